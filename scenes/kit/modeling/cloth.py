"""Cushions, bedding and throws made by Blender's cloth simulation. Sizes in meters."""

from __future__ import annotations

import functools
import math
from typing import Sequence

import bpy
from mathutils import Matrix, Vector

from .geometry import IDENTITY
from .mesh import Material, put_mesh


def _simulate(thing: bpy.types.Object, frames: int, smooth: int = 1) -> bpy.types.Mesh:
    """Runs the cloth simulation of an object, removes the object and returns its mesh at the last frame."""
    scene = bpy.context.scene
    thing.modifiers.new("smooth", "SUBSURF").levels = smooth
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    scene.frame_set(1)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return mesh


def _grid(
    name: str, columns: int, rows: int, corners: Sequence[Vector]
) -> tuple[list[Vector], list[tuple[int, ...]]]:
    """Returns points and faces of a grid between four corners, which are given counterclockwise from the lower left."""
    a, b, c, d = corners
    points = [
        a.lerp(b, i / columns).lerp(d.lerp(c, i / columns), j / rows)
        for j in range(rows + 1)
        for i in range(columns + 1)
    ]
    faces = [
        (
            j * (columns + 1) + i,
            j * (columns + 1) + i + 1,
            (j + 1) * (columns + 1) + i + 1,
            (j + 1) * (columns + 1) + i,
        )
        for j in range(rows)
        for i in range(columns)
    ]
    return points, faces


@functools.lru_cache(maxsize=None)
def _pillow(width: float, height: float, pressure: float) -> bpy.types.Mesh:
    """Makes a pillow: two sheets sewn at the edges and inflated, so that creases form at the seams."""
    nx, ny = max(10, int(width / 0.028)), max(10, int(height / 0.028))
    corners = [Vector((-width / 2, -height / 2, 0)), Vector((width / 2, -height / 2, 0))]
    corners += [Vector((width / 2, height / 2, 0)), Vector((-width / 2, height / 2, 0))]
    points, faces = _grid("pillow", nx, ny, corners)
    n = len(points)

    def is_seam(index: int) -> bool:
        i, j = index % (nx + 1), index // (nx + 1)
        return i in (0, nx) or j in (0, ny)

    lower = {k: k if is_seam(k) else n + k for k in range(n)}
    below = [Vector((p.x, p.y, -0.01)) for p in points]
    above = [Vector((p.x, p.y, 0.0 if is_seam(k) else 0.01)) for k, p in enumerate(points)]
    mesh = bpy.data.meshes.new("pillow")
    every = [*faces, *(tuple(lower[k] for k in face[::-1]) for face in faces)]
    mesh.from_pydata([tuple(p) for p in (*above, *below)], [], every)
    mesh.update()
    thing = put_mesh(mesh, IDENTITY, "pillow")
    cloth = thing.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality, cloth.settings.mass = 6, 0.2
    cloth.settings.use_pressure, cloth.settings.uniform_pressure_force = True, pressure
    cloth.settings.shrink_min = -0.02
    cloth.settings.effector_weights.gravity = 0
    cloth.settings.bending_stiffness = 0.2
    cloth.point_cache.frame_end = 40
    return _simulate(thing, 30)


def add_pillow(
    size: tuple[float, float], at: Matrix, material: Material, pressure: float = 3.5
) -> bpy.types.Object:
    """Adds a pillow of that width and height, lying flat; `at` moves it into place."""
    mesh = _pillow(*size, pressure).copy()
    mesh.materials.clear()
    mesh.materials.append(material)
    return put_mesh(mesh, at, "pillow")


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
) -> bpy.types.Object:
    """Drops a cloth over an area (x0, y0, x1, y1) from a height onto objects and the floor.

    `turn` is the rotation of the cloth in degrees; `cell` is the side of one square of the simulated grid;
    `creases` is a factor on the waves that make folds.
    """
    x0, y0, x1, y1 = area
    middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, 0))
    corners = [Vector((x, y, 0)) - middle for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    points, faces = _grid("cloth", int((x1 - x0) / cell), int((y1 - y0) / cell), corners)
    around = Matrix.Rotation(math.radians(turn), 4, "Z")
    # A flat cloth would land without folds, so it starts with long waves.
    points = [
        around
        @ (
            p
            + Vector(
                (0, 0, creases * (0.02 * math.sin(9 * p.x + 4 * p.y) + 0.012 * math.sin(17 * p.y - 5 * p.x)))
            )
        )
        + middle
        for p in points
    ]
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata([(p.x, p.y, p.z + height) for p in points], [], faces)
    mesh.materials.append(material)
    mesh.update()
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
    cloth.settings.bending_stiffness = 1.2
    cloth.settings.air_damping = 2
    cloth.collision_settings.distance_min = 0.008
    cloth.point_cache.frame_end = frames + 5
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = thickness, 1
    made = _simulate(thing, frames)
    bpy.data.objects.remove(floor)
    return put_mesh(made, IDENTITY, "cloth")
