"""A pool and the loungers beside it. The water is clear, so the basin is built too."""

from __future__ import annotations

import math

from mathutils import Matrix

from ..camera_and_light import add_area_light
from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.soft import soft_box
from ..plants.grounds import Area
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from ..surfaces.lamps import emission
from ..surfaces.plain import plain
from ..surfaces.water import pool_plaster, water

SURFACE, BOTTOM, TILES = -0.11, -1.5, -0.2
"""Levels of the water, of the floor of the basin, and of the lower edge of its band of tiles."""
RIM, RIM_FOOT, NOSE = 0.5, -0.055, 0.03
"""Width of the rim, level of its lower face, and how far it reaches over the water."""
LONG, WIDE, BACK = 1.28, 0.66, 0.68
"""Length and width of the seat of a lounger, and length of its back."""


def _line_basin(mesh: MeshBuilder, pool: Area) -> None:
    """Adds the floor of the basin, three steps at its right end, its walls and the tiles at the line of the water."""
    x0, y0, x1, y1 = pool
    skin, tiles = pool_plaster("#d5e6e4"), plain("#86aab2", 0.2)
    mesh.floor(x0, y0, x1, y1, BOTTOM, skin)
    for k in range(3):
        mesh.box((x1 - 0.35 * (3 - k), y0, BOTTOM), (x1 + 0.01, y1, SURFACE - 1.0 + 0.27 * k), skin, 0.02)
    corners = [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        for low, high, material in ((BOTTOM, TILES, skin), (TILES, RIM_FOOT + 0.002, tiles)):
            mesh.quad((ax, ay, low), (bx, by, low), (bx, by, high), (ax, ay, high), material)


def add_pool(mesh: MeshBuilder, pool: Area, edge: Material, is_lit: bool) -> Area:
    """A pool with a rim, at dusk with lamps under the water; returns the area it takes up."""
    x0, y0, x1, y1 = pool
    _line_basin(mesh, pool)
    mesh.floor(x0, y0, x1, y1, SURFACE, water())
    # The rim reaches over the basin, because faces in the same plane show black.
    ax, ay, bx, by = x0 + NOSE, y0 + NOSE, x1 - NOSE, y1 - NOSE
    rims = (
        (x0 - RIM, by, x1 + RIM, y1 + 0.8),
        (x0 - RIM, y0 - RIM, x1 + RIM, ay),
        (x0 - RIM, ay, ax, by),
        (bx, ay, x1 + RIM, by),
    )
    for a, b, c, d in rims:
        mesh.box((a, b, RIM_FOOT), (c, d, 0.03), edge, 0.01)
    for k in range(3 if is_lit else 0):
        x = x0 + (x1 - x0) * (k + 0.5) / 3
        add_area_light((x, y1 - 0.03, -0.7), (x, y0, -1.0), 0.25, 26, (0.8, 0.96, 1), mirrored=False)
        mesh.cylinder((x, y1, -0.7), (x, y1 - 0.02, -0.7), 0.1, emission("#e2fbff", 7), 32)
    return (x0 - RIM, y0 - RIM, x1 + RIM, y1 + 0.8)


def add_lounger(mesh: MeshBuilder, x: float, y: float, towel: str | None) -> None:
    """A lounger of slats on four legs, with a mattress in two parts whose back is raised, and a rolled towel on it."""
    oak, cloth, rise = wood("#8f6f4e", "y", 0.6), fabric("#ece7dc", 320), math.radians(38)
    seat = 0.30
    for dx in (0.0, WIDE - 0.045):
        mesh.box((x + dx, y, seat - 0.07), (x + dx + 0.045, y + LONG + 0.62, seat), oak, 0.005)
        for dy in (0.06, LONG + 0.5):
            mesh.box((x + dx, y + dy, 0.03), (x + dx + 0.045, y + dy + 0.055, seat - 0.06), oak, 0.004)
    for k in range(9):
        at = y + 0.01 + k * (LONG - 0.05) / 8
        mesh.box((x + 0.04, at, seat - 0.025), (x + WIDE - 0.04, at + 0.07, seat - 0.003), oak, 0.003)
    hinge = Matrix.Translation((x, y + LONG, seat)) @ Matrix.Rotation(rise, 4, "X")
    with mesh.at(hinge):
        for dx in (0.05, WIDE - 0.09):
            mesh.box((dx, 0, -0.03), (dx + 0.04, BACK, -0.002), oak, 0.004)
        for k in range(5):
            at = 0.02 + k * (BACK - 0.09) / 4
            mesh.box((0.05, at, -0.004), (WIDE - 0.05, at + 0.07, 0.012), oak, 0.003)
    low, high = (x + 0.02, y + 0.01, seat), (x + WIDE - 0.02, y + LONG + 0.02, seat + 0.085)
    soft_box(low, high, cloth, 0.035, 4, 0.012)
    back = soft_box((0.02, 0.01, 0.012), (WIDE - 0.02, BACK, 0.095), cloth, 0.035, 4, 0.012)
    back.matrix_world = hinge
    if towel:
        roll = soft_box((-0.24, -0.075, 0), (0.24, 0.075, 0.14), fabric(towel, 500), 0.065, 5)
        roll.matrix_world = place_at(x + WIDE / 2, y + 0.25, seat + 0.09, 4)


def add_side_table(mesh: MeshBuilder, x: float, y: float) -> None:
    """A small round table between two loungers, with a glass and a book."""
    white = plain("#e7e2d7", 0.5)
    mesh.cylinder((x, y, 0.40), (x, y, 0.425), 0.2, white, 40)
    mesh.cylinder((x, y, 0.04), (x, y, 0.40), 0.02, white, 16)
    mesh.cylinder((x, y, 0.03), (x, y, 0.045), 0.14, white, 32)
    mesh.cylinder(
        (x - 0.06, y + 0.05, 0.425), (x - 0.06, y + 0.05, 0.55), 0.03, plain("#c9d6d2", 0.1), 20, 0.036
    )
    with mesh.at(place_at(x + 0.05, y - 0.04, 0.425, 20)):
        mesh.box((-0.07, -0.1, 0), (0.07, 0.1, 0.022), plain("#31495a", 0.6), 0.002)
