"""Trees, palms and columns. Heights in meters; every function returns a mesh that stands on the origin."""

from __future__ import annotations

import math
from random import Random

import bpy
from mathutils import Vector

from ..materials import plain
from ..mesh import Material, MeshBuilder
from .leaves import GREENS, Leaves, any_way

UP = Vector((0, 0, 1))


class _Crown:
    """Grows branches and remembers where leaves may hang."""

    def __init__(self, mesh: MeshBuilder, bark: Material, chance: Random, spread: float) -> None:
        self.mesh, self.bark, self.chance, self.spread = mesh, bark, chance, spread
        self.tips: list[tuple[Vector, bool]] = []

    def branch(self, start: Vector, way: Vector, length: float, radius: float, level: int = 0) -> None:
        """A branch in pieces that wander, then its children."""
        chance, pieces = self.chance, 4 if level < 2 else 2
        for piece in range(pieces):
            way = (way + any_way(chance) * (0.16 if level else 0.09) + UP * 0.06 * level).normalized()
            end, thinner = start + way * length / pieces, radius * (1 - 0.35 / pieces)
            self.mesh.cylinder(start, end, radius, self.bark, 8 if level < 2 else 5, thinner, capped=False)
            start, radius = end, thinner
            if level >= 3 or (level == 2 and piece >= 2):
                self.tips.append((start.copy(), False))
        if level >= 4 or radius < 0.006:
            self.tips.append((start.copy(), True))
            return
        children = chance.randint(3, 4) if level < 3 else chance.randint(2, 3)
        side = way.orthogonal().normalized()
        other = way.cross(side)
        for child in range(children):
            angle = 2 * math.pi * (child + chance.uniform(-0.3, 0.3)) / children
            out = (side * math.cos(angle) + other * math.sin(angle)) * self.spread * chance.uniform(0.7, 1.25)
            self.branch(
                start,
                (way + out + UP * 0.05).normalized(),
                length * chance.uniform(0.66, 0.86),
                radius * 0.62,
                level + 1,
            )


def tree(
    seed: int,
    height: float,
    kind: str,
    leaves: int,
    spread: float = 0.75,
    trunks: int = 1,
    bark: str = "#6b5a49",
) -> bpy.types.Mesh:
    """A broadleaf tree; `leaves` is about their number, `spread` how wide it branches."""
    chance, mesh = Random(f"tree/{seed}"), MeshBuilder()
    crown = _Crown(mesh, plain(bark, 0.95, 0.1, 0, 30), chance, spread)
    lean = 0.3 * (trunks > 1)
    for _ in range(trunks):
        foot = Vector((chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), 0)) * (trunks - 1)
        way = Vector((chance.uniform(-lean, lean), chance.uniform(-lean, lean), 1)).normalized()
        crown.branch(foot, way, height * 0.27, height * 0.022 / trunks**0.4)
    size = (height / 6) ** 0.3
    length, width = (0.085, 0.024) if kind == "olive" else (0.12, 0.075)
    each, cloud, green = max(1, leaves // max(1, len(crown.tips))), height * 0.085, Leaves()
    for tip, is_end in crown.tips:
        for _ in range(each):
            reach = cloud * math.sqrt(chance.random()) * (1.3 if is_end else 0.9)
            scale = size * chance.uniform(0.7, 1.35)
            droop = any_way(chance) - UP * 0.15
            green.add(tip + any_way(chance) * reach, droop, any_way(chance), length * scale, width * scale)
    green.into(mesh, GREENS[kind])
    return mesh.mesh(f"{kind} tree", smooth=False)


def palm(seed: int, height: float, fronds: int = 34) -> bpy.types.Mesh:
    """A fan of fronds on a leaning trunk with rings."""
    chance, mesh = Random(f"palm/{seed}"), MeshBuilder()
    bark, green = plain("#7d6a55", 0.95, 0.1, 0, 25), Leaves()
    lean = Vector((chance.uniform(-0.06, 0.06), chance.uniform(-0.06, 0.06), 1))
    rings, top = int(height / 0.11), Vector((0, 0, 0))
    for ring in range(rings):
        end, radius = top + lean * (height / rings), 0.19 - 0.06 * ring / rings
        mesh.cylinder(top, end, radius * 1.06, bark, 12, radius * 0.93, capped=False)
        top = end
    for _ in range(fronds):
        around, rise = chance.uniform(0, 2 * math.pi), math.radians(chance.uniform(-50, 78))
        way = Vector((math.cos(around) * math.cos(rise), math.sin(around) * math.cos(rise), math.sin(rise)))
        length, here, steps = chance.uniform(1.7, 2.4), top.copy(), 22
        for step in range(steps):
            way = (way - UP * 0.15 * step / steps).normalized()
            across = way.cross(UP)
            side = across.normalized() if across.length > 0.01 else Vector((1, 0, 0))
            leaflet = 0.62 * math.sin(math.pi * (0.12 + 0.83 * step / steps))
            for hand in (-1, 1):
                out = (side * hand + way * 0.75 - UP * 0.25).normalized()
                green.add(here, out, side.cross(way), leaflet, 0.035, 0.2)
            here = here + way * length / steps
    green.into(mesh, GREENS["palm"], 0.3)
    return mesh.mesh("palm", smooth=False)


def cypress(seed: int, height: float = 6, radius: float = 0.55, leaves: int = 14000) -> bpy.types.Mesh:
    """A column of evergreen."""
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
