"""The schema, one step per file; applied in one transaction by `migrate.py`."""
