"""Broadleaf trees and pines. A crown is a set of separate clusters of foliage at the ends of branches.

From 10 to 40 m away, clusters are what makes a tree look real: their tops are lit, their undersides are dark,
and the sky is seen between them. Leaves that are spread evenly over a crown look like a soft ball. Sizes are
in meters, or fractions of the height of the tree.
"""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import bpy
from mathutils import Vector, noise

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .habits import HABITS, Habit, Outline
from .leaves import Leaves, any_way

UP = Vector((0, 0, 1))

NEEDLE = 0.025
"""Leaves that are narrower than this, in meters, are needles, which grow around a twig."""


def _radius(outline: Outline, rise: float) -> float:
    """The radius of a silhouette at a height in the crown (0 to 1), as a fraction of the tree's height."""
    for (low, a), (high, b) in zip(outline, outline[1:]):
        if rise <= high:
            return a + (b - a) * (rise - low) / (high - low)
    return outline[-1][1]


def _centers(habit: Habit, height: float, chance: Random) -> list[Vector]:
    """Places clusters in the silhouette, most of them near its surface. They are so far apart that gaps stay
    between them.

    Noise makes bulges and hollows, and the whole crown leans to one side.
    """
    centers: list[Vector] = []
    own = chance.uniform(0, 90)
    lean = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * 0.05 * height
    apart = habit.size * height * 1.25
    for attempt in range(habit.clusters * 40):
        if len(centers) == habit.clusters:
            break
        rise, around = chance.random(), chance.uniform(0, 2 * math.pi)
        out = Vector((math.cos(around), math.sin(around), 0))
        bulge = 1 + 0.95 * noise.noise(out * 1.3 + UP * rise * 2.6 + Vector((own, 0, 0)))
        reach = _radius(habit.outline, rise) * height * bulge * chance.random() ** 0.42
        at = out * reach + lean * rise + UP * height * (habit.clear + (0.97 - habit.clear) * rise)
        near = apart * (1 - 0.5 * attempt / (habit.clusters * 40))
        if all((at - other).length > near for other in centers):
            centers.append(at)
    return centers


class _Wood:
    """Trunks and branches: points that each know the point they grow from."""

    def __init__(self) -> None:
        self.points: list[Vector] = []
        self.parents: list[int] = []

    def add(self, point: Vector, parent: int) -> int:
        """Adds a point and returns its number."""
        self.points.append(point)
        self.parents.append(parent)
        return len(self.points) - 1

    def trunk(self, foot: Vector, top: Vector, pieces: int, wander: float, chance: Random) -> None:
        """Adds a trunk that is not quite straight."""
        number, strayed = self.add(foot, -1), Vector((0, 0, 0))
        for piece in range(1, pieces + 1):
            strayed += Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * wander
            number = self.add(foot.lerp(top, piece / pieces) + strayed, number)

    def reach(self, target: Vector, chance: Random) -> None:
        """Grows a bent branch to a target from the nearest point that is lower and farther in."""

        def cost(number: int) -> float:
            point = self.points[number]
            aside = math.hypot(target.x - point.x, target.y - point.y)
            inward = max(0.0, math.hypot(point.x, point.y) - math.hypot(target.x, target.y))
            return (target - point).length + 1.6 * max(0.0, point.z - target.z + 0.35 * aside) + inward

        start = min((n for n in range(len(self.points)) if self.parents[n] >= 0), key=cost)
        here, before = self.points[start], self.points[self.parents[start]]
        way, far = (here - before).normalized(), (target - here).length
        knee = here.lerp(target, 0.5) + way * far * 0.22 + any_way(chance) * far * 0.13
        number, pieces = start, max(2, min(7, round(far / 0.3)))
        for piece in range(1, pieces + 1):
            t = piece / pieces
            at = here * (1 - t) ** 2 + knee * 2 * t * (1 - t) + target * t * t
            number = self.add(at + any_way(chance) * far * 0.02 * (t < 1), number)

    def into(self, mesh: MeshBuilder, bark: Material, girth: float) -> None:
        """Adds the wood to a mesh. The more tips grow from a branch, the thicker it is."""
        loads = [0.0] * len(self.points)
        parents = set(self.parents)
        for number in range(len(self.points) - 1, -1, -1):
            loads[number] += 1.0 if number not in parents else 0.0
            if self.parents[number] >= 0:
                loads[self.parents[number]] += loads[number]
        most = max(loads)
        radii = [max(0.006, girth * (load / most) ** 0.6) for load in loads]
        for number, parent in enumerate(self.parents):
            if parent < 0:
                continue
            foot = 1.35 if self.parents[parent] < 0 else 1.0
            start = min(radii[parent], radii[number] * 1.5) * foot
            sides = 8 if radii[number] > 0.04 else 5
            mesh.cylinder(
                self.points[parent], self.points[number], start, bark, sides, radii[number], capped=False
            )


def _spray(
    mesh: MeshBuilder,
    green: Leaves,
    start: Vector,
    way: Vector,
    length: float,
    habit: Habit,
    bark: Material,
    chance: Random,
) -> None:
    """Adds a twig with leaves on both sides that face nearly the same way, as on a real twig."""
    steps = max(3, round(length / (habit.leaf[0] * 0.5)))
    facing, here, is_needle = UP * 0.9 + any_way(chance) * 0.6, start, habit.leaf[1] < NEEDLE
    for step in range(steps):
        way = (way - UP * habit.droop * 0.42 + any_way(chance) * 0.12).normalized()
        here = here + way * length / steps
        across = way.cross(facing).normalized()
        for hand in (-1, 1, 0, 0) if is_needle else (1,) if step % 2 else (-1,):
            size = chance.uniform(0.7, 1.3)
            aside = any_way(chance) if is_needle else across * hand * 0.8 + any_way(chance) * 0.35
            out = way * 0.75 + aside - UP * habit.droop * 0.7
            green.add(here, out, facing + any_way(chance) * 0.4, habit.leaf[0] * size, habit.leaf[1] * size)
    mesh.cylinder(start, here, 0.006, bark, 3, 0.003, capped=False)


def crowned(species: str, seed: int, height: float, fullness: float = 1, spread: float = 1) -> bpy.types.Mesh:
    """A tree of a species; `fullness` multiplies its clusters, and `spread` its width."""
    habit, chance = HABITS[species], Random(f"crown/{species}/{seed}")
    mesh, green, wood = MeshBuilder(), Leaves(), _Wood()
    bark, twig = plain(habit.bark, 0.95, 0.1, 0, 30), plain("#5c4c3d", 0.95, 0.1)
    habit = replace(
        habit,
        outline=tuple((rise, radius * spread) for rise, radius in habit.outline),
        clusters=round(habit.clusters * fullness),
    )
    centers = _centers(habit, height, chance)
    for _ in range(habit.trunks):
        apart = 0.12 * (habit.trunks > 1)
        foot = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * apart
        tip = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * height * (0.02 + apart)
        top = height * (0.93 if habit.has_leader else habit.clear * 1.25)
        pieces = 14 if habit.has_leader else 5
        wood.trunk(foot, tip + UP * top, pieces, height * (0.004 if habit.has_leader else 0.008), chance)
    for center in sorted(centers, key=lambda at: (at - UP * height * habit.clear).length):
        wood.reach(center, chance)
    # Several trunks together have the cross section of one, so each is thinner.
    wood.into(mesh, bark, height * habit.girth / math.sqrt(habit.trunks))
    for center in centers:
        size = habit.size * height * chance.choice((0.6, 0.85, 1.0, 1.0, 1.25, 1.45))
        out = (Vector((center.x, center.y, 0)).normalized() * 0.8 + UP * 0.6).normalized()
        for _ in range(round(habit.sprays * chance.uniform(0.55, 1.2))):
            way = any_way(chance) + out * 0.55
            way.z *= habit.flat
            start = center + Vector((way.x, way.y, way.z)) * size * 0.35 * chance.random()
            length = size * chance.uniform(0.55, 1.05) * (1.6 if chance.random() < 0.08 else 1)
            _spray(mesh, green, start, way.normalized(), length, habit, twig, chance)
    green.into(mesh, habit.greens, habit.through)
    return mesh.mesh(f"{species} tree", smooth=False)
