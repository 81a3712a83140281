"""A cladding of split stones in mortar. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from mathutils import Vector, noise

from ..modeling.geometry import Face
from ..modeling.mesh import Material, MeshBuilder
from .cladding import MORTAR, Cladding
from .openings import Opening, cells


def _add_split_stone(mesh: MeshBuilder, stone: Opening, material: Material, chance: Random) -> None:
    """Adds one stone with a broken face: uneven facets that fall back to a ragged edge."""
    x0, z0, x1, z1 = stone
    columns, rows = max(3, round((x1 - x0) / 0.05)), max(3, round((z1 - z0) / 0.034))
    wide, tall, own = (x1 - x0) / columns, (z1 - z0) / rows, chance.uniform(0, 90)
    proud, lean = chance.uniform(0.024, 0.038), (chance.uniform(-0.004, 0.004), chance.uniform(-0.004, 0.004))
    points = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = 2 * i / columns - 1, 2 * j / rows - 1
            on_side, on_bed = abs(u) == 1, abs(v) == 1
            dx = -u * chance.uniform(0, 0.005) if on_side else chance.uniform(-0.3, 0.3) * wide
            dz = -v * chance.uniform(0, 0.004) if on_bed else chance.uniform(-0.3, 0.3) * tall
            x, z = x0 + i * wide + dx, z0 + j * tall + dz
            swell = 0.011 * noise.noise(Vector((x * 13, z * 19, own))) + chance.uniform(-0.002, 0.002)
            depth = proud + lean[0] * u + lean[1] * v + swell
            # Worn round at the rim, more in some places than in others.
            depth -= chance.uniform(0.006, 0.011) if on_side or on_bed else 0.0
            points.append((x, -max(MORTAR + 0.002, depth), z))
    faces: list[Face] = []
    row = columns + 1
    for j in range(rows):
        for i in range(columns):
            a, b, c, d = j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i
            faces += [(a, b, c), (a, c, d)] if chance.random() < 0.5 else [(a, b, d), (b, c, d)]
    bottom, top = [*range(row)], [rows * row + i for i in range(row)]
    ring = [*bottom, *(j * row + columns for j in range(1, rows)), *top[::-1]]
    ring += [j * row for j in range(rows - 1, 0, -1)]
    first = len(points)
    points += [(points[k][0], 0, points[k][2]) for k in ring]
    count = len(ring)
    faces += [(first + k, first + (k + 1) % count, ring[(k + 1) % count], ring[k]) for k in range(count)]
    mesh.add(points, faces, material)


def add_stones(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    """Adds stones of random lengths in courses of random heights."""
    courses, z = [], 0.0
    while z < size[1]:
        courses.append(z)
        z += chance.choice((0.07, 0.1, 0.13, 0.17))
    for x0, z0, x1, z1 in cells(*size, openings, courses):
        # The last course under an edge may be too low for a stone; mortar fills it.
        while x1 - x0 > 0.03 and z1 - z0 > 0.03:
            end = min(x1, x0 + chance.uniform(0.16, 0.52))
            end = x1 if x1 - end < 0.1 else end
            side, bed = chance.uniform(0.006, 0.010), chance.uniform(0.006, 0.009)
            _add_split_stone(mesh, (x0 + side, z0 + bed, end - side, z1 - bed), clad.material, chance)
            x0 = end
