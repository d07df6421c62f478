"""Drawing: shows a scene, decides nothing."""
