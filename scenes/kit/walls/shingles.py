"""Shingles of wood. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from ..modeling.mesh import MeshBuilder
from .cladding import Cladding
from .openings import Opening, cells, levels


def add_shingles(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    """Adds courses of shingles of random widths."""
    for x0, z0, x1, z1 in cells(*size, openings, levels(size[1], clad.pitch)):
        while x1 - x0 > 0.01:
            end = min(x1, x0 + chance.uniform(0.09, 0.2))
            foot, drop = -0.015 - chance.uniform(0, 0.005), chance.uniform(-0.004, 0.003)
            lean = chance.uniform(-0.002, 0.002)
            points = [
                (x0 + 0.0018, foot, z0 + drop),
                (end - 0.0018, foot + lean, z0 + drop),
                (end - 0.0018, -0.003, z1),
                (x0 + 0.0018, -0.003, z1),
                (x0, 0, z0 + drop),
                (end, 0, z0 + drop),
            ]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0)], clad.material)
            x0 = end
