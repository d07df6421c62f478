"""Programs that measure peers, run by the Python of each peer's own environment."""
