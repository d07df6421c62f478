"""The words of a reading study, as frozen values."""
