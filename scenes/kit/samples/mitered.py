"""Mitered corners of extrusions with open chambers. Profiles are in millimeters: (inward, depth)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Sequence

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from ..modeling.geometry import Face, Outline, Point2
from ..modeling.mesh import Material, MeshBuilder

MM = 0.001
LEG = 0.26
"""Length in meters of each of the two pieces that meet in the corner."""


def rounded(profile: Sequence[Point2], radius: float, steps: int = 4) -> Outline:
    """Replaces the corners of a profile by quadratic curves."""
    points: Outline = []
    for before, here, after in zip([profile[-1], *profile], profile, [*profile[1:], profile[0]]):
        corner = Vector(here)
        into, out = Vector(before) - corner, Vector(after) - corner
        reach = min(radius, into.length * 0.4, out.length * 0.4)
        a, b = corner + into.normalized() * reach, corner + out.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t))
    return points


@dataclass(frozen=True)
class Skin:
    """The materials of an extrusion."""

    outside: Material
    inside: Material
    cut: Material
    """The vinyl of the cut ends."""
    chamber: Material
    split: float = math.inf
    """Depth in the sample from which the faces have the material of the inside."""

    @classmethod
    def of(cls, material: Material) -> Skin:
        """The same material everywhere."""
        return cls(material, material, material, material)

    def at(self, depths: Sequence[float]) -> Material:
        return self.inside if min(depths) > self.split else self.outside


def add_corner(
    mesh: MeshBuilder,
    profile: Outline,
    skin: Skin,
    chambers: Sequence[Outline] = (),
    at: Point2 = (0, 0),
    leg: float = LEG,
) -> None:
    """Adds a mitered corner: one piece goes up, one along the table. Their cut ends show open chambers."""
    loops = [[((u + at[0]) * MM, (v + at[1]) * MM) for u, v in loop] for loop in (profile, *chambers)]
    for number, loop in enumerate(loops):
        n = len(loop)
        points = [point for u, v in loop for point in ((u, v, leg), (u, v, u), (leg, v, u))]
        faces_of: dict[Material, list[Face]] = {}
        for i, j in zip(range(n), [*range(1, n), 0]):
            strip = [(3 * i + t, 3 * j + t, 3 * j + t + 1, 3 * i + t + 1) for t in (0, 1)]
            material = skin.chamber if number else skin.at((loop[i][1] / MM, loop[j][1] / MM))
            faces_of.setdefault(material, []).extend(face[::-1] if number else face for face in strip)
        for material, faces in faces_of.items():
            mesh.add(points, faces, material)
    flat = [point for loop in loops for point in loop]
    triangles = [
        tuple(t) for t in tessellate_polygon([[Vector((u, v, 0)) for u, v in loop] for loop in loops])
    ]
    mesh.add([(u, v, leg) for u, v in flat], triangles, skin.cut)
    mesh.add([(leg, v, u) for u, v in flat], [triangle[::-1] for triangle in triangles], skin.cut)
