"""Start the program."""

import sys

from refuge_annotator.cli import main

if __name__ == "__main__":
    sys.exit(main())
