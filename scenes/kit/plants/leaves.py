"""Leaves. Each is one folded quad, and a mesh holds thousands of them."""

from __future__ import annotations

import math
from random import Random

from mathutils import Vector

from ..modeling.mesh import MeshBuilder
from ..surfaces.greenery import foliage

GOLDEN_ANGLE = 2.39996
"""Turn in radians from one leaf to the next around a stem, so that no leaf is right above another."""

GREENS = {
    "oak": ("#4a5d2c", "#5b6f36", "#778a47", "#687b3c"),
    "maple": ("#637a3d", "#7b934a", "#99ad5b", "#6e8642"),
    "shrub": ("#4b6330", "#617b3d", "#7b9550"),
    "lavender": ("#768766", "#8b9b79"),
    "palm": ("#4f6638", "#647c45", "#7d9058"),
    "red": ("#5f3b35", "#74473e", "#815a4b", "#6b6746"),
    "sage": ("#8b997e", "#9eab90", "#7b8b71"),
    "indoor": ("#2f4f2a", "#3d6233", "#52763d", "#6b8a49"),
    "dead": ("#8a7350", "#a08a63", "#6f5b40"),
}

OUTLINE = (
    (0.0, 0.05),
    (0.14, 0.06),
    (0.18, 0.42),
    (0.26, 0.76),
    (0.36, 0.96),
    (0.48, 1.0),
    (0.6, 0.87),
    (0.72, 0.62),
    (0.83, 0.34),
    (0.92, 0.13),
)
"""One side of a leaf on its stalk: distances from the base, and half widths."""

STATIONS = (0.0, 0.1, 0.25, 0.42, 0.6, 0.78, 0.92, 1.0)
"""Distances from the base at which the width of a bent leaf is set."""


def any_way(chance: Random) -> Vector:
    """A random direction, evenly distributed over the sphere."""
    while True:
        way = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-1, 1)))
        if 0.01 < way.length < 1:
            return way.normalized()


class Leaves:
    """Collects leaves of one kind."""

    def __init__(self) -> None:
        self.points: list[Vector] = []
        self.faces: list[tuple[int, ...]] = []

    def add(
        self, base: Vector, way: Vector, facing: Vector, length: float, width: float, fold: float = 0.25
    ) -> None:
        """Adds a leaf that grows from `base` along `way`; `fold` is how far its edges rise, in widths."""
        along = way.normalized()
        side = along.cross(facing)
        side = (side if side.length > 1e-4 else along.orthogonal()).normalized()
        up = side.cross(along).normalized() * width * fold
        first, middle, half = len(self.points), base + along * length * 0.45, side * width * 0.5
        self.points += [base, middle + half + up, base + along * length, middle - half + up]
        self.faces.append((first, first + 1, first + 2, first + 3))

    def add_bent(
        self,
        base: Vector,
        way: Vector,
        facing: Vector,
        length: float,
        width: float,
        fold: float = 0.25,
        bend: float = 0.2,
    ) -> None:
        """Adds a leaf with a curved outline and a crease; its tip is lower by `bend` of its length."""
        along = way.normalized()
        side = along.cross(facing)
        side = (side if side.length > 1e-4 else along.orthogonal()).normalized()
        up, first = side.cross(along).normalized(), len(self.points)
        for far in STATIONS:
            half = width * 0.5 * max(0.03, math.sin(math.pi * far**0.75))
            middle = base + along * length * far - up * length * bend * far * far
            edge = up * half * fold * 2
            self.points += [middle + side * half + edge, middle, middle - side * half + edge]
        for k in range(first, len(self.points) - 3, 3):
            self.faces += [(k, k + 3, k + 4, k + 1), (k + 1, k + 4, k + 5, k + 2)]

    def add_pointed(self, base: Vector, way: Vector, facing: Vector, length: float, width: float) -> None:
        """Adds a flat leaf on a stalk, with a curved outline that narrows to its tip and bends aside."""
        along = way.normalized()
        side = along.cross(facing)
        side = (side if side.length > 1e-4 else along.orthogonal()).normalized() * width * 0.5
        sickle, first = 0.5 * math.sin(2.4 * len(self.faces)), len(self.points)
        edge = [*OUTLINE, (1.0, 0.0), *((far, -wide) for far, wide in reversed(OUTLINE))]
        for far, wide in edge:
            self.points.append(base + along * length * far + side * (wide + sickle * far * far))
        self.faces.append(tuple(range(first, first + len(edge))))

    def add_leaflet(self, base: Vector, way: Vector, length: float, width: float, droop: float) -> None:
        """Adds a long leaf in two pieces with a crease along its middle; its tip hangs lower by `droop`."""
        along = way.normalized()
        side = along.cross(Vector((0, 0, 1)))
        side = (side if side.length > 1e-3 else along.orthogonal()).normalized() * width * 0.5
        lift, first = Vector((0, 0, width * 0.3)), len(self.points)
        bend = base + along * length * 0.55 - Vector((0, 0, droop * 0.3))
        tip = base + along * length * 0.92 - Vector((0, 0, droop))
        self.points += [base, bend + side + lift, bend, bend - side + lift, tip]
        self.faces += [
            (first, first + 1, first + 2),
            (first, first + 2, first + 3),
            (first + 1, first + 4, first + 2),
            (first + 2, first + 4, first + 3),
        ]

    def into(self, mesh: MeshBuilder, colors: tuple[str, ...], through: float = 0.5) -> None:
        """Adds all leaves to a mesh; `through` is the fraction of the light that passes."""
        if self.faces:
            mesh.add(self.points, self.faces, foliage(colors, through))
