"""Shrubs, hedges, grasses, succulents and stones. Sizes in meters."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

import bmesh
import bpy
from mathutils import Vector, noise

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.greenery import foliage
from ..surfaces.paving import concrete
from ..surfaces.plain import plain
from .leaves import GREENS, Leaves, any_way

UP = Vector((0, 0, 1))


def shrub(
    seed: int,
    radius: float = 0.5,
    leaves: int = 3200,
    kind: str = "shrub",
    tall: float = 0.85,
    leaf: tuple[float, float] = (0.05, 0.032),
    flower: str | None = None,
) -> bpy.types.Mesh:
    """A round, lumpy shrub; `tall` is its height divided by its radius, `leaf` the size of a leaf."""
    chance, mesh = Random(f"shrub/{seed}"), MeshBuilder()
    green, flowers = Leaves(), Leaves()
    phases = [chance.uniform(0, 6) for _ in range(3)]
    for _ in range(leaves):
        way = any_way(chance)
        way.z = abs(way.z) - 0.15
        way.normalize()
        lump = 1 + sum(0.12 * math.sin(way[k] * (5 + 1.5 * k) + phases[k]) for k in range(3))
        reach = radius * lump * (1 - 0.35 * chance.random() ** 2)
        base = Vector((way.x * reach, way.y * reach, max(0.01, way.z * reach * tall + radius * 0.25)))
        scale = chance.uniform(0.7, 1.4)
        green.add(base, way + any_way(chance) * 0.8, any_way(chance), leaf[0] * scale, leaf[1] * scale)
        if flower and chance.random() < 0.05:
            flowers.add(base + way * 0.03, any_way(chance), way, 0.04, 0.04)
    green.into(mesh, GREENS[kind])
    if flower:
        flowers.into(mesh, (flower,), 0.3)
    return mesh.mesh("shrub", smooth=False)


def hedge(seed: int, length: float, depth: float, height: float, density: int = 2200) -> bpy.types.Mesh:
    """A clipped hedge along x; `density` is the number of leaves per square meter."""
    chance, mesh, green = Random(f"hedge/{seed}"), MeshBuilder(), Leaves()
    mesh.box((0.04, 0.04, 0), (length - 0.04, depth - 0.04, height - 0.05), plain("#4c5f30", 1, 0))
    top, long_side, short_side = length * depth, 2 * length * height, 2 * depth * height
    whole = top + long_side + short_side
    for _ in range(int(whole * density)):
        where, side = chance.random() * whole, chance.choice((0, 1))
        if where < top:
            base, out = Vector((chance.uniform(0, length), chance.uniform(0, depth), height)), UP
        elif where < top + long_side:
            base, out = Vector((chance.uniform(0, length), depth * side, chance.uniform(0, height))), Vector(
                (0, 2 * side - 1, 0)
            )
        else:
            base, out = Vector((length * side, chance.uniform(0, depth), chance.uniform(0, height))), Vector(
                (2 * side - 1, 0, 0)
            )
        # A clipped hedge is never quite level.
        wave = 0.04 * noise.noise(base * 1.7)
        base = base + out * (wave - 0.06 * chance.random())
        green.add(base, out * 0.6 + any_way(chance), any_way(chance), chance.uniform(0.03, 0.06), 0.03)
    green.into(mesh, GREENS["shrub"])
    return mesh.mesh("hedge", smooth=False)


def blades(
    seed: int,
    count: int,
    height: float,
    width: float = 0.006,
    curve: float = 0.5,
    colors: tuple[str, ...] = ("#7a8a4a", "#94a05c", "#b3ad74"),
    clump: float | None = 0.12,
    square: float = 0.5,
) -> bpy.types.Mesh:
    """Grass: a clump of radius `clump`, or if `clump` is None, a patch of lawn with the side `square`. The
    blades of a clump lean outward and differ much in length, because upright ones of one length look like a
    peg.
    """
    chance, mesh = Random(f"blades/{seed}"), MeshBuilder()
    points: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    steps = 4 if clump else 2
    for _ in range(count):
        if clump:
            around = chance.uniform(0, 2 * math.pi)
            foot = Vector((math.cos(around), math.sin(around), 0)) * clump * math.sqrt(chance.random())
        else:
            foot = Vector((chance.uniform(0, square), chance.uniform(0, square), 0))
        around = around + chance.uniform(-0.9, 0.9) if clump else chance.uniform(0, 2 * math.pi)
        out, bend = Vector((math.cos(around), math.sin(around), 0)), curve * chance.uniform(0.3, 1.3)
        tall, side, first = (
            height * chance.uniform(0.4 if clump else 0.6, 1.15),
            Vector((-out.y, out.x, 0)) * width / 2,
            len(points),
        )
        for step in range(steps + 1):
            t = step / steps
            spine = foot + out * bend * tall * t * t + UP * tall * t * (1 - 0.25 * bend * t)
            half = side * (1 - t * 0.92)
            points += [spine - half, spine + half]
        faces += [
            (first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(steps)
        ]
    mesh.add(points, faces, foliage(colors, 0.5, round(height * 0.5, 3) if clump else 0))
    return mesh.mesh("grass", smooth=False)


def agave(
    seed: int,
    radius: float = 0.45,
    count: int = 34,
    colors: tuple[str, ...] = ("#7f9a8a", "#8fa898", "#6d8878"),
) -> bpy.types.Mesh:
    """A rosette of stiff leaves, each folded like a gutter and ending in a point."""
    chance, mesh = Random(f"agave/{seed}"), MeshBuilder()
    green, steps = foliage(colors, 0.08), 7
    for k in range(count):
        around, young = k * 2.39996 + chance.uniform(-0.1, 0.1), k / count
        rise, length = math.radians(12 + 70 * young), radius * (1.15 - 0.45 * young)
        out = Vector((math.cos(around), math.sin(around), 0))
        side, points = Vector((-out.y, out.x, 0)), []
        for step in range(steps + 1):
            t = step / steps
            bent = rise + 0.35 * (t - 0.3)
            spine = out * length * t * math.cos(bent) + UP * (0.03 + length * t * math.sin(bent))
            half = (
                radius * 0.13 * math.sin(math.pi * min(1, 0.28 + 0.72 * t)) ** 0.8 * (0.05 if t > 0.99 else 1)
            )
            lift = UP.lerp(-out, 0.4) * half * 0.45
            points += [spine - side * half + lift, spine, spine + side * half + lift]
        faces = [
            f
            for s in range(steps)
            for f in ((3 * s, 3 * s + 1, 3 * s + 4, 3 * s + 3), (3 * s + 1, 3 * s + 2, 3 * s + 5, 3 * s + 4))
        ]
        mesh.add(points, faces, green)
    return mesh.mesh("agave")


RIBS, RIB_STEPS = 15, 6
"""Ribs of a cactus, and points around each."""


def _ribbed(mesh: MeshBuilder, path: Sequence[Vector], radius: float, skin: Material, spines: Leaves) -> None:
    """Adds a column of a cactus along a path in the plane of x and z: ribs with spines, and a rounded tip."""
    count, last = RIBS * RIB_STEPS, path[-1] - path[-2]
    rings = [(at, (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]), 1.0) for k, at in enumerate(path)]
    for angle in (25, 50, 70, 84):
        turn = math.radians(angle)
        rings.append((path[-1] + last.normalized() * radius * math.sin(turn), last, math.cos(turn)))
    points, across = [], Vector((0, 1, 0))
    for number, (at, way, size) in enumerate(rings):
        side = across.cross(way.normalized())
        for k in range(count):
            around, crest = 2 * math.pi * k / count, math.cos(2 * math.pi * k / RIB_STEPS)
            out = side * math.cos(around) + across * math.sin(around)
            reach = radius * size * (0.93 + 0.075 * crest)
            points.append(at + out * reach)
            if k % RIB_STEPS == 0 and size > 0.4 and number:
                for turn in (-0.8, 0.0, 0.8):
                    thorn = out + across.cross(out) * turn + UP * 0.4
                    spines.add(at + out * reach, thorn, side, 0.028, 0.0035)
    faces = [
        (r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k)
        for r in range(len(rings) - 1)
        for k in range(count)
    ]
    mesh.add(points, faces, skin)


def saguaro(seed: int, height: float = 3.2) -> bpy.types.Mesh:
    """A ribbed column with two arms, for dry gardens."""
    chance, mesh, skin, spines = (
        Random(f"saguaro/{seed}"),
        MeshBuilder(),
        plain("#64785a", 0.75, 0.2),
        Leaves(),
    )
    _ribbed(mesh, [UP * height * k / 60 for k in range(61)], 0.17, skin, spines)
    for hand in (-1, 1):
        low, out = height * chance.uniform(0.35, 0.5), chance.uniform(0.38, 0.5)
        rise, bend = height * chance.uniform(0.25, 0.4), 0.2
        turns = [math.pi / 2 * k / 8 for k in range(9)]
        path = [Vector((hand * (out - bend) * k / 4, 0, low)) for k in range(4)]
        path += [
            Vector((hand * (out - bend + bend * math.sin(t)), 0, low + bend * (1 - math.cos(t))))
            for t in turns
        ]
        path += [Vector((hand * out, 0, low + bend + rise * k / 14)) for k in range(1, 15)]
        _ribbed(mesh, path, 0.11, skin, spines)
    spines.into(mesh, ("#d8cfb0", "#c4b78f"), 0.1)
    return mesh.mesh("saguaro")


def rock(seed: int, radius: float) -> bpy.types.Mesh:
    """A weathered stone."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=5, radius=radius)
    where = Vector((seed * 7.1, seed * 3.3, 0))
    for vertex in shape.verts:
        vertex.co *= 1 + 0.38 * noise.fractal(vertex.co / radius * 0.9 + where, 1.0, 2.0, 4)
        vertex.co.z *= 0.68
    mesh = bpy.data.meshes.new("rock")
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(concrete("#a39885", 0.95))
    return mesh
