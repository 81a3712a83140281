"""Where the camera of a close-up stands. Lengths in meters."""

from __future__ import annotations

import math
from dataclasses import dataclass

from mathutils import Vector

from ..walls.openings import Opening
from ..windows_and_doors.bay import BASE_HEIGHT, HEAD_HEIGHT
from ..windows_and_doors.unit import Unit
from .arrangements import Arrangement
from .description import Closeup
from .surrounds import has_casing

AIR = 0.04
"""What is left free between casings and the edges of the picture, as a fraction of its width."""


@dataclass(frozen=True)
class Shot:
    """Where the camera is, what it looks at, and its distance from that."""

    place: tuple[float, float, float]
    target: tuple[float, float, float]
    distance: float
    lens: float


def _distance_for(share: float, unit: Unit, size: tuple[float, float], turn: float, lens: float) -> float:
    """The distance at which units of that width and height take up a share of the picture's width.

    A picture is two thirds as high as it is wide, so tall units are limited by its height. Those that would
    take up less than 45 percent of the width may come closer to its upper and lower edges, unless a casing
    surrounds them.
    """
    wide, tall = size[0] * math.cos(turn) / share, size[1] / (0.78 * 2 / 3)
    is_narrow = size[0] * math.cos(turn) < 0.45 * tall
    if is_narrow and (unit.shape or unit.flush_fin):
        tall *= 0.78 / 0.86
    return max(wide, tall) * lens / 36 + abs(math.sin(turn)) * size[0] / 3


def _casing_around(description: Closeup, unit: Unit, opening: Opening) -> Opening:
    """The rectangle of the units with what is around them: a casing, a flush fin, or a band of plaster and a sill."""
    x0, z0, x1, z1 = opening
    if unit.style == "bay":
        return (x0 - 0.1, z0, x1 + 0.1, z1)
    side, head, foot = (
        (0.13, 0.125, 0.115)
        if has_casing(description, unit)
        else (0.13, 0.1, 0.065)
        if unit.shape
        else (0.06, 0.045 if unit.flush_fin else 0, 0.065)
    )
    return (x0 - side, z0 - (0.0 if unit.is_door else foot), x1 + side, z1 + head)


def _seen_ends(shot: Shot, around: Opening) -> Opening:
    """Where a rectangle in the wall is seen: (left, bottom, right, top), as fractions of the picture's width
    from its middle.
    """
    eye, way = Vector(shot.place), Vector(shot.target) - Vector(shot.place)
    ahead = Vector((way.x, way.y, 0)).normalized()
    aside, scale = Vector((ahead.y, -ahead.x, 0)), shot.lens / 36
    level = way.z / way.xy.length
    spots = []
    for x in (around[0], around[2]):
        for z in (around[1], around[3]):
            to = Vector((x, -0.05, z)) - eye
            spots.append((to.dot(aside) / to.dot(ahead) * scale, (to.z / to.dot(ahead) - level) * scale))
    us, vs = zip(*spots)
    return (min(us), min(vs), max(us), max(vs))


def shot_of(description: Closeup, arranged: Arrangement) -> Shot:
    units, unit = arranged.units, arranged.units[0].unit
    left, right = units[0].opening[0], units[-1].opening[2] if arranged.corner is None else arranged.corner
    turn = math.radians(description.angle)
    middle = (left + right) / 2 if arranged.corner is None else arranged.corner
    low, high = min(one.z for one in units), max(one.opening[3] for one in units)
    if unit.style == "bay":
        low, high = low - BASE_HEIGHT, high + HEAD_HEIGHT
    height = (low + high) / 2 if description.aim is None else description.aim
    distance, lens = description.distance, description.lens
    if description.share is not None:
        lens = 50
        distance = _distance_for(description.share, unit, (right - left, high - low), turn, lens)
        if unit.style == "swing" and unit.swing < 0:
            # An open leaf reaches toward the camera.
            distance += 0.5 * unit.open
    if description.share is not None and (description.dapples or description.beside != "none"):
        # A narrow unit stands off the middle, so that what is beside it has room.
        middle += math.copysign(max(0.0, 0.3 - 0.15 * (right - left)), turn)

    def shot_from(distance: float, height: float) -> Shot:
        place = (middle - distance * math.sin(turn), -distance * math.cos(turn), description.eye)
        return Shot(place, (middle, 0, height), distance, lens)

    shot = shot_from(distance, height)
    if description.share is None or arranged.corner is not None:
        return shot
    around = _casing_around(description, unit, (left, low, right, high))
    # The camera is as near as the share of the width and the edges of the picture allow.
    wide = _distance_for(description.share, unit, (right - left, 0), turn, lens)
    distance = max(wide, 0.84 * distance)
    shot = shot_from(distance, height)
    for _ in range(60):
        ends = _seen_ends(shot, around)
        if description.aim is None:
            height += (ends[1] + ends[3]) / 2 * distance * 36 / lens
            shot = shot_from(distance, height)
            ends = _seen_ends(shot, around)
        is_cut = max(map(abs, (ends[0], ends[2]))) > 0.5 - AIR or ends[3] > 1 / 3 - AIR * 0.7
        if is_cut or ends[1] < AIR * 0.7 - 1 / 3:
            distance *= 1.012
        else:
            break
        shot = shot_from(distance, height)
    return shot
