"""What pillows and drapes share: cloth simulation, grids of points, cords along hems. Lengths in meters."""

from __future__ import annotations

from typing import Sequence

import bpy
from mathutils import Vector

from .geometry import IDENTITY
from .mesh import Material, MeshBuilder, put_mesh


def _frozen(thing: bpy.types.Object) -> bpy.types.Mesh:
    """Removes an object and returns its mesh with all modifiers applied."""
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return mesh


def simulate(thing: bpy.types.Object, frames: int) -> bpy.types.Mesh:
    """Runs the cloth simulation of an object, removes the object and returns its mesh at the last frame."""
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = _frozen(thing)
    scene.frame_set(1)
    return mesh


def spread(mesh: bpy.types.Mesh, flat: Sequence[Vector]) -> None:
    """Adds a UV map to a cloth: where each point lies in meters when the cloth is spread flat. Woven and knitted
    patterns use it, so that they follow the folds.
    """
    layer = mesh.uv_layers.new(name="cloth")
    for loop in mesh.loops:
        layer.data[loop.index].uv = flat[loop.vertex_index].xy


def smoothed(mesh: bpy.types.Mesh, thickness: float = 0) -> bpy.types.Mesh:
    """Subdivides a simulated cloth and gives it a thickness on the side of its normals."""
    thing = put_mesh(mesh, IDENTITY, "cloth")
    if thickness:
        body = thing.modifiers.new("body", "SOLIDIFY")
        body.thickness, body.offset = thickness, 1
    thing.modifiers.new("smooth", "SUBSURF").levels = 1
    return _frozen(thing)


def piping(path: Sequence[Vector], radius: float, material: Material, closed: bool) -> bpy.types.Mesh:
    """Makes a cord along an edge of cloth, so that the edge throws a line of shadow as a sewn hem does."""
    mesh, way = MeshBuilder(), list(path)
    mesh.tube([*way, way[0]] if closed else way, radius, material, 8, capped=not closed)
    return mesh.mesh("piping")


def grid(
    name: str, columns: int, rows: int, corners: Sequence[Vector]
) -> tuple[list[Vector], list[tuple[int, ...]]]:
    """Returns points and faces of a grid between four corners, counterclockwise from the lower left."""
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


def border_of(columns: int, rows: int) -> list[int]:
    """The points on the border of a grid, in order."""
    wide = columns + 1
    return [
        *range(columns),
        *(columns + j * wide for j in range(rows)),
        *(rows * wide + i for i in range(columns, 0, -1)),
        *(j * wide for j in range(rows, 0, -1)),
    ]
