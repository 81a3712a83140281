"""What a camera outside sees of a room, and what furniture of such rooms shares. Lengths in meters."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Callable

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder

ROOM_BESIDE = 1.5
"""Distance from the outermost units to the side walls of the room behind them."""
ROOM_FRONT, ROOM_DEPTH, CEILING = 0.225, 3.6, 2.75
BACK = ROOM_FRONT + ROOM_DEPTH
"""Where that room ends."""
WARM = (1.0, 0.78, 0.52)
"""Color of lamps that are seen lit."""
WOODS = ("#9a7650", "#6b4a30", "#b99a72", "#3f342b")
TALL_PLANTS = ("fig", "rubber_plant", "monstera", "fern")
PENDANTS = ("cone", "globe", "drum", "dome")


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
