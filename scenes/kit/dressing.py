"""Curtains, shades and blinds, and simple rooms that are only seen through a window."""

from __future__ import annotations

import math
from random import Random

from .modeling.mesh import Material, MeshBuilder
from .surfaces.materials import curtain_cloth, emission, floorboards, plain

DAY_LAMP, EVENING_LAMP = "#fff4e6", "#ffbe7d"
"""Colors of lamps: by day they look almost white, at dusk amber."""

TREATMENTS = ("none", "curtains", "curtains", "roller", "sheer", "none")


def add_curtain(
    mesh: MeshBuilder,
    x0: float,
    z0: float,
    x1: float,
    z1: float,
    y: float,
    cloth: Material,
    chance: Random,
    fold: float = 0.035,
    pitch: float = 0.11,
) -> None:
    """A hanging cloth whose folds are `fold` deep and about `pitch` wide."""
    steps, phase = max(8, int((x1 - x0) / 0.012)), chance.uniform(0, 6)
    points = []
    for k in range(steps + 1):
        x = x0 + (x1 - x0) * k / steps
        wave = fold * math.sin(2 * math.pi * x / pitch + phase + 0.6 * math.sin(x * 9))
        points += [(x, y + wave, z0), (x + 0.01 * math.sin(x * 31), y + wave * 0.9, z1)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)]
    mesh.add(points, faces, cloth)


def add_treatment(
    mesh: MeshBuilder, x0: float, z0: float, x1: float, z1: float, y: float, chance: Random, kind: str
) -> None:
    """What hangs just inside a window: curtains, sheer, roller, blinds or none."""
    if kind == "curtains":
        cloth = curtain_cloth(chance.choice(("#f2efe8", "#d9d2c5", "#b9b7b0", "#c9b8a0")))
        reach = min(0.45, (x1 - x0) * 0.2)
        for left, right in ((x0 - 0.12, x0 + reach), (x1 - reach, x1 + 0.12)):
            add_curtain(mesh, left, z0 - 0.25, right, z1 + 0.1, y, cloth, chance)
    elif kind == "sheer":
        add_curtain(
            mesh,
            x0 - 0.1,
            z0 - 0.2,
            x1 + 0.1,
            z1 + 0.08,
            y,
            curtain_cloth("#f4f3ef", 0.65),
            chance,
            0.02,
            0.08,
        )
    elif kind == "roller":
        hem = z1 - (z1 - z0) * chance.uniform(0.12, 0.5)
        cloth = curtain_cloth(chance.choice(("#efece4", "#dcd8cf")), 0.35)
        mesh.quad((x0, y, hem), (x1, y, hem), (x1, y, z1), (x0, y, z1), cloth)
        mesh.box((x0, y - 0.008, hem - 0.02), (x1, y + 0.008, hem), plain("#e8e5dd", 0.6))
    elif kind == "blinds":
        slat = plain("#f2f0ea", 0.6, 0.3)
        lowest = z0 if chance.random() < 0.5 else (z0 + z1) / 2
        for k in range(int((z1 - lowest) / 0.045)):
            z = z1 - 0.045 * k
            front, back = y - 0.016, y + 0.016
            mesh.quad((x0, front, z), (x1, front, z), (x1, back, z + 0.02), (x0, back, z + 0.02), slat)


def add_room_behind(
    mesh: MeshBuilder,
    x0: float,
    x1: float,
    y: float,
    ceiling: float,
    chance: Random,
    lit: float = 0,
    depth: float = 3.6,
    is_open_right: bool = False,
    has_sideboard: bool = True,
) -> None:
    """Adds a simple furnished room behind a window, so that something is seen through its panes.

    The room reaches from one x to the other and begins at a given y. `lit` is the strength of its lamps.
    `is_open_right` leaves out the right wall, for a corner of the house where a second wall with windows is.
    Without a sideboard and the picture above it, the room can be furnished by the caller.
    """
    wall = plain(chance.choice(("#e9e4da", "#c9ccc6", "#aebabb", "#d8cfbf", "#8f9a92", "#dcdcd8")), 0.9, 0.1)
    floor = floorboards(chance.choice(("#8a6a48", "#a58a68", "#6f5640")))
    back = y + depth
    mesh.floor(x0, y, x1, back, 0, floor)
    mesh.ceiling(x0, y, x1, back, ceiling, plain("#f4f2ec", 0.9, 0.1))
    mesh.quad((x1, back, 0), (x1, back, ceiling), (x0, back, ceiling), (x0, back, 0), wall)
    mesh.quad((x0, y, 0), (x0, back, 0), (x0, back, ceiling), (x0, y, ceiling), wall)
    if not is_open_right:
        mesh.quad((x1, back, 0), (x1, y, 0), (x1, y, ceiling), (x1, back, ceiling), wall)
    skirting = plain("#f1eee8", 0.5, 0.3)
    mesh.box((x0, back - 0.016, 0), (x1, back, 0.11), skirting, 0.003)
    for near, far in ((x0, x0 + 0.016), (x1 - 0.016, x1))[: 1 if is_open_right else 2]:
        mesh.box((near, y, 0), (far, back, 0.11), skirting, 0.003)
    middle = chance.uniform(x0 + 1.5, x1 - 1.5) if x1 - x0 > 3.4 else (x0 + x1) / 2
    art = plain(chance.choice(("#31495a", "#a8532f", "#d0b27a", "#4c5c45")), 0.7)
    board = plain(chance.choice(("#5a4231", "#2e2b28", "#b79a73")), 0.5)
    if has_sideboard:
        mesh.box((middle - 0.5, back - 0.03, 1.2), (middle + 0.4, back - 0.005, 1.9), art, 0.004)
        mesh.box((middle - 0.8, back - 0.5, 0), (middle + 0.8, back - 0.05, 0.75), board, 0.01)
        mesh.lathe(
            middle + 0.6, back - 0.27, [(0.05, 0.75), (0.09, 0.85), (0.03, 1.0)], plain("#e9e4d8", 0.4), 24
        )
        mesh.cylinder(
            (middle + 0.6, back - 0.27, 1.0),
            (middle + 0.6, back - 0.27, 1.22),
            0.16,
            emission("#fff1dc", 1.0),
            24,
            0.12,
        )
    if lit:
        mesh.ceiling(x0 + 0.3, y + 0.3, x1 - 0.3, back - 0.3, ceiling - 0.02, emission(EVENING_LAMP, lit))
