"""What the panes of a close-up mirror. Lengths in meters."""

from __future__ import annotations

import math

from mathutils import Vector

from ..surfaces.street import Street
from ..windows_and_doors.unit import Unit
from ..windows_and_doors.windows import AWNING_SWING
from .arrangements import Arrangement, Placed
from .description import Closeup
from .shot import Shot

LIT_ROOM, DARK_ROOM = 0.07, 0.11
"""Fraction of the light that each pane reflects at least, by the room behind it."""
SKY_PANE = 0.13
"""The same fraction for panes that lean and mirror the sky alone: it is brighter than a street."""
FOLIAGE, GAPS = 0.75, 0.55
"""Brightness of mirrored leaves, and how open their crowns are. Bright, scattered leaves look like stains."""


def has_furnished_room(description: Closeup, unit: Unit) -> bool:
    """Whether the room behind the units is lit and furnished. Panes before a dark room mirror more."""
    return description.arrangement == "row" or unit.open > 0.1 or description.share is not None


def _mirrored_rise(shot: Shot, one: Placed, part: float) -> float:
    """Tangent of the angle of a mirrored ray at a part of the pane's height. Only an awning's pane leans."""
    unit = one.unit
    lean = math.radians(AWNING_SWING * unit.open) if unit.style == "awning" else 0.0
    below = (1 - part) * unit.height
    seen = Vector((shot.target[0], -below * math.sin(lean), one.opening[3] - below * math.cos(lean)))
    way = (seen - Vector(shot.place)).reflect(Vector((0, -math.cos(lean), math.sin(lean))))
    return way.z / way.xy.length


def street_for(description: Closeup, arranged: Arrangement, shot: Shot) -> Street:
    """The street whose roofs and trees end in the upper half of the panes, or lower before a dark room. A
    pane that leans out at its foot mirrors the sky alone.
    """
    one = arranged.units[0]
    edge = 0.74 if has_furnished_room(description, one.unit) else 0.5
    if one.unit.style == "awning" and one.unit.open:
        edge = 0.12
    if description.skyline is not None:
        edge = description.skyline
    low, at, high = (_mirrored_rise(shot, one, part) for part in (0, edge, 1))
    size = max(0.5, min(1.5, (high - low) / 0.4))
    horizon = at - 0.13 * size
    day = round(0.155 * description.sun, 4)
    return Street(description.seed, round(horizon, 4), round(size, 4), day, FOLIAGE, GAPS)
