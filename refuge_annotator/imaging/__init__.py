"""Photographs: the one loader, where the disc probably is."""
