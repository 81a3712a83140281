"""Cups, a bowl of fruit, and the dishes on the shelves of a kitchen. Sizes in meters."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

from ..modeling.geometry import rounded
from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.plain import plain

FRUIT = ("#d9a33c", "#d07a2c", "#8fa648", "#a63d33")
PLATE = ((0, 0), (0.062, 0), (0.098, 0.013), (0.096, 0.016), (0.06, 0.004), (0, 0.004))
BOWL = ((0, 0), (0.032, 0), (0.06, 0.028), (0.07, 0.058), (0.0675, 0.058), (0.056, 0.028), (0, 0.006))
BEAKER = ((0, 0), (0.034, 0), (0.037, 0.012), (0.039, 0.088), (0.0365, 0.088), (0.034, 0.01), (0, 0.008))
"""Sections of dishes from the middle of the lower side out to the rim and back: radius and height."""


def add_fruit_bowl(mesh: MeshBuilder, x: float, y: float, z: float, chance: Random) -> None:
    """Adds a bowl with three pieces of one kind of fruit on a surface at height z."""
    skin, fruit = plain(chance.choice(("#d9cdb8", "#5d6a70", "#efece6")), 0.4), chance.choice(FRUIT)
    mesh.lathe(
        x,
        y,
        [(0, z + 0.005), (0.08, z + 0.01), (0.13, z + 0.065), (0.125, z + 0.07), (0, z + 0.02)],
        skin,
        40,
    )
    peel = plain(fruit, 0.45, 0.4)
    for dx, dy in ((-0.03, 0), (0.04, 0.02), (0.0, -0.05)):
        ball = [
            (0.036 * math.sin(math.pi * k / 10), z + 0.055 - 0.036 * math.cos(math.pi * k / 10))
            for k in range(11)
        ]
        mesh.lathe(x + dx, y + dy, ball, peel, 24)


def add_cup(mesh: MeshBuilder, x: float, y: float, z: float, color: str = "#efece6") -> None:
    """A coffee cup on a saucer."""
    skin = plain(color, 0.25)
    mesh.lathe(
        x,
        y,
        [(0, z + 0.004), (0.05, z + 0.006), (0.07, z + 0.014), (0.068, z + 0.016), (0, z + 0.008)],
        skin,
        40,
    )
    cup = [(0.022, 0.012), (0.036, 0.03), (0.041, 0.07), (0.038, 0.07), (0.033, 0.03), (0, 0.02)]
    mesh.lathe(x, y, [(r, z + h) for r, h in cup], skin, 40)
    mesh.cylinder((x, y, z + 0.058), (x, y, z + 0.060), 0.036, plain("#3a2415", 0.2), 32)
    ear = [
        (x + 0.036, y, z + 0.06),
        (x + 0.062, y, z + 0.055),
        (x + 0.06, y, z + 0.03),
        (x + 0.034, y, z + 0.028),
    ]
    mesh.tube(ear, 0.0045, skin, 10)


def _add_stack(
    mesh: MeshBuilder,
    x: float,
    y: float,
    z: float,
    half: Sequence[tuple[float, float]],
    step: float,
    count: int,
) -> None:
    """Adds a stack of `count` equal dishes, `step` apart; `half` is the section of one, as in `PLATE`."""
    glaze = plain(("#f1eee7", "#e3ddd0", "#c3ccc4")[count % 3], 0.3)
    for k in range(count):
        mesh.lathe(x, y, [(r, z + k * step + h) for r, h in half], glaze, 48)


def _add_jar(mesh: MeshBuilder, x: float, y: float, z: float, tall: float) -> None:
    """A jar with a wooden lid."""
    body = [(0, 0), (0.05, 0), (0.054, 0.01), (0.054, tall - 0.015), (0.047, tall), (0, tall)]
    mesh.lathe(x, y, [(r, z + h) for r, h in rounded(body)], plain("#ece7dc", 0.25), 48)
    lid = [(0, tall), (0.052, tall), (0.053, tall + 0.004), (0.053, tall + 0.018), (0.05, tall + 0.022)]
    mesh.lathe(x, y, [(r, z + h) for r, h in [*lid, (0, tall + 0.022)]], wood("#a67c52", "x", 0.5), 40)


def add_crockery(
    mesh: MeshBuilder, ends: tuple[float, float], y: float, z: float, row: int, chance: Random
) -> None:
    """Adds what stands on a kitchen shelf from end to end: plates and bowls in stacks, beakers in rows, jars.

    The first shelf begins with plates, the next with jars, so that two shelves differ.
    """
    x, kinds = ends[0], ("plates", "beakers", "bowls", "jars")
    for k in range(8):
        kind = kinds[(k + row * 3) % 4]
        wide = {"plates": 0.2, "beakers": 0.27, "bowls": 0.145, "jars": 0.24}[kind]
        if x + wide > ends[1]:
            return
        if kind == "plates":
            _add_stack(mesh, x + 0.1, y, z, PLATE, 0.0085, chance.choice((5, 6, 7)))
        elif kind == "bowls":
            _add_stack(mesh, x + 0.07, y, z, BOWL, 0.021, chance.choice((3, 4)))
        elif kind == "beakers":
            for place in (0.04, 0.13, 0.22):
                shift = chance.uniform(-0.012, 0.012)
                _add_stack(mesh, x + place + shift, y + 3 * shift, z, BEAKER, 0.05, chance.choice((1, 1, 2)))
        else:
            _add_jar(mesh, x + 0.055, y, z, chance.uniform(0.15, 0.19))
            _add_jar(mesh, x + 0.175, y + 0.01, z, chance.uniform(0.10, 0.13))
        x += wide + chance.uniform(0.04, 0.09)
