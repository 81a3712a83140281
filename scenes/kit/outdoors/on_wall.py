"""Small things that hang on a wall or lean on it. The wall is y = 0; x is the middle of the thing."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

from mathutils import Matrix

from ..modeling.geometry import Point2, place_at, rounded
from ..modeling.mesh import Material, MeshBuilder
from ..plants.nursery import plant
from ..surfaces.lamps import emission
from ..surfaces.plain import plain

IRON = "#26282a"


def _ring(middle: Sequence[float], radius: float, steps: int = 40) -> list[tuple[float, float, float]]:
    """A level circle of points, closed."""
    x, y, z = middle
    turns = [2 * math.pi * k / steps for k in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in turns]


def _tilted(degrees: float, axis: str = "X") -> Matrix:
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def add_mailbox(mesh: MeshBuilder, x: float) -> None:
    """A box for letters with a sloping lid, and a rolled newspaper in the hooks under it."""
    enamel, brass, z = plain("#2d3a35", 0.35), plain("#a98a4d", 0.35, 0.5, 1), 1.42
    mesh.box((x - 0.19, -0.125, z - 0.12), (x + 0.19, -0.008, z + 0.1), enamel, 0.006)
    with mesh.at(place_at(x, -0.004, z + 0.135) @ _tilted(17)):
        mesh.box((-0.2, -0.142, -0.008), (0.2, 0.004, 0.004), enamel, 0.003)
    mesh.box((x - 0.05, -0.1275, z - 0.03), (x + 0.05, -0.124, z), brass, 0.001)
    for dx in (-0.12, 0.12):
        hook = [(-0.02, z - 0.12), (-0.02, z - 0.2), (-0.06, z - 0.225), (-0.1, z - 0.2), (-0.105, z - 0.165)]
        mesh.tube([(x + dx, y, h) for y, h in hook], 0.005, enamel, 10)
    paper = plain("#cfc9ba", 0.9, 0.1, 0, 60)
    mesh.cylinder((x - 0.2, -0.06, z - 0.183), (x + 0.17, -0.06, z - 0.179), 0.034, paper, 28)
    mesh.cylinder((x - 0.03, -0.06, z - 0.182), (x - 0.005, -0.06, z - 0.182), 0.0348, plain("#8c4a38"), 28)


def add_basket(mesh: MeshBuilder, x: float) -> None:
    """A basket of ferns and trailing leaves on three chains under a bracket of iron."""
    chance, iron, out, z = Random(f"basket {x:.2f}"), plain(IRON, 0.45, 0.5, 0.5), -0.3, 1.58
    mesh.box((x - 0.014, -0.014, 1.84), (x + 0.014, -0.002, 2.16), iron, 0.002)
    mesh.tube([(x, -0.01, 2.12), (x, out - 0.02, 2.12), (x, out - 0.035, 2.14)], 0.007, iron, 14)
    brace = [(-0.01, 1.88), (-0.06, 1.98), (-0.15, 2.07), (-0.25, 2.115)]
    mesh.tube([(x, y, h) for y, h in brace], 0.005, iron, 12)
    for k in range(3):
        turn = 2 * math.pi * k / 3 + 0.4
        rim = (x + 0.148 * math.cos(turn), out + 0.148 * math.sin(turn), z)
        mesh.cylinder((x, out, 2.115), rim, 0.0022, iron, 8)
    bowl = [
        (0.0, -0.14),
        (0.06, -0.13),
        (0.115, -0.085),
        (0.142, -0.03),
        (0.15, 0.0),
        (0.14, 0.0),
        (0.0, -0.02),
    ]
    mesh.lathe(x, out, [(r, z + h) for r, h in rounded(bowl)], plain("#5f4a34", 0.95, 0.1, 0, 90), 56)
    mesh.tube(_ring((x, out, z), 0.15), 0.005, iron, 10, capped=False)
    plant("fern", x, out, chance, z - 0.02, 0.42)
    plant("pothos", x, out, chance, z - 0.03, 0.62)


def _add_held_pot(mesh: MeshBuilder, x: float, z: float) -> None:
    """A clay pot in a ring of iron on the wall."""
    clay, iron, y = plain("#a4684c", 0.8, 0.3, 0, 40), plain(IRON, 0.45, 0.5, 0.5), -0.115
    side = [
        (0.0, -0.12),
        (0.054, -0.12),
        (0.076, 0.0),
        (0.084, 0.0),
        (0.086, 0.034),
        (0.077, 0.034),
        (0.07, 0.01),
    ]
    mesh.lathe(x, y, [(r, z + h) for r, h in [*side, (0.0, 0.01)]], clay, 48)
    mesh.tube(_ring((x, y, z - 0.008), 0.078), 0.005, iron, 10, capped=False)
    mesh.box((x - 0.012, -0.04, z - 0.012), (x + 0.012, -0.004, z - 0.004), iron, 0.001)
    mesh.box((x - 0.012, -0.008, z - 0.06), (x + 0.012, -0.002, z + 0.03), iron, 0.001)


def add_wall_pots(mesh: MeshBuilder, x: float) -> None:
    """Four clay pots in rings of iron, each with another plant."""
    chance = Random(f"wall pots {x:.2f}")
    spots = ((-0.16, 2.0, "sage", 0.42), (0.15, 1.78, "fern", 0.3), (-0.12, 1.5, "green_grass", 0.42))
    for dx, z, kind, scale in (*spots, (0.17, 1.24, "agave", 0.42)):
        _add_held_pot(mesh, x + dx, z)
        plant(kind, x + dx, -0.115, chance, z + 0.005, scale)


def add_surfboard(mesh: MeshBuilder, x: float) -> None:
    """A surfboard that leans on the wall, its deck to the street: cream with a band of color across it."""
    cream, band, wax = plain("#d9d2c0", 0.16), plain("#a5533b", 0.16), plain("#2f4a52", 0.16)
    ends = [(0.0, 0.0), (0.1, 0.03), (0.19, 0.2), (0.245, 0.55), (0.262, 0.95), (0.24, 1.35)]
    side = rounded([*ends, (0.185, 1.68), (0.1, 1.92), (0.035, 2.02), (0.0, 2.05)], 8)
    leaning = place_at(x, -0.34, 0.02) @ _tilted(-8.5) @ _tilted(2.5, "Y") @ Matrix.Diagonal((1, 0.13, 1, 1))
    with mesh.at(leaning):
        for low, high, paint in (
            (0, 1.38, cream),
            (1.38, 1.5, band),
            (1.5, 1.54, cream),
            (1.54, 1.6, wax),
            (1.6, 3, cream),
        ):
            part = _between(side, low, high)
            mesh.lathe(0, 0, part, paint, 72)
    with mesh.at(place_at(x, -0.34, 0.02) @ _tilted(-8.5) @ _tilted(2.5, "Y")):
        mesh.box((-0.0016, -0.0352, 0.16), (0.0016, -0.0335, 1.37), plain("#6b4a30", 0.4))


def _between(side: Sequence[Point2], low: float, high: float) -> list[Point2]:
    """The part of a profile of (radius, height) between two heights, with points at its ends."""
    part: list[Point2] = []
    for (r0, z0), (r1, z1) in zip(side, side[1:]):
        for cut in (low, high):
            if z0 < cut < z1:
                part.append((r0 + (r1 - r0) * (cut - z0) / (z1 - z0), cut))
        if low <= z1 <= high:
            part.append((r1, z1))
    return sorted(part, key=lambda point: point[1])


DIGITS: dict[str, Sequence[tuple[Point2, Point2]]] = {
    "1": [((0.5, 0.0), (0.5, 1.0))],
    "4": [((0.78, 0.0), (0.78, 1.0)), ((0.78, 1.0), (0.0, 0.3)), ((0.0, 0.3), (1.0, 0.3))],
    "7": [((0.0, 1.0), (1.0, 1.0)), ((1.0, 1.0), (0.38, 0.0))],
}
"""Strokes of digits in a square with sides of 1."""


def _add_digit(mesh: MeshBuilder, digit: str, x: float, z: float, tall: float, metal: Material) -> None:
    wide, half = tall * 0.52, tall * 0.055
    for k, ((x0, z0), (x1, z1)) in enumerate(DIGITS[digit]):
        dx, dz = (x1 - x0) * wide, (z1 - z0) * tall
        turn = Matrix.Rotation(-math.atan2(dz, dx), 4, "Y")
        with mesh.at(Matrix.Translation((x + x0 * wide, 0, z + z0 * tall)) @ turn):
            front = -0.018 - 0.0003 * k
            mesh.box((-half, front, -half), (math.hypot(dx, dz) + half, -0.006, half), metal, 0.0015)
    # The pins are behind the longest stroke, and too short to be noticed from the side.
    (x0, z0), (x1, z1) = max(DIGITS[digit], key=lambda ends: abs(ends[1][1] - ends[0][1]))
    for share in (0.15, 0.85):
        at = (x + (x0 + (x1 - x0) * share) * wide, z + (z0 + (z1 - z0) * share) * tall)
        mesh.cylinder((at[0], 0, at[1]), (at[0], -0.008, at[1]), 0.003, metal, 10)


def add_house_number(mesh: MeshBuilder, x: float) -> None:
    """The number 417 in tall digits of bronze, which stand off the wall, and a slim lamp over them."""
    bronze, dark = plain("#4a3a2c", 0.35, 0.5, 0.7), plain("#26282a", 0.4, 0.5, 0.5)
    for k, digit in enumerate("417"):
        _add_digit(mesh, digit, x - 0.235 + 0.18 * k, 1.5, 0.21, bronze)
    mesh.box((x - 0.2, -0.09, 1.86), (x + 0.2, -0.05, 1.885), dark, 0.004)
    for dx in (-0.12, 0.12):
        mesh.box((x + dx - 0.01, -0.055, 1.864), (x + dx + 0.01, 0, 1.88), dark, 0.002)
    mesh.box((x - 0.18, -0.084, 1.8585), (x + 0.18, -0.056, 1.8602), emission("#fff4e2", 0.8))


def add_meter(mesh: MeshBuilder, x: float) -> None:
    """The meter of an old house: a gray box with a dial under glass, its pipes and their straps."""
    steel, dial, z = plain("#8f9390", 0.5, 0.4, 0.3), plain("#c9c8bf", 0.6), 1.42
    mesh.box((x - 0.115, -0.11, z - 0.2), (x + 0.115, -0.006, z + 0.2), steel, 0.006)
    mesh.box((x - 0.12, -0.116, z - 0.205), (x + 0.12, -0.108, z + 0.205), steel, 0.003)
    for depth, radius, skin in ((0.124, 0.094, steel), (0.165, 0.082, plain("#4c5250", 0.06, 0.6))):
        mesh.cylinder((x, -0.11, z + 0.06), (x, -depth, z + 0.06), radius, skin, 56)
    mesh.cylinder((x, -0.165, z + 0.06), (x, -0.1665, z + 0.06), 0.07, dial, 48)
    mesh.box((x - 0.035, -0.168, z + 0.07), (x + 0.035, -0.1664, z + 0.092), plain("#23282a", 0.2))
    for low, high in ((z + 0.2, 3.2), (0.0, z - 0.2)):
        mesh.cylinder((x - 0.03, -0.045, low), (x - 0.03, -0.045, high), 0.021, steel, 28)
        for strap in (low + 0.22, (low + high) / 2, high - 0.3):
            mesh.box((x - 0.075, -0.05, strap), (x + 0.015, -0.004, strap + 0.022), steel, 0.002)
