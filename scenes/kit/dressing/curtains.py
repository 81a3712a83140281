"""Curtains. Lengths in meters."""

from __future__ import annotations

import math
from random import Random

from ..modeling.geometry import Face, Point3
from ..modeling.mesh import Material, MeshBuilder
from .pleats import PLEAT_STEPS, across, loose_pleats, stacked_pleats

ROWS = 18
"""Rows of faces between the heading and the hem of a curtain."""


def _hang(mesh: MeshBuilder, points: list[Point3], cloth: Material) -> int:
    """Adds a cloth of `ROWS` + 1 rows of points from its heading down. Returns the points in a row."""
    count = len(points) // (ROWS + 1)
    faces: list[Face] = [
        ((row + 1) * count + k, (row + 1) * count + k + 1, row * count + k + 1, row * count + k)
        for row in range(ROWS)
        for k in range(count - 1)
    ]
    mesh.add(points, faces, cloth)
    return count


def add_curtain(
    mesh: MeshBuilder,
    x0: float,
    z0: float,
    x1: float,
    z1: float,
    y: float,
    cloth: Material,
    chance: Random,
    fold: float = 0.019,
    pitch: float = 0.075,
) -> None:
    """A hanging cloth with folds of uneven width, about `fold` deep and `pitch` wide, and a hem that sways a
    little.

    It takes one number from `chance`, and draws its folds from a stream of their own.
    """
    own = Random(f"folds {chance.uniform(0, 6)}")
    pleats = loose_pleats(x0, x1, fold, pitch, own)
    sway = own.uniform(0, 6)
    waist, middle = own.uniform(0.1, 0.2), (x0 + x1) / 2
    points: list[Point3] = []

    def drawn(x: float, fall: float) -> float:
        """Cloth is narrower halfway down than at its ends and hangs aside, so its edges are not straight."""
        narrow = 1 - waist * math.sin(math.pi * fall**0.8) - 0.03 * math.sin(9 * fall + sway)
        return middle + (x - middle) * narrow + 0.014 * math.sin(2.3 * fall + sway) * fall

    for row in range(ROWS + 1):
        fall = row / ROWS
        for straight, wave in across(pleats, fall):
            x = drawn(straight, fall)
            lift = 0.006 * fall**6 * math.sin(x * 17 + sway)
            # The whole cloth bellies out a little, in broad waves of its own.
            belly = 0.018 * fall * math.sin(x * 7.3 + sway * 1.7 + 1.9 * fall)
            points.append((x, y + wave + belly, z1 + (z0 - z1) * fall + lift))
    count = _hang(mesh, points, cloth)
    # The hem is folded back and sewn, so less light passes through it.
    hem = [
        (x, y + wave + 0.004 + 0.018 * math.sin(x * 7.3 + sway * 1.7 + 1.9), z0 + at)
        for at in (0.07, 0.004)
        for x, wave in ((drawn(straight, 1), wave) for straight, wave in across(pleats, 1))
    ]
    mesh.add(hem, [(count + k, count + k + 1, k + 1, k) for k in range(count - 1)], cloth)


def add_panel(
    mesh: MeshBuilder,
    ends: tuple[float, float],
    z0: float,
    z1: float,
    y: float,
    cloth: Material,
    chance: Random,
) -> list[float]:
    """A curtain of a room that is pushed together: 7 or 8 deep pleats from end to end, as wide at the top as
    below.

    Returns where its heads are, which hang on the rings of a rod at y.
    """
    pleats = stacked_pleats(*ends, chance)
    heads = [pleat.middle - pleat.width / 2 for pleat in pleats] + [ends[1]]
    sway = chance.uniform(0, 6)
    points: list[Point3] = []
    for row in range(ROWS + 1):
        fall = row / ROWS
        aside = 0.008 * fall * math.sin(2.1 * fall + sway)
        # The heading is stiff: its folds are less than half as deep as those farther down (see `across`).
        open_by = 0.72 + 0.28 * min(1.0, fall * 7)
        for k, (at, wave) in enumerate(across(pleats, fall)):
            slack = 0.006 * math.sin(math.pi * (k % PLEAT_STEPS) / PLEAT_STEPS) * max(0.0, 1 - 9 * fall)
            points.append((at + aside, y + wave * open_by, z1 + (z0 - z1) * fall - slack))
    _hang(mesh, points, cloth)
    return heads
