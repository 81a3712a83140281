"""A cladding of bricks. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plaster import stucco
from .cladding import MORTAR, Cladding
from .openings import Opening, cells, levels

BRICK, BRICK_COURSE, BED = (0.2, 0.065), 0.075, 0.01
"""Length and height of a brick, height of a course, and width of the joints between bricks."""
SHORTEST = 0.055
"""Length of the shortest piece of brick. A shorter one is joined to its neighbor: slivers at frames look wrong."""
RECESS = 0.003
"""How far the mortar lies behind the bricks. Deeper joints make bricks look like tiles."""


def brick_mortar() -> Material:
    return stucco("#a0968a", 0.5)


def _add_brick(mesh: MeshBuilder, brick: Opening, front: float, material: Material, chance: Random) -> None:
    """Adds one brick: none is quite straight, flush with the others or sharp at its edges."""
    x0, z0, x1, z1 = brick
    low = (
        x0 + chance.uniform(0, 0.002),
        front + chance.uniform(-0.0018, 0.0018),
        z0 + chance.uniform(0, 0.0015),
    )
    high = (x1 - chance.uniform(0, 0.002), 0, z1 - chance.uniform(0, 0.0015))
    mesh.box(low, high, material, chance.uniform(0.0012, 0.0026))


def _row_of_bricks(mesh: MeshBuilder, row: Opening, front: float, material: Material, chance: Random) -> None:
    """Adds bricks that stand side by side: over an opening, or under it as its sill."""
    x0, z0, x1, z1 = row
    count = round((x1 - x0) / BRICK_COURSE)
    pitch = (x1 - x0) / count
    for k in range(count):
        left = x0 + k * pitch + BED / 2
        _add_brick(mesh, (left, z0, left + pitch - BED, z1), front, material, chance)


def _lengths(x0: float, x1: float, start: float, pitch: float) -> list[tuple[float, float]]:
    """The ends of the bricks of a course between two x. The bond begins at `start`."""
    spans: list[tuple[float, float]] = []
    for k in range(int((x0 - start) / pitch), int((x1 - start) / pitch) + 1):
        left, right = max(x0, start + k * pitch), min(x1, start + (k + 1) * pitch - BED)
        if right - left < 0.001:
            continue
        if spans and (right - left < SHORTEST or spans[-1][1] - spans[-1][0] < SHORTEST):
            spans[-1] = (spans[-1][0], right)
        else:
            spans.append((left, right))
    return spans


def add_bricks(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    """Adds bricks in a running bond, upright bricks over each opening, and a sill of bricks on edge."""
    aside, reach, taken = 0.1, 0.046, list(openings)
    for x0, z0, x1, z1 in openings:
        left, right, low = x0 - aside, x1 + aside, z0 - reach - 0.105
        over, under = (left, z1, right, z1 + BRICK[0] + BED), (left, low - BED, right, z0)
        _row_of_bricks(mesh, (left, z1 + BED, right, z1 + BRICK[0]), -MORTAR, clad.material, chance)
        _row_of_bricks(mesh, (left, low, right, z0 - reach), -0.042, clad.material, chance)
        mesh.box(
            (left + 0.004, RECESS - 0.042, low + 0.004),
            (right - 0.004, 0, z0 - reach - 0.003),
            brick_mortar(),
        )
        taken += [over, under]
    pitch = BRICK[0] + BED
    for x0, z0, x1, z1 in cells(*size, taken, levels(size[1], BRICK_COURSE)):
        course = int(z0 / BRICK_COURSE + 1e-4)
        start = -pitch / 2 * (course % 2)
        if z1 - z0 <= 0.02:
            continue
        for left, right in _lengths(x0, x1, start, pitch):
            _add_brick(mesh, (left, z0 + BED, right, z1), -MORTAR, clad.material, chance)
