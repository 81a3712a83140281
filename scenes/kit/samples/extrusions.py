"""Product lines, and parts of the extrusions of the scene `section`.

All lengths are in millimeters, as in drawings of extrusions. A point is (inward, depth): away from the wall,
and away from the street. Outlines run counterclockwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Sequence

from ..modeling.geometry import Outline, Point2

Rectangle = tuple[float, float, float, float]
"""x0, y0, x1, y1."""

WALL = 2.4
"""Thickness of the walls of an extrusion."""
DUAL_GLASS, TRIPLE_GLASS = 19.0, 22.0
"""Thickness of glass units: 3/4 in and 7/8 in."""
PANE = 3.0
LEG_OVER_GLASS = 14
"""How far a frame or sash covers the edge of its glass."""


@dataclass(frozen=True)
class Line:
    """What the extrusions of a product line have in common."""

    face: float
    """Width of the frame."""
    front: float
    """Depth of the frame before its sash."""
    rail: float
    """Width of the sash below its glass."""
    depth: float
    """Depth of a frame with fixed glass. Other frames are as deep as their sash needs."""
    columns: int = 2
    rows: int = 2
    """Chambers side by side and one behind the other in the main part of an extrusion."""
    has_steel: bool = True
    """Whether a steel tube stiffens the sash."""
    has_dark_spacer: bool = False
    """Whether the spacer between the panes is black and conducts little heat; otherwise it is metal."""


LINES = {
    "platinum": Line(42, 20, 27, 68, columns=1, has_steel=False),
    "bellagio": Line(49, 27, 33, 82, has_dark_spacer=True),
    "venetian": Line(60, 33, 41, 98, columns=3, rows=3),
    "doors": Line(56, 36, 52, 104, columns=2, rows=3),
}


@dataclass(frozen=True)
class Extrusion:
    """One profile with its hollow chambers, at a place in the sample."""

    outline: Outline
    chambers: list[Outline] = field(default_factory=list)
    at: Point2 = (0, 0)
    radius: float = 1.2
    """Radius of its rounded corners."""


def box_outline(x0: float, y0: float, x1: float, y1: float, cut: float = 1.0) -> Outline:
    """A rectangle with cut corners: a hollow chamber inside an extrusion."""
    c = cut
    return [
        (x0 + c, y0), (x1 - c, y0), (x1, y0 + c), (x1, y1 - c), (x1 - c, y1), (x0 + c, y1), (x0, y1 - c), (x0, y0 + c),
    ]  # fmt: skip


def cells(area: Rectangle, columns: int = 1, rows: int = 1) -> list[Rectangle]:
    """Divides a rectangle into chambers with walls between them."""
    x0, y0, x1, y1 = area
    across, along = (x1 - x0 + WALL) / columns, (y1 - y0 + WALL) / rows
    return [
        (x0 + across * i, y0 + along * j, x0 + across * (i + 1) - WALL, y0 + along * (j + 1) - WALL)
        for j in range(rows)
        for i in range(columns)
    ]


def hollows(rectangles: Sequence[Rectangle]) -> list[Outline]:
    return [box_outline(*rectangle) for rectangle in rectangles]
