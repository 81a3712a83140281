"""Pillows: two sheets that the cloth simulation inflates. Lengths in meters."""

from __future__ import annotations

import functools
import math

import bpy
from mathutils import Matrix, Vector

from .cloth import border_of, grid, piping, simulate, smoothed, spread
from .geometry import IDENTITY
from .mesh import Material, put_mesh

BOW, ROUND = 0.105, 0.07
"""How far the sides of a pillow bow inward, and how far its corners are rounded, as fractions of half its
width.
"""
PLUMP = 0.37
"""Thickness of a pillow in its middle, as a fraction of its shorter side."""
CREASES = ((-0.95, -0.85, 0.1, -0.25), (0.95, -0.8, 0.3, 0.1), (-0.2, 0.95, 0.05, 0.2))
"""Soft creases from near the seam toward the middle, as fractions of half the size: x and y of their ends."""


def _outline(u: float, v: float, bow: float) -> tuple[float, float]:
    """Where a point of a square from -1 to 1 lies in a pillow with sides that bow inward by `bow`."""
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
    """Moves the seam of a simulated pillow to its outline and the cloth with it, and gives the pillow its
    thickness and a few creases. The pressure alone pulls the sides in so far that a pillow looks like a star.
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
    """Makes a pillow: two sheets sewn at the edges and inflated, so that creases form at the seams. Returns
    it with the points of its seam.
    """
    nx, ny = max(10, int(width / 0.024)), max(10, int(height / 0.024))
    corners = [Vector((-1, -1, 0)), Vector((1, -1, 0)), Vector((1, 1, 0)), Vector((-1, 1, 0))]
    square, faces = grid("pillow", nx, ny, corners)
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
    spread(mesh, [*points, *points])
    thing = put_mesh(mesh, IDENTITY, "pillow")
    cloth = thing.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality, cloth.settings.mass = 6, 0.2
    cloth.settings.use_pressure, cloth.settings.uniform_pressure_force = True, pressure
    cloth.settings.shrink_min = -0.02
    cloth.settings.effector_weights.gravity = 0
    cloth.settings.bending_stiffness = 0.25
    cloth.point_cache.frame_end = 40
    made = simulate(thing, 30)
    _shape(made, nx, ny, lower, (width / 2, height / 2))
    smooth = smoothed(made)
    # The points of the simulated cloth keep their numbers when it is subdivided.
    return smooth, [smooth.vertices[k].co.copy() for k in border_of(nx, ny)]


def add_pillow(
    size: tuple[float, float], at: Matrix, material: Material, pressure: float = 2.45
) -> bpy.types.Object:
    """Adds a pillow of that width and height, lying flat; `at` moves it into place."""
    made, seam = _pillow(*size, pressure)
    mesh = made.copy()
    mesh.materials.clear()
    mesh.materials.append(material)
    pillow = put_mesh(mesh, at, "pillow")
    put_mesh(piping(seam, 0.0025, material, closed=True), IDENTITY, "piping").parent = pillow
    return pillow
