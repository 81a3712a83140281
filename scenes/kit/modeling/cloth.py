"""Cushions, bedding and throws made by Blender's cloth simulation. Sizes in meters."""

from __future__ import annotations

import functools
import math
from typing import Sequence

import bpy
from mathutils import Matrix, Vector

from .geometry import IDENTITY
from .mesh import Material, MeshBuilder, put_mesh


def _frozen(thing: bpy.types.Object) -> bpy.types.Mesh:
    """Removes an object and returns its mesh with all modifiers applied."""
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return mesh


def _simulate(thing: bpy.types.Object, frames: int) -> bpy.types.Mesh:
    """Runs the cloth simulation of an object, removes the object and returns its mesh at the last frame."""
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = _frozen(thing)
    scene.frame_set(1)
    return mesh


def _smoothed(mesh: bpy.types.Mesh, thickness: float = 0) -> bpy.types.Mesh:
    """Subdivides a simulated cloth and gives it a thickness on the side of its normals."""
    thing = put_mesh(mesh, IDENTITY, "cloth")
    if thickness:
        body = thing.modifiers.new("body", "SOLIDIFY")
        body.thickness, body.offset = thickness, 1
    thing.modifiers.new("smooth", "SUBSURF").levels = 1
    return _frozen(thing)


def _piping(path: Sequence[Vector], radius: float, material: Material, closed: bool) -> bpy.types.Mesh:
    """Makes a cord along an edge of cloth, so that the edge throws a line of shadow as a sewn hem does."""
    mesh, way = MeshBuilder(), list(path)
    mesh.tube([*way, way[0]] if closed else way, radius, material, 8, capped=not closed)
    return mesh.mesh("piping")


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


def _border(columns: int, rows: int) -> list[int]:
    """The points on the border of a grid, in order."""
    wide = columns + 1
    return [
        *range(columns),
        *(columns + j * wide for j in range(rows)),
        *(rows * wide + i for i in range(columns, 0, -1)),
        *(j * wide for j in range(rows, 0, -1)),
    ]


def _fold(made: bpy.types.Mesh, columns: int, rows: int, depth: int, over: float, skin: Material) -> None:
    """Folds back the edge of a simulated cloth at its low x, `depth` squares of its grid wide and `over` above it. A fold
    follows the cloth below it, so it needs no simulation.
    """
    wide, turn = columns + 1, 6
    points: list[Vector] = []
    hem: list[Vector] = []
    for j in range(rows + 1):
        line = [made.vertices[j * wide + i] for i in range(depth + 1)]
        for i in range(depth, -1, -1):
            vertex, t = line[i], i / depth
            loose = math.sin(math.pi * t) * (0.008 + 0.006 * math.sin(0.5 * j + 2.2 * t))
            points.append(vertex.co + vertex.normal * (over + loose))
        hem.append(line[depth].co + line[depth].normal * (over + 0.006))
        edge, up = line[0], line[0].normal
        out = (line[0].co - line[1].co).normalized()
        for k in range(1, turn + 1):
            a = math.pi * k / turn
            points.append(edge.co + up * (over / 2) * (1 + math.cos(a)) + out * (0.6 * over) * math.sin(a))
    n = depth + 1 + turn
    faces = [
        (j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1)
        for j in range(rows)
        for i in range(n - 1)
    ]
    mesh = bpy.data.meshes.new("fold")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.materials.append(skin)
    mesh.update()
    put_mesh(_smoothed(mesh, 0.012), IDENTITY, "fold")
    put_mesh(_piping(hem, 0.007, skin, closed=False), IDENTITY, "piping")


BOW, ROUND = 0.105, 0.07
"""How far the middle of each side of a pillow bows inward, and how far a corner is rounded, as fractions of half its width."""
PLUMP = 0.37
"""Thickness of a pillow in its middle, as a fraction of its shorter side."""
CREASES = ((-0.95, -0.85, 0.1, -0.25), (0.95, -0.8, 0.3, 0.1), (-0.2, 0.95, 0.05, 0.2))
"""Soft creases from near the seam toward the middle, as fractions of half the size: x and y of their ends."""


def _outline(u: float, v: float, bow: float) -> tuple[float, float]:
    """Where a point of a square from -1 to 1 lies in a pillow: its sides bow inward by `bow` and its corners are round."""
    corner = 1 - ROUND * (u * v) ** 8
    return u * (1 - bow * (1 - v * v)) * corner, v * (1 - bow * (1 - u * u)) * corner


def _crease(u: float, v: float) -> float:
    """How deep the creases of a pillow are at a point, from 0 to 1."""
    deepest = 0.0
    for x0, y0, x1, y1 in CREASES:
        dx, dy = x1 - x0, y1 - y0
        along = max(0.0, min(1.0, ((u - x0) * dx + (v - y0) * dy) / (dx * dx + dy * dy)))
        bend = 0.09 * math.sin(math.pi * along)
        away = math.hypot(u - x0 - along * dx + bend * dy, v - y0 - along * dy - bend * dx)
        deepest = max(deepest, math.exp(-((away / 0.1) ** 2)) * math.sin(math.pi * (0.15 + 0.85 * along)))
    return deepest


def _shape(made: bpy.types.Mesh, nx: int, ny: int, lower: dict[int, int], half: tuple[float, float]) -> None:
    """Moves the seam of a simulated pillow to its outline and the cloth with it, and gives the pillow its thickness and a few
    creases. The pressure alone pulls the sides in so far that a pillow looks like a star.
    """
    wide = nx + 1

    def off(i: int, j: int) -> Vector:
        x, y = _outline(2 * i / nx - 1, 2 * j / ny - 1, BOW)
        return Vector((x * half[0], y * half[1], 0)) - made.vertices[j * wide + i].co

    left, right = ([off(i, j) for j in range(ny + 1)] for i in (0, nx))
    bottom, top = ([off(i, j) for i in range(nx + 1)] for j in (0, ny))
    thick = max(made.vertices[k].co.z - made.vertices[lower[k]].co.z for k in lower)
    plump = PLUMP * 2 * min(half) / thick
    moves: dict[int, Vector] = {}
    for k, under in lower.items():
        i, j = k % wide, k // wide
        s, t = i / nx, j / ny
        move = left[j].lerp(right[j], s) + bottom[i].lerp(top[i], t)
        move -= bottom[0].lerp(bottom[nx], s).lerp(top[0].lerp(top[nx], s), t)
        moves[k] = moves[under] = move
        is_seam = under == k
        made.vertices[k].co.z *= plump if is_seam else plump * (1 - 0.28 * _crease(2 * s - 1, 2 * t - 1))
        if not is_seam:
            made.vertices[under].co.z *= plump
    for k, move in moves.items():
        # The move was measured before the heights were scaled, so its height is scaled, too.
        made.vertices[k].co += Vector((move.x, move.y, move.z * plump))


@functools.lru_cache(maxsize=None)
def _pillow(width: float, height: float, pressure: float) -> tuple[bpy.types.Mesh, list[Vector]]:
    """Makes a pillow: two sheets sewn at the edges and inflated, so that creases form at the seams. Returns it with the
    points of its seam.
    """
    nx, ny = max(10, int(width / 0.024)), max(10, int(height / 0.024))
    corners = [Vector((-1, -1, 0)), Vector((1, -1, 0)), Vector((1, 1, 0)), Vector((-1, 1, 0))]
    square, faces = _grid("pillow", nx, ny, corners)
    # The sides of the flat sheets are cut outward, because the pressure pulls them in.
    cut = [_outline(p.x, p.y, -0.06) for p in square]
    points = [Vector((u * width / 2, v * height / 2, 0)) for u, v in cut]
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
    cloth.settings.bending_stiffness = 0.25
    cloth.point_cache.frame_end = 40
    made = _simulate(thing, 30)
    _shape(made, nx, ny, lower, (width / 2, height / 2))
    smooth = _smoothed(made)
    # The points of the simulated cloth keep their numbers when it is subdivided.
    return smooth, [smooth.vertices[k].co.copy() for k in _border(nx, ny)]


def add_pillow(
    size: tuple[float, float], at: Matrix, material: Material, pressure: float = 2.45
) -> bpy.types.Object:
    """Adds a pillow of that width and height, lying flat; `at` moves it into place."""
    made, seam = _pillow(*size, pressure)
    mesh = made.copy()
    mesh.materials.clear()
    mesh.materials.append(material)
    pillow = put_mesh(mesh, at, "pillow")
    put_mesh(_piping(seam, 0.0025, material, closed=True), IDENTITY, "piping").parent = pillow
    return pillow


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
    folded: tuple[float, Material] | None = None,
) -> bpy.types.Object:
    """Drops a cloth over an area (x0, y0, x1, y1) from a height onto objects and the floor.

    `turn` is the rotation of the cloth in degrees; `cell` is the side of one square of the simulated grid;
    `creases` is a factor on the waves that make folds; `hem` is the radius of a cord around its edge; `folded` is how much
    of it is folded back at its low x, and the material of its other side.
    """
    x0, y0, x1, y1 = area
    middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, 0))
    corners = [Vector((x, y, 0)) - middle for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    columns, rows = int((x1 - x0) / cell), int((y1 - y0) / cell)
    points, faces = _grid("cloth", columns, rows, corners)
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
    cloth.settings.bending_stiffness = stiffness
    cloth.settings.air_damping = 2
    cloth.collision_settings.distance_min = 0.008
    cloth.point_cache.frame_end = frames + 5
    made = _simulate(thing, frames)
    bpy.data.objects.remove(floor)
    if hem:
        border = [made.vertices[k] for k in _border(columns, rows)]
        cord = [vertex.co + vertex.normal * thickness / 2 for vertex in border]
        put_mesh(_piping(cord, hem, material, closed=True), IDENTITY, "piping")
    if folded:
        _fold(made, columns, rows, round(folded[0] / cell), thickness + 0.014, folded[1])
    return put_mesh(_smoothed(made, thickness), IDENTITY, "cloth")
