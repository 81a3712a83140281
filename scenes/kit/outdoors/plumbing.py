"""A downspout and a garden hose on an outer wall, which is y = 0. Lengths in meters."""

from __future__ import annotations

import math
from random import Random

from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain


def add_downspout(mesh: MeshBuilder, x: float) -> None:
    """A square downspout with its straps."""
    metal = plain("#c9c4b8", 0.45, 0.4)
    mesh.box((x, -0.115, 0.06), (x + 0.07, -0.045, 3.2), metal, 0.008)
    for z in (0.9, 2.3):
        mesh.box((x - 0.02, -0.118, z), (x + 0.09, -0.02, z + 0.025), metal, 0.002)


def add_hose(mesh: MeshBuilder, x: float) -> None:
    """A garden hose on a hanger beside its tap, an end of it on the way to the ground."""
    chance, z = Random(f"hose {x:.2f}"), 1.12
    rubber, iron, brass = (
        plain("#3d4a3a", 0.6),
        plain("#26282a", 0.45, 0.5, 0.5),
        plain("#a98a4d", 0.35, 0.5, 1),
    )
    mesh.box((x - 0.035, -0.03, z - 0.07), (x + 0.035, -0.008, z + 0.16), iron, 0.004)
    saddle = [(math.radians(a), 0.13) for a in range(20, 161, 20)]
    mesh.tube([(x + r * math.cos(a), -0.1, z + r * math.sin(a) - 0.02) for a, r in saddle], 0.02, iron, 14)
    coil: list[tuple[float, float, float]] = []
    for k in range(6 * 28):
        turn, loop = 2 * math.pi * k / 28, k // 28
        wide, long = 0.145 + 0.011 * loop + 0.006 * math.sin(loop * 5), 0.2 + 0.02 * math.sin(loop * 3 + 1)
        drop = (long - 0.06) * (1 - math.sin(turn)) * 0.5
        y = -0.075 - 0.013 * (loop % 4) - 0.004 * math.sin(turn * 2 + loop)
        coil.append(
            (x + wide * math.cos(turn) + chance.uniform(-0.001, 0.001), y, z + 0.12 * math.sin(turn) - drop)
        )
    tail = [
        (x + 0.2, -0.1, z - 0.35),
        (x + 0.16, -0.12, z - 0.7),
        (x + 0.2, -0.2, 0.06),
        (x + 0.5, -0.5, 0.03),
    ]
    mesh.tube([*coil, *tail], 0.011, rubber, 12)
    tap = x - 0.3
    mesh.cylinder((tap, -0.005, z - 0.28), (tap, -0.09, z - 0.28), 0.013, brass, 20)
    mesh.cylinder((tap, -0.012, z - 0.28), (tap, -0.004, z - 0.28), 0.03, brass, 28)
    mesh.tube([(tap, -0.08, z - 0.28), (tap, -0.115, z - 0.29), (tap, -0.12, z - 0.34)], 0.012, brass, 16)
    mesh.cylinder((tap, -0.08, z - 0.27), (tap, -0.08, z - 0.235), 0.006, brass, 12)
    mesh.cylinder((tap, -0.08, z - 0.235), (tap, -0.08, z - 0.225), 0.028, plain("#8d3a2b", 0.4), 24)
