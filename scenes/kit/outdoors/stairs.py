"""Stairs from a garden up to a deck, with a railing of glass. Lengths in meters."""

from __future__ import annotations

import bpy

from ..modeling.mesh import MeshBuilder
from ..surfaces.glass import thin_glass
from ..surfaces.paving import concrete
from ..surfaces.plain import plain

RISER, TREAD = 0.18, 0.29
"""Largest height and depth of a step. IRC R311.7.5 allows at most 0.197 m and at least 0.254 m."""
NOSING = 0.02
"""How far the slab of a step reaches over the one below."""
RAIL = 1.03
"""Height of a railing above the floor or the edges of the steps."""


def _metal() -> bpy.types.Material:
    return plain("#1f2021", 0.4, 0.5, 0.4)


def add_glass_rail(mesh: MeshBuilder, length: float) -> None:
    """A railing on the edge of a deck along x: panes between posts, a post at each end, and a rail on top."""
    metal, clear = _metal(), thin_glass("#e4efec", 0.1, 0.4)
    panes = max(1, round(length / 1.4))
    for k in range(panes + 1):
        x = length * k / panes
        mesh.box((x - 0.02, -0.02, -0.1), (x + 0.02, 0.02, RAIL), metal, 0.004)
        if k < panes:
            left, right = x + 0.03, x + length / panes - 0.03
            mesh.quad((left, 0, 0), (right, 0, 0), (right, 0, 1), (left, 0, 1), clear)
    mesh.box((-0.05, -0.03, 1.0), (length + 0.05, 0.03, 1.05), metal, 0.005)


def run_of(height: float) -> float:
    """Returns how far stairs of a height reach into the garden."""
    return (_risers(height) - 1) * TREAD


def _risers(height: float) -> int:
    return -int(-height // RISER)


def add_stairs(mesh: MeshBuilder, x: float, edge: float, width: float, height: float, color: str) -> None:
    """Adds stairs that rise from the ground along y to the edge of a deck at y = `edge`. `x` is their left
    side, `height` that of the deck above the ground, `color` that of their concrete.
    """
    count, run = _risers(height), run_of(height)
    rise, body, slab = height / count, concrete(color, 0.85), concrete(color, 0.7)
    for k in range(1, count):
        y, top = edge - run + TREAD * (k - 1), rise * k
        mesh.box((x, y, -0.05), (x + width, y + TREAD, top - 0.045), body)
        mesh.box((x - 0.01, y - NOSING, top - 0.05), (x + width + 0.01, y + TREAD, top), slab, 0.006)
    for side in (x + 0.05, x + width - 0.05):
        _add_slanted_rail(mesh, side, edge - run + TREAD / 2, edge - 0.03, rise, height)


def _add_slanted_rail(mesh: MeshBuilder, x: float, foot: float, head: float, low: float, high: float) -> None:
    """A railing along stairs, from the height `low` at y = `foot` to `high` at y = `head`."""
    metal, clear = _metal(), thin_glass("#e4efec", 0.1, 0.4)
    panes = 2
    ends = [(foot + (head - foot) * k / panes, low + (high - low) * k / panes) for k in range(panes + 1)]
    for y, z in ends:
        mesh.box((x - 0.02, y - 0.02, z - 0.05), (x + 0.02, y + 0.02, z + RAIL - 0.04), metal, 0.004)
    for (y0, z0), (y1, z1) in zip(ends, ends[1:]):
        slope = (z1 - z0) / (y1 - y0) * 0.03
        near, far = (y0 + 0.03, z0 + slope), (y1 - 0.03, z1 - slope)
        corners = [(near, 0.06), (far, 0.06), (far, RAIL - 0.07), (near, RAIL - 0.07)]
        a, b, c, d = [(x, y, z + up) for (y, z), up in corners]
        mesh.quad(a, b, c, d, clear)
    mesh.tube([(x, foot, low + RAIL - 0.03), (x, head, high + RAIL - 0.03)], 0.026, metal, 16)
