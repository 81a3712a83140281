"""Heads of nails in boards. Lengths in meters."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .openings import Opening

STUDS = 0.4064
"""Distance of the studs to which boards are nailed: 16 in."""

RAILS = [0.25 + 0.6 * k for k in range(6)]
"""Heights of the rails to which upright slats are nailed."""


def add_nails(
    mesh: MeshBuilder, ends: tuple[float, float], heights: Sequence[float], front: float, head: Material
) -> None:
    """Adds the heads of nails where a board crosses the studs behind it, and one near each of its ends."""
    left, right = ends
    studs = [k * STUDS for k in range(int(left / STUDS) + 1, int(right / STUDS) + 1)]
    inner = [x for x in studs if left + 0.1 < x < right - 0.1]
    for x in (left + 0.025, *inner, right - 0.025):
        for z in heights:
            _add_nail(mesh, x, front, z, head, 0.0038)


def add_batten_nails(
    mesh: MeshBuilder,
    x: float,
    height: float,
    front: float,
    openings: Sequence[Opening],
    paint: Material,
    chance: Random,
) -> None:
    """Adds the painted heads of nails up a batten and beside it."""
    for k in range(1, int(height / 0.3)):
        z = 0.3 * k + chance.uniform(-0.02, 0.02)
        for at, y in ((x + 0.0225, front - 0.0005), (x + 0.075, -0.0045), (x - 0.03, -0.0045)):
            if not any(a - 0.05 < at < c + 0.05 and b < z < d for a, b, c, d in openings):
                _add_nail(mesh, at, y, z, paint, 0.0042)


def add_slat_nails(
    mesh: MeshBuilder, sides: tuple[float, float], ends: tuple[float, float], front: float
) -> None:
    """Adds the heads of nails to an upright slat: two at each end, and one at each rail, a little out of
    line.
    """
    (left, right), (foot, top) = sides, ends
    chance = Random(f"nails {left:.3f} {foot:.3f}")
    rails = [z for z in RAILS if foot + 0.1 < z < top - 0.1]
    heads = [(z, True) for z in (foot + 0.03, top - 0.03)] + [(z, False) for z in rails]
    rust = plain("#6e5641", 0.7, 0.2)
    for z, is_end in heads:
        for x in (
            (left + 0.018, right - 0.018) if is_end else (left + chance.uniform(0.25, 0.75) * (right - left),)
        ):
            high = z + chance.uniform(-0.012, 0.012) * (1 if is_end else 2)
            _add_nail(mesh, x, front - 0.0004, high, rust, 0.0022)


def _add_nail(mesh: MeshBuilder, x: float, y: float, z: float, head: Material, radius: float) -> None:
    """Adds the head of one nail: a disc with eight corners around (x, z) that faces -y."""
    turn = [math.pi * step / 4 for step in range(8)]
    ring = [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in turn]
    mesh.add(ring, [tuple(range(8))], head)
