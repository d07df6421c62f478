"""What a rater or a senior can do, without a window."""
