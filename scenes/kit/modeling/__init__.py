"""Builds meshes: outlines, transforms, boxes, cloth."""
