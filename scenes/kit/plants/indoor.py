"""Plants for pots indoors. Each function returns a mesh whose stem begins at the origin; sizes in meters."""

from __future__ import annotations

import math
from random import Random

import bpy
from mathutils import Vector

from ..modeling.mesh import Face, MeshBuilder
from ..surfaces.materials import foliage, plain
from .leaves import GREENS

UP = Vector((0, 0, 1))
COLUMNS, ROWS = (-1.0, -0.5, 0.0, 0.5, 1.0), 7


def _broad_leaf(
    points: list[Vector],
    faces: list[Face],
    base: Vector,
    way: Vector,
    size: tuple[float, float],
    chance: Random,
    sag: float,
) -> None:
    """Adds a leaf as a grid of faces: it bends down, has a crease along its middle and a wavy edge."""
    length, width = size
    along, first, here = way.normalized(), len(points), base.copy()
    wave, widest = chance.uniform(0, 6), chance.uniform(0.5, 0.62)
    for row in range(ROWS + 1):
        t = row / ROWS
        across = along.cross(UP)
        side = across.normalized() if across.length > 0.05 else Vector((1, 0, 0))
        up = side.cross(along).normalized()
        half = width / 2 * math.sin(math.pi * min(1, 0.06 + t**widest * 0.94)) ** 0.75
        for u in COLUMNS:
            ripple = 0.035 * length * math.sin(wave + 9 * t + 2 * u) * abs(u)
            points.append(here + side * u * half + up * (abs(u) * half * 0.32 + ripple))
        along = (along - UP * sag / ROWS * (0.4 + 1.6 * t)).normalized()
        here = here + along * length / ROWS
    n = len(COLUMNS)
    faces += [
        (first + r * n + c, first + r * n + c + 1, first + (r + 1) * n + c + 1, first + (r + 1) * n + c)
        for r in range(ROWS)
        for c in range(n - 1)
    ]


def leafy(
    seed: int,
    height: float,
    stems: int,
    leaves: int,
    leaf: tuple[float, float],
    sag: float = 0.9,
    bare: float = 0.3,
    greens: tuple[str, ...] = GREENS["indoor"],
) -> bpy.types.Mesh:
    """A plant of several stems with broad leaves; `bare` is the fraction of a stem that has no leaves."""
    chance, mesh = Random(f"indoor/{seed}"), MeshBuilder()
    points: list[Vector] = []
    faces: list[Face] = []
    bark = plain("#7a6a50", 0.8, 0.2, 0, 40)
    for stem in range(stems):
        tall = height * chance.uniform(0.65, 1.0) if stem else height
        around = 2 * math.pi * stem / stems + chance.uniform(-0.4, 0.4)
        lean = Vector((math.cos(around), math.sin(around), 0)) * tall * (0.16 if stems > 1 else 0.04)
        path = [lean * (k / 8) ** 1.3 + UP * tall * k / 8 for k in range(9)]
        mesh.tube(path, [0.011 - 0.007 * k / 8 for k in range(9)], bark, 8)
        for k in range(leaves):
            t = bare + (1 - bare) * (k + 1) / leaves
            spot = path[min(7, int(t * 8))].lerp(path[min(8, int(t * 8) + 1)], t * 8 % 1 if t < 1 else 1)
            turn, rise = k * 2.39996 + around, 0.15 + 0.75 * t + chance.uniform(-0.2, 0.2)
            way = Vector((math.cos(turn), math.sin(turn), rise))
            grown = chance.uniform(0.8, 1.1) * (1 - 0.35 * t)
            _broad_leaf(points, faces, spot, way, (leaf[0] * grown, leaf[1] * grown), chance, sag)
    mesh.add(points, faces, foliage(greens, 0.35, 0.35))
    return mesh.mesh("indoor plant")


def rosette(
    seed: int, count: int, leaf: tuple[float, float], rise: tuple[float, float], sag: float
) -> bpy.types.Mesh:
    """Leaves that all grow from the ground, between two angles in degrees: a fern, a lily or a snake plant."""
    chance, mesh = Random(f"rosette/{seed}"), MeshBuilder()
    points: list[Vector] = []
    faces: list[Face] = []
    for k in range(count):
        turn, up = k * 2.39996, math.radians(chance.uniform(*rise))
        way = Vector((math.cos(turn) * math.cos(up), math.sin(turn) * math.cos(up), math.sin(up)))
        foot = Vector((math.cos(turn), math.sin(turn), 0)) * 0.05 * chance.random()
        size = chance.uniform(0.7, 1.1)
        _broad_leaf(points, faces, foot, way, (leaf[0] * size, leaf[1]), chance, sag)
    mesh.add(points, faces, foliage(GREENS["indoor"], 0.35, 0.4))
    return mesh.mesh("indoor plant")


def trailing(seed: int, strands: int = 14, length: float = 0.8) -> bpy.types.Mesh:
    """A plant that hangs over the edge of a shelf: thin strands with heart-shaped leaves."""
    chance, mesh = Random(f"trailing/{seed}"), MeshBuilder()
    points: list[Vector] = []
    faces: list[Face] = []
    stem = plain("#7d8f4e", 0.7)
    for k in range(strands):
        turn, long = k * 2.39996, length * chance.uniform(0.3, 1)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        path = [
            out * 0.11 * min(1, s / 3) + UP * (0.09 * math.sin(s) - max(0, s - 2) * long / 8)
            for s in range(10)
        ]
        mesh.tube(path, 0.002, stem, 5, capped=False)
        for spot in path:
            way = (
                out + Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.6, 0.3)))
            ).normalized()
            _broad_leaf(points, faces, spot, way, (0.085, 0.06), chance, 0.8)
    mesh.add(points, faces, foliage(GREENS["indoor"], 0.4, 0.4))
    return mesh.mesh("indoor plant")
