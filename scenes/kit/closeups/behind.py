"""The room behind the units of a close-up: its light, and the furniture that the camera sees through the glass.

Through a window, the camera sees the side wall of the room; through a door, the middle of the room and one corner. Several
sets of furniture take turns, because pictures of one page would otherwise show the same lamp and plant.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Callable

from mathutils import Matrix

from ..camera_and_light import add_area_light
from ..interiors.books import BINDINGS, add_books, add_upright_books
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
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from ..surfaces.plain import plain

PENDANTS = ("cone", "globe", "drum", "dome")
ROOM_BESIDE = 1.5
"""Distance from the outermost units to the side walls of the room behind them."""
ROOM_FRONT, ROOM_DEPTH, CEILING = 0.225, 3.6, 2.75
BACK = ROOM_FRONT + ROOM_DEPTH
"""Where that room ends."""
LAMP = 17
"""Power in W of the lamp that lights the room. By day a room is far darker than the wall around its window."""
DAYLIGHT = 3.4
"""Power in W for each square meter of the openings, through which the sky lights the room: less, the deeper it is. A
little more is added, so that rooms with a small window are not black.
"""
WARM = (1.0, 0.78, 0.52)
"""Color of lamps that are seen lit."""
WOODS = ("#9a7650", "#6b4a30", "#b99a72", "#3f342b")
TALL_PLANTS = ("fig", "rubber_plant", "monstera", "fern")


@dataclass(frozen=True)
class View:
    """What the camera sees of the room. Lengths in meters."""

    middle: float
    """x of the middle of the units."""
    wall: float
    """x of the side wall that it sees."""
    side: float
    """1 if that wall is on the right, -1 on the left."""
    deep: float
    """y at which its line of sight through the middle of the units meets that wall."""

    def on_wall(self, y: float, z: float = 0) -> Matrix:
        """A place on the side wall, whose x runs along the wall and whose -y points into the room."""
        return place_at(self.wall - self.side * 0.002, y, z, -90 * self.side)

    def from_wall(self, distance: float) -> float:
        """x at a distance from the side wall."""
        return self.wall - self.side * distance


Furnish = Callable[[MeshBuilder, View, Random], None]


def _reading_corner(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A floor lamp behind an armchair, a picture, a plant."""
    add_art(mesh, view.on_wall(view.deep, 1.5), 0.9, 0.66, chance.choice(PAINTINGS))
    add_floor_lamp(mesh, view.from_wall(0.4), min(3.3, view.deep + 0.75), 1.0)
    chair = fabric(chance.choice(CHAIR_CLOTH))
    add_armchair(view.from_wall(0.95), view.deep + 0.2, 60 * view.side, chair, wood("#8a6645", "v"))
    add_potted(view.from_wall(0.45), view.deep - 0.75, chance, 0.85, chance.choice(TALL_PLANTS))


def _bookcase(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """Shelves full of books, a few vases between them, and a plant that hangs over the edge."""
    oak = wood(chance.choice(WOODS), "x", 0.45, 0.12)
    with mesh.at(view.on_wall(view.deep + 0.1)):
        for x in (-0.78, -0.01, 0.76):
            mesh.box((x, -0.27, 0), (x + 0.025, 0, 2.16), oak, 0.003)
        for k in range(7):
            z = 0.08 + 0.345 * k
            # Between the sides and a little behind their edges: faces in the same plane show black slots.
            for left, right in ((-0.755, -0.01), (0.015, 0.76)):
                mesh.box((left, -0.264, z), (right, -0.002, z + 0.024), oak, 0.003)
            for left, right in ((-0.75, -0.02), (0.02, 0.75)):
                if k == 6:
                    continue
                end = right - chance.choice((0.03, 0.12, 0.3, 0.45))
                add_upright_books(mesh, left, end, -0.24, z + 0.024, chance)
                if right - end > 0.2:
                    color = chance.choice(POTS)
                    add_vase(mesh, (end + right) / 2, -0.14, z + 0.024, color, chance.uniform(0.14, 0.24))
    plant("pothos", view.from_wall(0.14), view.deep - 0.2, chance, 2.2, 0.9)


def _console(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A narrow table with a lamp, books and a vase of grass under a large picture, a fig beside it."""
    oak = wood(chance.choice(WOODS), "x", 0.4)
    with mesh.at(view.on_wall(view.deep)):
        add_table(mesh, 0, -0.2, (1.5, 0.36, 0.82), oak, oak)
        mesh.box((-0.66, -0.34, 0.18), (0.66, -0.06, 0.205), oak, 0.003)
        add_table_lamp(mesh, view.side * 0.48, -0.2, 0.82, chance.choice(POTS), 0.9)
        add_books(mesh, 0.02, -0.2, 0.82, chance.sample(BINDINGS, 2))
        add_vase(mesh, -view.side * 0.5, -0.2, 0.82, chance.choice(POTS), 0.26, 0.09)
        add_art(mesh, place_at(0, -0.002, 1.72), 1.25, 0.85, chance.choice(PAINTINGS))
    plant("vase_grass", view.from_wall(0.2), view.deep + 0.5, chance, 1.04, 0.8)
    # Seen past the end of the table, where the wall would be bare, under a lamp whose light fades down the wall.
    corner = min(BACK - 0.45, view.deep + 1.2)
    add_potted(view.from_wall(0.42), corner, chance, 1.0, "fig")
    add_area_light(
        (view.from_wall(0.45), corner, 2.6), (view.wall, corner, 1.4), 0.15, 4, WARM, mirrored=False
    )


def _dining(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A table with chairs under a lamp, two pictures on the wall."""
    oak = wood(chance.choice(WOODS), "x", 0.4)
    x, y = view.from_wall(1.15), max(1.5, view.deep - 0.2)
    add_table(mesh, x, y, (0.9, 1.5, 0.75), oak, oak)
    frame, seat = wood(chance.choice(WOODS), "v"), fabric(chance.choice(CHAIR_CLOTH), 300)
    for dy in (-0.4, 0.36):
        for way in (-1, 1):
            add_chair(x + way * 0.6, y + dy, -90 * way + chance.uniform(-12, 12), frame, seat)
    add_pendant(mesh, x, y, 1.72, CEILING, 3, chance.choice(PENDANTS))
    add_vase(mesh, x, y + 0.1, 0.75, chance.choice(POTS), 0.24, 0.08)
    plant("vase_grass", x, y + 0.1, chance, 0.96, 0.6)
    for dy in (-0.4, 0.4):
        add_art(mesh, view.on_wall(view.deep + dy, 1.55), 0.55, 0.75, chance.choice(PAINTINGS))


def _sofa_wall(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A sofa along the side wall under two pictures of different size, a slender plant in the corner."""
    seat = min(view.deep, 1.95)
    add_sofa(view.from_wall(0.5), seat, -90 * view.side, fabric(chance.choice(SOFA_CLOTH)), chance, 1.9)
    for dy, wide, tall in ((-0.38, 0.86, 0.66), (0.42, 0.42, 0.54)):
        add_art(mesh, view.on_wall(seat + dy, 1.5), wide, tall, chance.choice(PAINTINGS))
    chance.choice(PAINTINGS)
    # A third picture near the corner, under a lamp on the ceiling whose light fades down the wall.
    corner = seat + 1.12
    add_art(mesh, view.on_wall(corner, 1.5), 0.5, 0.7, PAINTINGS[1])
    add_area_light(
        (view.from_wall(0.45), corner, 2.6), (view.wall, corner, 1.5), 0.15, 4, WARM, mirrored=False
    )
    # A slender plant, far enough behind the arm of the sofa that no leaf grows through it.
    chance.choice(TALL_PLANTS)
    add_potted(view.from_wall(0.4), BACK - 0.32, chance, 1.15, "snake_plant")


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
    # A small picture toward the corner, under a lamp on the ceiling whose light fades down the wall.
    aside = view.from_wall(abs(view.wall - middle) * 0.5)
    add_art(mesh, place_at(aside, BACK - 0.004, 1.5), 0.5, 0.68, PAINTINGS[4])
    add_area_light((aside, BACK - 0.45, 2.65), (aside, BACK, 1.4), 0.15, 5, WARM, mirrored=False)
    _bookcase(mesh, view, chance)
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
    """Plates and glasses for six on a table with its middle at x and y, round a bowl of lemons on a runner of linen."""
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
    """A laid table on a rug before a dark wall with a cabinet, a lit lamp and a large picture; at the side wall, a plant."""
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


WINDOW_SETS: dict[str, Furnish] = {
    "reading_corner": _reading_corner,
    "bookcase": _bookcase,
    "console": _console,
    "dining": _dining,
    "sofa_wall": _sofa_wall,
}
NAMED_SETS: dict[str, Furnish] = {"study": _study, "sideboard": _sideboard, "long_dining": _long_dining}
"""Sets that are never drawn, only named: rooms that were drawn before stay as they were. The last is for doors."""
DOOR_SETS: dict[str, Furnish] = {
    "living": _living,
    "two_chairs": _two_chairs,
    "dining_room": _dining_room,
}


def furnish_behind(
    left: float,
    right: float,
    heights: tuple[float, float],
    angle: float,
    is_door: bool,
    streams: Streams,
    room: str | None = None,
) -> None:
    """Lights the room behind the units between two x and two heights, and furnishes the part that a camera at `angle`
    sees.

    `room` names a set of furniture; None draws one.
    """
    middle, side = (left + right) / 2, math.copysign(1, angle)
    wall = (right if side > 0 else left) + side * ROOM_BESIDE
    seen = (abs(wall - middle) - 0.3) / math.tan(math.radians(max(20, abs(angle))))
    view = View(middle, wall, side, max(1.25, min(2.5, 0.22 + seen)))
    mesh = MeshBuilder()
    sets = DOOR_SETS if is_door else WINDOW_SETS
    drawn = streams["furniture set"].choice(list(sets))
    {**sets, **NAMED_SETS}[room or drawn](mesh, view, streams["behind"])
    mesh.build("furniture behind")
    # The camera does not see these lamps, and panes do not mirror them.
    size = (max(1.5, right - left), 2.0)
    add_area_light((middle, 2.0, 2.6), (middle, 2.2, 0), size, LAMP, (1, 0.98, 0.95), mirrored=False)
    low, high = heights
    opening, z = ((right - left) * 0.95, (high - low) * 0.95), (low + high) / 2
    power = 2 + DAYLIGHT * opening[0] * opening[1]
    add_area_light((middle, 0.37, z), (middle, 3, z - 0.3), opening, power, mirrored=False)
