"""Lights on outer walls. The wall is y = 0; x is the middle of the light. Lengths in meters."""

from __future__ import annotations

import math

from mathutils import Matrix

from ..modeling.geometry import rounded
from ..modeling.mesh import MeshBuilder
from ..surfaces.lamps import emission
from ..surfaces.plain import plain


def add_lantern(mesh: MeshBuilder, x: float) -> None:
    """A lantern on the wall: a back plate, a bent arm, and a glazed box under a small roof."""
    iron, glow = plain("#26282a", 0.4, 0.5, 0.5), emission("#fff4e2", 0.5)
    mesh.box((x - 0.05, -0.052, 1.7), (x + 0.05, -0.01, 1.95), iron, 0.006)
    mesh.tube([(x, -0.05, 1.9), (x, -0.11, 1.97), (x, -0.17, 1.975), (x, -0.18, 1.93)], 0.007, iron, 14)
    front, back, half = -0.255, -0.105, 0.075
    for z, grow in ((1.63, 0.0), (1.875, 0.0)):
        mesh.box((x - half - grow, front, z), (x + half + grow, back, z + 0.014), iron, 0.002)
    for dx in (-half, half - 0.01):
        for y in (front, back - 0.01):
            mesh.box((x + dx, y, 1.644), (x + dx + 0.01, y + 0.01, 1.875), iron)
    roof = [(0.115, 1.889), (0.112, 1.895), (0.03, 1.93), (0.0, 1.932)]
    mesh.lathe(x, (front + back) / 2, roof, iron, 4)
    mesh.cylinder(
        (x, (front + back) / 2, 1.644), (x, (front + back) / 2, 1.74), 0.018, plain("#ece5d3", 0.5), 24
    )
    mesh.cylinder((x, (front + back) / 2, 1.74), (x, (front + back) / 2, 1.79), 0.016, glow, 20, 0.004)


def add_spotlight(mesh: MeshBuilder, x: float) -> None:
    """A plain lamp that shines up and down: a tube on a bracket."""
    metal = plain("#3a3b3c", 0.38, 0.5, 0.5)
    mesh.box((x - 0.05, -0.045, 1.82), (x + 0.05, -0.01, 1.92), metal, 0.004)
    mesh.box((x - 0.012, -0.08, 1.86), (x + 0.012, -0.04, 1.884), metal, 0.002)
    mesh.cylinder((x, -0.115, 1.73), (x, -0.115, 2.01), 0.045, metal, 48)
    for z, way in ((1.7295, -1), (2.0105, 1)):
        mesh.cylinder((x, -0.115, z), (x, -0.115, z + way * 0.0006), 0.036, plain("#d8d2c4", 0.3), 40)


def add_barn_lamp(mesh: MeshBuilder, x: float) -> None:
    """A lamp with an enameled shade on a curved arm."""
    enamel = plain("#3b5648", 0.28)
    mesh.cylinder((x, -0.01, 2.0), (x, -0.055, 2.0), 0.055, enamel, 40)
    bow = [math.pi * k / 20 for k in range(21)]
    arm = [(x, -0.175 + 0.125 * math.cos(a), 2.0 + 0.13 * math.sin(a) + 0.006 * a) for a in bow]
    mesh.tube(arm, 0.009, enamel, 16)
    shade = [
        (0.03, 2.03),
        (0.045, 2.0),
        (0.075, 1.955),
        (0.13, 1.915),
        (0.15, 1.895),
        (0.146, 1.895),
        (0.0, 1.98),
    ]
    mesh.lathe(x, -0.3, shade, enamel, 64)
    mesh.cylinder((x, -0.3, 1.9), (x, -0.3, 1.96), 0.03, plain("#f2ede0", 0.4), 24)


def add_globe_lamp(mesh: MeshBuilder, x: float) -> None:
    """A ball of opal glass on a short arm."""
    metal, z = plain("#3a3835", 0.38, 0.5, 0.6), 1.98
    mesh.cylinder((x, -0.002, z), (x, -0.028, z), 0.06, metal, 48)
    mesh.tube([(x, -0.02, z), (x, -0.1, z), (x, -0.135, z - 0.015), (x, -0.14, z - 0.05)], 0.009, metal, 16)
    mesh.cylinder((x, -0.14, z - 0.045), (x, -0.14, z - 0.075), 0.036, metal, 32)
    ball = [(0.098 * math.sin(math.pi * k / 24), 0.098 * math.cos(math.pi * k / 24)) for k in range(25)]
    mesh.lathe(x, -0.14, [(r, z - 0.155 + h) for r, h in ball], plain("#e9e5da", 0.12), 64)


def add_cage_lamp(mesh: MeshBuilder, x: float) -> None:
    """An oval lamp whose glass is kept by a cage of iron."""
    iron, glass, z = plain("#33363a", 0.45, 0.5, 0.4), plain("#d9d6c8", 0.12), 1.9
    dome = rounded([(0.0, 0.105), (0.05, 0.095), (0.072, 0.06), (0.076, 0.0)])
    with mesh.at(
        Matrix.Translation((x, -0.006, z))
        @ Matrix.Diagonal((1, 1, 1.45, 1))
        @ Matrix.Rotation(math.radians(90), 4, "X")
    ):
        mesh.lathe(0, 0, rounded([(0.0, 0.03), (0.09, 0.03), (0.1, 0.02), (0.102, 0.0)]), iron, 64)
        mesh.lathe(0, 0, [(r, h + 0.025) for r, h in dome], glass, 64)
        mesh.lathe(0, 0, [(0.078, 0.03), (0.086, 0.03), (0.086, 0.045), (0.078, 0.045)], iron, 64)
    for dx in (-0.03, 0.03):
        bow = [
            (-0.03, -0.125),
            (-0.11, -0.105),
            (-0.142, -0.05),
            (-0.142, 0.05),
            (-0.11, 0.105),
            (-0.03, 0.125),
        ]
        mesh.tube([(x + dx, y, z + h) for y, h in bow], 0.005, iron, 12)
    across = [(-0.084, -0.03), (-0.06, -0.11), (0.0, -0.143), (0.06, -0.11), (0.084, -0.03)]
    mesh.tube([(x + dx, y, z) for dx, y in across], 0.005, iron, 12)
    mesh.cylinder((x, -0.022, z + 0.13), (x, -0.022, 3.2), 0.01, plain("#8d8f8c", 0.5, 0.4, 0.5), 16)
    for clip in (2.35, 2.9):
        mesh.box((x - 0.022, -0.026, clip), (x + 0.022, -0.006, clip + 0.016), iron, 0.002)
