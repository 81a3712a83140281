"""Everything around a house: paving, beds, lawns, hedges, fences, the street, and garden furniture."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Sequence

from mathutils import Vector

from ..camera_and_light import add_area_light
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder, put_mesh
from ..plants.grounds import PATCH, add_border, add_hedge, add_lawn, add_surroundings
from ..plants.neighbors import add_fence, add_layered_shrubs, add_neighbors
from ..plants.nursery import BED, DRY_BED, plant
from ..plants.shrubs import rock
from ..random_streams import Streams
from ..surfaces.materials import asphalt, concrete, emission, gravel, plain, wood
from .palette import PAVING
from .pool import WIDE, Area, add_lounger, add_pool, add_side_table

STREET = -13.5
"""y at which the lawn ends and the sidewalk begins."""
BESIDE = 11
"""y up to which blades of grass grow beside the house."""
NO_PALM = {"palm": "maple", "low_palm": "birch"}
"""What grows in the place of a palm."""
NEAR = 4.0
"""Distance from the camera within which a mailbox would only be a slab at the lower edge of the picture."""


@dataclass
class Plot:
    """What the grounds must know about a house: its size, doors and paved areas."""

    width: float
    """Width of the house along x, from 0."""
    front: float = 0
    """y of the step that is nearest to the street."""
    paved: list[Area] = field(default_factory=list)
    """Paths, drives and terraces."""
    pool: Area | None = None
    """The area of the water, if there is a pool."""
    cover: str = "lawn"
    """lawn or desert."""
    bed: bool = True
    """Whether plants grow along the front."""
    lanterns: Sequence[float] = ()
    """x of each lantern on the front wall."""
    border: str | None = None
    """hedge or fence beside the house; None picks one at random."""
    street: bool = False
    """Whether a street runs in front."""
    palms: bool = True
    """Whether palms grow around it. They do not suit farmhouses, cottages and narrow houses in towns."""
    doors: Sequence[tuple[float, float, float]] = ()
    """Doors to the garden as (x0, y, x1). Each gets a paved landing on which nothing is placed."""


def _snapped(areas: Sequence[Area]) -> list[Area]:
    """Moves the sides of areas to the nearest edges between patches of lawn."""
    return [
        (math.floor(x0 / PATCH) * PATCH, y0, math.ceil(x1 / PATCH) * PATCH, y1)
        for x0, y0, x1, y1 in areas
        if x1 > x0
    ]


def _is_in(areas: Sequence[Area], x: float, y: float, margin: float = 0.0) -> bool:
    return any(a[0] - margin <= x <= a[2] + margin and a[1] - margin <= y <= a[3] + margin for a in areas)


def _add_evening_lights(mesh: MeshBuilder, plot: Plot, paved: Sequence[Area], x0: float, x1: float) -> None:
    """Low lamps along the path and lanterns at the door."""
    black = plain("#222222", 0.4)
    y = plot.front - 1.05 if plot.bed else -4.35
    for k in range(7):
        x = x0 + (x1 - x0) * (k + 0.5) / 7
        if _is_in(paved, x, y, 0.15):
            continue
        mesh.cylinder((x, y, 0), (x, y, 0.42), 0.012, black, 8)
        mesh.cylinder((x, y, 0.40), (x, y, 0.43), 0.05, black, 14)
        mesh.cylinder((x, y, 0.375), (x, y, 0.398), 0.03, emission("#ffc98a", 60), 12)
    for x in plot.lanterns:
        mesh.box((x, -0.09, 1.75), (x + 0.09, -0.01, 2.15), plain("#1d1d1f", 0.4), 0.004)
        for z, way in ((1.749, -1), (2.151, 1)):
            mesh.box((x + 0.01, -0.08, z - 0.001), (x + 0.08, -0.02, z + 0.001), emission("#ffc98a", 14))
            # A lamp of its own lights the wall: a glowing face so near to it would leave specks.
            at = (x + 0.045, -0.07, z + way * 0.02)
            add_area_light(at, (at[0], -0.02, z + way), 0.05, 2.2, (1, 0.7, 0.4), mirrored=False)


def _add_street(mesh: MeshBuilder) -> None:
    """Sidewalk, curb and asphalt."""
    mesh.box((-60, STREET - 1.6, -0.2), (80, STREET, 0.03), concrete("#bdb8ae", 0.8, (1.5, 1.6, 0.01)))
    mesh.box((-60, STREET - 1.78, -0.2), (80, STREET - 1.6, 0.035), concrete("#aaa69d", 0.85), 0.015)
    mesh.floor(-60, STREET - 10, 80, STREET - 1.78, -0.08, asphalt())


def _add_mailbox(mesh: MeshBuilder, x: float, y: float) -> None:
    """A mailbox on its post."""
    mesh.box((x - 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 1.0), wood("#6b4a30", "v"), 0.006)
    mesh.box((x - 0.1, y - 0.22, 1.0), (x + 0.1, y + 0.22, 1.2), plain("#2f3a35", 0.4, 0.5, 0.3), 0.04)


def _add_sides(streams: Streams, plot: Plot, x0: float, x1: float) -> None:
    """Adds a fence or a low hedge beside the house with shrubs and trees, and the neighbors behind the garden."""
    chance, shrubs = streams["borders"], streams["border shrubs"]
    border = streams.choose("border", plot.border, ("hedge", "fence", "fence"))
    for way, start in ((-1, x0 - 2.2), (1, x1 + 2.2)):
        left, right = (start - 30, start) if way < 0 else (start, start + 30)
        if border == "hedge":
            add_hedge(left, right, 1.2, chance, 0, 0.55)
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


def _add_stones(streams: Streams, plot: Plot, paved: Sequence[Area], x0: float, x1: float) -> None:
    """Adds rocks in the lawn with a few plants beside them; a desert gets more rocks, and cactus."""
    chance, is_dry = streams["stones"], plot.cover == "desert"
    for k in range(9 if is_dry else 3):
        x, y = chance.uniform(x0, x1), plot.front + chance.uniform(-6.5, -2.0)
        size, turn = chance.uniform(0.25, 0.55), chance.uniform(0, 360)
        if _is_in(paved, x, y, 1.5):
            continue
        put_mesh(rock(k + len(str(streams.seed)), size), place_at(x, y, 0.08, turn), "rock")
        for _ in range(4):
            kind = chance.choice(
                DRY_BED if is_dry else ("agave", "fountain_grass", "blue_fescue", "large_agave")
            )
            # The plant grows beside the rock, not inside it.
            around, away = chance.uniform(0, 2 * math.pi), size * 1.5 + chance.uniform(0.25, 0.7)
            at = (x + away * math.cos(around), y + away * math.sin(around))
            if not _is_in(paved, *at, 0.3):
                plant(kind, *at, chance, 0, chance.uniform(0.6, 0.9))
        if is_dry and k % 3 == 0:
            # Beside the house, where it hides no window.
            edge, side = (0.0, -1) if x + 0.9 < plot.width / 2 else (plot.width, 1)
            at = (edge + side * (0.9 + 0.3 * k), plot.front - 0.6 - 0.25 * k)
            plant("saguaro", *at, chance, 0, chance.uniform(0.6, 1.0))


PATH, EDGE = 2.2, 0.42
"""Width in meters up to which paving that leads to the street is a path, and how far plants grow beside it."""
EDGING = ("lavender", "fountain_grass", "blue_fescue", "sage", "green_grass", "white_shrub")


def _add_path_edging(streams: Streams, plot: Plot, paved: Sequence[Area]) -> None:
    """Adds low plants along both sides of a path, in groups of one kind with gaps of lawn."""
    chance = streams["path"]
    kinds = chance.sample(EDGING, 3)
    for x0, y0, x1, _ in plot.paved if plot.cover == "lawn" else ():
        if x1 - x0 > PATH or y0 > STREET:
            continue
        for side in (x0 - EDGE, x1 + EDGE):
            y = plot.front - 1.7
            while y > STREET + 5.5:
                kind = chance.choice(kinds)
                for _ in range(chance.choice((2, 3, 4))):
                    x = side + chance.uniform(-0.16, 0.16)
                    if not _is_in(paved, x, y, 0.2):
                        plant(kind, x, y, chance, 0, chance.uniform(0.5, 0.8))
                    y -= chance.uniform(0.28, 0.42)
                y -= chance.uniform(0.1, 1.3)


def add_grounds(streams: Streams, plot: Plot, at_dusk: bool, eye: Vector) -> None:
    """Builds everything around the house; `eye` is where the camera stands."""
    mesh, look = MeshBuilder(), streams["ground"]
    paver, soil = concrete(look.choice(PAVING), 0.7, (1.2, 1.2, 0.012)), gravel(
        look.choice(("#7d6f5e", "#6b5a48", "#8f8270"))
    )
    x0, x1 = -4.0, plot.width + 4.0
    landings = [(a - 0.2, plot.front - 1.5, b + 0.2, y) for a, y, b in plot.doors] if plot.bed else []
    paved = _snapped([*plot.paved, *landings])
    for k, (a, b, c, d) in enumerate(paved):
        # Slabs may overlap. Each has a height of its own, because faces in the same plane show black spots.
        mesh.box((a, b, -0.05), (c, d + 0.05, 0.035 + 0.004 * k), paver, 0.008)
    if plot.pool:
        paved.append(add_pool(mesh, plot.pool, paver, at_dusk))
        first = look.uniform(0.5, plot.width - 3)
        second = first + look.uniform(0.9, 1.5) + 0.3
        add_lounger(mesh, first, -3.3, None)
        add_lounger(mesh, second, -3.3, "#7f9aa3")
        add_side_table(mesh, (first + WIDE + second) / 2, -2.3)
    back = math.floor((plot.front - 1.5) / PATCH) * PATCH if plot.bed else -4.0
    if plot.cover == "desert":
        mesh.floor(x0 - 20, STREET, x1 + 20, 2, 0.010, gravel("#c2ad8e"))
    elif plot.bed:
        mesh.floor(x0, back, x1, 0.3, 0.012, soil)
    if plot.street:
        _add_street(mesh)
        post = Vector((x0 + 2.2, STREET + 0.5, 0))
        if (post - eye).xy.length > NEAR:
            _add_mailbox(mesh, post.x, post.y)
    if at_dusk:
        _add_evening_lights(mesh, plot, paved, x0, x1)
    mesh.build("ground", smooth=False)

    def is_free(x: float, y: float) -> bool:
        return not _is_in(paved, x, y)

    if plot.bed:
        kinds = streams["bed kinds"].sample(DRY_BED if plot.cover == "desert" else BED, 5)
        add_border(x0, x1, (plot.front - 1.2, plot.front - 0.35), streams["bed"], kinds, 0, is_free)
    _add_path_edging(streams, plot, paved)
    if plot.cover == "lawn":
        lush = streams["lawn"]
        near = STREET if plot.street else STREET - 8
        add_lawn(math.floor(x0) - 12, near, math.ceil(x1) + 12, back, lush, 0, is_free)
        # Beside the house, the lawn is seen as far as the trees behind it.
        foot = 0 if plot.bed else back
        add_lawn(math.floor(x0) - 4, foot, -1, BESIDE, lush, 0, is_free)
        add_lawn(math.ceil(plot.width) + 1, foot, math.ceil(x1) + 4, BESIDE, lush, 0, is_free)
    _add_stones(streams, plot, paved, x0, x1)
    _add_sides(streams, plot, x0, x1)
    far = streams["surroundings"]
    add_surroundings(sum(map(ord, str(streams.seed))), far, 55, palms=plot.palms, hole=plot.pool)
