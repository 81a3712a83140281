"""Pieces that more than one kind of room uses: rugs, potted plants, pictures, and the cushions of armchairs."""

from __future__ import annotations

import math
from random import Random

from mathutils import Matrix

from ..modeling.cloth import add_pillow
from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder, put_mesh
from ..plants.nursery import INDOOR, plant
from ..plants.shrubs import blades
from ..surfaces.materials import fabric, wool
from ..surfaces.shading import srgb
from .furniture import add_art, add_planter
from .palettes import PAINTINGS, POTS, RUGS
from .shell import Shell


def add_rug(
    x0: float, y0: float, x1: float, y1: float, chance: Random, own: tuple[str, ...] | None = None
) -> None:
    """Adds a rug whose pile is real geometry, in patches of half a meter; `own` are its colors, if they are not drawn."""
    drawn = chance.choice(RUGS)
    colors = own or drawn
    back, side = MeshBuilder(), 0.5
    back.box((x0, y0, 0), (x1, y1, 0.006), fabric(colors[0], 260), 0.002)
    back.build("rug")
    pile = blades(21, 5200, 0.016, 0.006, 1.1, colors, None)
    # Grass lets light through and differs from clump to clump; wool does neither.
    pile.materials[0] = wool(colors)
    for i in range(int((x1 - x0) / side + 0.01)):
        for j in range(int((y1 - y0) / side + 0.01)):
            turn = chance.choice((0, 90, 180, 270))
            at = place_at(x0 + (i + 0.5) * side, y0 + (j + 0.5) * side, 0.004, turn)
            put_mesh(pile, at @ Matrix.Translation((-side / 2, -side / 2, 0)), "rug pile")


def add_potted(x: float, y: float, chance: Random, scale: float = 1, name: str | None = None) -> None:
    """Adds a plant in a pot on the floor."""
    mesh = MeshBuilder()
    soil = add_planter(mesh, x, y, chance.choice(POTS), 0.85)
    mesh.build("pot")
    plant(name or chance.choice(INDOOR), x, y, chance, soil, scale)


def unlike(chance: Random, colors: tuple[str, ...], other: str) -> str:
    """Draws a color that differs clearly from another one, so that a cushion is not lost in its seat."""

    def differs(color: str) -> bool:
        pairs = zip(srgb(color)[:3], srgb(other)[:3])
        return sum(abs(a**0.45 - b**0.45) for a, b in pairs) > 0.35

    return chance.choice([color for color in colors if differs(color)])


def hang_art(mesh: MeshBuilder, shell: Shell, x: float, chance: Random) -> None:
    """Hangs a picture on the window wall with its middle at x."""
    at = place_at(x, shell.depth - 0.002, 1.62)
    add_art(mesh, at, 0.5, 0.7, chance.choice(PAINTINGS))


def add_chair_cushion(x: float, y: float, turn: float, cloth: Material, askew: float = 0) -> None:
    """Adds a cushion to the armchair at (x, y). It leans on the back, and its lower edge is 2 cm in the seat, so that no light
    is seen below it.
    """
    tilt = Matrix.Rotation(math.radians(73), 4, "X")
    add_pillow((0.44, 0.44), place_at(x, y, 0, turn) @ place_at(0, 0.17, 0.655, askew) @ tilt, cloth, 1.96)
