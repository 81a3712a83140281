"""The background of a garden: a board fence, shrubs and the houses next door. Sizes in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.plain import plain
from ..surfaces.plaster import stucco
from .nursery import plant

ROOFS = ("#6d655c", "#5a5752", "#7d6a58", "#8a6a55")
WALLS = ("#e6dfd2", "#d5cbbb", "#c9ccc6", "#ded3c0", "#bfb8aa")
SHRUBS: Sequence[tuple[str, float]] = (
    ("shrub", 1.5),
    ("white_shrub", 1.7),
    ("sage", 1.6),
    ("green_grass", 1.3),
    ("red_shrub", 1.3),
    ("fountain_grass", 1.2),
    ("small_olive", 0.6),
)


def add_fence(x0: float, x1: float, y: float, chance: Random, z: float = 0, height: float = 1.75) -> None:
    """A fence of weathered upright boards along x, each a little different in height. The boards touch,
    because light between them would look like a mistake.
    """
    mesh, boards = MeshBuilder(), wood(chance.choice(("#9a8a74", "#8d7a63", "#a58a68")), "v", 0.9, 0.22)
    x = x0
    while x < x1:
        top = z + height + chance.uniform(-0.012, 0.012)
        mesh.box((x, y, z + 0.03), (x + 0.139, y + 0.02, top), boards, 0.003)
        x += 0.14
    mesh.box((x0, y + 0.02, z + height - 0.3), (x1, y + 0.06, z + height - 0.21), boards, 0.003)
    mesh.build("fence", smooth=False)


def _add_house(mesh: MeshBuilder, chance: Random) -> None:
    """Adds a plain gabled house that faces -y, just detailed enough for a background."""
    width, depth, high = chance.uniform(9, 13), 8.0, chance.choice((2.7, 2.8, 5.2))
    skin, trim = stucco(chance.choice(WALLS)), plain("#efede7", 0.6)
    roof, dark = plain(chance.choice(ROOFS), 0.95, 0.1, 0, 12), plain("#2b3236", 0.08, 0.6)
    rise, over = depth / 2 * chance.uniform(0.3, 0.45), 0.45
    mesh.box((0, 0, 0), (width, depth, high), skin)
    ridge = high + rise
    mesh.add([(0, 0, high), (0, depth, high), (0, depth / 2, ridge)], [(0, 2, 1)], skin)
    mesh.add([(width, 0, high), (width, depth, high), (width, depth / 2, ridge)], [(0, 1, 2)], skin)
    drop = over * rise / (depth / 2)
    for front, back in ((-over, depth / 2), (depth + over, depth / 2)):
        low = high - drop
        for lift, face in ((0.0, (3, 2, 1, 0)), (0.16, (0, 1, 2, 3))):
            mesh.add(
                [
                    (-over, front, low + lift),
                    (width + over, front, low + lift),
                    (width + over, back, ridge + lift),
                    (-over, back, ridge + lift),
                ],
                [face],
                roof,
            )
        mesh.box((-over, front - 0.02, low - 0.04), (width + over, front + 0.02, low + 0.17), trim)
    for level in range(2 if high > 4 else 1):
        for k in range(3):
            x, z = width * (k + 0.5) / 3 - 0.6, 0.95 + 2.5 * level
            mesh.box((x - 0.08, -0.04, z - 0.08), (x + 1.28, 0, z + 1.33), trim)
            mesh.box((x, -0.05, z), (x + 1.2, -0.03, z + 1.25), dark)
    mesh.box((width * 0.3, depth * 0.55, high), (width * 0.3 + 0.8, depth * 0.55 + 0.6, ridge + 0.8), skin)


def add_neighbors(
    x0: float, x1: float, y: float, chance: Random, z: float = 0, turn: float = 0, mirrored: bool = False
) -> None:
    """Houses along x with gaps between them; `turn` rotates each about its corner, in degrees."""
    x = x0
    while x < x1:
        mesh = MeshBuilder()
        with mesh.at(Matrix.Translation((0, 0, z)) @ place_at(x, y + chance.uniform(-1, 2), 0, turn)):
            _add_house(mesh, chance)
        mesh.build("neighbor", smooth=False).visible_glossy = mirrored
        x += chance.uniform(15, 19)


def add_layered_shrubs(
    x0: float,
    x1: float,
    y: float,
    chance: Random,
    z: float = 0,
    kinds: Sequence[tuple[str, float]] = SHRUBS,
) -> None:
    """Shrubs in two uneven rows along x, low ones in front of tall ones, with gaps."""
    for row, (size, spread) in enumerate(((0.7, 0.6), (1.15, 0.9))):
        x = x0 + chance.uniform(0, 0.6)
        while x < x1:
            if chance.random() > 0.22:
                name, scale = chance.choice(kinds)
                grown = scale * size * chance.uniform(0.7, 1.15)
                plant(name, x, y + 0.75 * row + chance.uniform(-0.25, 0.25), chance, z, grown)
            x += spread * chance.uniform(0.8, 1.7)
