"""Transforms, and outlines in the plane of a wall (x to the right, z up). Lengths are in meters."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix, Vector

Point2 = tuple[float, float]
Point3 = tuple[float, float, float]
Outline = list[Point2]
Face = tuple[int, ...]
"""Numbers of the points at the corners of a face."""

IDENTITY = Matrix.Identity(4)


def place_at(
    x: float = 0, y: float = 0, z: float = 0, turn: float = 0, scale: float = 1, height: float = 1
) -> Matrix:
    """Returns a transform that scales, turns about the vertical by `turn` degrees, and moves to a point.

    `height` is one more factor for z alone.
    """
    return (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Diagonal((scale, scale, scale * height, 1))
    )


def turn_about(pivot: Point3, degrees: float, axis: str = "Z") -> Matrix:
    """Returns a rotation about an axis that runs through a point."""
    there, back = Matrix.Translation(pivot), Matrix.Translation([-value for value in pivot])
    return there @ Matrix.Rotation(math.radians(degrees), 4, axis) @ back


def rectangle(x0: float, z0: float, x1: float, z1: float) -> Outline:
    """Corners of a rectangle, counterclockwise from the lower left."""
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def bounds(outline: Sequence[Point2]) -> tuple[float, float, float, float]:
    """Bounding box of an outline as x0, z0, x1, z1."""
    xs, zs = [x for x, _ in outline], [z for _, z in outline]
    return min(xs), min(zs), max(xs), max(zs)


def counterclockwise(outline: Sequence[Point2]) -> list[Vector]:
    """The points of an outline as vectors, in counterclockwise order."""
    points = [Vector(point) for point in outline]
    doubled = sum(a.x * b.y - b.x * a.y for a, b in zip(points, points[1:] + points[:1]))
    return points if doubled > 0 else points[::-1]


def miters(points: Sequence[Vector]) -> list[Vector]:
    """For each corner, the vector by which it moves when all sides of the outline move inward by one unit."""
    ways = []
    for before, here, after in zip([points[-1], *points], points, [*points[1:], points[0]]):
        into, out = (here - before).normalized(), (after - here).normalized()
        left, right = Vector((-into.y, into.x)), Vector((-out.y, out.x))
        # At a very sharp corner the vector would be extremely long, so the divisor is limited.
        ways.append((left + right) / max(0.2, 1 + left.dot(right)))
    return ways


def inset(outline: Sequence[Point2], distance: float) -> Outline:
    """Moves all sides of an outline inward by a distance."""
    points = counterclockwise(outline)
    return [tuple(point + way * distance) for point, way in zip(points, miters(points))]


def chamfered(profile: Sequence[Point2], size: float = 0.0016) -> Outline:
    """Cuts off every corner of a closed profile by `size`. Such bevels catch the light, as on real frames."""
    corners: Outline = []
    for before, here, after in zip([profile[-1], *profile], profile, [*profile[1:], profile[0]]):
        point = Vector(here)
        into, out = Vector(before) - point, Vector(after) - point
        is_straight = (
            min(into.length, out.length) < 1e-6 or abs(into.normalized().dot(out.normalized())) > 0.985
        )
        if is_straight:
            corners.append(tuple(point))
            continue
        cut = min(size, into.length * 0.4, out.length * 0.4)
        corners += [tuple(point + into.normalized() * cut), tuple(point + out.normalized() * cut)]
    return corners


def rounded(points: Sequence[Point2], steps: int = 6) -> Outline:
    """A smooth line through points (a Catmull-Rom spline), with `steps` pieces between two of them."""
    ends = [points[0], *points, points[-1]]
    line: Outline = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            weights = (
                -0.5 * t + t**2 - 0.5 * t**3,
                1 - 2.5 * t**2 + 1.5 * t**3,
                0.5 * t + 2 * t**2 - 1.5 * t**3,
                0.5 * (t**3 - t**2),
            )
            x, y = (sum(w * p[k] for w, p in zip(weights, (p0, p1, p2, p3))) for k in (0, 1))
            line.append((max(0.0, x), y))
    return [*line, points[-1]]


def arc(center: Point2, radii: Point2, start: float, end: float, steps: int) -> Outline:
    """Points of an elliptical arc between two angles in degrees, both ends included."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(center[0] + radii[0] * math.cos(a), center[1] + radii[1] * math.sin(a)) for a in angles]


def arched(width: float, height: float, spring: float) -> Outline:
    """A rectangle with an elliptical top; its straight sides end at the height `spring`."""
    return [(0, 0), (width, 0), *arc((width / 2, spring), (width / 2, height - spring), 0, 180, 40)]


def shape_outline(shape: str, width: float, height: float) -> Outline:
    """Outline of a specialty shape with that overall width and height. Any other name gives a rectangle."""
    w, h = width, height
    if shape == "arch":
        return arched(w, h, max(h - w / 2, 0.001))
    if shape == "eyebrow":
        return arched(w, h, h * 0.68)
    if shape == "half_round":
        return arc((w / 2, 0), (w / 2, w / 2), 0, 180, 48)
    if shape == "round":
        return arc((w / 2, w / 2), (w / 2, w / 2), 0, 360, 72)[:-1]
    if shape == "quarter":
        return [(0, 0), *arc((0, 0), (w, h), 0, 90, 32)]
    cut = w * (1 - math.sqrt(0.5))
    return {
        "octagon": [
            (cut, 0),
            (w - cut, 0),
            (w, cut),
            (w, h - cut),
            (w - cut, h),
            (cut, h),
            (0, h - cut),
            (0, cut),
        ],
        "trapezoid": [(0, 0), (w, 0), (w, h * 0.62), (0, h)],
        "triangle": [(0, 0), (w, 0), (0, h)],
        "pentagon": [(0, 0), (w, 0), (w, h * 0.6), (w / 2, h), (0, h * 0.6)],
    }.get(shape, rectangle(0, 0, w, h))
