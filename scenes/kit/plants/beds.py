"""Planted beds and borders, and the leaves that fall in front of a wall."""

from __future__ import annotations

import math
from random import Random
from typing import Callable, Iterator, Sequence

from mathutils import Vector

from ..modeling.mesh import MeshBuilder
from .leaves import GREENS, Leaves
from .nursery import BED, plant


def add_bed(
    x0: float,
    x1: float,
    rows: tuple[float, float],
    chance: Random,
    kinds: Sequence[str] = BED,
    z: float = 0,
    grows: Callable[[float, float], bool] = lambda x, y: True,
) -> None:
    """Adds plants of several kinds side by side along x, at random y between two limits."""
    x = x0 + 0.3
    while x < x1:
        y, kind, scale = chance.uniform(*rows), chance.choice(kinds), chance.uniform(0.62, 0.98)
        if grows(x, y):
            plant(kind, x, y, chance, z, scale)
        x += chance.uniform(0.42, 0.85)


def in_groups(
    start: float,
    end: float,
    kinds: Sequence[str],
    counts: Sequence[int],
    steps: tuple[float, float],
    gaps: tuple[float, float],
    chance: Random,
) -> Iterator[tuple[str, float]]:
    """Yields the kind and the place of plants along a line from `start` to `end`: groups of one kind with
    gaps between them. Single plants at even distances look like a row of samples. `steps` are the limits of
    the distance between two plants of a group, and `gaps` those of what is added between groups.
    """
    at = start
    while at < end:
        kind = chance.choice(kinds)
        for _ in range(chance.choice(counts)):
            yield kind, at
            at += chance.uniform(*steps)
        at += chance.uniform(*gaps)


def add_border(
    x0: float,
    x1: float,
    rows: tuple[float, float],
    chance: Random,
    kinds: Sequence[str],
    z: float = 0,
    grows: Callable[[float, float], bool] = lambda x, y: True,
) -> None:
    """Adds a planted border along x between two y: groups of one kind, larger plants in the back row (toward
    +y), smaller ones in front.
    """
    middle = sum(rows) / 2
    for low, high, sizes, step in ((middle, rows[1], (0.8, 1.1), 0.5), (rows[0], middle, (0.5, 0.75), 0.36)):
        start, steps = x0 + chance.uniform(0.1, 0.6), (step * 0.75, step * 1.25)
        for kind, x in in_groups(start, x1, kinds, (1, 2, 3, 3, 4), steps, (0.0, 0.7), chance):
            y, scale = chance.uniform(low, high), chance.uniform(*sizes)
            if grows(x, y):
                plant(kind, x, y, chance, z, scale)


def add_litter(
    x0: float, x1: float, depth: float, count: int, chance: Random, z: float = 0.003, wall: float = 0
) -> None:
    """Adds fallen leaves in front of a wall at y = `wall`, most of them near it in drifts."""
    leaves, mesh = Leaves(), MeshBuilder()
    drifts = [chance.uniform(x0, x1) for _ in range(max(3, round(x1 - x0)))]
    for _ in range(count):
        x = chance.gauss(chance.choice(drifts), 0.28) if chance.random() < 0.6 else chance.uniform(x0, x1)
        y = wall - 0.04 - depth * chance.random() ** 2.4
        around, size = chance.uniform(0, 2 * math.pi), chance.uniform(0.03, 0.068)
        way = Vector((math.cos(around), math.sin(around), chance.uniform(-0.05, 0.25)))
        facing = Vector((chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), 1))
        base = Vector((x, y, z + chance.uniform(0, 0.006)))
        leaves.add(base, way, facing, size, size * chance.uniform(0.35, 0.6), 0.3)
    leaves.into(mesh, (*GREENS["dead"], "#8d8a4c", "#6a4a2e"), 0.15)
    mesh.build("litter", smooth=False).visible_glossy = False
