"""Builds the 3D scenes of all pictures in Blender. No photo, texture, model or sky comes from outside."""
