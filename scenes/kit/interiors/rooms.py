"""Furnishes each kind of room. Pieces are near the windows and doors, because the camera looks there.

The window wall is at y = depth; the camera is about three meters in front of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Callable

from mathutils import Matrix

from ..modeling.cloth import add_drape, add_pillow
from ..modeling.geometry import place_at, rectangle
from ..modeling.mesh import Material, MeshBuilder, put_mesh
from ..modeling.soft import soft_box
from ..plants.nursery import INDOOR, plant
from ..plants.shrubs import blades
from ..random_streams import Streams
from ..surfaces.counters import veined_stone
from ..surfaces.materials import bedding, brushed_metal, fabric, plain, wall_tiles, wood, wool
from ..surfaces.shading import srgb
from ..walls import Opening, cells
from .furniture import (
    add_armchair,
    add_art,
    add_books,
    add_chair,
    add_crockery,
    add_cup,
    add_floor_lamp,
    add_fruit_bowl,
    add_planter,
    add_sofa,
    add_stool,
    add_table,
    add_table_lamp,
    add_upright_books,
    add_vase,
)

SOFA_CLOTH = ("#cfc8bb", "#a9aea6", "#8b949a", "#ddd5c7")
PALE_WOOL = ("#dedad3", "#d3cfc8", "#e5e2dc")
CHAIR_CLOTH = ("#b58a63", "#8d9987", "#cdb893", "#7f929c", "#d9d2c5")
RUGS = (
    ("#d8d0c2", "#e6dfd2", "#cbc2b2"),
    ("#b9c0c2", "#c9cfd0", "#aab2b5"),
    ("#c9b8a0", "#d9cbb6", "#b8a68c"),
)
PAINTINGS = (
    ("#e9e2d4", "#c9a37a", "#5f7a78"),
    ("#f1ede4", "#8fa296", "#31495a"),
    ("#e6dccb", "#b46a4a", "#d9b98a"),
    ("#dfe3e0", "#6f8a94", "#e9d9c0"),
    ("#efeae0", "#7d8a6f", "#d8c9a8"),
    ("#e9e6e0", "#2f3a40", "#b9a184"),
    ("#ece3d6", "#a9785c", "#55636b"),
)
POTS = ("#e9e4d8", "#5a5854", "#b98a6a", "#cfc8ba")
PILLOWS = ("#efe9df", "#b98a63", "#7f929c", "#8d9987", "#c9a98a")
VASES = ("#8d9987", "#c9c2b4", "#a9b3a6", "#5d6a70", "#b98a6a")
LINENS = ("#b5a48a", "#a3a398", "#bfa88c")
BOOKS = (
    ("#e9e4d8", "#31495a"),
    ("#a8532f", "#e9e4d8", "#5d6a70"),
    ("#2f4a38", "#e9e4d8"),
    ("#31495a", "#c9a98a", "#e9e4d8"),
)


@dataclass(frozen=True)
class Shell:
    """A room's size and its openings, in room coordinates."""

    width: float
    depth: float
    height: float
    openings: tuple[Opening, ...]
    eye: tuple[float, float] = (0, 0)
    """Where the camera stands. It is set when the openings are known, and so are `aim` and `lens`."""
    aim: tuple[float, float] = (0, 1)
    """The point toward which it looks."""
    lens: float = 35

    def shows(self, x: float, y: float) -> bool:
        """Whether the picture shows a place between its left and its right edge."""
        ahead, aside = self.aim[1] - self.eye[1], self.aim[0] - self.eye[0]
        dx, dy = x - self.eye[0], y - self.eye[1]
        away, right = dx * aside + dy * ahead, dx * ahead - dy * aside
        # The sensor is 36 mm wide.
        return abs(right) < away * 18 / self.lens

    @property
    def middle(self) -> float:
        return self.width / 2

    @property
    def left(self) -> float:
        """Left edge of the openings."""
        return self.openings[0][0]

    @property
    def right(self) -> float:
        """Right edge of the openings."""
        return self.openings[-1][2]

    @property
    def center(self) -> float:
        """Middle of the openings."""
        return (self.left + self.right) / 2

    @property
    def sill(self) -> float:
        return self.openings[0][1]


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


def _unlike(chance: Random, colors: tuple[str, ...], other: str) -> str:
    """Draws a color that differs clearly from another one, so that a cushion is not lost in its seat."""

    def differs(color: str) -> bool:
        pairs = zip(srgb(color)[:3], srgb(other)[:3])
        return sum(abs(a**0.45 - b**0.45) for a, b in pairs) > 0.35

    return chance.choice([color for color in colors if differs(color)])


def _art(mesh: MeshBuilder, shell: Shell, x: float, chance: Random) -> None:
    """Hangs a picture on the window wall with its middle at x."""
    at = place_at(x, shell.depth - 0.002, 1.62)
    add_art(mesh, at, 0.5, 0.7, chance.choice(PAINTINGS))


def _add_chair_cushion(x: float, y: float, turn: float, cloth: Material, askew: float = 0) -> None:
    """Adds a cushion to the armchair at (x, y). It leans on the back, and its lower edge is 2 cm in the seat, so that no light
    is seen below it.
    """
    tilt = Matrix.Rotation(math.radians(73), 4, "X")
    add_pillow((0.44, 0.44), place_at(x, y, 0, turn) @ place_at(0, 0.17, 0.655, askew) @ tilt, cloth, 1.96)


def furnish_living(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Adds an armchair with a cushion and a lamp beside the window, one end of a sofa, and a low table with a cup."""
    chance, far, side = streams["furniture"], shell.depth, streams["side"].choice((-1, 1))
    edge = shell.right if side > 0 else shell.left
    # Chair and sofa stand farther from a door, so that the corners of the door and its sill are seen.
    is_door = shell.sill < 0.2
    seat = edge + side * (0.28 if is_door else 0.05)
    add_rug(shell.center - 1.5, far - 2.9, shell.center + 1.5, far - 0.9, chance)
    cloth = chance.choice(CHAIR_CLOTH)
    add_armchair(seat, far - 0.95, -38 * side, fabric(cloth), wood("#8a6645", "v"))
    props = streams["props"]
    pillow = fabric(_unlike(props, PILLOWS, cloth), 500)
    _add_chair_cushion(seat, far - 0.95, -38 * side, pillow, props.uniform(-16, 16))
    add_floor_lamp(mesh, edge + side * 0.62, far - 0.42)
    add_potted(shell.left - 0.42 if side > 0 else shell.right + 0.42, far - 0.48, chance, 0.95, "fig")
    aside = 0.85 if is_door else 0.45
    sofa = max(0.5, shell.left - aside) if side > 0 else min(shell.width - 0.5, shell.right + aside)
    add_sofa(sofa, far - 1.9, 90 * side, fabric(chance.choice(SOFA_CLOTH)), chance)
    color = chance.choice(("#6b4a30", "#a67c52", "#8a6645"))
    top, legs = wood(color, "x", 0.55, 0.1), wood(color, "v", 0.55, 0.1)
    add_table(mesh, shell.center - side * 0.1, far - 1.75, (0.95, 0.55, 0.36), top, legs)
    left, right = shell.center - 0.25 - side * 0.1, shell.center + 0.24 - side * 0.1
    if props.random() < 0.5:
        left, right = right, left
    add_books(mesh, left, far - 1.75, 0.36, props.choice(BOOKS))
    if props.random() < 0.5:
        add_fruit_bowl(mesh, right, far - 1.66, 0.36, props)
    else:
        add_vase(mesh, right, far - 1.62, 0.36, props.choice(VASES), props.uniform(0.14, 0.22), 0.06)
    # Between the books and the bowl, near the edge of the table.
    add_cup(mesh, shell.center - side * 0.1 + props.uniform(-0.03, 0.03), far - 1.94, 0.36)


def furnish_hero(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A chair that faces the garden beside the open door; the wall on the left stays free for words."""
    far, wide = shell.depth, shell.right - shell.left
    chance = streams["furniture"]
    # Chair and table stand before the open middle, clear of the panels that are slid to both sides.
    seat, x = shell.right - 0.45 * wide, shell.right - 0.63 * wide
    add_rug(shell.left + 0.4, far - 2.9, shell.right + 0.4, far - 0.9, chance, PALE_WOOL)
    add_armchair(seat, far - 0.8, -122, fabric("#8d9987"), wood("#9a7650", "v"))
    _add_chair_cushion(seat, far - 0.8, -122, fabric("#efe9df", 500))
    oak, y = wood("#9a7650", "x", 0.4, 0.1), far - 0.72
    mesh.cylinder((x, y, 0.40), (x, y, 0.43), 0.24, oak, 48)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        foot = (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0)
        mesh.cylinder((x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), 0.4), foot, 0.014, oak, 14)
    add_books(mesh, x - 0.05, y - 0.03, 0.43, ("#e9e4d8", "#2f4a38"))
    add_cup(mesh, x + 0.12, y + 0.06, 0.43)
    add_potted(shell.left - 0.45, far - 0.42, chance, 0.8, "snake_plant")


PLACE_PLATES = (("#f0ede5", "#8f887a"), ("#dfe3e0", "#5f6f76"), ("#efe9dc", "#7a8570"))
"""Glaze and rim of the plates on a table."""
NAPKINS = ("#7f929c", "#b98a63", "#8d9987", "#a5967f")


def _set_place(mesh: MeshBuilder, at: Matrix, glazes: tuple[str, str], napkin: str, chance: Random) -> None:
    """Sets a place at a table for somebody who sits on its -y side: a plate with a rim and a folded napkin."""
    glaze, rim = plain(glazes[0], 0.3), plain(glazes[1], 0.4)
    dish = [(0, 0.002), (0.078, 0.002), (0.092, 0.008), (0.129, 0.017), (0.1295, 0.0195)]
    well = [(0.124, 0.0205), (0.092, 0.0125), (0.082, 0.007), (0, 0.006)]
    with mesh.at(at):
        mesh.lathe(0, 0, [*dish, *well], glaze, 56)
        mesh.lathe(0, 0, [(0.1302, 0.0172), (0.1306, 0.0204), (0.126, 0.0212), (0.1255, 0.0206)], rim, 56)
        with mesh.at(place_at(-0.2, 0, 0, chance.uniform(-7, 7))):
            for low, half in ((0, 0.041), (0.0025, 0.0395)):
                mesh.box((-half, -0.09, low), (half, 0.088, low + 0.0026), fabric(napkin, 500), 0.0012)


def furnish_dining(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A table in front of the window or beside a door, with two chairs behind it and one at each end, each with a place that is set;
    a picture beside a window.

    A chair at an end is left out if the edge of the picture would cut it, and beside the open part of a door.
    """
    chance, far, is_door = streams["furniture"], shell.depth, shell.sill < 0.2
    x = shell.left + 0.35 if is_door else shell.center
    y, half, deep = far - 1.3, 0.9, 0.43
    color = chance.choice(("#946c46", "#7d5c3f", "#a37d55"))
    top, legs = wood(color, "x", 0.62, 0.1), wood(color, "v", 0.6, 0.1)
    add_table(mesh, x, y, (2 * half, 2 * deep, 0.75), top, legs, 0.036, 0.011)
    frame = wood(chance.choice((color, "#3a2f26", color)), "v", 0.55, 0.15)
    seat = fabric(chance.choice(CHAIR_CLOTH), 300)
    places, glazes = streams["places"], streams["plates"].choice(PLACE_PLATES)
    napkin = streams["plates"].choice(NAPKINS)
    for dx in (-0.46, 0.44):
        add_chair(x + dx, y + places.uniform(0.58, 0.68), places.uniform(-9, 9), frame, seat)
        _set_place(mesh, place_at(x + dx, y + deep - 0.19, 0.75, 180), glazes, napkin, places)
    for side in (-1, 1):
        out, turn = half + places.uniform(0.08, 0.22), places.uniform(8, 22) * places.choice((-1, 1))
        at = (x + side * out, y + places.uniform(-0.08, 0.06))
        # A turned chair reaches 0.32 m outward and 0.34 m to its sides.
        is_whole = all(shell.shows(at[0] + side * 0.32, at[1] + dy) for dy in (-0.34, 0.34))
        if is_whole and not (is_door and side > 0):
            add_chair(*at, -90 * side + turn, frame, seat)
            end = place_at(x + side * (half - 0.19), y, 0.75, 90 * side)
            _set_place(mesh, end, glazes, napkin, places)
    # Lamps over the table would hide the view.
    if not is_door:
        _art(mesh, shell, shell.left - 0.62, chance)
    props = streams["props"]
    if props.random() < 0.5:
        add_fruit_bowl(mesh, x - 0.02, y - 0.04, 0.75, props)
    else:
        add_vase(mesh, x - 0.02, y - 0.04, 0.75, props.choice(VASES), 0.22, 0.08)
        plant("cut_branches", x - 0.02, y - 0.04, chance, 0.92, 0.75)
    add_potted(shell.right + 0.5, far - 0.5, chance)


def furnish_bed(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A made bed before the window: headboard, a duvet that is folded back below two pillows and two cushions, a throw, and a
    lamp on the night stand.
    """
    chance, far = streams["furniture"], shell.depth
    # The head is at the left; the window is behind the bed.
    head, y0, y1 = shell.center - 1.35, far - 2.45, far - 0.75
    # Sunlit cloth that is as white as the frames would lose its creases.
    linen = bedding("#e4e0d8")
    cover = bedding(chance.choice(("#d9d0c2", "#c5ccc8", "#cbbca6", "#b9c2c8")))
    add_rug(head + 0.5, y0 - 0.7, head + 2.5, y0 + 0.3, chance)
    soft_box((head - 0.10, y0 - 0.06, 0.1), (head, y1 + 0.06, 1.12), fabric("#b5aa99", 260), 0.035, 4)
    base = soft_box((head, y0 + 0.02, 0.12), (head + 2.08, y1 - 0.02, 0.30), wood("#8a6645", "x", 0.5), 0.02)
    mattress = soft_box((head + 0.01, y0, 0.30), (head + 2.06, y1, 0.54), linen, 0.07, 4)
    duvet = add_drape(
        (head + 0.62, y0 - 0.32, head + 2.22, y1 + 0.32),
        0.66,
        [mattress, base],
        cover,
        0.026,
        cell=0.032,
        creases=2.4,
        stiffness=0.5,
        hem=0.006,
        folded=(0.3, linen),
    )
    throw = fabric(chance.choice(("#b98a63", "#7f929c", "#a8a58c")), 200)
    foot = (head + 1.35, y0 - 0.36, head + 1.85, y1 + 0.2)
    add_drape(
        foot,
        0.74,
        [duvet, mattress, base],
        throw,
        0.009,
        turn=4,
        cell=0.035,
        creases=1.6,
        stiffness=0.6,
        hem=0.006,
    )
    middle = (y0 + y1) / 2
    for dx, dy, dz, tilt, turn, size, cloth in (
        (0.2, 0.42, 0.75, 56, 2, (0.48, 0.72), linen),
        (0.2, -0.42, 0.75, 53, -3, (0.48, 0.72), linen),
        (0.37, 0.2, 0.73, 58, 5, (0.46, 0.46), bedding(streams["props"].choice(LINENS))),
        (0.48, -0.16, 0.68, 52, -6, (0.32, 0.5), throw),
    ):
        lean = place_at(head + dx, middle + dy, dz, turn) @ Matrix.Rotation(math.radians(tilt), 4, "Y")
        add_pillow(size, lean, cloth, 1.68)
    stand = y0 - 0.34
    mesh.box(
        (head - 0.08, stand - 0.22, 0.14),
        (head + 0.36, stand + 0.20, 0.50),
        wood("#8a6645", "x", 0.45),
        0.006,
    )
    mesh.box(
        (head + 0.362, stand - 0.20, 0.30),
        (head + 0.372, stand + 0.18, 0.47),
        wood("#8a6645", "x", 0.45),
        0.004,
    )
    for dx in (-0.05, 0.31):
        for dy in (-0.18, 0.15):
            mesh.cylinder(
                (head + dx, stand + dy, 0.14), (head + dx, stand + dy, 0), 0.014, wood("#5a4231", "v"), 12
            )
    add_table_lamp(mesh, head + 0.1, stand, 0.50, "#c9c2b4")
    add_books(mesh, head + 0.22, stand - 0.03, 0.50, ("#e9e4d8",))
    add_potted(shell.right + 0.42, far - 0.45, chance)


def _cabinet_doors(
    mesh: MeshBuilder, x0: float, x1: float, y: float, z0: float, z1: float, skin: Material
) -> None:
    """Shaker doors with a thin gap between them and a bar handle each."""
    steel, count = brushed_metal("#8f8a80", 0.3), max(1, round((x1 - x0) / 0.5))
    pitch = (x1 - x0) / count
    for k in range(count):
        a, b, rail = x0 + k * pitch + 0.002, x0 + (k + 1) * pitch - 0.002, 0.06
        mesh.box((a, y - 0.012, z0), (b, y, z1), skin, 0.002)
        for low, high in (
            ((a, z0), (a + rail, z1)),
            ((b - rail, z0), (b, z1)),
            ((a + rail, z0), (b - rail, z0 + rail)),
            ((a + rail, z1 - rail), (b - rail, z1)),
        ):
            mesh.box((low[0], y - 0.020, low[1]), (high[0], y - 0.008, high[1]), skin, 0.002)
        x = b - 0.035 if k % 2 == 0 else a + 0.035
        mesh.cylinder((x, y - 0.045, z1 - 0.20), (x, y - 0.045, z1 - 0.06), 0.005, steel, 12)
        for z in (z1 - 0.18, z1 - 0.08):
            mesh.cylinder((x, y - 0.045, z), (x, y - 0.015, z), 0.004, steel, 8)


SINK_FOOT = 0.665
"""Height of the lower edge of a sink with an apron front."""


def _add_sink(mesh: MeshBuilder, ends: tuple[float, float], far: float) -> None:
    """Adds a sink of fireclay between two x. Its apron stands in front of the cabinets, because the camera is too low to see
    into a bowl that is under the counter.
    """
    clay, wall, rim = plain("#f3f1ec", 0.16), 0.026, 0.903
    (x0, x1), y0, y1 = ends, far - 0.655, far - 0.125
    mesh.box((x0, y0, SINK_FOOT), (x1, y0 + wall, rim), clay, 0.009)
    mesh.box((x0, y1 - wall, 0.68), (x1, y1, 0.879), clay)
    for left, right in ((x0, x0 + wall), (x1 - wall, x1)):
        mesh.box((left, y0 + 0.012, 0.68), (right, y1, rim), clay, 0.006)
    mesh.box((x0 + 0.01, y0 + 0.01, 0.68), (x1 - 0.01, y1 - 0.01, 0.70), clay)


def _add_tap(mesh: MeshBuilder, x: float, y: float, steel: Material) -> None:
    """Adds a high tap that bends toward the room, with a lever at its side."""
    arc = [math.pi * k / 14 for k in range(15)]
    bend = [(x, y - 0.09 + 0.09 * math.cos(a), 1.17 + 0.09 * math.sin(a)) for a in arc]
    mesh.tube([(x, y, 0.915), (x, y, 1.17), *bend, (x, y - 0.18, 1.10)], 0.0135, steel, 20)
    mesh.cylinder((x, y - 0.18, 1.115), (x, y - 0.18, 1.075), 0.0165, steel, 20)
    mesh.cylinder((x, y, 0.915), (x, y, 0.921), 0.029, steel, 28)
    mesh.cylinder((x, y, 0.921), (x, y, 1.01), 0.021, steel, 24)
    mesh.cylinder((x, y, 0.975), (x + 0.046, y, 0.975), 0.0155, steel, 20)
    mesh.tube(
        [(x + 0.036, y, 0.977), (x + 0.052, y - 0.03, 1.02), (x + 0.066, y - 0.05, 1.075)], 0.0085, steel, 14
    )


def _add_oven(mesh: MeshBuilder, x: float, far: float, steel: Material) -> None:
    """Adds an oven 0.6 m wide from x to the right: a strip of controls, a door with dark glass and a handle, a drawer, and
    the plate of the hob above.
    """
    front, body = far - 0.615, plain("#b3b5b7", 0.34, 0.5, 0.55)
    dark, black = plain("#15171a", 0.22, 0.35), plain("#26282b", 0.35)
    mesh.box((x + 0.002, far - 0.60, 0.1), (x + 0.598, far - 0.05, 0.87), black)
    for low, high in ((0.115, 0.205), (0.21, 0.768), (0.773, 0.87)):
        mesh.box((x + 0.003, front - 0.006, low), (x + 0.597, far - 0.59, high), body, 0.003)
    mesh.box((x + 0.065, front - 0.0085, 0.275), (x + 0.535, front, 0.672), dark, 0.002)
    mesh.box((x + 0.235, front - 0.0085, 0.797), (x + 0.365, front, 0.846), dark, 0.002)
    for dx in (0.075, 0.155, 0.445, 0.525):
        mesh.cylinder((x + dx, front, 0.8215), (x + dx, front - 0.03, 0.8215), 0.0185, black, 28, 0.0165)
    mesh.cylinder((x + 0.06, far - 0.66, 0.72), (x + 0.54, far - 0.66, 0.72), 0.010, steel, 16)
    for dx in (0.085, 0.515):
        mesh.cylinder((x + dx, far - 0.66, 0.72), (x + dx, front, 0.72), 0.007, steel, 12)
    mesh.box((x, far - 0.58, 0.915), (x + 0.6, far - 0.08, 0.921), plain("#121315", 0.1, 0.6), 0.002)


def furnish_kitchen(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Adds a sink with an apron front under the window, cabinets, a tiled backsplash, an oven with a hood, and open shelves."""
    chance, far, width = streams["furniture"], shell.depth, shell.width
    skin = plain(chance.choice(("#f1efe9", "#8d9a8f", "#d9d0c0", "#5d6a70")), 0.42, 0.4)
    top, steel, oak = (
        veined_stone("#bbb9b4"),
        brushed_metal("#a9a7a2", 0.25),
        wood("#a67c52", "x", 0.45, 0.15),
    )
    mesh.box((0.02, far - 0.55, 0), (width - 0.02, far - 0.02, 0.1), plain("#2b2927", 0.7))
    # In the middle of a window the tap would stand before a crank or a meeting stile, so it is before the clear glass at one side.
    x0, _, x1, _ = shell.openings[-1]
    tap = x0 + 0.77 * (x1 - x0)
    sink = (tap - 0.38, tap + 0.38)
    for left, right in ((0.02, sink[0] - 0.004), (sink[1] + 0.004, width - 0.02)):
        mesh.box((left, far - 0.60, 0.1), (right, far - 0.02, 0.88), skin, 0.003)
        mesh.box((left, far - 0.63, 0.88), (right, far, 0.915), top, 0.003)
    mesh.box((sink[0] - 0.004, far - 0.13, 0.88), (sink[1] + 0.004, far, 0.915), top, 0.002)
    # Under the sink there is only the front, because a lid would close the bowl.
    mesh.box((sink[0] - 0.004, far - 0.60, 0.1), (sink[1] + 0.004, far - 0.58, SINK_FOOT), skin)
    _add_sink(mesh, sink, far)
    _add_tap(mesh, tap, far - 0.075, steel)
    oven = shell.right + 0.45 if shell.right + 1.1 < width else shell.left - 1.05
    runs = [(0.03, sink[0], 0.865), (*sink, SINK_FOOT - 0.008), (sink[1], width - 0.03, 0.865)]
    for left, right, high in runs:
        for a, b in ((left, min(right, oven)), (max(left, oven + 0.6), right)):
            if b - a > 0.08:
                _cabinet_doors(mesh, a, b, far - 0.60, 0.115, high, skin)
    _add_oven(mesh, oven, far, steel)
    hood = shell.height - 0.02
    # Scratched steel this large looks like concrete after the denoiser, so the hood is painted.
    enamel = plain("#e4e3df", 0.32)
    mesh.box((oven, far - 0.46, 1.62), (oven + 0.6, far, 1.635), plain("#8f9193", 0.3, 0.5, 0.8), 0.002)
    mesh.box((oven, far - 0.46, 1.637), (oven + 0.6, far, 1.70), enamel, 0.004)
    mesh.box((oven + 0.17, far - 0.3, 1.70), (oven + 0.43, far, hood), enamel, 0.004)
    tiles = wall_tiles(chance.choice(("#efece5", "#e3e6e2", "#e6ddcf")), 0.20, 0.065)
    # The tiles end behind casing and stool, because any gap would show a patch of wall paint.
    splash = [(x0 - 0.03, max(0.93, z0 - 0.015), x1 + 0.03, z1 + 0.03) for x0, z0, x1, z1 in shell.openings]
    for x0, z0, x1, z1 in cells(width, 1.62, splash):
        if z1 > 0.92:
            mesh.pane(rectangle(x0, max(0.915, z0), x1, z1), far - 0.004, tiles)
    shelf = (
        (shell.left - 1.35, shell.left - 0.25)
        if oven > shell.right
        else (shell.right + 0.25, shell.right + 1.35)
    )
    for row, z in enumerate((1.42, 1.78)):
        mesh.box((shelf[0], far - 0.24, z), (shelf[1], far - 0.005, z + 0.03), oak, 0.003)
        add_crockery(mesh, (shelf[0] + 0.05, shelf[1] - 0.05), far - 0.125, z + 0.03, row, streams["shelves"])
    board, pot = shell.left + 0.1, max(shell.right + 0.04, sink[1] + 0.09)
    mesh.box((board - 0.17, far - 0.30, 0.915), (board + 0.16, far - 0.09, 0.935), oak, 0.006)
    props = streams["props"]
    add_fruit_bowl(mesh, board, far - 0.2, 0.935, props)
    # The towel hangs over the bar of the oven, where no handle is in its way.
    linen, fold = fabric("#e9e3d6", 300), oven + 0.36
    soft_box((fold - 0.1, far - 0.682, 0.40), (fold + 0.1, far - 0.670, 0.735), linen, 0.005)
    soft_box((fold - 0.1, far - 0.650, 0.46), (fold + 0.1, far - 0.638, 0.735), linen, 0.005)
    soft_box((fold - 0.1, far - 0.682, 0.725), (fold + 0.1, far - 0.638, 0.737), linen, 0.005)
    add_vase(mesh, pot, far - 0.2, 0.915, props.choice(VASES), 0.15, 0.06)
    kind, size = props.choice((("fern", 0.36), ("pothos", 0.36), ("cut_branches", 0.7)))
    plant(kind, pot, far - 0.2, chance, 1.05, size)


def _add_desk(mesh: MeshBuilder, shell: Shell, oak: Material, chance: Random, props: Random) -> None:
    """A desk under the window with a laptop, a cup and low things that leave the view free, and its chair."""
    x, far = shell.center, shell.depth
    add_table(mesh, x, far - 0.42, (1.6, 0.66, 0.74), oak, wood("#8a6645", "v"), 0.03)
    # A little aside and turned, as by somebody who has just got up.
    turn, seat = 180 - props.uniform(16, 34), fabric(props.choice(CHAIR_CLOTH), 300)
    add_chair(x - 0.3, far - 1.06, turn, wood(props.choice(("#6b4a30", "#3a2f26", "#8a6645")), "v"), seat)
    shut, left = plain("#b9bbbd", 0.35, 0.5, 0.6), x - 0.12
    mesh.box((left, far - 0.58, 0.74), (left + 0.33, far - 0.35, 0.752), shut, 0.003)
    with mesh.at(place_at(left, far - 0.35, 0.752) @ Matrix.Rotation(math.radians(-16), 4, "X")):
        mesh.box((0, 0, 0), (0.33, 0.007, 0.215), shut, 0.003)
        mesh.box((0.008, -0.0008, 0.01), (0.322, 0, 0.207), plain("#15181b", 0.1, 0.6))
    add_cup(mesh, x + props.uniform(0.34, 0.42), far - props.uniform(0.44, 0.6), 0.74)
    add_books(mesh, x - 0.55, far - 0.40, 0.74, props.choice(BOOKS))


def _add_shelved_desk(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk, shelves with books beside the window, and a picture at its other side."""
    chance, props, far = streams["furniture"], streams["props"], shell.depth
    oak = wood(chance.choice(("#a67c52", "#b99a72", "#8a6645")), "x", 0.4, 0.12)
    _add_desk(mesh, shell, oak, chance, props)
    add_vase(mesh, shell.center + 0.6, far - 0.3, 0.74, props.choice(VASES), 0.14, 0.06)
    plant("cut_branches", shell.center + 0.6, far - 0.3, chance, 0.85, 0.6)
    for z in (1.25, 1.62, 1.99):
        x0, x1 = shell.right + 0.22, shell.right + 1.12
        mesh.box((x0, far - 0.22, z), (x1, far - 0.005, z + 0.026), oak, 0.003)
        add_upright_books(mesh, x0 + 0.03, x1 - chance.uniform(0.1, 0.4), far - 0.19, z + 0.026, chance)
    plant("pothos", shell.right + 1.0, far - 0.12, chance, 2.04, 0.9)
    _art(mesh, shell, shell.left - 0.5, chance)
    add_potted(shell.left - 0.55, far - 0.5, chance, 0.9)


def _add_lamp_desk(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk with a lamp, two pictures one above the other, a rug and a large plant."""
    chance, props, far = streams["furniture"], streams["props"], shell.depth
    add_rug(shell.center - 1.25, far - 2.3, shell.center + 1.25, far - 0.8, chance)
    _add_desk(mesh, shell, wood(chance.choice(("#6b4a30", "#b99a72")), "x", 0.4, 0.12), chance, props)
    add_table_lamp(mesh, shell.center + 0.62, far - 0.32, 0.74, props.choice(VASES))
    first, second = props.sample(PAINTINGS, 2)
    for z, colors in ((1.28, first), (1.86, second)):
        add_art(mesh, place_at(shell.right + 0.5, far - 0.002, z), 0.62, 0.46, colors)
    add_potted(shell.left - 0.5, far - 0.5, chance, 1, "fig")


def _add_reading_corner(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A low bookcase under the window, an armchair with a lamp beside it, and a round table with a cup."""
    chance, props, far = streams["furniture"], streams["props"], shell.depth
    oak, x0, x1 = wood(chance.choice(("#a67c52", "#8a6645")), "x", 0.4, 0.12), shell.left, shell.right
    add_rug(shell.center - 1.25, far - 2.6, shell.center + 1.25, far - 0.6, chance)
    for z in (0.06, 0.4, 0.7):
        mesh.box((x0, far - 0.30, z), (x1, far - 0.02, z + 0.026), oak, 0.003)
    count = max(2, round((x1 - x0) / 0.8))
    pitch = (x1 - x0 - 0.026) / count
    for k in range(count + 1):
        x = x0 + k * pitch
        mesh.box((x, far - 0.298, 0.0), (x + 0.026, far - 0.022, 0.7), oak, 0.003)
    for k in range(count):
        left = x0 + k * pitch + 0.04
        for z in (0.086, 0.426):
            add_upright_books(mesh, left, left + pitch - chance.uniform(0.1, 0.4), far - 0.27, z, chance)
    add_books(mesh, x0 + 0.4, far - 0.16, 0.726, props.choice(BOOKS))
    cloth, seat = props.choice(CHAIR_CLOTH), x1 - 0.1
    add_armchair(seat, far - 1.1, -46, fabric(cloth), wood("#8a6645", "v"))
    pillow = fabric(_unlike(props, PILLOWS, cloth), 500)
    _add_chair_cushion(seat, far - 1.1, -46, pillow)
    add_floor_lamp(mesh, x1 + 0.5, far - 0.5)
    x, y = seat - 0.75, far - 1.3
    mesh.cylinder((x, y, 0.43), (x, y, 0.46), 0.22, oak, 48)
    mesh.cylinder((x, y, 0.02), (x, y, 0.43), 0.022, oak, 20)
    mesh.cylinder((x, y, 0), (x, y, 0.02), 0.15, oak, 40)
    add_cup(mesh, x, y, 0.46)
    _art(mesh, shell, x0 - 0.55, chance)
    add_potted(x0 - 0.5, far - 0.5, chance, 0.9)


def furnish_study(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk with shelves, a desk with a lamp, or a corner for reading."""
    streams["study"].choice((_add_shelved_desk, _add_lamp_desk, _add_reading_corner))(mesh, shell, streams)


def furnish_bath(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A free-standing tub under the window, tiles half way up the wall, a stool with towels, a mat."""
    chance, x, far = streams["furniture"], shell.center, shell.depth
    white = plain("#f6f5f2", 0.1, 0.5)
    tiles = wall_tiles(chance.choice(("#e3e6e2", "#efece5", "#d9ded9")), 0.15, 0.075)
    for x0, z0, x1, z1 in cells(shell.width, 1.2, shell.openings):
        mesh.pane(rectangle(x0, z0, x1, z1), far - 0.006, tiles)
    with mesh.at(place_at(x, far - 0.62) @ Matrix.Diagonal((2.1, 1, 1, 1))):
        outside = [(0.26, 0), (0.31, 0.08), (0.36, 0.5), (0.385, 0.575), (0.39, 0.585)]
        inside = [(0.375, 0.585), (0.345, 0.5), (0.28, 0.14), (0, 0.12)]
        mesh.lathe(0, 0, [*outside, *inside], white, 96)
    brass, at = brushed_metal("#b08d4a", 0.22), x + 0.95
    spout = [
        (at, far - 0.62, 0),
        (at, far - 0.62, 0.80),
        (at - 0.03, far - 0.62, 0.87),
        (at - 0.12, far - 0.62, 0.90),
        (at - 0.24, far - 0.62, 0.86),
    ]
    mesh.tube(spout, 0.013, brass, 18)
    mesh.cylinder((at - 0.05, far - 0.62, 0.66), (at + 0.07, far - 0.62, 0.66), 0.010, brass, 14)
    add_stool(mesh, x - 1.15, far - 0.75, 0.5)
    for k, color in enumerate(("#e9e4d8", "#a9b3a6", "#f1eee8")):
        low = (x - 1.31, far - 0.88, 0.5 + 0.06 * k)
        soft_box(low, (x - 0.99, far - 0.62, low[2] + 0.058), fabric(color, 700), 0.024, 4, 0.006)
    rim = soft_box((x - 0.42, far - 1.03, 0.30), (x + 0.42, far - 0.22, 0.584), white, 0.1)
    rim.hide_render = True
    add_drape(
        (x - 0.15, far - 1.28, x + 0.22, far - 0.72), 0.63, [rim], fabric("#efe9df", 500), 0.006, frames=30
    )
    add_rug(x - 0.75, far - 1.95, x + 0.75, far - 1.2, chance)
    add_potted(shell.right + 0.45, far - 0.42, chance, 0.85, "fern")


def furnish_bay_seat(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """The seat of a bay window: a long cushion, pillows, a book and a cup; a rug and a plant in front."""
    chance, far = streams["furniture"], shell.depth
    x0, x1, seat = shell.left, shell.right, shell.sill
    skin = plain("#f3f1ec", 0.45, 0.4)
    mesh.box((x0 - 0.04, far - 0.18, 0), (x1 + 0.04, far + 0.02, seat - 0.035), skin, 0.004)
    mesh.box((x0 - 0.06, far - 0.22, seat - 0.035), (x1 + 0.06, far + 0.2, seat), skin, 0.006)
    face, count = far - 0.18, max(2, round((x1 - x0) / 0.62))
    pitch, low, high = (x1 - x0 + 0.08) / count, 0.13, seat - 0.035
    mesh.box((x0 - 0.05, face - 0.018, 0), (x1 + 0.05, face, low), skin, 0.004)
    mesh.box((x0 - 0.04, face - 0.014, high - 0.06), (x1 + 0.04, face, high), skin, 0.003)
    for k in range(count + 1):
        x = x0 - 0.04 + k * pitch
        half = 0.035 if 0 < k < count else 0.07
        left, right = max(x0 - 0.04, x - half), min(x1 + 0.04, x + half)
        mesh.box((left, face - 0.0145, low), (right, face, high - 0.06), skin, 0.003)
    cloth = fabric(chance.choice(("#d9cfbf", "#a9b3a6", "#b9c0c2")), 320)
    soft_box((x0 + 0.05, far - 0.20, seat), (x1 - 0.05, far + 0.30, seat + 0.085), cloth, 0.03, 4, 0.012)
    for dx, color, turn in ((0.28, "#b98a63", 14), (0.78, "#efe9df", 4), (x1 - x0 - 0.34, "#7f929c", -12)):
        lean = place_at(x0 + dx, far + 0.2, seat + 0.25, turn) @ Matrix.Rotation(math.radians(68), 4, "X")
        add_pillow((0.42, 0.42), lean, fabric(color, 450), 1.82)
    add_books(mesh, (x0 + x1) / 2 + 0.2, far - 0.02, seat + 0.09, ("#31495a", "#e9e4d8"))
    add_rug(shell.center - 1.25, far - 2.0, shell.center + 1.25, far - 0.5, chance)
    add_potted(x1 + 0.45, far - 0.45, chance)
    add_floor_lamp(mesh, x0 - 0.5, far - 0.45)


Furnish = Callable[[MeshBuilder, Shell, Streams], None]

FURNISH: dict[str, Furnish] = {
    "living": furnish_living,
    "dining": furnish_dining,
    "bed": furnish_bed,
    "kitchen": furnish_kitchen,
    "study": furnish_study,
    "bath": furnish_bath,
    "bay_seat": furnish_bay_seat,
    "hero": furnish_hero,
}
