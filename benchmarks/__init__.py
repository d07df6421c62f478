"""Speed and accuracy, measured against peers and against plain loops that do only what cannot be avoided."""
