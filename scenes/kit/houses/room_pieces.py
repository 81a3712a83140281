"""Groups of furniture against the back wall of a room of a house, as seen through its windows. Meters."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Callable, Iterator

import bpy
from mathutils import Matrix

from ..interiors.furniture import add_chair, add_table
from ..interiors.lamps import add_floor_lamp, add_pendant
from ..interiors.palettes import CHAIR_CLOTH, PAINTINGS, POTS, SOFA_CLOTH
from ..interiors.pieces import add_art, add_potted
from ..interiors.pots import add_vase
from ..interiors.rugs import add_rug
from ..interiors.upholstery import add_armchair, add_sofa
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..rooms_behind.view import TALL_PLANTS, WOODS
from ..rooms_behind.window_sets import add_bookcase, add_console
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric

ROD = 0.011
"""Radius of the rod of a pendant lamp. A cord would be thinner than a pixel at the distance of a street, and
the lamp would float.
"""


@dataclass(frozen=True)
class Spot:
    """A part of a room at least 2.2 m wide. Heights are above its floor."""

    x: float
    """Middle of the part."""
    back: float
    """y of the wall behind it."""
    ceiling: float
    lamps: float
    """Strength of its lamps: 1 by day, more in the evening."""


@contextmanager
def _on_floor(mesh: MeshBuilder, height: float) -> Iterator[None]:
    """Lifts what is added inside the `with` block to a floor at a height, objects as well as the mesh."""
    before = set(bpy.data.objects)
    with mesh.at(Matrix.Translation((0, 0, height))):
        yield
    for thing in bpy.data.objects:
        if thing not in before and not thing.parent:
            thing.location.z += height


def _sofa(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """A sofa on a rug under a picture, a floor lamp beside it."""
    add_rug(spot.x - 1.0, spot.back - 2.0, spot.x + 1.0, spot.back - 0.5, chance)
    add_sofa(spot.x - 0.1, spot.back - 0.52, 0, fabric(chance.choice(SOFA_CLOTH)), chance, 1.6)
    add_art(mesh, place_at(spot.x, spot.back - 0.004, 1.55), 1.2, 0.8, chance.choice(PAINTINGS))
    add_floor_lamp(mesh, spot.x + 0.86, spot.back - 0.35, spot.lamps)


def _console(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """A narrow table with a lamp, books and a vase, under a picture."""
    add_console(mesh, place_at(spot.x, spot.back - 0.002, 0), 1, chance, spot.lamps)


def _bookcase(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """Shelves of books."""
    add_bookcase(mesh, place_at(spot.x, spot.back - 0.002, 0), chance)


def _dining(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """A table with four chairs under a lamp, a picture behind them."""
    oak, y = wood(chance.choice(WOODS), "x", 0.4), spot.back - 1.25
    add_rug(spot.x - 1.0, y - 0.75, spot.x + 1.0, y + 0.75, chance)
    add_table(mesh, spot.x, y, (1.4, 0.85, 0.75), oak, oak)
    frame, seat = wood(chance.choice(WOODS), "v"), fabric(chance.choice(CHAIR_CLOTH), 300)
    for dx in (-0.38, 0.36):
        add_chair(spot.x + dx, y + 0.58, chance.uniform(-8, 8), frame, seat)
        add_chair(spot.x + dx, y - 0.58, 180 + chance.uniform(-8, 8), frame, seat)
    add_vase(mesh, spot.x + 0.1, y, 0.75, chance.choice(POTS), 0.24, 0.08)
    _hang_lamp(mesh, spot, y, 1.62, "drum")
    add_art(mesh, place_at(spot.x, spot.back - 0.004, 1.6), 1.1, 0.8, chance.choice(PAINTINGS))


def _armchair(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """An armchair between a plant and a floor lamp, two small pictures."""
    cloth, frame = fabric(chance.choice(CHAIR_CLOTH)), wood(chance.choice(WOODS), "v")
    add_armchair(spot.x, spot.back - 0.75, chance.uniform(-30, 30), cloth, frame)
    add_floor_lamp(mesh, spot.x + 0.62, spot.back - 0.4, spot.lamps)
    add_potted(spot.x - 0.6, spot.back - 0.45, chance, 0.8, chance.choice(TALL_PLANTS))
    for dx in (-0.3, 0.3):
        add_art(mesh, place_at(spot.x + dx, spot.back - 0.004, 1.55), 0.48, 0.62, chance.choice(PAINTINGS))


def _picture(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """A large picture."""
    add_art(mesh, place_at(spot.x, spot.back - 0.004, 1.6), 1.3, 0.9, chance.choice(PAINTINGS))


def _lamp(mesh: MeshBuilder, spot: Spot, chance: Random) -> None:
    """A lamp in the middle of the room and two pictures."""
    _hang_lamp(mesh, spot, spot.back - 1.4, spot.ceiling - 0.75, chance.choice(("drum", "globe")))
    for dx in (-0.4, 0.4):
        add_art(mesh, place_at(spot.x + dx, spot.back - 0.004, 1.6), 0.6, 0.8, chance.choice(PAINTINGS))


def _hang_lamp(mesh: MeshBuilder, spot: Spot, y: float, bottom: float, kind: str) -> None:
    add_pendant(mesh, spot.x, y, bottom, spot.ceiling, spot.lamps * 3, kind, ROD)


Piece = Callable[[MeshBuilder, Spot, Random], None]
DOWNSTAIRS: tuple[Piece, ...] = (_sofa, _console, _bookcase, _dining, _armchair)
"""Pieces for floors that are seen from about eye level."""
UPSTAIRS: tuple[Piece, ...] = (_bookcase, _picture, _lamp)
"""Pieces that are seen from below, where low furniture would be hidden."""


def add_pieces(mesh: MeshBuilder, spots: list[Spot], floor: float, is_upstairs: bool, chance: Random) -> None:
    """Adds one piece at each spot of a floor; neighbors differ."""
    pieces = list(UPSTAIRS if is_upstairs else DOWNSTAIRS)
    chance.shuffle(pieces)
    with _on_floor(mesh, floor):
        for k, spot in enumerate(spots):
            pieces[k % len(pieces)](mesh, spot, chance)
