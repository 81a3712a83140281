"""Pieces that more than one kind of room uses: potted plants, pictures, and the cushions of armchairs."""

from __future__ import annotations

import math
from random import Random

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.pillows import add_pillow
from ..plants.nursery import INDOOR, ROOM_PLANTS, plant
from ..surfaces.boards import wood
from ..surfaces.paint import painting
from ..surfaces.plain import plain
from ..surfaces.shading import srgb
from .palettes import PAINTINGS, POTS
from .pots import PLANTERS, add_planter
from .shell import Shell


def add_potted(
    x: float,
    y: float,
    chance: Random,
    scale: float = 1,
    name: str | None = None,
    style: Random | None = None,
) -> None:
    """Adds a plant in a pot on the floor. With `style`, pot and plant are drawn from more kinds; a plant
    given by `name` stays.
    """
    mesh = MeshBuilder()
    form = style.randrange(len(PLANTERS)) if style else 0
    soil = add_planter(mesh, x, y, chance.choice(POTS), 0.85, form)
    mesh.build("pot")
    usual = name or chance.choice(INDOOR)
    plant(usual if name or not style else style.choice(ROOM_PLANTS), x, y, chance, soil, scale)


def unlike(chance: Random, colors: tuple[str, ...], other: str) -> str:
    """Draws a color that differs clearly from another one, so that a cushion is not lost in its seat."""

    def differs(color: str) -> bool:
        pairs = zip(srgb(color)[:3], srgb(other)[:3])
        return sum(abs(a**0.45 - b**0.45) for a, b in pairs) > 0.35

    return chance.choice([color for color in colors if differs(color)])


def add_art(mesh: MeshBuilder, at: Matrix, width: float, height: float, colors: tuple[str, str, str]) -> None:
    """Adds a framed picture with a mat that faces -y. `at` moves the middle of the frame into place."""
    frame, mat = wood("#8a6645", "h", 0.4, 0.1), plain("#f6f4ee", 0.9)
    half, tall = width / 2, height / 2
    with mesh.at(at):
        for x0, z0, x1, z1 in (
            (-half, -tall, -half + 0.02, tall),
            (half - 0.02, -tall, half, tall),
            (-half + 0.02, -tall, half - 0.02, -tall + 0.02),
            (-half + 0.02, tall - 0.02, half - 0.02, tall),
        ):
            mesh.box((x0, -0.03, z0), (x1, 0, z1), frame, 0.002)
        mesh.box((-half + 0.015, -0.012, -tall + 0.015), (half - 0.015, 0, tall - 0.015), mat)
        inner = 0.07 + 0.06 * width
        mesh.box(
            (-half + inner, -0.014, -tall + inner), (half - inner, -0.011, tall - inner), painting(*colors)
        )


def hang_art(mesh: MeshBuilder, shell: Shell, x: float, chance: Random) -> None:
    """Hangs a picture on the window wall with its middle at x."""
    at = place_at(x, shell.depth - 0.002, 1.62)
    add_art(mesh, at, 0.5, 0.7, chance.choice(PAINTINGS))


def add_chair_cushion(x: float, y: float, turn: float, cloth: Material, askew: float = 0) -> None:
    """Adds a cushion to the armchair at (x, y). It leans on the back. Its lower edge sinks 2 cm into the
    seat, so that no light shines through below it.
    """
    tilt = Matrix.Rotation(math.radians(73), 4, "X")
    add_pillow((0.44, 0.44), place_at(x, y, 0, turn) @ place_at(0, 0.17, 0.655, askew) @ tilt, cloth, 1.96)
