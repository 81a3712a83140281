"""Railings of glass between posts of steel. Lengths in meters."""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.glass import thin_glass
from ..surfaces.plain import plain

RAIL = 1.0
"""Height of the lower edge of the top rail above a deck, and of the rail of stairs above the middle of each
step.
"""


def rail_metal() -> Material:
    """Black painted steel."""
    return plain("#1f2021", 0.4, 0.5, 0.4)


def rail_glass() -> Material:
    """Clear panes."""
    return thin_glass("#e4efec", 0.1, 0.4)


def add_glass_rail(mesh: MeshBuilder, length: float) -> None:
    """A railing on the edge of a deck along x: panes between posts, a post at each end, and a rail on top."""
    metal, clear = rail_metal(), rail_glass()
    panes = max(1, round(length / 1.4))
    for k in range(panes + 1):
        x = length * k / panes
        mesh.box((x - 0.02, -0.02, -0.1), (x + 0.02, 0.02, RAIL + 0.03), metal, 0.004)
        if k < panes:
            left, right = x + 0.03, x + length / panes - 0.03
            mesh.quad((left, 0, 0), (right, 0, 0), (right, 0, RAIL), (left, 0, RAIL), clear)
    mesh.box((-0.05, -0.03, RAIL), (length + 0.05, 0.03, RAIL + 0.05), metal, 0.005)
