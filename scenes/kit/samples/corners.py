"""Frame, sash and bead of each kind of window, for the scene `section`.

All lengths are in millimeters, as in drawings of extrusions. A point is (inward, depth): away from the wall,
and away from the street. Outlines run counterclockwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from ..modeling.geometry import Outline, Point2
from .extrusions import LEG_OVER_GLASS, WALL, Extrusion, Line, Rectangle, box_outline, cells, hollows


@dataclass(frozen=True)
class Corner:
    """Everything that a cut sample consists of, apart from its fin and its panes."""

    frame: Extrusion
    bead: Extrusion
    pocket: Point2
    """Where the floor of the groove for the glass begins, on the side of the street."""
    depth: float
    sash: Extrusion | None = None
    steel: Rectangle | None = None
    """The room for a steel tube, in the sample."""
    gaskets: list[Outline] = field(default_factory=list)
    """Black rubber."""
    brushes: list[Outline] = field(default_factory=list)
    """Gray weather strips."""
    wheel_on: Point2 | None = None
    """Top of the track's rib, on which the wheel of the sash stands."""


def _circle(x: float, y: float, radius: float) -> Outline:
    angles = [2 * math.pi * k / 14 for k in range(14)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _moved(rectangle: Rectangle, at: Point2) -> Rectangle:
    x0, y0, x1, y1 = rectangle
    return (x0 + at[0], y0 + at[1], x1 + at[0], y1 + at[1])


def _bead(floor: float, start: float, length: float, at: Point2 = (0, 0)) -> Extrusion:
    """The strip that holds the glass on the room's side. `floor` is the floor of the groove, `start` its end."""
    low, top, end = floor + 6.4, floor + LEG_OVER_GLASS, start + length
    outline = [(low, start), (top, start), (top, start + 3.5), (top - 4.5, end), (low, end)]
    hollow = box_outline(low + 1.5, start + 1.8, top - 2.2, start + length * 0.55, 0.6)
    return Extrusion(outline, [hollow], at, 0.9)


def hung(line: Line, glass: float) -> Corner:
    """A sash that slides up and down in the frame, set back from its front."""
    f, p = line.face, line.front
    frame_depth = p + 8 + 20 + glass + 3
    outline = [
        (0, 0), (f - 22, 0), (f - 18, 6), (f - 6, 6), (f - 6, p), (f - 12, p), (f - 12, p + 6), (f, p + 6),
        (f, frame_depth), (0, frame_depth),
    ]  # fmt: skip
    back = frame_depth - WALL
    chambers = [
        *cells((2.4, 2.4, f - 23.5, p - 1), line.columns),
        (f - 21.2, 8.4, f - 8.4, p - 2.4),
        *cells((2.4, p + 1.4, f - 14.4, back), 2, line.rows),
        *cells((f - 12, p + 8.4, f - 2.4, back), 1, line.rows),
    ]
    at = (f + 2.5, p + 8.0)
    sash, end = _hung_sash(line.rail, glass, at, line)
    steel = _moved(_steel_cell(line.rail, glass), at) if line.has_steel else None
    strip = at[1] + end * 0.6
    return Corner(
        Extrusion(outline, hollows(chambers)),
        _bead(line.rail, end - 10, 10, at),
        (at[0] + line.rail, at[1] + 8),
        frame_depth,
        sash,
        steel,
        brushes=[[(f - 0.2, strip), (f + 2.6, strip), (f + 2.6, strip + 4), (f - 0.2, strip + 4)]],
    )


def _steel_cell(rail: float, glass: float) -> Rectangle:
    """The chamber of a hung sash that holds the steel."""
    half = (rail - WALL) / 2
    return (half + 2.4, 22.8, rail - 2.4, 17.6 + glass)


def _hung_sash(rail: float, glass: float, at: Point2, line: Line) -> tuple[Extrusion, float]:
    """The sash of a hung window, and its depth."""
    r, groove = rail, 8 + glass + 2
    end = groove + 10
    outline = [
        (0, 0), (r + 11, 0), (r + 14, 3), (r + 14, 8), (r, 8), (r, groove), (r + 6, groove), (r + 6, end), (0, end),
    ]  # fmt: skip
    half = (r - WALL) / 2
    chambers = [
        *cells((2.4, 2.4, r - 2.4, 20.4), max(2, line.columns)),
        (2.4, 22.8, half, end - 2.4),
        _steel_cell(rail, glass),
    ]
    leg = box_outline(r + 1.4, 2.2, r + 11.3, 5.8, 0.6)
    return Extrusion(outline, [*hollows(chambers), leg], at), end


def fixed(line: Line, glass: float) -> Corner:
    """Glass that sits in the frame itself. The front of the frame slopes toward it."""
    b, groove, end = line.face + 2, 22 + glass, line.depth
    outline = [
        (0, 0), (b - 16, 0), (b - 12, 7), (b + 9, 13), (b + 14, 16), (b + 14, 20), (b, 20), (b, groove),
        (b + 6, groove), (b + 6, end), (0, end),
    ]  # fmt: skip
    slope = [(b - 14.4, 8.8), (b - 12.6, 9.2), (b - 2.4, 12.2), (b - 2.4, 17.5), (b - 14.4, 17.5)]
    leg = [(b + 1.4, 13), (b + 9, 15.2), (b + 11.6, 16.9), (b + 11.6, 17.8), (b + 1.4, 17.8)]
    chambers = [
        *cells((2.4, 2.4, b - 18, 17.5), line.columns),
        *cells((2.4, 19.9, b - 2.4, end - 2.4), line.columns + 1, line.rows),
        (b, groove + 2.4, b + 3.6, end - 2.4),
    ]
    return Corner(Extrusion(outline, [*hollows(chambers), slope, leg]), _bead(b, groove, 16), (b, 20.0), end)


def casement(line: Line, glass: float) -> Corner:
    """A deep sash that closes from outside against a stop of the frame, and presses on gaskets."""
    f, r, rail = line.face, line.face - 22, line.rail + 5
    start, at = 14, (line.face - 17, 1.5)
    groove = start + glass + 2
    end = groove + 24
    stop = at[1] + end + 4
    depth = stop + line.front * 0.8
    outline = [
        (0, 0), (r - 5, 0), (r, 4), (r, stop), (f, stop), (f, depth), (0, depth),
    ]  # fmt: skip
    chambers = [
        *cells((2.4, 6.4, r - 2.4, stop), 2, line.rows),
        *cells((2.4, stop + 2.4, f - 2.4, depth - 2.4), line.columns + 1),
    ]
    bulb = _circle(r + 14, stop - 2, 2.8)
    gaskets = [[(r - 0.2, v), (r + 5.2, v), (r + 5.2, v + 5), (r - 0.2, v + 5)] for v in (8.0, stop - 18)]
    return Corner(
        Extrusion(outline, hollows(chambers)),
        _bead(rail, groove, 16, at),
        (at[0] + rail, at[1] + start),
        depth,
        _casement_sash(rail, start, groove, end, at, line),
        _moved(cells((2.4, 14, rail - 2.4, end - 2.4), 2, 2)[3], at),
        [bulb, *gaskets],
    )


def _casement_sash(rail: float, start: float, groove: float, end: float, at: Point2, line: Line) -> Extrusion:
    r = rail
    outline = [
        (0, 0), (r - 8, 0), (r + 10, 6), (r + 14, 9), (r + 14, start), (r, start), (r, groove), (r + 6, groove),
        (r + 6, end), (0, end),
    ]  # fmt: skip
    leg = [(r + 1.4, 6), (r + 9.6, 8.6), (r + 11.6, 10), (r + 11.6, 11.8), (r + 1.4, 11.8)]
    chambers = [
        *cells((2.4, 2.4, r - 10, 11.6), line.columns - 1),
        (r - 7.6, 5, r - 2.4, 11.6),
        *cells((2.4, 14, r - 2.4, end - 2.4), 2, 2),
        (r, groove + 2.4, r + 3.6, end - 2.4),
    ]
    return Extrusion(outline, [*hollows(chambers), leg], at)


def slider(line: Line, glass: float) -> Corner:
    """A sash that rolls on a rib of the track. A second track before it is for the screen."""
    f, floor, a = line.face, line.face - 24, line.front + 2
    sash_depth, rail = glass + 20, max(36, line.rail + 6)
    middle, depth = a + 1.6 + sash_depth / 2, a + sash_depth + 3.2 + 8
    outline = [
        (0, 0), (f - 10, 0), (f - 6, 4), (f - 6, 9), (floor, 9), (floor, a - 5.4), (f - 10, a - 5.4), (f - 10, a),
        (floor, a), (floor, middle - 1.8), (floor + 8, middle - 1.8), (floor + 8, middle + 1.8), (floor, middle + 1.8),
        (floor, depth - 8), (f + 4, depth - 8), (f + 4, depth), (0, depth),
    ]  # fmt: skip
    chambers = [
        *cells((2.4, 2.4, floor - 2.4, depth - 2.4), 1 if line.columns == 1 else 2, line.rows + 2),
        (floor, 2.4, f - 9, 6.6),
        (floor, depth - 5.6, f + 1.6, depth - 2.4),
    ]
    at = (floor + 2.2, a + 1.6)
    brush_at = f - 15
    front, back = (a - 0.2, a + 1.8), (at[1] + sash_depth - 0.2, depth - 7.8)
    return Corner(
        Extrusion(outline, hollows(chambers), radius=0.9),
        _bead(rail, 10 + glass, 10, at),
        (at[0] + rail, at[1] + 8),
        depth,
        _slider_sash(rail, glass, at),
        brushes=[
            [(u, v0), (u + 4, v0), (u + 4, v1), (u, v1)]
            for u, (v0, v1) in ((brush_at, front), (brush_at + 10, back))
        ],
        wheel_on=(floor + 8, middle),
    )


def _slider_sash(rail: float, glass: float, at: Point2) -> Extrusion:
    """A sash with a groove below, which straddles the rib of the track."""
    r, groove = rail, 10 + glass
    end, middle = groove + 10, (glass + 20) / 2
    outline = [
        (0, 0), (r + 11, 0), (r + 14, 3), (r + 14, 8), (r, 8), (r, groove), (r + 6, groove), (r + 6, end), (0, end),
        (0, middle + 6), (20, middle + 6), (20, middle - 6), (0, middle - 6),
    ]  # fmt: skip
    chambers = [
        *cells((2.4, 2.4, r - 2.4, middle - 8.4), 2),
        (22.4, middle - 6, r - 2.4, middle + 6),
        *cells((2.4, middle + 8.4, r - 2.4, end - 2.4), 2),
    ]
    leg = box_outline(r + 1.4, 2.2, r + 11.3, 5.8, 0.6)
    return Extrusion(outline, [*hollows(chambers), leg], at, 0.9)


PRODUCTS = {"hung": hung, "fixed": fixed, "casement": casement, "slider": slider}
