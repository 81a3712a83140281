"""Potted trees and grasses before a wall, which is y = 0. Lengths in meters."""

from __future__ import annotations

from random import Random

from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.paving import concrete
from ..surfaces.soil import add_soil


def add_tall_pot(mesh: MeshBuilder, x: float) -> None:
    """An olive tree in a fluted pot."""
    chance, y = Random(f"tall pot {x:.2f}"), -0.42
    side = [
        (0.0, 0.0),
        (0.16, 0.0),
        (0.2, 0.2),
        (0.235, 0.46),
        (0.24, 0.52),
        (0.215, 0.52),
        (0.2, 0.48),
        (0, 0.48),
    ]
    mesh.lathe(x, y, side, concrete("#6f6a62", 0.75), 64)
    add_soil(mesh, x, y, 0.49, 0.2)
    plant("small_olive", x, y, chance, 0.46, 0.33)


def add_pots(x0: float, x1: float, streams: Streams) -> None:
    """A potted olive tree to the left of x0 and potted grass to the right of x1."""
    chance = streams["life"]
    for x, y, name, scale in (
        (x0 - 0.6, -0.45, "small_olive", 0.38),
        (x1 + 0.6, -0.5, "fountain_grass", 0.8),
    ):
        pot = MeshBuilder()
        wall = [
            (0.0, 0.0),
            (0.19, 0.0),
            (0.2, 0.012),
            (0.25, 0.488),
            (0.246, 0.5),
            (0.23, 0.5),
            (0.222, 0.43),
            (0, 0.43),
        ]
        pot.lathe(x, y, wall, concrete(chance.choice(("#4a4642", "#b0a898", "#a8674a")), 0.8), 64)
        add_soil(pot, x, y, 0.462, 0.224)
        pot.build("pot")
        plant(name, x, y, chance, 0.47, scale)
