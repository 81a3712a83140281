"""Stairs from a garden up to a deck. Lengths in meters."""

from __future__ import annotations

import math

from ..modeling.mesh import MeshBuilder
from ..surfaces.paving import concrete
from .railings import RAIL, rail_glass, rail_metal

RISER, TREAD = 0.18, 0.29
"""Largest height of a step, and its depth. IRC R311.7.5 allows a height of at most 0.197 m and a depth of at
least 0.254 m.
"""
NOSING = 0.02
"""How far the slab of a step reaches over the step below."""
OVER_STEPS = 0.12
"""Height of the lower edge of a pane above the middle of a step, so that it is above the nosings."""
SET_BACK = 0.15
"""Distance from the edge of a deck to its railing, where the railings of the stairs end."""


def add_stairs(mesh: MeshBuilder, x: float, edge: float, width: float, height: float, color: str) -> None:
    """Adds stairs that rise from the ground along y to the edge of a deck at y = `edge`. `x` is their left
    side, `height` that of the deck above the ground, `color` that of their concrete.
    """
    count = math.ceil(height / RISER)
    rise, foot = height / count, edge - (count - 1) * TREAD
    body, slab = concrete(color, 0.85), concrete(color, 0.7)
    for k in range(1, count):
        y, top = foot + TREAD * (k - 1), rise * k
        mesh.box((x, y, -0.05), (x + width, y + TREAD, top - 0.045), body)
        mesh.box((x - 0.01, y - NOSING, top - 0.05), (x + width + 0.01, y + TREAD, top), slab, 0.006)
    for side in (x + 0.05, x + width - 0.05):
        _add_slanted_rail(mesh, side, (foot + TREAD / 2, rise), (edge + SET_BACK, height))


def _add_slanted_rail(
    mesh: MeshBuilder, x: float, low: tuple[float, float], high: tuple[float, float]
) -> None:
    """A railing along stairs: two panes between three posts under a round rail. `low` and `high` are y and z
    of the feet of its first and last post.
    """
    metal, clear, panes = rail_metal(), rail_glass(), 2
    (y0, z0), (y1, z1) = low, high
    pitch = (z1 - z0) / (y1 - y0)
    feet = [y0 + (y1 - y0) * k / panes for k in range(panes + 1)]

    def z_at(y: float, above: float) -> float:
        return z0 + (y - y0) * pitch + above

    for y in feet:
        mesh.box((x - 0.02, y - 0.02, z_at(y, -0.05)), (x + 0.02, y + 0.02, z_at(y, RAIL)), metal, 0.004)
    for near, far in zip(feet, feet[1:]):
        a, b = near + 0.03, far - 0.03
        corners = [(a, OVER_STEPS), (b, OVER_STEPS), (b, RAIL - 0.05), (a, RAIL - 0.05)]
        mesh.quad(*((x, y, z_at(y, above)) for y, above in corners), clear)
    mesh.tube([(x, y0, z_at(y0, RAIL)), (x, y1, z_at(y1, RAIL))], 0.026, metal, 16)
