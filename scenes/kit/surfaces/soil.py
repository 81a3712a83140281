"""Potting soil."""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from .plain import plain


def add_soil(mesh: MeshBuilder, x: float, y: float, z: float, radius: float) -> None:
    """Adds the soil in a round pot: a disc that is slightly higher in its middle. Meters."""
    mesh.lathe(x, y, [(radius, z - 0.02), (radius, z - 0.008), (0, z)], _soil(), 48)


def _soil() -> Material:
    """Dark brown earth with grains."""
    return plain("#3b2f26", 0.95, 0.1, 0, 60)
