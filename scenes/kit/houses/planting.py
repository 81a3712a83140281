"""Plants around a house: beside its paths, between rocks, along its sides and behind it."""

from __future__ import annotations

import math
from typing import Sequence

from ..modeling.geometry import place_at
from ..modeling.mesh import put_mesh
from ..plants.beds import in_groups
from ..plants.grounds import PATCH, Area, add_hedge
from ..plants.neighbors import add_fence, add_layered_shrubs, add_neighbors
from ..plants.nursery import DRY_BED, plant
from ..plants.shrubs import rock
from ..random_streams import Streams
from .plot import STREET, Plot, is_in

NO_PALM = {"palm": "maple", "low_palm": "birch"}
"""What grows in the place of a palm."""
PATH, OPEN = 2.5, 5.5
"""Largest width in meters of a path to the street, aligned to the patches of lawn, and how much of it toward
the street has no plants.
"""
EDGING = ("lavender", "blue_fescue", "sage", "white_shrub")


def add_sides(streams: Streams, plot: Plot, x0: float, x1: float) -> None:
    """Adds a fence or a low hedge beside the house, shrubs and trees, and the neighbors behind the garden."""
    chance, shrubs = streams["borders"], streams["border shrubs"]
    border = streams.choose("border", plot.border, ("hedge", "fence", "fence"))
    for way, start in ((-1, x0 - 2.2), (1, x1 + 2.2)):
        left, right = (start - 30, start) if way < 0 else (start, start + 30)
        if border == "hedge":
            add_hedge(left, right, 1.2, chance, -0.06, 0.56)
        else:
            add_fence(left, right, 1.2, streams["border"])
        inner = (start - 7, start) if way < 0 else (start, start + 7)
        add_layered_shrubs(*inner, 0.0, shrubs)
        for _ in range(4):
            kind = chance.choice(("olive", "maple", "birch", "oak", "cypress"))
            x, y = start + way * chance.uniform(1.5, 16), chance.uniform(3.5, 9)
            plant(kind, x, y, chance, 0, chance.choice((0.55, 0.85, 1.1)))
        near = chance.choice(("full_olive", "small_olive", "birch", "full_maple", "palm", "low_palm"))
        y, scale = chance.uniform(-4, 0.5), chance.uniform(0.7, 1.0)
        plant(
            near if plot.palms else NO_PALM.get(near, near),
            start + way * chance.uniform(0.4, 3.0),
            y,
            chance,
            0,
            scale,
        )
    kinds = chance.sample(("oak", "round_oak", "maple", "birch", "olive"), 3)
    x, number = -24.0, 0
    while x < plot.width + 24:
        y, scale = chance.uniform(12.5, 17), chance.choice((0.5, 0.75, 1.0, 1.3))
        kind = chance.choice((*kinds, "palm"))
        # A row of palms behind every house would be too many, so that every other one is another tree.
        is_palm = kind == "palm" and plot.palms and number % 2
        plant(kind if is_palm else NO_PALM.get(kind, kind), x, y, chance, -0.1, scale)
        number += 1
        x += chance.uniform(3.2, 6.5)
    add_fence(-34, plot.width + 34, 18, shrubs, -0.1)
    add_neighbors(-38, plot.width + 38, 24, shrubs, -0.1)


def add_stones(streams: Streams, plot: Plot, paved: Sequence[Area], x0: float, x1: float) -> None:
    """Adds rocks with a few plants beside them: in the bed along the front if there is one, else in the lawn.
    A desert gets more rocks, spread over the gravel, and cactus.
    """
    chance, is_dry = streams["stones"], plot.cover == "desert"
    for k in range(9 if is_dry else 3):
        reach = (-6.5, -2.0) if is_dry or not plot.bed else (-1.35, -0.8)
        x, y = chance.uniform(x0, x1), plot.front + chance.uniform(*reach)
        size, turn = chance.uniform(0.25, 0.55), chance.uniform(0, 360)
        if is_in(paved, x, y, 1.5):
            continue
        put_mesh(rock(k + len(str(streams.seed)), size), place_at(x, y, 0.02, turn), "rock")
        for _ in range(4):
            kind = chance.choice(
                DRY_BED if is_dry else ("agave", "fountain_grass", "blue_fescue", "large_agave")
            )
            # The plant grows beside the rock, not inside it.
            around, away = chance.uniform(0, 2 * math.pi), size * 1.5 + chance.uniform(0.25, 0.7)
            at = (x + away * math.cos(around), y + away * math.sin(around))
            if not is_in(paved, *at, 0.3):
                plant(kind, *at, chance, 0, chance.uniform(0.6, 0.9))
        if is_dry and k % 3 == 0:
            # Beside the house, where it hides no window.
            edge, side = (0.0, -1) if x + 0.9 < plot.width / 2 else (plot.width, 1)
            at = (edge + side * (0.9 + 0.3 * k), plot.front - 0.6 - 0.25 * k)
            plant("saguaro", *at, chance, 0, chance.uniform(0.6, 1.0))


def path_beds(plot: Plot, paved: Sequence[Area], back: float) -> list[Area]:
    """Returns the planted strips along both sides of each path to the street: from the bed of the house,
    which ends at y = `back`, toward the street, but not up to the camera.
    """
    if plot.cover != "lawn":
        return []
    end = math.ceil((STREET + OPEN) / PATCH) * PATCH
    paths = [(x0, x1) for x0, y0, x1, _ in paved if x1 - x0 <= PATH and y0 <= STREET]
    sides = [x for x0, x1 in paths for x in (x0 - PATCH, x1)]
    free = [x for x in sides if end < back and not is_in(paved, x + PATCH / 2, end)]
    return [(x, end, x + PATCH, back) for x in free]


def add_path_edging(streams: Streams, beds: Sequence[Area], paved: Sequence[Area]) -> None:
    """Adds low plants to the strips along paths, in groups of one kind."""
    chance = streams["path"]
    kinds = chance.sample(EDGING, 3)
    for x0, end, x1, back in beds:
        for kind, away in in_groups(0.2, back - end, kinds, (2, 3, 4), (0.28, 0.42), (0.0, 0.3), chance):
            x, y = (x0 + x1) / 2 + chance.uniform(-0.1, 0.1), back - away
            # The last group of a strip can be longer than the strip.
            if y > end + 0.1 and not is_in(paved, x, y, 0.1):
                plant(kind, x, y, chance, 0, chance.uniform(0.5, 0.8))
