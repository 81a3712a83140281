"""Sets of furniture that descriptions of close-ups name. Meters."""

from __future__ import annotations

import math
from random import Random

from mathutils import Matrix

from ..camera_and_light import add_area_light
from ..interiors.books import BINDINGS, add_books, add_upright_books
from ..interiors.furniture import add_chair, add_table
from ..interiors.lamps import add_pendant, add_table_lamp
from ..interiors.palettes import CHAIR_CLOTH, PAINTINGS, POTS
from ..interiors.pieces import add_art, add_potted
from ..interiors.pots import add_vase
from ..interiors.rugs import add_rug
from ..interiors.upholstery import add_armchair
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from ..surfaces.plain import plain
from .view import BACK, CEILING, WARM, WOODS, Furnish, View


def _study(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A desk with a lamp and a chair under two shelves of books."""
    oak = wood(chance.choice(WOODS), "x", 0.4)
    with mesh.at(view.on_wall(view.deep)):
        add_table(mesh, 0, -0.32, (1.4, 0.62, 0.75), oak, oak)
        add_table_lamp(mesh, view.side * 0.46, -0.26, 0.75, chance.choice(POTS), 0.9)
        add_books(mesh, -view.side * 0.35, -0.3, 0.75, chance.sample(BINDINGS, 2))
        for z, left, right in ((1.45, -0.62, 0.3), (1.82, -0.4, 0.62)):
            mesh.box((left, -0.22, z), (right, 0, z + 0.026), oak, 0.003)
            add_upright_books(mesh, left + 0.03, right - chance.uniform(0.25, 0.4), -0.2, z + 0.026, chance)
            add_vase(mesh, right - 0.12, -0.11, z + 0.026, chance.choice(POTS), chance.uniform(0.13, 0.19))
    cloth = fabric(chance.choice(CHAIR_CLOTH), 300)
    add_chair(view.from_wall(0.85), view.deep + 0.1, 90 * view.side, wood("#6b4a30", "v"), cloth)


def _sideboard(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A low cabinet with a round mirror over it, a tall vase of grass, and an armchair beside it."""
    oak, brass = wood(chance.choice(WOODS), "x", 0.4), plain("#9a7d46", 0.35, 0.5, 1)
    with mesh.at(view.on_wall(view.deep)):
        mesh.box((-0.8, -0.43, 0.18), (0.8, -0.02, 0.8), oak, 0.006)
        for k in range(4):
            left = -0.78 + 0.392 * k
            mesh.box((left, -0.446, 0.2), (left + 0.384, -0.43, 0.78), oak, 0.004)
            mesh.cylinder((left + 0.34, -0.446, 0.5), (left + 0.34, -0.468, 0.5), 0.011, brass, 20)
        for x in (-0.74, 0.7):
            for y in (-0.4, -0.08):
                mesh.cylinder((x + 0.02, y, 0.18), (x + 0.02, y, 0), 0.018, oak, 14, 0.012)
        mesh.cylinder((0, -0.002, 1.52), (0, -0.02, 1.52), 0.39, brass, 72)
        mesh.cylinder((0, -0.02, 1.52), (0, -0.0206, 1.52), 0.375, plain("#a9b1b2", 0.25, 0.5, 0.6), 72)
        add_vase(mesh, -view.side * 0.5, -0.22, 0.8, chance.choice(POTS), 0.3, 0.1)
        add_books(mesh, view.side * 0.1, -0.22, 0.8, chance.sample(BINDINGS, 3))
        add_vase(mesh, view.side * 0.55, -0.22, 0.8, chance.choice(POTS), 0.18, 0.08)
    plant("vase_grass", view.from_wall(0.22), view.deep + 0.5, chance, 1.06, 0.85)
    chair = fabric(chance.choice(CHAIR_CLOTH))
    add_armchair(view.from_wall(0.8), min(BACK - 0.5, view.deep + 1.25), 50 * view.side, chair, oak)


def _add_places(mesh: MeshBuilder, x: float, y: float, z: float, reach: float) -> None:
    """Plates and glasses for six around a bowl of lemons, on a table with its middle at x and y."""
    linen, ware, glass = plain("#c3b9a4", 0.95, 0.1), plain("#e4ded1", 0.3), plain("#aab4b0", 0.08, 0.6)
    mesh.box((x - reach - 0.2, y - 0.17, z), (x + reach + 0.2, y + 0.17, z + 0.003), linen, 0.001)
    plate = [(0.0, 0.004), (0.08, 0.004), (0.125, 0.016), (0.128, 0.019), (0.08, 0.009), (0.0, 0.008)]
    tumbler = [(0.0, 0.0), (0.03, 0.0), (0.037, 0.1), (0.034, 0.1), (0.028, 0.012), (0.0, 0.012)]
    for dx in (-reach, 0, reach):
        for way in (-1, 1):
            mesh.lathe(x + dx, y + way * 0.3, [(r, z + h) for r, h in plate], ware, 48)
            mesh.lathe(x + dx + 0.19, y + way * 0.2, [(r, z + h) for r, h in tumbler], glass, 32)
    bowl = [(0.0, 0.01), (0.06, 0.01), (0.15, 0.075), (0.154, 0.075), (0.07, 0.0), (0.0, 0.0)]
    mesh.lathe(x - 0.3, y, [(r, z + 0.003 + h) for r, h in bowl], plain("#4d5f57", 0.35), 56)
    lemon, half = plain("#c9a63a", 0.5), [(0.034 * math.sin(a), 0.042 * -math.cos(a)) for a in _half_turn(12)]
    for dx, dy, lift in ((-0.06, 0.02, 0.06), (0.03, 0.05, 0.06), (0.04, -0.04, 0.06), (-0.02, -0.01, 0.1)):
        with mesh.at(place_at(x - 0.3 + dx, y + dy, z + lift) @ Matrix.Rotation(1.2 + dx * 9, 4, "X")):
            mesh.lathe(0, 0, half, lemon, 32)


def _half_turn(steps: int) -> list[float]:
    return [math.pi * k / steps for k in range(steps + 1)]


def _long_dining(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A laid table on a rug before a dark wall with a cabinet, a lit lamp and a picture; a plant in the
    corner.
    """
    side, oak, dark = view.side, wood("#8a6645", "x", 0.4), wood("#4a3526", "x", 0.4)
    x, y = view.middle + side * 1.25, 2.05
    far, near = view.from_wall(0.003), view.middle - side * (abs(view.wall - view.middle) - 0.003)
    mesh.box(
        (min(near, far), BACK - 0.012, 0.11), (max(near, far), BACK, CEILING), plain("#4f5a50", 0.9, 0.1)
    )
    add_rug(x - 1.5, y - 1.15, x + 1.5, y + 1.1, chance)
    add_table(mesh, x, y, (2.1, 0.95, 0.75), oak, oak)
    _add_places(mesh, x, y, 0.75, 0.62)
    frame, seat = wood("#3f342b", "v"), fabric("#cdb893", 300)
    for dx in (-0.62, 0.04, 0.66):
        add_chair(x + dx, y + 0.64, chance.uniform(-7, 7), frame, seat)
        add_chair(x + dx - 0.05, y - 0.66, 180 + chance.uniform(-14, 14), frame, seat)
    add_vase(mesh, x + 0.3, y, 0.753, "#e9e4d8", 0.26, 0.09)
    plant("vase_grass", x + 0.3, y, chance, 0.98, 0.75)
    for dx in (-0.45, 0.5):
        add_pendant(mesh, x + dx, y, 1.62, CEILING, 3, "dome")
        add_area_light((x + dx, y, 1.66), (x + dx, y, 0.7), 0.2, 5, WARM, mirrored=False)
    mid, back = x + side * 0.2, BACK - 0.24
    mesh.box((mid - 0.85, back - 0.21, 0.14), (mid + 0.85, back + 0.2, 0.8), dark, 0.006)
    for k in range(3):
        left = mid - 0.83 + 0.556 * k
        mesh.box((left, back - 0.228, 0.16), (left + 0.548, back - 0.21, 0.78), dark, 0.004)
    lamp = mid + side * 0.55
    add_table_lamp(mesh, lamp, back, 0.8, "#b98a6a", 1.3)
    for target, power in (((lamp, BACK, 1.9), 5.0), ((lamp, back - 0.3, 0.8), 2.5)):
        add_area_light((lamp, back - 0.03, 1.3), target, 0.22, power, WARM, mirrored=False)
    add_books(mesh, mid - side * 0.1, back, 0.8, chance.sample(BINDINGS, 3))
    add_vase(mesh, mid - side * 0.6, back, 0.8, "#cfc8ba", 0.3, 0.1)
    add_art(mesh, place_at(mid - side * 0.25, BACK - 0.014, 1.66), 1.15, 0.9, PAINTINGS[0])
    add_art(mesh, view.on_wall(2.5, 1.55), 0.7, 0.95, PAINTINGS[1])
    add_potted(view.from_wall(0.4), BACK - 0.5, chance, 1.1, "fig")


NAMED_SETS: dict[str, Furnish] = {"study": _study, "sideboard": _sideboard, "long_dining": _long_dining}
"""Sets that only names choose, so that rooms drawn before stay as they were. The last is for doors."""
