"""Numbers that clinicians and statisticians look at."""
