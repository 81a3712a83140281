"""Rugs: a tufted one with a pile of geometry, and flat-woven ones with fringes. Sizes in meters."""

from __future__ import annotations

from random import Random
from typing import Iterator

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder, put_mesh
from ..plants.shrubs import blades
from ..surfaces.cloth import fabric
from ..surfaces.rugs import wool, woven_rug
from .palettes import RUGS

THICK = 0.009
"""Thickness of a woven rug."""

SIDE = 0.5
"""Side of a square patch of tufts."""

Area = tuple[float, float, float, float]


def _add_tufted(area: Area, turns: Iterator[int], colors: tuple[str, ...]) -> None:
    """A rug of tufts in patches of half a meter, with a bound edge."""
    x0, y0, x1, y1 = area
    back = MeshBuilder()
    back.box((x0, y0, 0), (x1, y1, 0.006), fabric(colors[0], 260), 0.002)
    edge = [(x0, y0, 0.008), (x1, y0, 0.008), (x1, y1, 0.008), (x0, y1, 0.008), (x0, y0, 0.008)]
    back.tube(edge, 0.008, fabric(colors[-1], 260), 10, capped=False)
    back.build("rug")
    pile = blades(21, 5200, 0.016, 0.006, 1.1, colors, None)
    # Grass lets light through and differs from clump to clump; wool does neither.
    pile.materials[0] = wool(colors)
    for i in range(int((x1 - x0) / SIDE + 0.01)):
        for j in range(int((y1 - y0) / SIDE + 0.01)):
            at = place_at(x0 + (i + 0.5) * SIDE, y0 + (j + 0.5) * SIDE, 0.004, next(turns))
            put_mesh(pile, at @ Matrix.Translation((-SIDE / 2, -SIDE / 2, 0)), "rug pile")


def _add_fringes(mesh: MeshBuilder, area: Area, color: str, style: Random) -> None:
    """Knotted threads along the ends of a rug at its low and its high x. They are not quite straight."""
    x0, y0, x1, y1 = area
    yarn = fabric(color, 300)
    for edge, out in ((x0, -1), (x1, 1)):
        y = y0 + 0.008
        while y < y1 - 0.004:
            tip = (edge + out * style.uniform(0.05, 0.068), y + style.gauss(0, 0.008), 0.003)
            knot = (edge + out * 0.014, y + style.gauss(0, 0.001), 0.006)
            mesh.tube([(edge, y, 0.006), knot, tip], [0.0028, 0.0036, 0.0022], yarn, 5)
            y += 0.0125


def _add_woven(area: Area, colors: tuple[str, ...], style: Random) -> None:
    """A flat-woven rug with a border; its ends have fringes, its sides a bound edge."""
    x0, y0, x1, y1 = area
    design = style.choice(("plain", "stripes", "lattice"))
    mesh = MeshBuilder()
    mesh.box((x0, y0, 0), (x1, y1, THICK), woven_rug(colors, area, design), 0.003)
    for y in (y0, y1):
        mesh.cylinder((x0, y, 0.005), (x1, y, 0.005), 0.006, fabric(colors[2], 260), 10)
    _add_fringes(mesh, area, colors[1], style)
    mesh.build("rug")


def add_rug(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    chance: Random,
    own: tuple[str, ...] | None = None,
    style: Random | None = None,
) -> None:
    """Adds a rug. Its colors are drawn unless `own` gives them. `style` draws whether the rug is tufted or
    woven, and its design; without `style`, the rug is tufted.
    """
    drawn = chance.choice(RUGS)
    colors = own or drawn
    # The turns are drawn for woven rugs, too, so that the kind of rug changes nothing else in the room.
    count = int((x1 - x0) / SIDE + 0.01) * int((y1 - y0) / SIDE + 0.01)
    turns = iter([chance.choice((0, 90, 180, 270)) for _ in range(count)])
    if style and style.random() < 0.7:
        _add_woven((x0, y0, x1, y1), colors, style)
    else:
        _add_tufted((x0, y0, x1, y1), turns, colors)
