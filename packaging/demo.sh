#!/bin/sh
# Show the program with the demo study: its window where there is a screen, verified labels where there is none.
set -eu

program=.venv/bin/refuge-annotator
folder=build/demo
study=$folder/demo.refuge
labels=build/demo-labels

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname -s)" = Darwin ]; then
    packaging/system_packages.sh window
    if [ -f "$study" ]; then exec "$program" open "$study"; fi
    exec "$program" demo "$folder"
fi

echo "No screen here: the demo study is read, reviewed and exported without its window."
[ -f "$study" ] || "$program" demo "$folder" --complete --no-window
if [ ! -d "$labels" ]; then
    "$program" export "$study" "$labels" --format refuge-training || [ $? = 3 ] # 3: some photographs had to stay out
fi
"$program" verify "$labels"
echo "The study lies at $study and its verified labels in $labels."
