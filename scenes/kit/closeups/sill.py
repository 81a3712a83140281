"""What people put on the inner sill of a window. Each arrangement is a function, and one is on each sill."""

from __future__ import annotations

import math
from random import Random
from typing import Callable

from mathutils import Matrix

from ..interiors.books import add_books, add_upright_books
from ..interiors.crockery import add_cup
from ..interiors.palettes import POTS
from ..interiors.pots import add_planter, add_vase
from ..modeling.geometry import place_at, rounded
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.plain import plain

STOOL = 0.045
"""Height of the board on an inner sill."""
MIDDLE = 0.19
"""y of the middle of the board."""
COVERS = ("#7f8f86", "#c7b9a0", "#3f4f5c", "#8e5b46", "#d8d2c4", "#b59a5a", "#5b5d63", "#9aa7ad")

Arrange = Callable[[MeshBuilder, float, float, Random], None]


def _potted(kind: str, size: float = 0.26, scale: float = 0.34) -> Arrange:
    def add(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
        with mesh.at(Matrix.Translation((0, 0, z))):
            soil = add_planter(mesh, x, MIDDLE, chance.choice(POTS), size)
        plant(kind, x, MIDDLE, chance, z + soil, scale)

    return add


def _herbs(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """Three small clay pots with herbs, each of its own height."""
    for k in range(3):
        at, size = x + (k - 1) * 0.135 + chance.uniform(-0.015, 0.015), chance.uniform(0.19, 0.23)
        with mesh.at(Matrix.Translation((0, 0, z))):
            soil = add_planter(mesh, at, MIDDLE, "#a8694c", size)
        kind = ("green_grass", "fern", "sage")[k]
        plant(kind, at, MIDDLE, chance, z + soil, (0.2, 0.2, 0.3)[k])


def _grass_vase(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """A tall vase with dry grass."""
    add_vase(mesh, x, MIDDLE, z, "#6f7d78", 0.25, 0.062)
    plant("vase_grass", x, MIDDLE, chance, z + 0.2, 0.55)


def _pitcher(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """A pitcher of white enamel with a dark rim, a few stems of grass in it."""
    enamel, rim = plain("#dfdacd", 0.2), plain("#27384a", 0.25)
    body = [(0.0, 0), (0.05, 0), (0.066, 0.045), (0.06, 0.11), (0.042, 0.165), (0.05, 0.2), (0.047, 0.2)]
    mesh.lathe(x, MIDDLE, [(r, z + h) for r, h in rounded(body)], enamel, 64)
    ear = [(0.048, 0.18), (0.085, 0.175), (0.1, 0.13), (0.09, 0.08), (0.06, 0.06)]
    mesh.tube([(x + dx, MIDDLE, z + h) for dx, h in rounded(ear)], 0.006, enamel, 14)
    for radius, high in ((0.0487, 0.2), (0.0515, 0.003)):
        turns = [2 * math.pi * k / 40 for k in range(41)]
        ring = [(x + radius * math.cos(a), MIDDLE + radius * math.sin(a), z + high) for a in turns]
        mesh.tube(ring, 0.0032, rim, 10, capped=False)
    plant("vase_grass", x, MIDDLE, chance, z + 0.12, 0.52)


def _books(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    add_books(mesh, x, MIDDLE, z, chance.sample(COVERS, 2), 0.75)


def _bookends(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """A short row of upright books between two blocks of wood."""
    oak = wood("#9a7650", "v", 0.45)
    with mesh.at(Matrix.Translation((0, MIDDLE, z))):
        add_upright_books(mesh, x - 0.12, x + 0.14, -0.06, 0, chance)
        for at in (x - 0.15, x + 0.145):
            mesh.box((at, -0.045, 0), (at + 0.025, 0.045, 0.12), oak, 0.003)


def _cup_and_book(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    add_books(mesh, x - 0.07, MIDDLE, z, [chance.choice(COVERS)], 0.7)
    add_cup(mesh, x + 0.14, MIDDLE, z, "#d7d2c6")


def _bowl(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """A wooden bowl of lemons."""
    side = [(0.0, 0.0), (0.05, 0.0), (0.095, 0.03), (0.115, 0.07), (0.11, 0.07), (0.085, 0.032), (0.0, 0.012)]
    mesh.lathe(x, MIDDLE, [(r, z + h) for r, h in rounded(side)], wood("#7d5a3c", "x", 0.4), 64)
    peel = plain("#d9b53c", 0.42, 0.5, 0, 300)
    half = [(0.0, -0.047), (0.006, -0.044), (0.0125, -0.037), (0.0265, -0.02), (0.031, 0.0)]
    lemon = rounded([*half, *((r, -h) for r, h in half[-2::-1])])
    for k in range(5):
        turn, reach = k * 2.4, 0.0 if k == 4 else 0.052
        at = (x + reach * math.cos(turn), MIDDLE + reach * math.sin(turn), z + (0.094 if k == 4 else 0.06))
        # Each lies on its side, as it fell.
        lying = Matrix.Rotation(math.radians(chance.uniform(65, 100)), 4, "X")
        with mesh.at(place_at(*at, chance.uniform(0, 360), chance.uniform(0.9, 1.1)) @ lying):
            mesh.lathe(0, 0, lemon, peel, 28)


def _candles(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """Two candles of different height in brass sticks."""
    brass, wax = plain("#a98a4d", 0.3, 0.5, 1), plain("#ece5d3", 0.5, 0.3)
    for dx, tall in ((-0.06, 0.16), (0.06, 0.1)):
        stick = [(0.0, 0.0), (0.036, 0.0), (0.034, 0.008), (0.009, 0.014), (0.008, tall * 0.8), (0.015, tall)]
        mesh.lathe(x + dx, MIDDLE, [(r, z + h) for r, h in stick], brass, 40)
        mesh.cylinder((x + dx, MIDDLE, z + tall), (x + dx, MIDDLE, z + tall + 0.13), 0.01, wax, 24)


def _frame(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """A small framed photograph, seen from behind, that leans on its foot, beside a low vase."""
    back, oak = plain("#8d7a63", 0.8), wood("#6b4a30", "v", 0.4)
    with mesh.at(place_at(x, MIDDLE, z, 12) @ Matrix.Rotation(math.radians(-12), 4, "X")):
        mesh.box((-0.075, 0.0, 0.0), (0.075, 0.012, 0.2), oak, 0.002)
        mesh.box((-0.062, -0.002, 0.012), (0.062, 0.0, 0.188), back)
    add_vase(mesh, x + 0.15, MIDDLE, z, "#b98a6a", 0.11, 0.05)


def _succulents(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    """Two succulents in low bowls of different size."""
    for dx, size in ((-0.1, 1.0), (0.11, 0.72)):
        bowl = [
            (0.0, 0.0),
            (0.04, 0.0),
            (0.062, 0.03),
            (0.066, 0.062),
            (0.06, 0.062),
            (0.054, 0.05),
            (0, 0.05),
        ]
        glaze = plain("#6d6a63" if dx < 0 else "#b98a6a", 0.5)
        mesh.lathe(x + dx, MIDDLE, [(r * size, z + h * size) for r, h in bowl], glaze, 48)
        plant("agave", x + dx, MIDDLE, chance, z + 0.045 * size, 0.21 * size)


def _nothing(mesh: MeshBuilder, x: float, z: float, chance: Random) -> None:
    pass


ON_SILL: dict[str, Arrange] = {
    "herbs": _herbs,
    "grass": _grass_vase,
    "pitcher": _pitcher,
    "books": _books,
    "bookends": _bookends,
    "cup": _cup_and_book,
    "bowl": _bowl,
    "candles": _candles,
    "frame": _frame,
    "rubber_plant": _potted("rubber_plant"),
    "fern": _potted("fern"),
    "snake_plant": _potted("snake_plant", 0.24, 0.3),
    "succulents": _succulents,
    "nothing": _nothing,
}


DRAWN = sorted(set(ON_SILL) - {"succulents"})
"""Of these, one is drawn if a description names none."""


def things_on_sills(count: int, first: str | None, chance: Random) -> list[str]:
    """What is on the sills of units side by side: names in `ON_SILL`, the first one given or drawn, the others
    drawn, each different from the one before it.
    """
    names = [first or chance.choice(DRAWN)]
    while len(names) < count:
        names.append(chance.choice([name for name in DRAWN if name != names[-1]]))
    return names


def add_to_sill(x0: float, x1: float, z: float, streams: Streams, things: str) -> None:
    """Adds the inner sill of a window, level with the inner edge of its frame, and what is on it: a name in
    `ON_SILL`.
    """
    chance, mesh = streams["sill"], MeshBuilder()
    mesh.box((x0, 0.13, z), (x1, 0.26, z + STOOL), plain("#dad4c8", 0.5, 0.3), 0.004)
    spot = chance.uniform(x0 + 0.22, x1 - 0.22)
    ON_SILL[things](mesh, spot, z + STOOL, chance)
    mesh.build("things on the sill")
