"""The schema, one step per file; applied in one transaction by `schema.py`.

A step uses what SQLite's ALTER TABLE can do; beyond that it makes the new table with its triggers, fills it, drops the
old one and renames. Not `batch_alter_table`: it writes the rules in an order of chance, so that no schema is equal to
the expected one, and forgets the triggers.
"""
