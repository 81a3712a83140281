"""One box of a house: four walls with windows, and simple rooms to see through them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Mapping, Sequence

from mathutils import Matrix

from ..camera_and_light import add_area_light
from ..closeups.behind import BACK, DOOR_SETS, ROOM_DEPTH, ROOM_FRONT, View
from ..dressing import DAY_LAMP, TREATMENTS, add_treatment
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..random_streams import Streams
from ..surfaces.materials import emission, floorboards, plain
from ..walls import Cladding, add_trim, add_wall
from ..windows_and_doors.build import add_unit
from ..windows_and_doors.unit import DOORS, Unit
from .entries import add_entry, add_garage
from .openings import Hole

WALL = 0.22
EVENING_GLOW = (1.0, 0.66, 0.36)
"""Color of the light in rooms in the evening."""
DAY_GLOW, DAY_POWER = (1.0, 0.97, 0.92), 1.5
"""Color of the light in rooms by day, and its power in W per square meter. Without it, rooms behind glass are dark and gray."""
SOFAS = ("#8c857a", "#5c6468", "#b8a88f", "#39424a")
ART = ("#31495a", "#a8532f", "#d0b27a", "#4c5c45", "#222222")
PLASTER = ("#e6e0d4", "#d7d3ca", "#c8cfcd", "#e8d9c4")


@dataclass
class House:
    """What all boxes of a house have in common."""

    mesh: MeshBuilder
    streams: Streams
    unit: Unit
    """Gives all windows their frame, grid and glass."""
    lit: float
    """Strength of the lamps: 0 by day."""
    floor: str
    """Color of the floors."""
    trim: str | None = None
    """Color of the casing in walls of boards; None leaves the casing out."""
    offered: tuple[str, ...] = ()
    """Window styles of the series that the picture is made for; empty means all styles."""
    doors: list[tuple[float, float, float]] = field(default_factory=list)
    """Doors on the ground floor that face the front, as (x0, y, x1). `add_volume` adds them."""

    def window_of(self, hole: Hole) -> Unit:
        """Returns the unit for an opening. A style that is not offered is replaced by a similar one."""
        style, facts = hole.style, hole.facts
        if self.offered and style in KIN and style not in self.offered:
            is_upright = hole.height > hole.width * 1.15
            style, facts = ("single_hung" if is_upright else KIN[style]), {}
        return self.unit.but(style=style, width=hole.width, height=hole.height, **facts)


KIN = {"casement": "slider", "awning": "slider", "double_hung": "single_hung", "single_hung": "double_hung"}
"""The style that replaces one that the series does not have."""


def _add_hole(house: House, clad: Cladding, hole: Hole) -> None:
    """Fills an opening with a unit, an entry or a garage door. The mesh is in the coordinates of the wall."""
    mesh, facts = house.mesh, hole.facts
    frame = house.unit.color
    with mesh.at(Matrix.Translation((hole.x, clad.setback, hole.sill))):
        if hole.style == "entry":
            add_entry(mesh, hole.width, hole.height, facts.get("color", "#8a5a33"), frame)
        elif hole.style == "garage":
            add_garage(
                mesh,
                hole.width,
                hole.height,
                facts.get("style", "panel"),
                facts.get("color", "#8a5a33"),
                frame,
            )
        else:
            add_unit(mesh, house.window_of(hole))
    if hole.style not in ("entry", "garage"):
        chance = house.streams["treatment"]
        kind = chance.choice(TREATMENTS if hole.width < 2.6 else ("none", "curtains"))
        add_treatment(mesh, *hole.opening, 0.26, chance, kind)
    if not clad.is_plaster and house.trim and hole.style != "garage":
        add_trim(mesh, hole.opening, plain(house.trim, 0.55, 0.4), 0.1, has_sill=hole.sill > 0.3)


def add_volume(
    house: House,
    corner: tuple[float, float, float],
    size: tuple[float, float, float],
    claddings: Cladding | Mapping[str, Cladding],
    holes: Mapping[str, Sequence[Hole]],
    storeys: int = 1,
    open_sides: str = "",
) -> None:
    """Adds one box of a house.

    `size` is width, depth and height. The keys of `holes` are front, right, back and left; the openings of a side are
    counted from its left end as seen from outside. `open_sides` holds the initials of sides that get no wall,
    because another box joins there.
    """
    (x, y, z), (width, depth, height), mesh = corner, size, house.mesh
    sides = {
        "front": (place_at(x, y, z), width),
        "right": (place_at(x + width, y, z, 90), depth),
        "back": (place_at(x + width, y + depth, z, 180), width),
        "left": (place_at(x, y + depth, z, -90), depth),
    }
    for side, (frame, length) in sides.items():
        if side[0] in open_sides:
            continue
        clad = claddings if isinstance(claddings, Cladding) else claddings[side]
        with mesh.at(frame):
            add_wall(mesh, length, height, [hole.opening for hole in holes.get(side, ())], clad, WALL)
            for hole in holes.get(side, ()):
                _add_hole(house, clad, hole)
                if side == "front" and hole.style in DOORS and z + hole.sill < 0.3:
                    house.doors.append((x + hole.x, y, x + hole.x + hole.width))
    storey = height / storeys
    for level in range(storeys):
        base = z + level * storey
        _add_storey(
            house,
            (x + 0.23, y + 0.23),
            (x + width - 0.23, y + depth - 0.23),
            base + 0.02,
            base + storey - 0.12,
        )


def _add_storey(
    house: House, low: tuple[float, float], high: tuple[float, float], floor: float, ceiling: float
) -> None:
    """Adds the inside of one storey: floor, ceiling, a wall some meters behind the facade, furniture and lamps."""
    mesh, chance = house.mesh, house.streams["rooms"]
    (x0, y0), (x1, y1) = low, high
    mesh.floor(x0, y0, x1, y1, floor, floorboards(house.floor))
    mesh.ceiling(x0, y0, x1, y1, ceiling, plain("#f3f1ec", 0.9, 0.1))
    back = min(y1, y0 + ROOM_DEPTH)
    if y1 - back > 1:
        mesh.box((x0, back, floor), (x1, back + 0.1, ceiling), plain(chance.choice(PLASTER), 0.9, 0.1))
    is_furnished = floor < 0.1 and _furnish(house, x0, x1, y0, back)
    for k in range(0 if is_furnished else int((x1 - x0) / 2.2)):
        _add_silhouette(house, x0 + 0.5 + k * 2.2 + chance.uniform(0, 0.4), y0, back, floor, ceiling, chance)
    _add_downlights(house, (x0, y0), (x1, back), floor, ceiling)


def _furnish(house: House, x0: float, x1: float, front: float, back: float) -> bool:
    """Furnishes a room behind the widest door in its front as close views do. Returns whether there is such a door."""
    doors = [
        door for door in house.doors if x0 < door[0] and door[2] < x1 and abs(door[1] + WALL - front) < 0.1
    ]
    if not doors or abs(back - BACK) > 0.1 or abs(front - ROOM_FRONT) > 0.1:
        return False
    left, _, right = max(doors, key=lambda door: door[2] - door[0])
    middle = (left + right) / 2
    wall, side = (x1, 1) if x1 - middle < middle - x0 else (x0, -1)
    chance = house.streams["furnished"]
    furnish = DOOR_SETS[chance.choice(list(DOOR_SETS))]
    furnish(house.mesh, View(middle, wall, side, 2.2), chance)
    return True


def _add_downlights(
    house: House, low: tuple[float, float], high: tuple[float, float], floor: float, ceiling: float
) -> None:
    """Adds light to a room. In the evening, lamps in its ceiling make pools of light with darker walls between them; by day,
    broad light stands for the daylight from other windows.
    """
    (x0, y0), (x1, y1) = low, high
    area, y = (x1 - x0) * (y1 - y0), y0 + (y1 - y0) * 0.55
    if not house.lit:
        size, x = ((x1 - x0) * 0.8, 1.6), (x0 + x1) / 2
        power = DAY_POWER * area
        add_area_light((x, y, ceiling - 0.05), (x, y + 0.4, floor), size, power, DAY_GLOW, mirrored=False)
        return
    count = max(1, round((x1 - x0) / 2.4))
    glow, power = emission("#ffdcae", 9), house.lit * 3.0 * area / count
    for k in range(count):
        x = x0 + (x1 - x0) * (k + 0.5) / count
        add_area_light((x, y, ceiling - 0.05), (x, y, floor), 0.35, power, EVENING_GLOW, mirrored=False)
        for dy in (-0.9, 0.9):
            house.mesh.cylinder((x, y + dy, ceiling - 0.001), (x, y + dy, ceiling - 0.008), 0.05, glow, 20)


def _add_silhouette(
    house: House, x: float, front: float, back: float, floor: float, ceiling: float, chance: Random
) -> None:
    """Adds a sofa, a table, a shelf, a picture or a lamp, just detailed enough to be seen through a window."""
    mesh, kind = house.mesh, chance.random()
    y = min(front + chance.uniform(1.6, 3.2), back - 0.9)
    cloth = plain(chance.choice(SOFAS), 0.9)
    if kind < 0.4:
        mesh.box((x, y, floor), (x + 1.7, y + 0.8, floor + 0.42), cloth, 0.05)
        mesh.box((x, y + 0.6, floor + 0.4), (x + 1.7, y + 0.82, floor + 0.82), cloth, 0.05)
    elif kind < 0.6:
        mesh.box((x, y, floor + 0.7), (x + 1.6, y + 0.8, floor + 0.75), plain("#6b4a30", 0.5), 0.01)
        for dx in (0.1, 1.4):
            for dy in (0.1, 0.65):
                mesh.box(
                    (x + dx, y + dy, floor),
                    (x + dx + 0.06, y + dy + 0.06, floor + 0.7),
                    plain("#3a2a1e", 0.5),
                )
    elif kind < 0.75:
        for shelf in range(4):
            z = floor + 0.3 + shelf * 0.42
            mesh.box((x, back - 0.3, z), (x + 1.2, back - 0.02, z + 0.03), plain("#a58a68", 0.5), 0.004)
            for book in range(9):
                left = x + 0.04 + book * 0.12
                tall = chance.uniform(0.18, 0.3)
                mesh.box(
                    (left, back - 0.24, z + 0.03),
                    (left + 0.07, back - 0.06, z + 0.03 + tall),
                    plain(chance.choice(ART), 0.8),
                )
    if kind >= 0.75 or chance.random() < 0.3:
        width = chance.uniform(0.6, 1.3)
        mesh.box(
            (x, back - 0.03, floor + 1.15),
            (x + width, back - 0.005, floor + 1.9),
            plain(chance.choice(ART), 0.7),
            0.004,
        )
    if chance.random() < 0.55:
        shade = emission("#ffd9a0", 14) if house.lit else emission(DAY_LAMP, 1.0)
        at = (x + 0.8, y + 0.4)
        mesh.cylinder((*at, ceiling - 0.75), (*at, ceiling - 0.5), 0.18, shade, 20, 0.10)
        mesh.cylinder((*at, ceiling - 0.5), (*at, ceiling), 0.006, plain("#222222"), 6)
