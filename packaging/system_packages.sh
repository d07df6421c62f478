#!/bin/sh
# Make sure that this machine has what pip cannot bring.
#
#   system_packages.sh python    Python's venv
#   system_packages.sh window    the libraries that Qt needs to open a window
#   system_packages.sh test      a virtual screen as well
#   system_packages.sh bundle    what PyInstaller calls as well
#   system_packages.sh peers     what the programs need that are measured side by side with this one
#
# Debian and Ubuntu as root: installs what is missing. Any other Linux: names it in one line and fails. Elsewhere: nothing.
set -eu

# Each line: for what, Debian package, where to look (a Python module, a command, a library, a file, Python's own library).
needs() {
    cat <<'LIST'
python python3-venv        module:ensurepip
window libegl1             library:libEGL.so.1
window libgl1              library:libGL.so.1
window libopengl0          library:libOpenGL.so.0
window libgl1-mesa-dri     file:/usr/lib/*/dri/swrast_dri.so /usr/lib/*/libgallium-*.so /usr/lib64/dri/swrast_dri.so
window libglib2.0-0        library:libglib-2.0.so.0
window libx11-xcb1         library:libX11-xcb.so.1
window libxkbcommon-x11-0  library:libxkbcommon-x11.so.0
window libxcb-cursor0      library:libxcb-cursor.so.0
window libxcb-icccm4       library:libxcb-icccm.so.4
window libxcb-image0       library:libxcb-image.so.0
window libxcb-keysyms1     library:libxcb-keysyms.so.1
window libxcb-randr0       library:libxcb-randr.so.0
window libxcb-render-util0 library:libxcb-render-util.so.0
window libxcb-shape0       library:libxcb-shape.so.0
window libxcb-sync1        library:libxcb-sync.so.1
window libxcb-xfixes0      library:libxcb-xfixes.so.0
window libxcb-xkb1         library:libxcb-xkb.so.1
window libdbus-1-3         library:libdbus-1.so.3
window libfontconfig1      library:libfontconfig.so.1
window fonts-dejavu-core   file:/usr/share/fonts/*/*.[ot]t[fc] /usr/share/fonts/*/*/*.[ot]t[fc]
test   xvfb                command:Xvfb
bundle binutils            command:objdump
peers libxcb-xinerama0     library:libxcb-xinerama.so.0
LIST
    echo "bundle libpython$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) shared:python"
}

case "$1" in
    python | window) purposes="$1" ;;
    test) purposes="window test" ;;
    bundle) purposes="window test bundle" ;;
    peers) purposes="window test peers" ;;
    *) echo "usage: $0 python|window|test|bundle|peers" >&2; exit 2 ;;
esac
[ "$(uname -s)" = Linux ] || exit 0
python=${PYTHON:-python3}

present() {
    place=${1#*:}
    case "$1" in
        module:*) "$python" -c "import $place" ;;
        shared:*) ls "$("$python" -c 'from sysconfig import get_config_var as v; print(v("LIBDIR"), v("INSTSONAME"), sep="/")')" ;;
        command:*) command -v "$place" ;;
        library:*) printf '%s\n' "$libraries" | grep -qF "$place " ;;
        # shellcheck disable=SC2086  # the patterns are there to be expanded
        file:*) ls $place 2>/dev/null | grep . ;;
    esac
}

libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p)
missing=$(
    needs | while read -r purpose package where; do
        case " $purposes " in *" $purpose "*) present "$where" >/dev/null 2>&1 || printf '%s ' "$package" ;; esac
    done
)
[ -n "$missing" ] || exit 0

if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing $missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq </dev/null
    # shellcheck disable=SC2086  # one word per package
    apt-get install -y -qq --no-install-recommends $missing </dev/null >/dev/null
elif command -v apt-get >/dev/null; then
    echo "This machine lacks system packages; install them with: sudo apt-get install $missing" >&2
    exit 1
else
    echo "This machine lacks system packages (Debian's names): $missing" >&2
    exit 1
fi
