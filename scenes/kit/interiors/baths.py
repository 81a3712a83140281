"""Furnishes bathrooms."""

from __future__ import annotations

from mathutils import Matrix

from ..modeling.drapes import add_drape
from ..modeling.geometry import place_at, rectangle
from ..modeling.mesh import MeshBuilder
from ..modeling.soft import soft_box
from ..random_streams import Streams
from ..surfaces.cloth import fabric
from ..surfaces.masonry import wall_tiles
from ..surfaces.metal import brushed_metal
from ..surfaces.plain import plain
from ..walls.openings import cells
from .furniture import add_stool
from .pieces import add_potted
from .rugs import add_rug
from .shell import Shell


def furnish_bath(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A free-standing tub under the window, tiles halfway up the wall, a stool with towels, a mat."""
    chance, x, far = streams["furniture"], shell.center, shell.depth
    white = plain("#f6f5f2", 0.1, 0.5)
    tiles = wall_tiles(chance.choice(("#e3e6e2", "#efece5", "#d9ded9")), 0.15, 0.075)
    for x0, z0, x1, z1 in cells(shell.width, 1.2, shell.openings):
        mesh.pane(rectangle(x0, z0, x1, z1), far - 0.006, tiles)
    with mesh.at(place_at(x, far - 0.62) @ Matrix.Diagonal((2.1, 1, 1, 1))):
        outside = [(0.26, 0), (0.31, 0.08), (0.36, 0.5), (0.385, 0.575), (0.39, 0.585)]
        inside = [(0.375, 0.585), (0.345, 0.5), (0.28, 0.14), (0, 0.12)]
        mesh.lathe(0, 0, [*outside, *inside], white, 96)
    brass, at = brushed_metal("#b08d4a", 0.22), x + 0.95
    spout = [
        (at, far - 0.62, 0),
        (at, far - 0.62, 0.80),
        (at - 0.03, far - 0.62, 0.87),
        (at - 0.12, far - 0.62, 0.90),
        (at - 0.24, far - 0.62, 0.86),
    ]
    mesh.tube(spout, 0.013, brass, 18)
    mesh.cylinder((at - 0.05, far - 0.62, 0.66), (at + 0.07, far - 0.62, 0.66), 0.010, brass, 14)
    add_stool(mesh, x - 1.15, far - 0.75, 0.5)
    for k, color in enumerate(("#e9e4d8", "#a9b3a6", "#f1eee8")):
        low = (x - 1.31, far - 0.88, 0.5 + 0.06 * k)
        soft_box(low, (x - 0.99, far - 0.62, low[2] + 0.058), fabric(color, 700), 0.024, 4, 0.006)
    rim = soft_box((x - 0.42, far - 1.03, 0.30), (x + 0.42, far - 0.22, 0.584), white, 0.1)
    rim.hide_render = True
    add_drape(
        (x - 0.15, far - 1.28, x + 0.22, far - 0.72), 0.63, [rim], fabric("#efe9df", 500), 0.006, frames=30
    )
    add_rug(x - 0.75, far - 1.95, x + 0.75, far - 1.2, chance, style=streams["rug"])
    add_potted(shell.right + 0.45, far - 0.42, chance, 0.85, "fern")
