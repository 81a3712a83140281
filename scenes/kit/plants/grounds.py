"""Lawns, beds, hedges, hills and the trees all round, which are also what the panes mirror."""

from __future__ import annotations

import math
from random import Random
from typing import Callable, Sequence

from mathutils import Matrix, Vector, noise

from ..geometry import place_at
from ..materials import plain, turf
from ..mesh import Material, MeshBuilder, put_mesh
from .nursery import BED, grown, plant

PATCH = 0.5
"""Side of a patch of lawn; paving snaps to it, or bare strips are left."""


def add_lawn(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    chance: Random,
    z: float = 0,
    grows: Callable[[float, float], bool] = lambda x, y: True,
) -> None:
    """Lawn over a rectangle where `grows` says so of a patch's middle; long, short and dry patches drift by noise."""
    ground, soil = MeshBuilder(), turf("#5c6a36", "#77834a")
    middle = Matrix.Translation((-PATCH / 2, -PATCH / 2, 0))
    for i in range(int((x1 - x0) / PATCH)):
        for j in range(int((y1 - y0) / PATCH)):
            x, y = x0 + (i + 0.5) * PATCH, y0 + (j + 0.5) * PATCH
            if not grows(x, y):
                continue
            half = PATCH / 2
            ground.floor(x - half, y - half, x + half, y + half, z + 0.004, soil)
            drift = noise.noise(Vector((x * 0.35, y * 0.35, 1.7))) + chance.uniform(-0.35, 0.35)
            kind = "lawn_long" if drift > 0.18 else "lawn_dry" if drift < -0.42 else "lawn_short"
            turn = chance.choice((0, 90, 180, 270))
            put_mesh(grown(kind), place_at(x, y, z, turn, 1, chance.uniform(0.8, 1.2)) @ middle, "lawn")
    if ground.faces:
        ground.build("lawn ground", smooth=False)


def add_bed(
    x0: float,
    x1: float,
    rows: tuple[float, float],
    chance: Random,
    kinds: Sequence[str] = BED,
    z: float = 0,
    grows: Callable[[float, float], bool] = lambda x, y: True,
) -> None:
    """Plants of several kinds side by side along x, between two y."""
    x = x0 + 0.3
    while x < x1:
        y, kind, scale = chance.uniform(*rows), chance.choice(kinds), chance.uniform(0.62, 0.98)
        if grows(x, y):
            plant(kind, x, y, chance, z, scale)
        x += chance.uniform(0.42, 0.85)


def add_hedge(x0: float, x1: float, y: float, chance: Random, z: float = -0.1, tall: float = 1) -> None:
    """A hedge along x."""
    for k in range(math.ceil((x1 - x0) / 6)):
        put_mesh(
            grown("hedge"), place_at(x0 + 6 * k, y + chance.uniform(-0.06, 0.06), z, 0, 1, tall), "hedge"
        )


def _add_hills(mesh: MeshBuilder, seed: int) -> None:
    for radius, height, color in ((330, 38, "#6d7a72"), (240, 20, "#5c6a4c")):
        steps, skyline = 120, []
        for k in range(steps):
            around = 2 * math.pi * k / steps
            x, y = math.cos(around), math.sin(around)
            swell = noise.fractal(Vector((x * 2.2 + seed, y * 2.2, radius)), 1, 2, 5)
            skyline.append((radius * x, radius * y, max(2, height * (0.35 + 0.9 * swell))))
        slope = plain(color, 1, 0)
        for a, b in zip(skyline, skyline[1:] + skyline[:1]):
            mesh.quad((a[0], a[1], -2), (b[0], b[1], -2), b, a, slope)


def add_surroundings(
    seed: int, chance: Random, radius: float = 60, ground: Material | None = None, level: float = 0
) -> None:
    """Ground to the horizon, two ridges of hills and two rings of trees; `level` is the height of the ground."""
    mesh = MeshBuilder()
    with mesh.at(Matrix.Translation((0, 0, level))):
        mesh.floor(-400, -400, 400, 400, -0.06, ground or turf("#6d7142", "#8f8a58"))
        _add_hills(mesh, seed)
    mesh.build("surroundings", smooth=False)
    kinds = ("oak", "oak", "round_oak", "round_oak", "maple", "birch", "palm", "cypress")
    for ring in (radius, radius * 1.45):
        for k in range(60):
            around, reach = 2 * math.pi * (k + chance.uniform(-0.4, 0.4)) / 60, ring * chance.uniform(
                0.88, 1.15
            )
            x, y = reach * math.cos(around), reach * math.sin(around)
            plant(chance.choice(kinds), x, y, chance, level - 0.3, chance.uniform(1.0, 1.7))
