"""Simple rooms to see through the windows of a house."""

from __future__ import annotations

from ..camera_and_light import add_area_light
from ..rooms_behind.door_sets import DOOR_SETS
from ..rooms_behind.view import BACK, ROOM_DEPTH, ROOM_FRONT, View
from ..surfaces.boards import floorboards
from ..surfaces.lamps import emission
from ..surfaces.plain import plain
from .house import WALL, House
from .room_pieces import Spot, add_pieces

EVENING_GLOW = (1.0, 0.66, 0.36)
"""Color of the light in rooms in the evening."""
DAY_GLOW, DAY_POWER = (1.0, 0.97, 0.92), 0.9
"""Color of the light in rooms by day, and its power in W/m2. Without it, rooms behind glass are dark and
gray.
"""
EVENING_LAMPS = 1.6
"""Strength of lamps in the evening, as compared with those by day."""
UPSTAIRS_FROM = 1.6
"""Floors above this height are seen from below."""
REACH = 2.0
"""How far the furniture behind a door reaches from its middle, away from the side wall it stands at."""
SHALLOW, LOW = 2.4, 2.2
"""Depth and height of a room; one that is not deeper and higher gets no furniture."""
SHARE = 2.2
"""Width that each piece of furniture has at least."""
PARTITION = 0.15
"""Depth behind the back of the rooms from which a wall closes them off."""
PLASTER = ("#e6e0d4", "#d7d3ca", "#c8cfcd", "#e8d9c4")


def add_storey(
    house: House,
    low: tuple[float, float],
    high: tuple[float, float],
    floor: float,
    ceiling: float,
    has_back: bool,
) -> None:
    """Adds the inside of one story: floor, ceiling, a wall behind the rooms, furniture and lamps. `has_back`
    says whether the box has a back wall without windows.
    """
    mesh, chance = house.mesh, house.streams["rooms"]
    (x0, y0), (x1, y1) = low, high
    mesh.floor(x0, y0, x1, y1, floor, floorboards(house.floor))
    mesh.ceiling(x0, y0, x1, y1, ceiling, plain("#f3f1ec", 0.9, 0.1))
    back = min(y1, y0 + ROOM_DEPTH)
    is_divided = y1 - back > PARTITION
    if is_divided:
        mesh.box((x0, back, floor), (x1, back + 0.1, ceiling), plain(chance.choice(PLASTER), 0.9, 0.1))
    if (has_back or is_divided) and back - y0 > SHALLOW and ceiling - floor > LOW:
        _add_furniture(house, (x0, y0), (x1, back), floor, ceiling)
    _add_light(house, (x0, y0), (x1, back), floor, ceiling)


def _add_furniture(
    house: House, low: tuple[float, float], high: tuple[float, float], floor: float, ceiling: float
) -> None:
    """Adds furniture behind the widest door, and pieces along the rest of the back wall."""
    (x0, y0), (x1, back), chance = low, high, house.streams["rooms"]
    taken = _furnish(house, x0, x1, y0, back) if floor < 0.1 else None
    count = int((x1 - x0) / SHARE)
    share = (x1 - x0) / max(1, count)
    aside = min(0.15, (share - SHARE) / 2)
    xs = [x0 + share * (k + 0.5) + chance.uniform(-aside, aside) for k in range(count)]
    if taken:
        xs = [x for x in xs if not taken[0] - SHARE / 2 < x < taken[1] + SHARE / 2]
    spots = [Spot(x, back, ceiling - floor, EVENING_LAMPS if house.lit else 1) for x in xs]
    add_pieces(house.mesh, spots, floor, floor > UPSTAIRS_FROM, chance)


def _furnish(house: House, x0: float, x1: float, front: float, back: float) -> tuple[float, float] | None:
    """Furnishes the room behind the widest door as close-ups do. Returns from where to where this furniture
    reaches along x, or None if there is no such door.
    """
    doors = [
        door for door in house.doors if x0 < door[0] and door[2] < x1 and abs(door[1] + WALL - front) < 0.1
    ]
    if not doors or abs(back - BACK) > 0.1 or abs(front - ROOM_FRONT) > 0.1:
        return None
    left, _, right = max(doors, key=lambda door: door[2] - door[0])
    middle = (left + right) / 2
    wall, side = (x1, 1) if x1 - middle < middle - x0 else (x0, -1)
    chance = house.streams["furnished"]
    furnish = DOOR_SETS[chance.choice(list(DOOR_SETS))]
    furnish(house.mesh, View(middle, wall, side, 2.2), chance)
    return min(wall, middle - side * REACH), max(wall, middle - side * REACH)


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
