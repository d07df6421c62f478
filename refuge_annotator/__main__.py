"""Start the program, so that Ctrl+C ends it cleanly at any moment, also while it still loads."""

import os
import signal
import sys
from types import FrameType

STOPPED = 130


def main() -> int:
    """Run the command line and return its exit code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small here: threads only take time to begin
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a shell may have asked to ignore it
        signal.signal(signal.SIGINT, _stop)
    try:
        from refuge_annotator.cli.main import main as run

        code = run()
    except KeyboardInterrupt:
        print("refuge-annotator: stopped", file=sys.stderr)
        code = STOPPED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is done and said
    return code


def _stop(_number: int, _frame: FrameType | None) -> None:
    """Stop once: a second Ctrl+C must not break off the tidying up after the first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
