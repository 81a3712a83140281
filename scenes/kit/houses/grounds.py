"""The ground around a house: paving, beds, lawns, the street, lights and garden furniture."""

from __future__ import annotations

import math
from random import Random
from typing import Iterable, Sequence

import bpy
from mathutils import Vector

from ..camera_and_light import add_area_light
from ..modeling.mesh import MeshBuilder
from ..outdoors.loungers import LOUNGER_WIDTH, add_lounger, add_side_table
from ..plants.beds import add_border
from ..plants.grounds import PATCH, TURF, Area, add_ground, add_lawn, add_surroundings
from ..plants.nursery import BED, DRY_BED
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.greenery import turf
from ..surfaces.lamps import emission
from ..surfaces.paving import asphalt, concrete, gravel
from ..surfaces.plain import plain
from .palette import PAVING
from .planting import add_path_edging, add_sides, add_stones, path_beds
from .plot import LANTERN, PAVED, STREET, Plot, is_in
from .pool import add_pool
from .rooms import EVENING_GLOW

BESIDE, FLANK = 17, 12
"""y up to which grass grows beside the house, and how far it grows to the left and right of the garden."""
CLEAR = 0.1
"""Distance in meters between a low lamp and the plants and rocks around it."""
LOW_LAMP = 4.0
"""Light in W that a low lamp throws on the plants and the ground around it."""
SPILL = 22.0
"""Light of a room that falls on the ground before its door at dusk, in W per square meter of the door."""
NEAR = 4.0
"""Distance from the camera within which a mailbox would only be a slab at the lower edge of the picture."""


def _snapped(areas: Sequence[Area]) -> list[Area]:
    """Moves the sides of areas to the nearest edges between patches of lawn."""
    return [
        (math.floor(x0 / PATCH) * PATCH, y0, math.ceil(x1 / PATCH) * PATCH, y1)
        for x0, y0, x1, y1 in areas
        if x1 > x0
    ]


def _low_lights(plot: Plot, paved: Sequence[Area], x0: float, x1: float) -> list[tuple[float, float]]:
    """Returns where low lamps stand along the front, at equal distances beside what is paved."""
    y = plot.front - 1.05 if plot.bed else -4.35
    xs = [x0 + (x1 - x0) * (k + 0.5) / 7 for k in range(7)]
    return [(x, y) for x in xs if not is_in(paved, x, y, 0.15)]


def _add_evening_lights(mesh: MeshBuilder, plot: Plot, lights: Sequence[tuple[float, float]]) -> None:
    """Low lamps, lanterns at the door and light that falls out of doors."""
    black = plain("#222222", 0.4)
    for x, y in lights:
        mesh.cylinder((x, y, 0), (x, y, 0.42), 0.012, black, 8)
        mesh.cylinder((x, y, 0.40), (x, y, 0.43), 0.05, black, 14)
        mesh.cylinder((x, y, 0.375), (x, y, 0.398), 0.03, emission("#ffc98a", 60), 12)
        add_area_light((x, y, 0.372), (x, y, 0), 0.1, LOW_LAMP, EVENING_GLOW, mirrored=False)
    for left, wall, right in plot.doors:
        at, size = ((left + right) / 2, wall - 0.12, 1.2), (right - left, 1.9)
        power = SPILL * size[0] * size[1]
        add_area_light(at, (at[0], wall - 1.5, 0), size, power, EVENING_GLOW, mirrored=False)
    for x in plot.lanterns:
        mesh.box((x, -0.09, 1.75), (x + LANTERN, -0.01, 2.15), plain("#1d1d1f", 0.4), 0.004)
        for z, way in ((1.749, -1), (2.151, 1)):
            mesh.box((x + 0.01, -0.08, z - 0.001), (x + 0.08, -0.02, z + 0.001), emission("#ffc98a", 7))
            # A lamp of its own lights the wall: a glowing face so near to it would leave specks.
            at = (x + LANTERN / 2, -0.07, z + way * 0.02)
            add_area_light(at, (at[0], -0.02, z + way), 0.05, 2.2, (1, 0.7, 0.4), mirrored=False)


def _uncover(lights: Sequence[tuple[float, float]], things: Iterable[bpy.types.Object]) -> None:
    """Removes plants and rocks that cover a low lamp, but no lawn. They are planted first and removed
    afterwards, so that the garden of a house is otherwise the same at every hour.
    """
    for thing in [thing for thing in things if not thing.name.startswith("lawn")]:
        (x, y, _), reach = thing.location, max(thing.dimensions.xy) / 2 + CLEAR
        if any(math.hypot(x - lamp_x, y - lamp_y) < reach for lamp_x, lamp_y in lights):
            bpy.data.objects.remove(thing)


def _add_street(mesh: MeshBuilder) -> None:
    """Sidewalk, curb and asphalt."""
    mesh.box((-60, STREET - 1.6, -0.2), (80, STREET, 0.03), concrete("#bdb8ae", 0.8, (1.5, 1.6, 0.01)))
    mesh.box((-60, STREET - 1.78, -0.2), (80, STREET - 1.6, 0.035), concrete("#aaa69d", 0.85), 0.015)
    mesh.floor(-60, STREET - 10, 80, STREET - 1.78, -0.08, asphalt())


def _add_mailbox(mesh: MeshBuilder, x: float, y: float) -> None:
    """A mailbox on its post."""
    mesh.box((x - 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 1.0), wood("#6b4a30", "v"), 0.006)
    mesh.box((x - 0.1, y - 0.22, 1.0), (x + 0.1, y + 0.22, 1.2), plain("#2f3a35", 0.4, 0.5, 0.3), 0.04)


def _add_lawns(chance: Random, plot: Plot, garden: Area, paved: Sequence[Area]) -> None:
    """Adds the grass around a house, from the street to the trees behind it, except in the bed along its
    front.
    """
    x0, near, x1, back = garden
    bed = [(x0, back, x1, 0.3)] if plot.bed else []
    bare = [*paved, *bed, *plot.floors, (0, 0, plot.width, BESIDE)]
    left, right = math.floor(x0) - FLANK, math.ceil(x1) + FLANK
    add_lawn(left, near, right, BESIDE, chance, 0, lambda x, y: not is_in(bare, x, y))


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
        mesh.box((a, b, -0.05), (c, d + 0.05, PAVED + 0.004 * k), paver, 0.008)
    if plot.pool:
        paved.append(add_pool(mesh, plot.pool, paver, at_dusk))
        first = look.uniform(0.5, plot.width - 3)
        second = first + look.uniform(0.9, 1.5) + 0.3
        add_lounger(mesh, first, -3.3, None)
        add_lounger(mesh, second, -3.3, "#7f9aa3")
        add_side_table(mesh, (first + LOUNGER_WIDTH + second) / 2, -2.3)
    back = math.floor((plot.front - 1.5) / PATCH) * PATCH if plot.bed else -4.0
    if plot.cover == "desert":
        mesh.floor(x0 - 20, STREET, x1 + 20, 2, 0.010, gravel("#c2ad8e"))
    elif plot.bed:
        mesh.floor(x0, back, x1, 0.3, 0.012, soil)
    strips = path_beds(plot, paved, back)
    for a, b, c, d in strips:
        mesh.floor(a, b, c, d, 0.012, soil)
    lawn = turf(*TURF)
    near = STREET if plot.street else STREET - 8
    if plot.cover == "lawn":
        # Just below the paving: deeper ground would be a dark trench where the lawn ends beside it.
        add_ground(mesh, (x0 - 40, near, x1 + 40, BESIDE), -0.004, lawn, plot.pool)
    if plot.street:
        _add_street(mesh)
        post = Vector((x0 + 2.2, STREET + 0.5, 0))
        if (post - eye).xy.length > NEAR:
            _add_mailbox(mesh, post.x, post.y)
    lights = _low_lights(plot, paved, x0, x1) if at_dusk else []
    if at_dusk:
        _add_evening_lights(mesh, plot, lights)
    mesh.build("ground", smooth=False)

    def is_free(x: float, y: float) -> bool:
        return not is_in(paved, x, y)

    before = set(bpy.data.objects)
    if plot.bed:
        kinds = streams["bed kinds"].sample(DRY_BED if plot.cover == "desert" else BED, 5)
        add_border(x0, x1, (plot.front - 1.2, plot.front - 0.35), streams["bed"], kinds, 0, is_free)
    add_path_edging(streams, strips, paved)
    if plot.cover == "lawn":
        _add_lawns(streams["lawn"], plot, (x0, near, x1, back), [*paved, *strips])
    add_stones(streams, plot, paved, x0, x1)
    _uncover(lights, set(bpy.data.objects) - before)
    add_sides(streams, plot, x0, x1)
    far = streams["surroundings"]
    # The ground has the color of the lawn, so that no edge is seen where its blades end.
    around = None if plot.cover == "desert" else lawn
    seed = sum(map(ord, str(streams.seed)))
    add_surroundings(seed, far, 55, around, palms=plot.palms, hole=plot.pool)
