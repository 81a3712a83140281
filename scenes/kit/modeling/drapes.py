"""Bedding and throws that the cloth simulation drops onto furniture. Lengths in meters."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Sequence

import bpy
from mathutils import Matrix, Vector

from .cloth import border_of, grid, piping, simulate, smoothed, spread
from .geometry import IDENTITY
from .mesh import Material, put_mesh


@dataclass(frozen=True)
class Fold:
    """How the edge of a cloth at its low x is folded back."""

    at_low_y: float
    """How much of it is folded back at its low y, in meters."""
    at_high_y: float
    skin: Material
    """The other side of the cloth."""


def _fold(made: bpy.types.Mesh, columns: int, rows: int, cell: float, fold: Fold, over: float) -> None:
    """Folds back the edge of a simulated cloth of squares with the side `cell`. At its crease, the fold is
    `over` above the simulated surface, and it comes down to the cloth at its hem. It follows the cloth below
    it, so it needs no simulation.
    """
    wide, steps, turn = columns + 1, 12, 6
    points: list[Vector] = []
    hem: list[Vector] = []
    for j in range(rows + 1):
        line = made.vertices[j * wide : (j + 1) * wide]
        deep = fold.at_low_y + (fold.at_high_y - fold.at_low_y) * j / rows + 0.016 * math.sin(0.31 * j)
        squares = deep / cell

        def spot(t: float, above: float) -> Vector:
            """The point `above` the cloth, at the fraction `t` of the way from the crease to the hem."""
            at = t * squares
            i = min(int(at), columns - 1)
            low, high = line[i], line[i + 1]
            return low.co.lerp(high.co, at - i) + low.normal.lerp(high.normal, at - i) * above

        for step in range(steps, -1, -1):
            t = step / steps
            loose = math.sin(math.pi * t) * (0.012 + 0.012 * math.sin(0.23 * j + 3.1 * t + 0.6))
            points.append(spot(t, over * (1 - 0.62 * t**1.5) + loose))
        hem.append(spot(1, over * 0.38 + 0.006))
        edge, up = line[0], line[0].normal
        out = (line[0].co - line[1].co).normalized()
        for k in range(1, turn + 1):
            a = math.pi * k / turn
            points.append(edge.co + up * (over / 2) * (1 + math.cos(a)) + out * (0.6 * over) * math.sin(a))
    n = steps + 1 + turn
    faces = [
        (j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1)
        for j in range(rows)
        for i in range(n - 1)
    ]
    mesh = bpy.data.meshes.new("fold")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.materials.append(fold.skin)
    mesh.update()
    put_mesh(smoothed(mesh, 0.012), IDENTITY, "fold")
    put_mesh(piping(hem, 0.007, fold.skin, closed=False), IDENTITY, "piping")


def add_drape(
    area: tuple[float, float, float, float],
    height: float,
    onto: Sequence[bpy.types.Object],
    material: Material,
    thickness: float = 0.012,
    turn: float = 0,
    frames: int = 42,
    cell: float = 0.045,
    creases: float = 1,
    stiffness: float = 1.2,
    hem: float = 0,
    ridges: float = 0,
    folded: Fold | None = None,
) -> bpy.types.Object:
    """Drops a cloth over an area (x0, y0, x1, y1) from a height onto objects and the floor.

    `turn` is the rotation of the cloth in degrees; `cell` is the side of one square of the simulated grid;
    `creases` is a factor on the waves that make folds; `ridges` is the height of ridges that run along y and
    gather the cloth into long folds; `hem` is the radius of a cord around its edge.
    """
    x0, y0, x1, y1 = area
    middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, 0))
    corners = [Vector((x, y, 0)) - middle for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    columns, rows = int((x1 - x0) / cell), int((y1 - y0) / cell)
    points, faces = grid("cloth", columns, rows, corners)
    around = Matrix.Rotation(math.radians(turn), 4, "Z")

    def wave(p: Vector) -> Vector:
        """How high a point starts: a flat cloth would land without folds, so it has long waves and ridges."""
        long = 0.02 * math.sin(9 * p.x + 4 * p.y) + 0.012 * math.sin(17 * p.y - 5 * p.x)
        across = math.sin(37 * p.x + 1.3 * math.sin(2.1 * p.y)) + 0.5 * math.sin(61 * p.x - 2.3 * p.y)
        return Vector((0, 0, creases * long + ridges * across))

    flat, points = points, [around @ (p + wave(p)) + middle for p in points]
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata([(p.x, p.y, p.z + height) for p in points], [], faces)
    mesh.materials.append(material)
    mesh.update()
    spread(mesh, flat)
    thing = put_mesh(mesh, IDENTITY, "cloth")
    for other in onto:
        if not any(modifier.type == "COLLISION" for modifier in other.modifiers):
            other.modifiers.new("collision", "COLLISION")
            other.collision.thickness_outer = 0.008
    floor_mesh = bpy.data.meshes.new("cloth floor")
    floor_mesh.from_pydata(
        [(x0 - 2, y0 - 2, 0), (x1 + 2, y0 - 2, 0), (x1 + 2, y1 + 2, 0), (x0 - 2, y1 + 2, 0)],
        [],
        [(0, 1, 2, 3)],
    )
    floor = put_mesh(floor_mesh, IDENTITY, "cloth floor")
    floor.modifiers.new("collision", "COLLISION")
    cloth = thing.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality, cloth.settings.mass = 5, 0.35
    cloth.settings.bending_stiffness = stiffness
    cloth.settings.air_damping = 2
    cloth.collision_settings.distance_min = 0.008
    cloth.point_cache.frame_end = frames + 5
    made = simulate(thing, frames)
    bpy.data.objects.remove(floor)
    if hem:
        border = [made.vertices[k] for k in border_of(columns, rows)]
        cord = [vertex.co + vertex.normal * thickness / 2 for vertex in border]
        put_mesh(piping(cord, hem, material, closed=True), IDENTITY, "piping")
    if folded:
        _fold(made, columns, rows, cell, folded, thickness + 0.014)
    return put_mesh(smoothed(made, thickness), IDENTITY, "cloth")
