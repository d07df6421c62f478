"""Live charts of agreement; the only room that knows pyqtgraph."""
