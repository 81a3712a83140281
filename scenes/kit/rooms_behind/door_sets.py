"""Sets of furniture behind a door, which shows the middle of the room and one corner. Meters."""

from __future__ import annotations

from random import Random

from ..camera_and_light import add_area_light
from ..interiors.books import BINDINGS, add_books
from ..interiors.furniture import add_chair, add_table
from ..interiors.lamps import add_floor_lamp, add_pendant, add_table_lamp
from ..interiors.palettes import CHAIR_CLOTH, PAINTINGS, POTS, SOFA_CLOTH
from ..interiors.pieces import add_art, add_potted
from ..interiors.pots import add_vase
from ..interiors.rugs import add_rug
from ..interiors.upholstery import add_armchair, add_sofa
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from .view import BACK, CEILING, PENDANTS, TALL_PLANTS, WARM, WOODS, Furnish, View
from .window_sets import bookcase


def _living(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A sofa at the back behind a low table on a rug, a lamp and a plant in the corner."""
    middle, oak = view.middle, wood(chance.choice(WOODS), "x", 0.4)
    add_sofa(middle + 0.2, 2.9, 0, fabric(chance.choice(SOFA_CLOTH)), chance)
    add_rug(middle - 1.5, 0.9, middle + 1.5, 2.4, chance)
    add_table(mesh, middle + 0.1, 1.7, (1.05, 0.6, 0.36), oak, oak)
    add_books(mesh, middle - 0.1, 1.7, 0.36, chance.sample(BINDINGS, 2))
    add_vase(mesh, middle + 0.35, 1.75, 0.36, "#c9c2b4")
    add_art(mesh, place_at(middle + 0.2, BACK - 0.004, 1.6), 1.3, 0.9, chance.choice(PAINTINGS))
    add_art(mesh, view.on_wall(2.2, 1.55), 0.62, 0.86, chance.choice(PAINTINGS))
    add_floor_lamp(mesh, view.from_wall(0.45), BACK - 0.55, 0.9)
    add_potted(view.from_wall(0.5), 2.3, chance, 1.1, chance.choice(TALL_PLANTS))


def _two_chairs(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """Two armchairs on a rug, a bookcase on the side wall, a plant in the corner."""
    middle, cloth = view.middle, fabric(chance.choice(CHAIR_CLOTH))
    add_rug(middle - 1.25, 1.0, middle + 1.25, 3.0, chance)
    frame = wood(chance.choice(WOODS), "v")
    for dx, turn in ((-0.75, -28), (0.75, 30)):
        add_armchair(middle + dx, 2.45, turn, cloth, frame)
    top = wood(chance.choice(WOODS), "x", 0.4)
    mesh.cylinder((middle, 2.2, 0.42), (middle, 2.2, 0.45), 0.25, top, 40)
    mesh.cylinder((middle, 2.2, 0), (middle, 2.2, 0.42), 0.03, top, 16)
    add_vase(mesh, middle + 0.05, 2.22, 0.45, chance.choice(POTS), 0.2, 0.07)
    add_art(mesh, place_at(middle, BACK - 0.004, 1.62), 1.0, 1.2, chance.choice(PAINTINGS))
    # A small picture toward the corner, under a lamp that lights the wall from above.
    aside = view.from_wall(abs(view.wall - middle) * 0.5)
    add_art(mesh, place_at(aside, BACK - 0.004, 1.5), 0.5, 0.68, PAINTINGS[4])
    add_area_light((aside, BACK - 0.45, 2.65), (aside, BACK, 1.4), 0.15, 5, WARM, mirrored=False)
    bookcase(mesh, view, chance)
    add_potted(view.from_wall(0.5), BACK - 0.5, chance, 1.0, chance.choice(TALL_PLANTS))


def _dining_room(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A long table with chairs under two lamps, a sideboard at the back, a plant in the corner."""
    middle, oak = view.middle, wood(chance.choice(WOODS), "x", 0.4)
    add_table(mesh, middle, 1.9, (1.9, 0.9, 0.75), oak, oak)
    frame, seat = wood(chance.choice(WOODS), "v"), fabric(chance.choice(CHAIR_CLOTH), 300)
    for dx in (-0.55, 0.5):
        add_chair(middle + dx, 2.52, chance.uniform(-8, 8), frame, seat)
        add_chair(middle + dx, 1.3, 180 + chance.uniform(-10, 10), frame, seat)
    kind = chance.choice(PENDANTS)
    for dx in (-0.5, 0.5):
        add_pendant(mesh, middle + dx, 1.9, 1.68, CEILING, 3, kind)
    add_vase(mesh, middle, 1.9, 0.75, chance.choice(POTS), 0.26, 0.09)
    plant("vase_grass", middle, 1.9, chance, 0.98, 0.65)
    dark = wood(chance.choice(WOODS), "x", 0.45)
    mesh.box((middle - 0.85, BACK - 0.46, 0.16), (middle + 0.85, BACK - 0.03, 0.78), dark, 0.008)
    add_table_lamp(mesh, middle - 0.6, BACK - 0.25, 0.78, chance.choice(POTS), 0.9)
    add_art(mesh, place_at(middle + 0.2, BACK - 0.004, 1.62), 1.2, 0.85, chance.choice(PAINTINGS))
    add_art(mesh, view.on_wall(2.3, 1.55), 0.62, 0.86, chance.choice(PAINTINGS))
    add_potted(view.from_wall(0.5), BACK - 0.6, chance, 1.05, chance.choice(TALL_PLANTS))


DOOR_SETS: dict[str, Furnish] = {
    "living": _living,
    "two_chairs": _two_chairs,
    "dining_room": _dining_room,
}
