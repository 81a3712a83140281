"""Openings of a wall, and how they divide it. Lengths in meters."""

from __future__ import annotations

from itertools import pairwise
from typing import Iterator, Sequence

Opening = tuple[float, float, float, float]
"""A rectangle in the wall: x0, z0, x1, z1."""


def cells(
    width: float, height: float, openings: Sequence[Opening], courses: Sequence[float] = ()
) -> Iterator[Opening]:
    """Divides a wall without its openings into rectangles that are as wide as possible.

    `courses` are heights at which all rectangles end. With courses, an opening cuts only the rectangles above
    and below itself, so that a course goes on at its full height beside it.
    """
    xs = sorted({0, width, *(x for o in openings for x in (o[0], o[2]) if 0 <= x <= width)})
    ends = courses or [z for o in openings for z in (o[1], o[3])]
    for low, high in pairwise(sorted({0, height, *(z for z in ends if 0 <= z <= height)})):
        start, solid = xs[0], _solid_parts(xs[0], xs[1], low, high, openings)
        for x0, x1 in pairwise(xs[1:]):
            parts = _solid_parts(x0, x1, low, high, openings)
            if parts != solid:
                yield from ((start, z0, x0, z1) for z0, z1 in solid)
                start, solid = x0, parts
        yield from ((start, z0, xs[-1], z1) for z0, z1 in solid)


def _solid_parts(
    x0: float, x1: float, low: float, high: float, openings: Sequence[Opening]
) -> list[tuple[float, float]]:
    """The heights between `low` and `high` at which a column of a wall has no opening."""
    tiny = 1e-6
    parts, z = [], low
    for o in sorted(openings, key=lambda o: o[1]):
        if o[0] > x0 + tiny or x1 > o[2] + tiny or o[3] <= low + tiny or o[1] >= high - tiny:
            continue
        if o[1] > z + tiny:
            parts.append((z, o[1]))
        z = max(z, o[3])
    if z < high - tiny:
        parts.append((z, high))
    return parts


def levels(height: float, pitch: float) -> list[float]:
    """The heights of the lower edges of courses, up to one above the wall."""
    return [k * pitch for k in range(int(height / pitch) + 2)]
