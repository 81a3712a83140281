"""The outline of a bay window from above, and slabs with this outline. Lengths in meters."""

from __future__ import annotations

import math
from typing import Sequence

from ..modeling.geometry import Point2
from ..modeling.mesh import Material, MeshBuilder

OUT, ANGLE = 0.45, 40
"""How far a bay stands out from the wall, and the angle in degrees between its sides and the wall."""
ROOF_RISE, FASCIA = 0.36, 0.075
"""Heights of the roof and of the board under its edge."""
PROUD = 0.034
"""How far boards and flashing against the wall are in front of it: more than the laps of its siding."""
RUN, FLANK = OUT / math.tan(math.radians(ANGLE)), OUT / math.sin(math.radians(ANGLE))
"""How far a side reaches along the wall, and its width."""
WALL = 0.05
"""How deep boards and roof reach into the wall."""


def plan(width: float, beyond: float) -> list[Point2]:
    """The outline of the bay from above, from wall to wall, moved out from its windows by `beyond`."""
    side = beyond / math.sin(math.radians(ANGLE)) + WALL * RUN / OUT
    nose = RUN - beyond * math.tan(math.radians(ANGLE / 2))
    front = -OUT - beyond
    return [(-side, WALL), (nose, front), (width - nose, front), (width + side, WALL)]


def slab(mesh: MeshBuilder, ring: Sequence[Point2], low: float, high: float, skin: Material) -> None:
    """A level slab with four corners."""
    sides = [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    points = [(x, y, z) for z in (low, high) for x, y in ring]
    mesh.add(points, [(3, 2, 1, 0), (4, 5, 6, 7), *sides], skin)
