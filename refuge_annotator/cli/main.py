"""The one door of the command line: a command's words in, its exit code out."""

import sys
from collections.abc import Sequence
from pathlib import Path

from refuge_annotator import terminal
from refuge_annotator.cli.outcome import FAILED, STOPPED, USAGE
from refuge_annotator.cli.parser import parser
from refuge_annotator.errors import UserError
from refuge_annotator.terminal import complain


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    0: all done. 1: it failed, or faults were found. 2: the command was not understood. 3: done in part, the rest is
    named. 130: stopped with Ctrl+C.
    """
    terminal.speak_utf8()
    try:
        arguments = parser().parse_args(_with_open(sys.argv[1:] if argv is None else argv))
        code: int = arguments.run(arguments)
    except SystemExit as leaving:  # how argparse ends --help, --version and mistakes
        return leaving.code if isinstance(leaving.code, int) else USAGE
    except UserError as error:
        complain(error.sentence())
        return FAILED
    except KeyboardInterrupt:
        complain("stopped")
        return STOPPED
    except BrokenPipeError:  # whoever read our output has gone
        terminal.fall_silent()
        return FAILED
    except terminal.OutputFailed as error:
        complain(f"the output cannot be written ({error}); send it to another place")
        return FAILED
    except Exception as error:
        complain(terminal.confess(error))
        return FAILED
    return code


def _with_open(words: Sequence[str]) -> list[str]:
    """Put in the command "open" where only a study, or nothing, is given."""
    if not words:
        return ["open"]
    is_study = words[0].casefold().endswith(".refuge") or Path(words[0]).is_file()
    return ["open", *words] if is_study and not words[0].startswith("-") else list(words)
