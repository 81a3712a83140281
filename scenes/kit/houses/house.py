"""What all boxes of a house have in common."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..modeling.mesh import MeshBuilder
from ..plants.grounds import Area
from ..random_streams import Streams
from ..windows_and_doors.unit import Unit
from .openings import Hole

WALL = 0.22
"""Thickness of the walls in meters."""
KIN = {"casement": "slider", "awning": "slider", "double_hung": "single_hung", "single_hung": "double_hung"}
"""The style that replaces one that the series does not have."""


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

    floors: list[Area] = field(default_factory=list)
    """Areas of the boxes that stand on the ground. `add_volume` adds them."""

    def window_of(self, hole: Hole) -> Unit:
        """Returns the unit for an opening. A style that is not offered is replaced by a similar one."""
        style, facts = hole.style, hole.facts
        if self.offered and style in KIN and style not in self.offered:
            is_upright = hole.height > hole.width * 1.15
            style, facts = ("single_hung" if is_upright else KIN[style]), {}
        return self.unit.but(style=style, width=hole.width, height=hole.height, **facts)
