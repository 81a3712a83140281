"""Where the camera of a room stands and looks. Lengths in meters."""

from __future__ import annotations

import math

from ..modeling.geometry import Point3
from ..random_streams import Streams
from .description import Interior
from .shell import BACK, Shell

SHARE = 0.54
"""Fraction of the picture's width that the openings take up by default."""


def _camera_distance(description: Interior, shell: Shell) -> float:
    """Distance at which the openings take up their part of the picture, limited by the size of the room."""
    if description.distance is not None:
        return description.distance
    wide = (shell.right - shell.left) * description.lens / (36 * SHARE)
    high = (shell.openings[0][3] - shell.openings[0][1]) * description.lens / (24 * 0.68)
    return min(shell.depth - BACK - 0.4, max(2.5, wide, high))


def camera_of(
    description: Interior, shell: Shell, streams: Streams, has_curtains: bool
) -> tuple[Point3, Point3, float]:
    """Returns where the camera stands, the point that it looks at, and the distance between them."""
    angle = math.radians(streams.choose("camera", description.angle, (-24, -14, 12, 22)))
    eye = streams["eye"].choice((1.2, 1.35, 1.5)) if description.eye is None else description.eye
    low, high = shell.openings[0][1], shell.openings[0][3]
    usual = (0.0, max(0.95, (low + high) / 2 - 0.3))
    aside, level = usual if description.aim is None else description.aim
    aim, far = shell.center + aside, _camera_distance(description, shell)
    if has_curtains:
        # The camera stands farther back and aims 5 cm higher, so that the rod is seen.
        level, far = level + 0.05, min(shell.depth - BACK - 0.4, far * 1.05)
    x = min(shell.width - 0.4, max(0.4, aim - far * math.sin(angle)))
    y = max(BACK + 0.3, shell.depth - far * math.cos(angle))
    return (x, y, eye), (aim, shell.depth, level), far
