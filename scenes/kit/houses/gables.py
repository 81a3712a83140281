"""Walls between a box and a sloping roof: triangles under a ridge, wedges under a shed roof. Meters."""

from __future__ import annotations

import math
from random import Random

from ..modeling.geometry import Outline, place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from ..walls.cladding import Cladding

OUT = 0.02
"""How far boards and shingles are in front of the wall."""
BAND = (0.15, 0.032)
"""Height of the trim board over the joint of a wall and its gable, and how far it is in front of the wall."""


def add_gable(
    mesh: MeshBuilder,
    x: float,
    depth: float,
    z: float,
    rise: float,
    clad: Cladding,
    faces_left: bool,
    trim: Material,
) -> None:
    """Adds the triangular wall under a ridge, with the battens or boards of the wall below it. Courses of
    boards and shingles begin anew, so a trim board covers the joint.
    """
    half, inward = depth / 2, 0.2 if faces_left else -0.2
    corners = [(x, 0, z), (x, depth, z), (x, half, z + rise)]
    mesh.add(corners, [(0, 2, 1) if faces_left else (0, 1, 2)], clad.material)
    mesh.add([(px + inward, py, pz) for px, py, pz in corners], [(0, 1, 2)], plain("#eeeeee", 0.9))
    with mesh.at(place_at(x, depth if faces_left else 0, 0, -90 if faces_left else 90)):
        add_cladding_under(mesh, [(0, z), (half, z + rise), (depth, z)], z, clad, f"gable {depth:.2f}")
        if clad.kind in ("shingle", "lap"):
            mesh.box((0, -BAND[1], z - 0.02), (depth, 0, z - 0.02 + BAND[0]), trim, 0.004)


def add_cladding_under(mesh: MeshBuilder, outline: Outline, base: float, clad: Cladding, seed: str) -> None:
    """Adds boards, battens or shingles on a wall in y = 0 that faces -y, from the height `base` to a roof.

    `outline` is the line under the roof, with one peak: points as (distance from the left end, height), from
    left to right. What reaches a little above it is hidden in the roof.
    """
    if clad.kind in ("batten", "upright_slats"):
        _add_uprights(mesh, outline, base, clad)
    elif clad.kind in ("lap", "slats", "shingle"):
        chance = Random(seed)
        for k in range(int((max(z for _, z in outline) - base) / clad.pitch) + 1):
            low = base + k * clad.pitch
            left, right = _reach(outline, low)
            if right - left > 0.1 and clad.kind == "shingle":
                _add_shingles(mesh, left, right, low, clad, chance)
            elif right - left > 0.1:
                mesh.box((left, -OUT, low), (right, 0, low + clad.pitch - 0.006), clad.material, 0.003)


def _height(outline: Outline, x: float) -> float:
    """The height of the line at a distance."""
    for (x0, z0), (x1, z1) in zip(outline, outline[1:]):
        if x0 <= x <= x1:
            return z0 + (z1 - z0) * (x - x0) / (x1 - x0)
    return outline[-1][1]


def _reach(outline: Outline, z: float) -> tuple[float, float]:
    """The first and the last distance at which the line is as high as `z`."""
    crossings = [x for x, height in outline if height >= z]
    for (x0, z0), (x1, z1) in zip(outline, outline[1:]):
        if min(z0, z1) < z < max(z0, z1):
            crossings.append(x0 + (x1 - x0) * (z - z0) / (z1 - z0))
    return (min(crossings), max(crossings)) if crossings else (0, 0)


def _add_uprights(mesh: MeshBuilder, outline: Outline, base: float, clad: Cladding) -> None:
    """Adds battens in line with those of the wall below, counted from its left end, or slats of one width."""
    is_batten, length = clad.kind == "batten", outline[-1][0]
    width = 0.045 if is_batten else clad.pitch - 0.012
    for k in range(math.ceil(length / clad.pitch)):
        x = k * clad.pitch + (width / 2 if is_batten else clad.pitch / 2)
        right = min(length, x + width / 2)
        top = _height(outline, min(x, length)) + 0.02
        if top - base > 0.05 and right > x - width / 2:
            mesh.box((x - width / 2, -OUT, base), (right, 0, top), clad.material, 0.003)


def _add_shingles(
    mesh: MeshBuilder, left: float, right: float, low: float, clad: Cladding, chance: Random
) -> None:
    """Adds a row of shingles as wide as those of a wall."""
    x = left
    while x < right - 0.01:
        end = min(right, x + chance.uniform(0.09, 0.2))
        foot = low + chance.uniform(-0.004, 0.003)
        mesh.box((x + 0.0018, -OUT, foot), (end - 0.0018, 0, low + clad.pitch), clad.material)
        x = end
