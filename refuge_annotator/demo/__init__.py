"""The demo study: photographs, raters and a senior made from a seed."""
