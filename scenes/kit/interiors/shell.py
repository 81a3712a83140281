"""The room that is furnished: its size, its openings, and what the camera sees of it."""

from __future__ import annotations

from dataclasses import dataclass

from ..walls.openings import Opening

BACK = -1.8
"""y in meters of the wall behind the camera."""


@dataclass(frozen=True)
class Shell:
    """A room's size and its openings, in room coordinates."""

    width: float
    depth: float
    height: float
    openings: tuple[Opening, ...]
    eye: tuple[float, float] = (0, 0)
    """Where the camera stands. It is set after the openings, and so are `aim` and `lens`."""
    aim: tuple[float, float] = (0, 1)
    """The point toward which the camera looks."""
    lens: float = 35
    """Focal length in mm."""

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
        """Height of the sill of the openings, which is near 0 for a door."""
        return self.openings[0][1]

    @property
    def is_door(self) -> bool:
        """Whether the openings reach down to the floor."""
        return self.sill < 0.2
