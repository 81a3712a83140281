"""Palms, cypresses, twigs and boughs. Each function returns a mesh with its foot at the origin. Meters."""

from __future__ import annotations

import math
from random import Random

import bpy
from mathutils import Vector

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .leaves import GOLDEN_ANGLE, GREENS, Leaves, any_way

UP = Vector((0, 0, 1))


def _frond(
    mesh: MeshBuilder, leaves: Leaves, start: Vector, way: Vector, length: float, sag: float, stem: Material
) -> None:
    """Adds a palm leaf: a bending stem with hanging leaflets on both sides, each creased along its middle."""
    steps, here, path = 26, start.copy(), [start.copy()]
    for step in range(steps):
        t = step / steps
        way = (way - UP * sag * (0.35 + t)).normalized()
        across = way.cross(UP)
        side = across.normalized() if across.length > 0.02 else Vector((1, 0, 0))
        leaflet = length * 0.30 * math.sin(math.pi * (0.16 + 0.8 * t)) ** 0.8
        for hand in (-1, 1) if t > 0.1 else ():
            out = (side * hand + way * (0.55 + 0.6 * t) + UP * 0.12).normalized()
            leaves.add_leaflet(here, out, leaflet, 0.055, leaflet * (0.45 + sag * 2))
        here = here + way * length / steps
        path.append(here.copy())
    mesh.tube(path[::2], [0.022 - 0.018 * k / 13 for k in range(len(path[::2]))], stem, 5, capped=False)


def palm(seed: int, height: float, fronds: int = 54) -> bpy.types.Mesh:
    """A feather palm: drooping fronds on a ringed trunk, and a skirt of dead fronds below the crown."""
    chance, mesh = Random(f"palm/{seed}"), MeshBuilder()
    bark, stem, straw = plain("#8d7a63", 0.95, 0.1, 0, 25), plain("#8f9350", 0.7), plain("#8a7350", 0.9)
    green, dead = Leaves(), Leaves()
    lean = Vector((chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05), 1))
    rings, top = int(height / 0.09), Vector((0, 0, 0))
    for ring in range(rings):
        end, radius = top + lean * (height / rings), 0.19 - 0.06 * ring / rings
        mesh.cylinder(top, end, radius * 1.05, bark, 12, radius * 0.94, capped=False)
        top = end
    for k in range(fronds):
        around, rise = k * GOLDEN_ANGLE + chance.uniform(-0.3, 0.3), math.radians(chance.uniform(-15, 82))
        way = Vector((math.cos(around) * math.cos(rise), math.sin(around) * math.cos(rise), math.sin(rise)))
        _frond(mesh, green, top, way, chance.uniform(1.9, 2.7), chance.uniform(0.05, 0.1), stem)
    for k in range(fronds // 2):
        around, rise = k * GOLDEN_ANGLE + chance.uniform(-0.4, 0.4), math.radians(chance.uniform(-78, -52))
        way = Vector((math.cos(around) * math.cos(rise), math.sin(around) * math.cos(rise), math.sin(rise)))
        _frond(mesh, dead, top - UP * 0.12, way, chance.uniform(0.9, 1.5), 0.1, straw)
    green.into(mesh, GREENS["palm"])
    dead.into(mesh, GREENS["dead"], 0.2)
    return mesh.mesh("palm", smooth=False)


def cypress(seed: int, height: float = 6, radius: float = 0.55, leaves: int = 14000) -> bpy.types.Mesh:
    """A cypress: a narrow evergreen column."""
    chance, mesh, green = Random(f"cypress/{seed}"), MeshBuilder(), Leaves()
    for _ in range(leaves):
        rise, around = chance.random() ** 1.2, chance.uniform(0, 2 * math.pi)
        body = radius * (1 - rise) ** 0.55 * (0.35 + 0.65 * min(1, rise * 6))
        reach = body * (1 - 0.35 * chance.random() ** 2) * (1 + 0.14 * math.sin(around * 3 + rise * 21))
        out = Vector((math.cos(around), math.sin(around), 0))
        base = out * reach + UP * (0.1 + rise * height)
        green.add(base, out + UP * 1.6 + any_way(chance) * 0.5, any_way(chance), 0.16, 0.05)
    green.into(mesh, GREENS["oak"])
    return mesh.mesh("cypress", smooth=False)


def spray(seed: int, length: float = 0.75) -> bpy.types.Mesh:
    """A leafy twig along x that hangs into the picture from above, as a foreground out of focus."""
    chance, mesh, green = Random(f"spray/{seed}"), MeshBuilder(), Leaves()
    bark = plain("#6b5a49", 0.95, 0.1)
    for twig in range(5):
        start = Vector((twig * 0.1, chance.uniform(-0.12, 0.12), chance.uniform(0, 0.08)))
        way = Vector((1, chance.uniform(-0.5, 0.5), chance.uniform(-0.75, -0.15))).normalized()
        end = start + way * length * chance.uniform(0.5, 1)
        mesh.cylinder(start, end, 0.004, bark, 6, 0.0015, capped=False)
        for k in range(26):
            at = start.lerp(end, (k + 1) / 26)
            out = way + any_way(chance) * 0.9 - UP * 0.3
            green.add(at, out, any_way(chance), chance.uniform(0.05, 0.085), chance.uniform(0.02, 0.034))
    green.into(mesh, GREENS["maple"])
    return mesh.mesh("spray", smooth=False)


def _shoot(
    mesh: MeshBuilder, green: Leaves, start: Vector, way: Vector, length: float, chance: Random
) -> None:
    """Adds a thin twig that bends down, with leaves on alternate sides."""
    bark, steps, here = plain("#6b5a49", 0.95, 0.1), max(3, round(length / 0.03)), start
    across = any_way(chance)
    for step in range(steps):
        way = (way + any_way(chance) * 0.14 - UP * 0.05).normalized()
        end = here + way * length / steps
        mesh.cylinder(here, end, 0.0022, bark, 4, 0.0018, capped=False)
        hand = 1 if step % 2 else -1
        out = way * 0.7 + across * hand + any_way(chance) * 0.5
        size = chance.uniform(0.6, 1.15)
        green.add_pointed(end, out, any_way(chance), 0.052 * size, 0.021 * size)
        here = end


def bough(seed: int, length: float = 1.7) -> bpy.types.Mesh:
    """A bough along x with twigs of several sizes for shadows. Its fine leaves merge where they are dense."""
    chance, mesh, green = Random(f"bough/{seed}"), MeshBuilder(), Leaves()
    bark, here, way, pieces = plain("#6b5a49", 0.95, 0.1), Vector((0, 0, 0)), Vector((1, 0, 0.12)), 22
    for piece in range(pieces):
        t = piece / pieces
        way = (way + any_way(chance) * 0.2 - UP * 0.05 * t).normalized()
        end = here + way * length / pieces
        mesh.cylinder(here, end, 0.013 * (1.05 - t), bark, 8, 0.013 * (1.0 - t), capped=False)
        here = end
        for _ in range(2 if t > 0.12 else 0):
            if chance.random() < 0.2:
                continue
            aside = any_way(chance)
            out = (way * 0.75 + (aside - way * aside.dot(way)).normalized()).normalized()
            reach = (0.16 + 0.42 * (1 - t)) * chance.uniform(0.4, 1.1)
            _shoot(mesh, green, here, out, reach, chance)
            if reach > 0.28:
                fork = here + out * reach * chance.uniform(0.3, 0.6)
                _shoot(mesh, green, fork, (out + any_way(chance) * 0.9).normalized(), reach * 0.5, chance)
    green.into(mesh, GREENS["maple"])
    return mesh.mesh("bough", smooth=False)


def limb(seed: int, length: float = 3.2) -> bpy.types.Mesh:
    """A limb that carries a bough. It begins at the foot of the bough and gets thicker along -x and up."""
    chance, mesh, green = Random(f"limb/{seed}"), MeshBuilder(), Leaves()
    way, path = Vector((-1, 0, 0.02)), [Vector((0, 0, 0))]
    for _ in range(32):
        way = (way + any_way(chance) * 0.1 + UP * 0.045).normalized()
        path.append(path[-1] + way * length / 32)
        if chance.random() < 0.55:
            out = (any_way(chance) - way * 0.5).normalized()
            _shoot(mesh, green, path[-1], out, chance.uniform(0.12, 0.4), chance)
    mesh.tube(path, [0.0136 + 0.0002 * k for k in range(33)], plain("#6b5a49", 0.95, 0.1), 8, capped=False)
    green.into(mesh, GREENS["maple"])
    return mesh.mesh("limb", smooth=False)


def frond(seed: int, length: float = 2.2) -> bpy.types.Mesh:
    """A single palm leaf along x. No two leaflets are alike: a shadow shows each of them."""
    chance, mesh, green = Random(f"frond/{seed}"), MeshBuilder(), Leaves()
    here, way, steps, path = Vector((0, 0, 0)), Vector((1, 0, 0.25)).normalized(), 44, [Vector((0, 0, 0))]
    for step in range(steps):
        t = step / steps
        way = (way - UP * 0.042 * (0.35 + t)).normalized()
        side = way.cross(UP).normalized()
        leaflet = length * 0.27 * math.sin(math.pi * (0.14 + 0.82 * t)) ** 0.8
        for hand in (-1, 1) if t > 0.12 else ():
            if chance.random() < 0.08:
                continue
            out = (side * hand + way * (0.5 + 0.6 * t) + any_way(chance) * 0.22).normalized()
            reach = leaflet * chance.uniform(0.75, 1.1)
            green.add_leaflet(here, out, reach, 0.026, reach * chance.uniform(0.4, 0.75))
        here = here + way * length / steps
        path.append(here.copy())
    mesh.tube(path[::4], [0.016 - 0.0012 * k for k in range(len(path[::4]))], plain("#8f9350", 0.7), 6)
    green.into(mesh, GREENS["palm"])
    return mesh.mesh("frond", smooth=False)
