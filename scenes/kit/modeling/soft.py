"""Rounded and puffed boxes: upholstery, pillows, handles."""

from __future__ import annotations

import math

import bmesh
import bpy
from mathutils import Vector

from .geometry import IDENTITY, Point3
from .mesh import Material, put_mesh


def soft_box(
    low: Point3, high: Point3, material: Material, radius: float = 0.05, segments: int = 4, puff: float = 0
) -> bpy.types.Object:
    """Adds a rounded box as an object. `puff` is how far its faces bulge in the middle, in meters."""
    center = (Vector(low) + Vector(high)) / 2
    half = (Vector(high) - Vector(low)) / 2
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    for vertex in shape.verts:
        vertex.co = Vector([center[k] + vertex.co[k] * half[k] for k in range(3)])
    offset = min(radius, *(value * 0.98 for value in half))
    bmesh.ops.bevel(
        shape, geom=list(shape.edges), offset=offset, segments=segments, affect="EDGES", profile=0.5
    )
    if puff:
        long_edges = [edge for edge in shape.edges if edge.calc_length() > radius * 1.5]
        bmesh.ops.subdivide_edges(shape, edges=long_edges, cuts=6, use_grid_fill=True)
        for vertex in shape.verts:
            x, y, z = ((vertex.co[k] - center[k]) / half[k] for k in range(3))
            crown = puff * max(0, 1 - x * x) * max(0, 1 - y * y)
            cheek = puff * max(0, 1 - x * x) * max(0, 1 - z * z)
            vertex.co.z += crown * (1 if z > 0 else -0.3) * abs(z)
            vertex.co.y += cheek * (1 if y > 0 else -1) * abs(y)
    mesh = bpy.data.meshes.new("soft box")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(60)
    return put_mesh(mesh, IDENTITY, "soft box")
