"""Points in, numbers out: ellipses, the one rasteriser, image to screen."""
