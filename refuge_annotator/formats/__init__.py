"""One file per label format: write, read, verify."""
