"""Readings and a review, merged into a reference standard."""
