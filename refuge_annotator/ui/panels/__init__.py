"""The panels beside the photograph."""
