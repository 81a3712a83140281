"""Outlets and switches on the window wall, and the strip along the foot of the baseboards."""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .shell import Shell

PLATE, TALL = 0.07, 0.115
"""Width and height of the plate of an outlet or switch in meters."""
SWITCH_LEVEL, OUTLET_LEVEL = 1.16, 0.34
"""Heights of their middles above the floor in meters."""
CLEAR = 0.2
"""Least distance of a plate from the corners of the room in meters."""


def _plate(mesh: MeshBuilder, x: float, z: float, far: float, is_switch: bool) -> None:
    """A plate with its two screws; an outlet has two faces with slots, a switch one rocker."""
    white, dark = plain("#e6e2d9", 0.38), plain("#4a4743", 0.6)
    half, high, y = PLATE / 2, TALL / 2, far - 0.006
    mesh.box((x - half, y, z - high), (x + half, far, z + high), white, 0.003)
    # A dark line around each insert separates it from the plate.
    inserts = ((-0.034, 0.034),) if is_switch else ((-0.036, -0.006), (0.006, 0.036))
    for low, top in inserts:
        mesh.box((x - 0.0175, y - 0.0006, z + low), (x + 0.0175, y + 0.001, z + top), dark)
        mesh.box((x - 0.0162, y - 0.003, z + low + 0.0013), (x + 0.0162, y, z + top - 0.0013), white, 0.0016)
        if not is_switch:
            middle = z + (low + top) / 2 + 0.003
            for dx in (-0.0062, 0.0062):
                mesh.box(
                    (x + dx - 0.001, y - 0.0034, middle - 0.0045), (x + dx + 0.001, y, middle + 0.0045), dark
                )
            mesh.cylinder((x, y - 0.0034, middle - 0.0105), (x, y, middle - 0.0105), 0.0024, dark, 12)


def add_fittings(mesh: MeshBuilder, shell: Shell, is_covered: bool, is_right: bool) -> None:
    """Adds a switch beside a door, or an outlet low on the wall beside a window. If curtains hang beside the
    opening (`is_covered`), an outlet is farther away from it, and there is no switch. An outlet that the edge
    of the picture would cut is left out.
    """
    far = shell.depth
    if shell.is_door and not is_covered:
        x = shell.right + 0.24 if is_right else shell.left - 0.24
        if CLEAR < x < shell.width - CLEAR:
            _plate(mesh, x, SWITCH_LEVEL, far, True)
    out = 0.95 if is_covered else 0.6
    x = shell.left - out if is_right else shell.right + out
    is_whole = shell.shows(x - PLATE, far) and shell.shows(x + PLATE, far)
    if CLEAR < x < shell.width - CLEAR and is_whole:
        _plate(mesh, x, OUTLET_LEVEL, far, False)


def add_quarter_round(mesh: MeshBuilder, x0: float, x1: float, far: float, trim: Material) -> None:
    """Adds a strip over the joint between floor and baseboard, and a bead along the top of the baseboard."""
    mesh.box((x0, far - 0.026, 0), (x1, far - 0.0138, 0.016), trim, 0.006)
    mesh.box((x0, far - 0.0175, 0.094), (x1, far - 0.002, 0.102), trim, 0.003)
