"""Claddings of boards along the wall: lap siding and slats. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Iterator, Sequence

from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from .cladding import Cladding
from .nails import add_nails
from .openings import Opening, cells, levels


def _boards(x0: float, x1: float, chance: Random, low: float, high: float) -> Iterator[tuple[float, float]]:
    """Divides a length into boards of random lengths from `low` to `high`; the last is `low` or longer."""
    while x1 - x0 > 0.01:
        end = min(x1, x0 + chance.uniform(low, high)) if x1 - x0 > low + high * 0.4 else x1
        yield x0, end
        x0 = end


def add_lap(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    """Adds lap siding: each board lies over the upper edge of the one below."""
    uneven = Random("uneven boards")
    for x0, z0, x1, z1 in cells(*size, openings, levels(size[1], clad.pitch)):
        course = (z0 / clad.pitch + 1e-4) % 1
        for left, right in _boards(x0, x1, chance, 2.4, 3.6):
            foot = -0.004 - 0.014 * (1 - course) - uneven.uniform(0, 0.0025)
            low = z0 + uneven.uniform(-0.0015, 0.0015) * (course < 0.01)
            ends = (left, right - 0.003)
            points = [
                (ends[0], foot, low),
                (ends[1], foot, low),
                (ends[1], -0.003, z1),
                (ends[0], -0.003, z1),
                (ends[0], 0, low),
                (ends[1], 0, low),
            ]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0), (4, 0, 3), (5, 2, 1)], clad.material)
            if right - left > 0.2 and z1 - z0 > 0.06:
                # The heads are painted over: only their shadows are seen.
                add_nails(mesh, ends, [z0 + 0.022], foot, clad.material)


def add_slats(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    """Adds slats along the wall, with a gap between each two courses."""
    uneven = Random("uneven boards")
    for x0, z0, x1, z1 in cells(*size, openings, levels(size[1], clad.pitch)):
        for left, right in _boards(x0, x1, chance, 1.2, 3.0):
            front = -0.02 - uneven.uniform(-0.0015, 0.0015)
            low, high = z0 + 0.0028 + uneven.uniform(0, 0.0016), z1 - 0.0028 - uneven.uniform(0, 0.0016)
            ends = (left + 0.0012, right - 0.0012)
            mesh.box((ends[0], front, low), (ends[1], 0, high), clad.material, 0.003)
            if right - left > 0.12 and high - low > 0.06:
                pair = [low + 0.022, high - 0.022]
                add_nails(mesh, ends, pair, front - 0.0004, plain("#4b4138", 0.45, 0.4, 0.6))
