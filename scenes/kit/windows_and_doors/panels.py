"""Panes, grid bars, sashes, fixed lites (glass without a sash) and door panels."""

from __future__ import annotations

from typing import Sequence

from ..modeling.geometry import Outline, Point2, bounds, inset, rectangle
from ..modeling.mesh import MeshBuilder
from .profiles import GLAZING_BEAD, SPACER, rail_bead, sash_profile
from .unit import Finish, Unit

Bar = tuple[float, float, float, float]

GLASS_HALF = 0.009
"""Half of the distance between the two panes."""

CROSSING = 0.0002
"""Horizontal bars are thinner by this much on each side, because faces in the same plane show dark spots."""


INTO_FRAME = 0.028
"""How far bars go on behind the edge of the frame. From the side or from below, one sees behind it."""

CLIP = 0.0074
"""How far the clip of a bar reaches into the glass: a little more than the spacer."""


def grid_bars(pattern: tuple[int, int] | str | None, x0: float, z0: float, x1: float, z1: float) -> list[Bar]:
    """Returns the center lines (x0, z0, x1, z1) of the bars of a grid pattern in a rectangle of glass."""
    w, h = x1 - x0, z1 - z0

    def upright(x: float, low: float = z0, high: float = z1) -> Bar:
        return (x, low, x, high)

    def level(z: float) -> Bar:
        return (x0, z, x1, z)

    if isinstance(pattern, tuple):
        columns, rows = pattern
        return [upright(x0 + w * k / columns) for k in range(1, columns)] + [
            level(z0 + h * k / rows) for k in range(1, rows)
        ]
    if pattern == "prairie":
        edge = min(0.12, w * 0.22, h * 0.22)
        return [upright(x0 + edge), upright(x1 - edge), level(z0 + edge), level(z1 - edge)]
    if pattern == "craftsman":
        head = z1 - h * 0.3
        return [level(head), *(upright(x0 + w * k / 3, head, z1) for k in (1, 2))]
    if pattern == "perimeter":
        edge = min(0.12, w * 0.2)
        return [upright(x0 + edge), upright(x1 - edge)]
    if pattern == "ladder":
        return [level(z0 + h * k / 4) for k in (1, 2, 3)]
    return []


def add_bars(mesh: MeshBuilder, unit: Unit, finish: Finish, lite: Sequence[Point2], depth: float) -> None:
    """Adds the grid of a pane; `depth` is that of the middle of the insulated glass."""
    half = 0.009
    left, bottom, right, top = bounds(lite)
    for x0, z0, x1, z1 in grid_bars(unit.grid, left, bottom, right, top):
        is_upright = x0 == x1
        if is_upright:
            z0, z1 = z0 - INTO_FRAME * (z0 == bottom), z1 + INTO_FRAME * (z1 == top)
        else:
            x0, x1 = x0 - INTO_FRAME * (x0 == left), x1 + INTO_FRAME * (x1 == right)
        low, high = ((x0 - half, z0), (x1 + half, z1)) if is_upright else ((x0, z0 - half), (x1, z1 + half))
        thin = 0 if is_upright else CROSSING
        layers = [(-0.004, 0.004)]
        if unit.applied_grid:
            layers = [(-GLASS_HALF - 0.015, -GLASS_HALF), (GLASS_HALF, GLASS_HALF + 0.015)]
        for front, back in layers:
            near, far = (low[0], depth + front + thin, low[1]), (high[0], depth + back - thin, high[1])
            mesh.box(near, far, finish.bars, 0.0025 if unit.applied_grid else 0.0015)
        if not unit.applied_grid:
            _add_clips(mesh, finish, low, high, (bottom, top) if is_upright else (left, right), depth)


def _add_clips(
    mesh: MeshBuilder, finish: Finish, low: Point2, high: Point2, edges: tuple[float, float], depth: float
) -> None:
    """Adds the clips that hold a bar on the spacer, where it meets the edges of the glass. They hide the
    spacer there: otherwise the bar would seem to end short of the frame.
    """
    way = 1 if high[1] - low[1] > high[0] - low[0] else 0
    for start, end in ((low[way], edges[0] + CLIP), (edges[1] - CLIP, high[way])):
        if start < edges[0] or end > edges[1]:
            near, far = [low[0], depth - 0.0074, low[1]], [high[0], depth + 0.0074, high[1]]
            near[2 * way], far[2 * way] = start, end
            mesh.box(near, far, finish.bars)


def add_glass(mesh: MeshBuilder, finish: Finish, outline: Sequence[Point2], depth: float) -> None:
    """Adds insulated glass: two panes and the spacer between them."""
    mesh.pane(outline, depth - GLASS_HALF, finish.glass)
    mesh.pane(outline, depth + GLASS_HALF, finish.glass)
    mesh.sweep(SPACER, outline, finish.spacer, depth)


def add_fixed_lite(mesh: MeshBuilder, unit: Unit, finish: Finish, outline: Outline, depth: float) -> None:
    """Adds glass that a bead holds in the frame."""
    mesh.sweep(GLAZING_BEAD, outline, finish.vinyl, depth)
    lite = inset(outline, 0.013)
    add_glass(mesh, finish, lite, depth + 0.018)
    add_bars(mesh, unit, finish, lite, depth + 0.018)


def add_sash(
    mesh: MeshBuilder,
    unit: Unit,
    finish: Finish,
    corner: Point2,
    far: Point2,
    front: float,
    stile: float = 0.046,
    thickness: float = 0.034,
) -> None:
    """Adds a mitered sash between two corners; `front` is the depth of its outer face."""
    outline = rectangle(*corner, *far)
    mesh.sweep(sash_profile(stile, thickness), outline, finish.vinyl, front)
    mesh.welds(sash_profile(stile, thickness), outline, finish.weld, front)
    edge = stile - 0.003
    lite = rectangle(corner[0] + edge, corner[1] + edge, far[0] - edge, far[1] - edge)
    add_glass(mesh, finish, lite, front + thickness / 2)
    add_bars(mesh, unit, finish, lite, front + thickness / 2)


def add_door_panel(
    mesh: MeshBuilder,
    unit: Unit,
    finish: Finish,
    corner: Point2,
    far: Point2,
    front: float,
    stile: float,
    rails: tuple[float, float],
    thickness: float = 0.042,
) -> None:
    """Adds a door panel with stiles of full height. `rails` are the heights of its bottom and top rail."""
    (x0, z0), (x1, z1), (bottom, top) = corner, far, rails
    back = front + thickness
    for left, right in ((x0, x0 + stile), (x1 - stile, x1)):
        mesh.box((left, front, z0), (right, back, z1), finish.vinyl, 0.003)
    for low, high in ((z0, z0 + bottom), (z1 - top, z1)):
        mesh.box((x0 + stile, front + 0.0008, low), (x1 - stile, back - 0.0008, high), finish.vinyl, 0.003)
    daylight = rectangle(x0 + stile, z0 + bottom, x1 - stile, z1 - top)
    mesh.sweep(rail_bead(thickness), daylight, finish.vinyl, front)
    lite = inset(daylight, 0.010)
    add_glass(mesh, finish, lite, front + thickness / 2)
    add_bars(mesh, unit, finish, lite, front + thickness / 2)
