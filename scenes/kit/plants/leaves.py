"""Leaves: one folded quad each, thousands to a mesh."""

from __future__ import annotations

from random import Random

from mathutils import Vector

from ..materials import foliage
from ..mesh import MeshBuilder

GREENS = {
    "oak": ("#3a4a22", "#48592a", "#5f6f38", "#53632f"),
    "olive": ("#5f6b50", "#768264", "#8d987c", "#69755a"),
    "maple": ("#4f6230", "#63763a", "#7b8c48", "#586c34"),
    "shrub": ("#3b4f25", "#4d6330", "#63783f"),
    "lavender": ("#6a7a5c", "#7d8c6d"),
    "palm": ("#4a6a2c", "#5f8038", "#79934a"),
    "red": ("#6b2a22", "#83382a", "#96502f"),
    "sage": ("#7d8a72", "#8f9b82", "#6f7d66"),
}


def any_way(chance: Random) -> Vector:
    """A direction, none likelier than another."""
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
        """Adds a leaf that grows from a point along a way; `fold` lifts its edges, in parts of its width."""
        along = way.normalized()
        side = along.cross(facing)
        side = (side if side.length > 1e-4 else along.orthogonal()).normalized()
        up = side.cross(along).normalized() * width * fold
        first, middle, half = len(self.points), base + along * length * 0.45, side * width * 0.5
        self.points += [base, middle + half + up, base + along * length, middle - half + up]
        self.faces.append((first, first + 1, first + 2, first + 3))

    def into(self, mesh: MeshBuilder, colors: tuple[str, ...], through: float = 0.35) -> None:
        """Adds all to a mesh."""
        if self.faces:
            mesh.add(self.points, self.faces, foliage(colors, through))
