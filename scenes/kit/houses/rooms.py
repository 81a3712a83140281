"""Simple rooms to see through the windows of a house."""

from __future__ import annotations

from random import Random

from ..camera_and_light import add_area_light
from ..rooms_behind.door_sets import DOOR_SETS
from ..rooms_behind.view import BACK, ROOM_DEPTH, ROOM_FRONT, View
from ..surfaces.boards import floorboards
from ..surfaces.lamps import emission
from ..surfaces.plain import plain
from .house import WALL, House

EVENING_GLOW = (1.0, 0.66, 0.36)
"""Color of the light in rooms in the evening."""
DAY_GLOW, DAY_POWER = (1.0, 0.97, 0.92), 0.9
"""Color of the light in rooms by day, and its power in W/m2. Without it, rooms behind glass are dark and
gray.
"""
DAY_LAMP = "#fff4e6"
"""Color of a lampshade by day: it looks almost white."""
SOFAS = ("#8c857a", "#7d8589", "#b8a88f", "#9a938a")
ART = ("#31495a", "#a8532f", "#d0b27a", "#4c5c45", "#222222")
PLASTER = ("#e6e0d4", "#d7d3ca", "#c8cfcd", "#e8d9c4")


def add_storey(
    house: House, low: tuple[float, float], high: tuple[float, float], floor: float, ceiling: float
) -> None:
    """Adds the inside of one story: floor, ceiling, a wall behind the rooms, furniture and lamps."""
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
    _add_light(house, (x0, y0), (x1, back), floor, ceiling)


def _furnish(house: House, x0: float, x1: float, front: float, back: float) -> bool:
    """Furnishes the room behind the widest door as close-ups do. Returns whether there is such a door."""
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


def _add_light(
    house: House, low: tuple[float, float], high: tuple[float, float], floor: float, ceiling: float
) -> None:
    """Adds light to a room. In the evening, lamps in its ceiling make pools of light with darker walls
    between them; by day, broad light stands for the daylight from other windows.
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
    """Adds a sofa, a table, a shelf, a picture or a lamp, detailed enough to be seen through a window."""
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
    if chance.random() < 0.3:
        shade = emission("#ffd9a0", 14) if house.lit else emission(DAY_LAMP, 1.0)
        at = (x + 0.8, y + 0.4)
        mesh.cylinder((*at, ceiling - 0.75), (*at, ceiling - 0.5), 0.18, shade, 20, 0.10)
        mesh.cylinder((*at, ceiling - 0.5), (*at, ceiling), 0.01, plain("#222222"), 6)
