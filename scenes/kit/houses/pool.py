"""A pool. Its water is clear, so its basin is built, too. Lengths in meters."""

from __future__ import annotations

from ..camera_and_light import add_area_light
from ..modeling.mesh import Material, MeshBuilder
from ..plants.grounds import Area
from ..surfaces.lamps import emission
from ..surfaces.plain import plain
from ..surfaces.water import pool_plaster, water

SURFACE, BOTTOM, TILES = -0.11, -1.5, -0.2
"""Levels of the water, of the floor of the basin, and of the lower edge of its band of tiles."""
RIM, RIM_FOOT, NOSE = 0.5, -0.055, 0.03
"""Width of the rim, level of its lower face, and how far it reaches over the water."""


def _line_basin(mesh: MeshBuilder, pool: Area) -> None:
    """Adds the floor of the basin, three steps at its right end, its walls, and tiles at the water line."""
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
