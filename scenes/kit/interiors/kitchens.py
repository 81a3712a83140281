"""Furnishes kitchens."""

from __future__ import annotations

import math

from ..modeling.geometry import rectangle
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.soft import soft_box
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from ..surfaces.counters import veined_stone
from ..surfaces.masonry import wall_tiles
from ..surfaces.metal import brushed_metal
from ..surfaces.plain import plain
from ..walls.openings import cells
from .crockery import add_crockery, add_fruit_bowl
from .palettes import VASES
from .pots import add_vase
from .shell import Shell


def _cabinet_doors(
    mesh: MeshBuilder, x0: float, x1: float, y: float, z0: float, z1: float, skin: Material
) -> None:
    """Shaker doors with a thin gap between them and a bar handle each."""
    steel, count = brushed_metal("#8f8a80", 0.3), max(1, round((x1 - x0) / 0.5))
    pitch = (x1 - x0) / count
    # The gaps between doors are dark.
    mesh.box(
        (x0 + 0.001, y - 0.002, z0 + 0.001), (x1 - 0.001, y + 0.001, z1 + 0.006), plain("#3a3733", 0.8, 0.1)
    )
    for k in range(count):
        a, b, rail = x0 + k * pitch + 0.0025, x0 + (k + 1) * pitch - 0.0025, 0.062
        mesh.box((a, y - 0.012, z0), (b, y, z1), skin, 0.002)
        for low, high in (
            ((a, z0), (a + rail, z1)),
            ((b - rail, z0), (b, z1)),
            ((a + rail, z0), (b - rail, z0 + rail)),
            ((a + rail, z1 - rail), (b - rail, z1)),
        ):
            mesh.box((low[0], y - 0.020, low[1]), (high[0], y - 0.008, high[1]), skin, 0.002)
        x = b - 0.035 if k % 2 == 0 else a + 0.035
        mesh.cylinder((x, y - 0.045, z1 - 0.20), (x, y - 0.045, z1 - 0.06), 0.005, steel, 12)
        for z in (z1 - 0.18, z1 - 0.08):
            mesh.cylinder((x, y - 0.045, z), (x, y - 0.015, z), 0.004, steel, 8)


def _drawers(
    mesh: MeshBuilder, x0: float, x1: float, y: float, ends: tuple[float, float], skin: Material
) -> None:
    """A drawer above each door, between two heights, with a bar handle that lies level."""
    steel, count = brushed_metal("#8f8a80", 0.3), max(1, round((x1 - x0) / 0.5))
    pitch, (low, high) = (x1 - x0) / count, ends
    mesh.box((x0 + 0.001, y - 0.002, low - 0.006), (x1 - 0.001, y + 0.001, high), plain("#3a3733", 0.8, 0.1))
    for k in range(count):
        a, b = x0 + k * pitch + 0.0025, x0 + (k + 1) * pitch - 0.0025
        mesh.box((a, y - 0.020, low), (b, y, high), skin, 0.0025)
        middle, z = (a + b) / 2, (low + high) / 2
        mesh.cylinder((middle - 0.07, y - 0.046, z), (middle + 0.07, y - 0.046, z), 0.005, steel, 12)
        for dx in (-0.05, 0.05):
            mesh.cylinder((middle + dx, y - 0.046, z), (middle + dx, y - 0.018, z), 0.004, steel, 8)


SINK_FOOT = 0.665
"""Height of the lower edge of a sink with an apron front in meters."""
COUNTER = 0.915
"""Height of the counter in meters."""
OVEN = 0.6
"""Width of the oven in meters."""


def _add_sink(mesh: MeshBuilder, ends: tuple[float, float], far: float) -> None:
    """Adds a fireclay sink between two x. Its apron stands in front of the cabinets, because the camera is
    too low to see into a bowl that is under the counter.
    """
    clay, wall, rim = plain("#f3f1ec", 0.16), 0.026, 0.903
    (x0, x1), y0, y1 = ends, far - 0.655, far - 0.125
    mesh.box((x0, y0, SINK_FOOT), (x1, y0 + wall, rim), clay, 0.009)
    mesh.box((x0, y1 - wall, 0.68), (x1, y1, 0.879), clay)
    for left, right in ((x0, x0 + wall), (x1 - wall, x1)):
        mesh.box((left, y0 + 0.012, 0.68), (right, y1, rim), clay, 0.006)
    mesh.box((x0 + 0.01, y0 + 0.01, 0.68), (x1 - 0.01, y1 - 0.01, 0.70), clay)


def _add_faucet(mesh: MeshBuilder, x: float, y: float, steel: Material) -> None:
    """Adds a high faucet that bends toward the room, with a lever at its side."""
    arc = [math.pi * k / 14 for k in range(15)]
    bend = [(x, y - 0.09 + 0.09 * math.cos(a), 1.17 + 0.09 * math.sin(a)) for a in arc]
    mesh.tube([(x, y, COUNTER), (x, y, 1.17), *bend, (x, y - 0.18, 1.10)], 0.0135, steel, 20)
    mesh.cylinder((x, y - 0.18, 1.115), (x, y - 0.18, 1.075), 0.0165, steel, 20)
    mesh.cylinder((x, y, COUNTER), (x, y, 0.921), 0.029, steel, 28)
    mesh.cylinder((x, y, 0.921), (x, y, 1.01), 0.021, steel, 24)
    mesh.cylinder((x, y, 0.975), (x + 0.046, y, 0.975), 0.0155, steel, 20)
    mesh.tube(
        [(x + 0.036, y, 0.977), (x + 0.052, y - 0.03, 1.02), (x + 0.066, y - 0.05, 1.075)], 0.0085, steel, 14
    )


def _add_oven(mesh: MeshBuilder, x: float, far: float, steel: Material) -> None:
    """Adds an oven from x to the right: a strip of controls, a door with dark glass and a handle, a drawer,
    and the glass of the cooktop.
    """
    front, body = far - 0.615, plain("#b3b5b7", 0.34, 0.5, 0.55)
    dark, black = plain("#15171a", 0.22, 0.35), plain("#26282b", 0.35)
    mesh.box((x + 0.002, far - 0.60, 0.1), (x + 0.598, far - 0.05, 0.87), black)
    for low, high in ((0.115, 0.205), (0.21, 0.768), (0.773, 0.87)):
        mesh.box((x + 0.003, front - 0.006, low), (x + 0.597, far - 0.59, high), body, 0.003)
    mesh.box((x + 0.065, front - 0.0085, 0.275), (x + 0.535, front, 0.672), dark, 0.002)
    mesh.box((x + 0.235, front - 0.0085, 0.797), (x + 0.365, front, 0.846), dark, 0.002)
    for dx in (0.075, 0.155, 0.445, 0.525):
        mesh.cylinder((x + dx, front, 0.8215), (x + dx, front - 0.03, 0.8215), 0.0185, black, 28, 0.0165)
    mesh.cylinder((x + 0.06, far - 0.66, 0.72), (x + 0.54, far - 0.66, 0.72), 0.010, steel, 16)
    for dx in (0.085, 0.515):
        mesh.cylinder((x + dx, far - 0.66, 0.72), (x + dx, front, 0.72), 0.007, steel, 12)
    mesh.box((x, far - 0.58, COUNTER), (x + OVEN, far - 0.08, 0.921), plain("#121315", 0.1, 0.6), 0.002)


def _add_chimney(
    mesh: MeshBuilder, x: float, far: float, top: float, skin: Material, is_tapered: bool
) -> None:
    """Adds what is above the rim of a hood at 1.70 m: a straight shaft, or a canopy below a shaft."""
    foot, shaft = (0.298, 0.452), (0.15, 0.27)
    low = 2.02 if is_tapered else 1.70
    if is_tapered:
        steps = [(k / 10, 1 - (1 - k / 10) ** 1.7) for k in range(11)]
        points: list[tuple[float, float, float]] = []
        for t, s in steps:
            half, deep = (a + (b - a) * s for a, b in zip(foot, shaft))
            z = 1.701 + (low - 1.701) * t
            points += [
                (x - half, far, z),
                (x - half, far - deep, z),
                (x + half, far - deep, z),
                (x + half, far, z),
            ]
        faces = [
            (r * 4 + k, r * 4 + k + 1, r * 4 + k + 5, r * 4 + k + 4) for r in range(10) for k in range(3)
        ]
        mesh.add(points, faces, skin)
        mesh.box(
            (x - shaft[0] - 0.004, far - shaft[1] - 0.004, low - 0.012),
            (x + shaft[0] + 0.004, far, low + 0.012),
            skin,
            0.003,
        )
    mesh.box((x - shaft[0], far - shaft[1], low), (x + shaft[0], far, top), skin, 0.004)


def furnish_kitchen(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Adds a sink with an apron front under the window, cabinets, a tiled backsplash, an oven with a hood,
    and open shelves.
    """
    chance, far, width = streams["furniture"], shell.depth, shell.width
    skin = plain(chance.choice(("#f1efe9", "#8d9a8f", "#d9d0c0", "#5d6a70")), 0.42, 0.4)
    top, steel, oak = (
        veined_stone("#bbb9b4"),
        brushed_metal("#a9a7a2", 0.25),
        wood("#8f7457", "x", 0.5, 0.15),
    )
    mesh.box((0.02, far - 0.55, 0), (width - 0.02, far - 0.02, 0.1), plain("#2b2927", 0.7))
    # In the middle of a window, the faucet would cover a crank or a meeting stile, so it stands in front of
    # the glass at one side.
    x0, _, x1, _ = shell.openings[-1]
    faucet = x0 + 0.77 * (x1 - x0)
    sink = (faucet - 0.38, faucet + 0.38)
    for left, right in ((0.02, sink[0] - 0.004), (sink[1] + 0.004, width - 0.02)):
        mesh.box((left, far - 0.60, 0.1), (right, far - 0.02, 0.88), skin, 0.003)
        mesh.box((left, far - 0.63, 0.88), (right, far, COUNTER), top, 0.003)
    mesh.box((sink[0] - 0.004, far - 0.13, 0.88), (sink[1] + 0.004, far, COUNTER), top, 0.002)
    # The cabinet under the sink has only a front, because its top would close the bowl.
    mesh.box((sink[0] - 0.004, far - 0.60, 0.1), (sink[1] + 0.004, far - 0.58, SINK_FOOT), skin)
    _add_sink(mesh, sink, far)
    _add_faucet(mesh, faucet, far - 0.075, steel)
    oven = shell.right + 0.45 if shell.right + 1.1 < width else shell.left - 1.05
    runs = [(0.03, sink[0], 0.865), (*sink, SINK_FOOT - 0.008), (sink[1], width - 0.03, 0.865)]
    for left, right, high in runs:
        for a, b in ((left, min(right, oven)), (max(left, oven + OVEN), right)):
            if b - a > 0.08:
                has_drawers = high > 0.8
                _cabinet_doors(mesh, a, b, far - 0.60, 0.115, high - 0.162 * has_drawers, skin)
                if has_drawers:
                    _drawers(mesh, a, b, far - 0.60, (high - 0.157, high), skin)
    _add_oven(mesh, oven, far, steel)
    hood = shell.height - 0.02
    # The hood is painted, because after denoising a large area of brushed steel looks like concrete.
    enamel = plain("#e4e3df", 0.32)
    mesh.box((oven, far - 0.46, 1.62), (oven + OVEN, far, 1.635), plain("#8f9193", 0.3, 0.5, 0.8), 0.002)
    mesh.box((oven, far - 0.46, 1.637), (oven + OVEN, far, 1.70), enamel, 0.004)
    _add_chimney(mesh, oven + 0.3, far, hood, enamel, streams["hood"].random() < 0.6)
    tiles = wall_tiles(chance.choice(("#efece5", "#e3e6e2", "#e6ddcf")), 0.20, 0.065)
    # The tiles end behind casing and stool, because any gap would show a patch of wall paint.
    splash = [(x0 - 0.03, max(0.93, z0 - 0.015), x1 + 0.03, z1 + 0.03) for x0, z0, x1, z1 in shell.openings]
    for x0, z0, x1, z1 in cells(width, 1.62, splash):
        if z1 > 0.92:
            mesh.pane(rectangle(x0, max(COUNTER, z0), x1, z1), far - 0.004, tiles)
    shelf = (
        (shell.left - 1.35, shell.left - 0.25)
        if oven > shell.right
        else (shell.right + 0.25, shell.right + 1.35)
    )
    for row, z in enumerate((1.42, 1.78)):
        mesh.box((shelf[0], far - 0.24, z), (shelf[1], far - 0.005, z + 0.03), oak, 0.003)
        add_crockery(mesh, (shelf[0] + 0.05, shelf[1] - 0.05), far - 0.125, z + 0.03, row, streams["shelves"])
    board, pot = shell.left + 0.1, max(shell.right + 0.04, sink[1] + 0.09)
    mesh.box((board - 0.17, far - 0.30, COUNTER), (board + 0.16, far - 0.09, 0.935), oak, 0.006)
    props = streams["props"]
    add_fruit_bowl(mesh, board, far - 0.2, 0.935, props)
    # The towel hangs over the bar of the oven, where no handle is in its way.
    linen, fold = fabric("#e9e3d6", 300), oven + 0.36
    soft_box((fold - 0.1, far - 0.682, 0.40), (fold + 0.1, far - 0.670, 0.735), linen, 0.005)
    soft_box((fold - 0.1, far - 0.650, 0.46), (fold + 0.1, far - 0.638, 0.735), linen, 0.005)
    soft_box((fold - 0.1, far - 0.682, 0.725), (fold + 0.1, far - 0.638, 0.737), linen, 0.005)
    add_vase(mesh, pot, far - 0.2, COUNTER, props.choice(VASES), 0.15, 0.06)
    kind, size = props.choice((("fern", 0.36), ("pothos", 0.36), ("cut_branches", 0.7)))
    plant(kind, pot, far - 0.2, chance, 1.05, size)
