"""How a command can end: its exit codes."""

DONE, FAILED, USAGE, IN_PART, STOPPED = 0, 1, 2, 3, 130
