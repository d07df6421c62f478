"""Programs that measure this program; each prints one JSON object of samples."""
