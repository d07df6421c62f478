"""What is drawn over the photograph, one file each."""
