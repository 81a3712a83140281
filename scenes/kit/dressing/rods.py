"""Curtain rods and their rings. Lengths in meters."""

from __future__ import annotations

import math

from ..modeling.mesh import Material, MeshBuilder

ROD, WIRE = 0.0115, 0.0032
"""Radius of a curtain rod, and of the wire of its rings, in meters."""


def add_rod(mesh: MeshBuilder, x0: float, x1: float, y: float, z: float, wall: float, skin: Material) -> None:
    """A curtain rod from end to end with a ball at either end, on two brackets that are screwed to the wall
    at y = `wall`.
    """
    mesh.cylinder((x0, y, z), (x1, y, z), ROD, skin, 16)
    for x, out in ((x0, -1), (x1, 1)):
        mesh.cylinder((x - out * 0.006, y, z), (x + out * 0.006, y, z), 0.016, skin, 20)
        turns = [math.pi * k / 10 for k in range(1, 10)]
        ball = [(x + out * (0.024 - 0.021 * math.cos(a)), y, z) for a in turns]
        mesh.tube(ball, [0.021 * math.sin(a) for a in turns], skin, 20)
        at = x - out * 0.05
        mesh.box((at - 0.014, wall - 0.006, z - 0.05), (at + 0.014, wall, z + 0.03), skin, 0.002)
        mesh.cylinder((at, wall - 0.004, z - 0.018), (at, y, z - 0.018), 0.006, skin, 12)
        mesh.cylinder((at - 0.007, y, z), (at + 0.007, y, z), 0.0165, skin, 20)


def add_ring(mesh: MeshBuilder, x: float, y: float, z: float, turn: float, skin: Material) -> None:
    """A ring that hangs on a rod whose middle is at y and z, with a clip at its foot that holds the cloth;
    `turn` is how far the ring is turned, in radians.
    """
    radius, around = 0.022, [math.pi * step / 10 for step in range(21)]
    low = z + ROD + WIRE - radius
    ring = [
        (
            x + radius * math.cos(a) * math.sin(turn),
            y + radius * math.cos(a) * math.cos(turn),
            low + radius * math.sin(a),
        )
        for a in around
    ]
    mesh.tube(ring, WIRE, skin, 8, capped=False)
    foot = low - radius
    mesh.box((x - 0.0055, y - 0.007, foot - 0.028), (x + 0.0055, y + 0.007, foot + 0.001), skin, 0.002)
