"""The simple room behind the units of a close-up. Lengths in meters."""

from __future__ import annotations

from random import Random

from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import floorboards
from ..surfaces.lamps import emission
from ..surfaces.plain import plain


def add_room_behind(
    mesh: MeshBuilder,
    x0: float,
    x1: float,
    y: float,
    ceiling: float,
    chance: Random,
    depth: float,
    is_open_right: bool = False,
    has_sideboard: bool = True,
) -> None:
    """Adds a simple furnished room behind a window, so that something is seen through its panes.

    The room reaches from one x to the other and begins at a given y. `is_open_right` leaves out the right
    wall, for a corner of the house where a second wall with windows is. Without a sideboard and the picture
    above it, the room can be furnished by the caller.
    """
    wall = plain(chance.choice(("#e9e4da", "#c9ccc6", "#aebabb", "#d8cfbf", "#8f9a92", "#dcdcd8")), 0.9, 0.1)
    floor = floorboards(chance.choice(("#8a6a48", "#a58a68", "#6f5640")))
    back = y + depth
    mesh.floor(x0, y, x1, back, 0, floor)
    mesh.ceiling(x0, y, x1, back, ceiling, plain("#f4f2ec", 0.9, 0.1))
    mesh.quad((x1, back, 0), (x1, back, ceiling), (x0, back, ceiling), (x0, back, 0), wall)
    mesh.quad((x0, y, 0), (x0, back, 0), (x0, back, ceiling), (x0, y, ceiling), wall)
    if not is_open_right:
        mesh.quad((x1, back, 0), (x1, y, 0), (x1, y, ceiling), (x1, back, ceiling), wall)
    skirting = plain("#f1eee8", 0.5, 0.3)
    mesh.box((x0, back - 0.016, 0), (x1, back, 0.11), skirting, 0.003)
    for near, far in ((x0, x0 + 0.016), (x1 - 0.016, x1))[: 1 if is_open_right else 2]:
        mesh.box((near, y, 0), (far, back, 0.11), skirting, 0.003)
    middle = chance.uniform(x0 + 1.5, x1 - 1.5) if x1 - x0 > 3.4 else (x0 + x1) / 2
    art = plain(chance.choice(("#31495a", "#a8532f", "#d0b27a", "#4c5c45")), 0.7)
    board = plain(chance.choice(("#5a4231", "#2e2b28", "#b79a73")), 0.5)
    if has_sideboard:
        mesh.box((middle - 0.5, back - 0.03, 1.2), (middle + 0.4, back - 0.005, 1.9), art, 0.004)
        mesh.box((middle - 0.8, back - 0.5, 0), (middle + 0.8, back - 0.05, 0.75), board, 0.01)
        mesh.lathe(
            middle + 0.6, back - 0.27, [(0.05, 0.75), (0.09, 0.85), (0.03, 1.0)], plain("#e9e4d8", 0.4), 24
        )
        mesh.cylinder(
            (middle + 0.6, back - 0.27, 1.0),
            (middle + 0.6, back - 0.27, 1.22),
            0.16,
            emission("#fff1dc", 1.0),
            24,
            0.12,
        )
