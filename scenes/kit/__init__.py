"""Builds the 3D scenes of all pictures in Blender, without photographs, textures, models or skies from outside."""
