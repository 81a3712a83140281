"""The light and the furniture of the room behind the units of a close-up. Meters."""

from __future__ import annotations

import math

from ..camera_and_light import add_area_light
from ..modeling.mesh import MeshBuilder
from ..random_streams import Streams
from ..rooms_behind.door_sets import DOOR_SETS
from ..rooms_behind.named_sets import NAMED_SETS
from ..rooms_behind.view import ROOM_BESIDE, View
from ..rooms_behind.window_sets import WINDOW_SETS

LAMP = 32
"""Power in W of the room's lamp. By day a room is far darker than the wall around its window."""
DAYLIGHT = 6.5
"""Power in W for each square meter of the openings, through which the sky lights the room: less, the deeper
it is. A little more is added, so that rooms with a small window are not black.
"""


def furnish_behind(
    left: float,
    right: float,
    heights: tuple[float, float],
    angle: float,
    is_door: bool,
    streams: Streams,
    room: str | None = None,
) -> None:
    """Lights the room behind the units between two x and two heights, and furnishes the part that a camera at
    `angle` sees.

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
