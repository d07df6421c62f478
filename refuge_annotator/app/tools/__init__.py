"""Mouse tools as state machines without a toolkit."""
