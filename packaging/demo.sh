#!/bin/sh
# Show the program with the demo study: its window where there is a screen, verified labels where there is none.
set -eu

program=.venv/bin/refuge-annotator
folder=build/demo
study=$folder/demo.refuge
complete=build/demo-complete
labels=build/demo-labels

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname -s)" = Darwin ]; then
    packaging/system_packages.sh window
    if [ -f "$study" ]; then exec "$program" open "$study"; fi
    exec "$program" demo "$folder"
fi

echo "No screen here: the demo study is read, reviewed and exported without its window."
[ -f "$study" ] || "$program" demo "$folder" --no-window # to try the work on, once there is a screen
[ -f "$complete/demo.refuge" ] || "$program" demo "$complete" --complete --no-window
if [ ! -d "$labels" ]; then
    "$program" export "$complete/demo.refuge" "$labels" --format refuge-training || [ $? = 3 ] # 3: some had to stay out
fi
"$program" verify "$labels"
echo "The study to try the work on lies at $study, the finished one at $complete/demo.refuge,"
echo "and the finished one's verified labels in $labels."
