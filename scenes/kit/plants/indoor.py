"""Plants for pots indoors. Each function returns a mesh whose stem begins at the origin; sizes in meters."""

from __future__ import annotations

import math
from random import Random

import bpy
from mathutils import Quaternion, Vector

from ..modeling.geometry import Face
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.greenery import broad_leaf
from ..surfaces.plain import plain
from .leaves import GOLDEN_ANGLE, GREENS

UP = Vector((0, 0, 1))
COLUMNS, ROWS = (-1.0, -0.66, -0.33, 0.0, 0.33, 0.66, 1.0), 10


class _BroadLeaves:
    """Collects curved leaves with their stalks and ribs."""

    def __init__(self) -> None:
        self.points: list[Vector] = []
        self.faces: list[Face] = []
        self.ribs = MeshBuilder()

    def add(
        self,
        base: Vector,
        way: Vector,
        size: tuple[float, float],
        chance: Random,
        sag: float,
        stalk: float = 0,
    ) -> None:
        """Adds a leaf: it bends down in an arch, its halves bulge beside the rib, its edge is wavy, and it is
        turned a little about its own length. `stalk` is the length of its stalk in lengths of the leaf.
        """
        length, width = size
        along, here = way.normalized(), base.copy()
        if stalk:
            foot, here = here, here + along * length * stalk
            self.ribs.tube([foot, here], [0.0032, 0.0022], _rib(), 6)
        first, rib = len(self.points), [here.copy()]
        wave, widest, bend = chance.uniform(0, 6), chance.uniform(0.52, 0.66), sag * chance.uniform(0.6, 1.5)
        lift, roll, sway = chance.uniform(0.1, 0.45), chance.uniform(-0.5, 0.5), chance.uniform(-0.35, 0.35)
        for row in range(ROWS + 1):
            t = row / ROWS
            across = along.cross(UP)
            side = across.normalized() if across.length > 0.05 else Vector((1, 0, 0))
            side = Quaternion(along, roll * (0.4 + t)) @ side
            up = side.cross(along).normalized()
            half = width / 2 * math.sin(math.pi * min(1, 0.03 + t**widest * 0.97)) ** 0.8
            for u in COLUMNS:
                ripple = 0.05 * width * math.sin(wave + 11 * t + 3 * u) * u * u
                bulge = half * (lift * abs(u) + 0.22 * math.sin(math.pi * abs(u)))
                self.points.append(here + side * u * half + up * (bulge + ripple))
            along = (along - UP * bend / ROWS * (0.3 + 1.8 * t) + side * sway / ROWS).normalized()
            here = here + along * length / ROWS
            if row < ROWS - 1:
                rib.append(here + up * 0.0006)
        self.ribs.tube(rib, [0.0021 - 0.0016 * k / len(rib) for k in range(len(rib))], _rib(), 5)
        n = len(COLUMNS)
        self.faces += [
            (first + r * n + c, first + r * n + c + 1, first + (r + 1) * n + c + 1, first + (r + 1) * n + c)
            for r in range(ROWS)
            for c in range(n - 1)
        ]

    def into(self, mesh: MeshBuilder, greens: tuple[str, ...], through: float = 0.22) -> None:
        """Adds all leaves to a mesh; `through` is the fraction of the light that passes."""
        mesh.add(self.points, self.faces, broad_leaf(greens, through))
        mesh.add(self.ribs.points, self.ribs.faces, _rib())


def _rib() -> Material:
    return plain("#8fa06a", 0.5)


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
    foliage = _BroadLeaves()
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
            turn = k * GOLDEN_ANGLE + around + chance.uniform(-0.5, 0.5)
            rise = 0.15 + 0.75 * t + chance.uniform(-0.2, 0.2)
            way = Vector((math.cos(turn), math.sin(turn), rise))
            grown = chance.uniform(0.7, 1.15) * (1 - 0.35 * t)
            foliage.add(spot, way, (leaf[0] * grown, leaf[1] * grown), chance, sag, 0.25)
    foliage.into(mesh, greens)
    return mesh.mesh("indoor plant")


def rosette(
    seed: int, count: int, leaf: tuple[float, float], rise: tuple[float, float], sag: float
) -> bpy.types.Mesh:
    """Leaves that all grow from the ground, between two angles in degrees: fern, lily or snake plant."""
    chance, mesh = Random(f"rosette/{seed}"), MeshBuilder()
    foliage = _BroadLeaves()
    for k in range(count):
        turn, up = k * GOLDEN_ANGLE, math.radians(chance.uniform(*rise))
        way = Vector((math.cos(turn) * math.cos(up), math.sin(turn) * math.cos(up), math.sin(up)))
        foot = Vector((math.cos(turn), math.sin(turn), 0)) * 0.05 * chance.random()
        size = chance.uniform(0.7, 1.1)
        foliage.add(foot, way, (leaf[0] * size, leaf[1]), chance, sag)
    foliage.into(mesh, GREENS["indoor"])
    return mesh.mesh("indoor plant")


def trailing(seed: int, strands: int = 14, length: float = 0.8) -> bpy.types.Mesh:
    """A plant that hangs over the edge of a shelf: thin strands with heart-shaped leaves."""
    chance, mesh = Random(f"trailing/{seed}"), MeshBuilder()
    foliage = _BroadLeaves()
    stem = plain("#7d8f4e", 0.7)
    for k in range(strands):
        turn, long = k * GOLDEN_ANGLE, length * chance.uniform(0.3, 1)
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
            foliage.add(spot, way, (0.085, 0.06), chance, 0.8, 0.2)
    foliage.into(mesh, GREENS["indoor"], 0.3)
    return mesh.mesh("indoor plant")


def canes(seed: int, heights: tuple[float, ...], count: int, leaf: tuple[float, float]) -> bpy.types.Mesh:
    """A dragon tree: bare canes of several heights, each with a crown of `count` narrow leaves that arch."""
    chance, mesh = Random(f"canes/{seed}"), MeshBuilder()
    foliage = _BroadLeaves()
    bark = plain("#8b7b62", 0.85, 0.2, 0, 60)
    for k, tall in enumerate(heights):
        a = 2 * math.pi * k / len(heights) + 0.6
        foot = Vector((math.cos(a), math.sin(a), 0)) * 0.05
        sway = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * 0.05
        path = [
            foot * (1 + 0.9 * s / 8) + sway * math.sin(math.pi * s / 8) + UP * tall * s / 8 for s in range(9)
        ]
        mesh.tube(path, [0.017 - 0.004 * s / 8 for s in range(9)], bark, 10)
        for n in range(count):
            turn, t = n * GOLDEN_ANGLE, n / count
            up = math.radians(8 + 74 * t + chance.uniform(-8, 8))
            way = Vector((math.cos(turn) * math.cos(up), math.sin(turn) * math.cos(up), math.sin(up)))
            spot = path[-1] + UP * (0.11 * t - 0.05)
            foliage.add(spot, way, (leaf[0] * chance.uniform(0.75, 1.1), leaf[1]), chance, 1.15)
    foliage.into(mesh, ("#3f5a33", "#4f6d3c", "#5d7a45"))
    return mesh.mesh("indoor plant")


def paddles(seed: int, count: int, height: float, leaf: tuple[float, float]) -> bpy.types.Mesh:
    """A bird of paradise: tall stalks from the ground, each with one broad leaf that bends outward."""
    chance, mesh = Random(f"paddles/{seed}"), MeshBuilder()
    foliage = _BroadLeaves()
    stalk = plain("#6f8a4d", 0.5)
    for k in range(count):
        turn = k * GOLDEN_ANGLE + chance.uniform(-0.3, 0.3)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        tall = height * chance.uniform(0.55, 1.0) * (1 - 0.25 * k / count)
        spread = 0.10 + 0.24 * k / count
        path = [out * (0.02 + spread * tall * (s / 8) ** 1.8) + UP * tall * s / 8 for s in range(9)]
        mesh.tube(path, [0.011 - 0.006 * s / 8 for s in range(9)], stalk, 8)
        way = (path[-1] - path[-2]).normalized() + out * 0.28
        size = chance.uniform(0.8, 1.1)
        foliage.add(path[-1], way, (leaf[0] * size, leaf[1] * size), chance, 0.75)
    foliage.into(mesh, ("#44683a", "#527a41", "#3b5c35"))
    return mesh.mesh("indoor plant")
