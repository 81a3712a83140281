"""Lawns, hedges, hills and the trees around a scene."""

from __future__ import annotations

import math
from random import Random
from typing import Callable, Sequence

from mathutils import Matrix, Vector, noise

from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder, put_mesh
from ..surfaces.greenery import far_slope, turf
from .nursery import SPRAYS, grown, plant

Area = tuple[float, float, float, float]
"""x0, y0, x1, y1."""

TURF = ("#5f6a3c", "#7b834f")
"""Colors of the ground between the blades of a lawn, for `turf`."""

AROUND = -0.06
"""Height of the ground around a scene: a little below lawns and paving."""

PATCH = 0.5
"""Side of a patch of lawn in meters. Paving is aligned to the patches, so that no bare strips are left."""


def add_lawn(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    chance: Random,
    z: float = 0,
    grows: Callable[[float, float], bool] = lambda x, y: True,
) -> None:
    """Adds patches of lawn over a rectangle, where `grows` returns true for the middle of the patch.

    Noise decides whether the grass of a patch is long, short or dry.
    """
    ground, soil = MeshBuilder(), turf(*TURF)
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


def add_hedge(x0: float, x1: float, y: float, chance: Random, z: float = -0.1, tall: float = 1) -> None:
    """Adds a hedge along x; `tall` is a factor of its usual height of 2.3 m."""
    for k in range(math.ceil((x1 - x0) / 6)):
        put_mesh(
            grown("hedge"), place_at(x0 + 6 * k, y + chance.uniform(-0.06, 0.06), z, 0, 1, tall), "hedge"
        )


def _add_hills(mesh: MeshBuilder, seed: int) -> None:
    for radius, height, color in ((330, 38, "#8a969a"), (240, 20, "#76836a")):
        steps, skyline = 480, []
        for k in range(steps):
            around = 2 * math.pi * k / steps
            x, y = math.cos(around), math.sin(around)
            swell = noise.fractal(Vector((x * 2.2 + seed, y * 2.2, radius)), 1, 2, 5)
            # Crowns fray the line of a ridge.
            frayed = 0.016 * noise.fractal(Vector((x * 90 + seed, y * 90, radius)), 0.7, 2, 3)
            skyline.append((radius * x, radius * y, max(2, height * (0.32 + 0.62 * swell + frayed))))
        slope = far_slope(color, 0.0, height * 0.9)
        for a, b in zip(skyline, skyline[1:] + skyline[:1]):
            mesh.quad((a[0], a[1], -2), (b[0], b[1], -2), b, a, slope)


WOODS = ("oak", "wide_oak", "round_oak", "maple", "birch", "gum", "pine", "upright", "pepper", "old_pine")
UNDERWOOD = ("shrub", "sage", "white_shrub", "small_olive", "shrub")


def add_clump(x: float, y: float, radius: float, count: int, chance: Random, z: float, scale: float) -> None:
    """Adds trees that overlap, the tallest in the middle, with shrubs that hide the feet of the trunks."""
    for k in range(count):
        around, out = k * 2.4 + chance.uniform(-0.4, 0.4), math.sqrt((k + 0.3) / count)
        size = scale * (1.12 - 0.45 * out) * chance.uniform(0.85, 1.2)
        at = (x + radius * out * math.cos(around), y + 0.7 * radius * out * math.sin(around))
        plant(chance.choice(WOODS), *at, chance, z - 0.2, size, mirrored=False)
    for k in range(count * 2):
        at = (x + chance.uniform(-1.15, 1.15) * radius, y - 0.75 * radius - chance.uniform(0, 0.9))
        plant(chance.choice(UNDERWOOD), *at, chance, z, scale * chance.uniform(1.2, 2.4), mirrored=False)


def add_belt(x0: float, x1: float, y: float, chance: Random, z: float, scale: float) -> None:
    """Adds a closed belt of trees along x: clumps of several sizes that touch each other."""
    x = x0
    while x < x1:
        size = scale * chance.uniform(0.7, 1.15)
        radius = 4.2 * size
        add_clump(
            x + radius,
            y + chance.uniform(-1.5, 2.5) * scale,
            radius,
            chance.choice((4, 5, 6)),
            chance,
            z,
            size,
        )
        x += radius * chance.uniform(1.35, 1.75)


def add_scattered(
    xs: tuple[float, float],
    ys: tuple[float, float],
    count: int,
    chance: Random,
    z: float,
    scales: tuple[float, float],
) -> None:
    """Adds trees at random places of a rectangle, alone or in groups of two or three of one kind, so that
    they do not look like a row.

    Most are small, and a few are tall.
    """
    while count > 0:
        kind, group = chance.choice(WOODS), min(count, chance.choice((1, 1, 2, 3)))
        x, y = chance.uniform(*xs), chance.uniform(*ys)
        for _ in range(group):
            size = scales[0] + (scales[1] - scales[0]) * chance.random() ** 1.6
            plant(kind, x, y, chance, z - 0.1, size, mirrored=False)
            x, y = x + chance.choice((-1, 1)) * chance.uniform(2, 4.5) * size, y + chance.uniform(-2, 3)
        count -= group


def add_ground(mesh: MeshBuilder, area: Area, z: float, soil: Material, hole: Area | None = None) -> None:
    """Adds level ground, with a hole where a pool is."""
    (left, front, right, back), (x0, y0, x1, y1) = area, hole or (0, 0, 0, 0)
    for part in ((left, front, right, y0), (left, y1, right, back), (left, y0, x0, y1), (x1, y0, right, y1)):
        mesh.floor(*part, z, soil)


def add_surroundings(
    seed: int,
    chance: Random,
    radius: float = 60,
    ground: Material | None = None,
    level: float = 0,
    palms: bool = True,
    hole: Area | None = None,
    wooded: bool = True,
) -> None:
    """Adds ground up to the horizon, two ridges of hills and, where it is `wooded`, two loose rings of trees
    of many sizes.

    Panes do not mirror these trees. They mirror the skyline of the sky's shader instead, which is brighter.
    The ground has a hole where a pool is, given as x0, y0, x1, y1.
    """
    mesh = MeshBuilder()
    with mesh.at(Matrix.Translation((0, 0, level))):
        add_ground(mesh, (-400, -400, 400, 400), AROUND, ground or turf("#7d8150", "#9c9765"), hole)
        _add_hills(mesh, seed)
    mesh.build("surroundings", smooth=False).visible_glossy = False
    kinds = ("oak", "wide_oak", "round_oak", "maple", "birch", "gum", "palm", "cypress", "pine")
    for ring in (radius, radius * 1.45) if wooded else ():
        for k in range(54):
            around = 2 * math.pi * (k + chance.uniform(-0.45, 0.45)) / 54
            reach, scale = ring * chance.uniform(0.85, 1.2), chance.choice((0.6, 0.85, 1.0, 1.25, 1.7))
            x, y, kind = reach * math.cos(around), reach * math.sin(around), chance.choice(kinds)
            kind = "oak" if kind == "palm" and not palms else kind
            if chance.random() > 0.25:
                plant(kind, x, y, chance, level - 0.3, scale * chance.uniform(0.9, 1.1), mirrored=False)


TWIGS = 6
"""Twigs at the end of the branch that hangs into a picture."""


def add_foreground(eye: Sequence[float], target: Sequence[float], lens: float, chance: Random) -> None:
    """Hangs the end of a branch into an upper corner of the picture, close to the camera and out of focus."""
    place = Vector(eye)
    way = Vector((target[0] - eye[0], target[1] - eye[1], 0)).normalized()
    side, hand, near = Vector((way.y, -way.x, 0)), chance.choice((-1, 1)), chance.uniform(0.9, 1.2)
    reach = near * 18 / lens
    above = Vector((0, 0, reach * chance.uniform(0.62, 0.74)))
    corner = place + way * near + side * hand * reach * 1.2 + above
    # The mesh of the twig points along x, so it is turned to point into the picture.
    inward = -side * hand
    turn, size = math.degrees(math.atan2(inward.y, inward.x)), near * chance.uniform(0.3, 0.42)
    # A single twig looks pasted in; several that overlap look like the end of a branch.
    for _ in range(TWIGS):
        aside = (side * chance.uniform(-0.1, 0.1) + way * chance.uniform(-0.12, 0.12)) * near
        at = corner + aside + Vector((0, 0, chance.uniform(-0.03, 0.1) * near))
        spot = place_at(*at, turn + chance.uniform(-45, 45), size * chance.uniform(0.8, 1.2))
        put_mesh(grown(chance.choice(SPRAYS)), spot, "foreground", mirrored=False)
