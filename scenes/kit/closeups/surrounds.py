"""What surrounds the units of a close-up: bands and sills of plaster, linings, casings. Lengths in meters."""

from __future__ import annotations

from ..modeling.geometry import chamfered, shape_outline
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.plaster import STAIN, rain_stain, stucco
from ..walls.cladding import PLASTERS
from ..walls.openings import Opening
from ..windows_and_doors.unit import Unit
from .description import Closeup

SURROUND = 0.1
"""Width of the band around a window of another shape."""


def _add_stain(mesh: MeshBuilder, x: float, top: float) -> None:
    """What the rain leaves on plaster under the end of a sill."""
    length = min(0.7, top - 0.05)
    film, low = rain_stain(round(x, 3), round(top, 3), length), top - length
    left, right, y = x - STAIN, x + STAIN, -0.001
    mesh.quad((left, y, low), (right, y, low), (right, y, top), (left, y, top), film)


def _darker(code: str, factor: float) -> str:
    return "#" + "".join(f"{round(int(code[k : k + 2], 16) * factor):02x}" for k in (1, 3, 5))


def add_surround(mesh: MeshBuilder, unit: Unit, color: str) -> None:
    """A band of smooth plaster around a window of another shape, in the transform of the wall.

    It is darker than the wall, so that a white frame is seen all around.
    """
    edge, front = SURROUND, -0.022
    band = chamfered([(-edge, 0.002), (-edge, front), (0.001, front), (0.001, 0.03)], 0.005)
    plaster = stucco(_darker(color, 0.84), 0.35, 260)
    mesh.sweep(band, shape_outline(unit.shape, unit.width, unit.height), plaster)


def add_ledge(mesh: MeshBuilder, opening: Opening, color: str, beside: float) -> None:
    """A sill of plaster under a window, with the stains that rain leaves under its ends."""
    left, right, z = opening[0] - beside, opening[2] + beside, opening[1]
    mesh.box((left, -0.05, z - 0.06), (right, 0.04, z - 0.002), stucco(color, 0.6), 0.008)
    # The stain begins in the shadow under the ledge, which hides its upper edge.
    for x in (left + STAIN, right - STAIN):
        _add_stain(mesh, x, z - 0.06)


def line_jambs(mesh: MeshBuilder, opening: Opening) -> None:
    """Lines a door's opening with a stop and the edge of the room's casing, so that it is not bare."""
    x0, z0, x1, z1 = opening
    paint, shade = plain("#e6e2d9", 0.5, 0.3), plain("#8d877c", 0.8, 0.1)
    for front, back, proud in ((0.128, 0.142, 0.014), (0.196, 0.24, 0.02)):
        mesh.box((x0, front, z0), (x0 + proud, back, z1), paint, 0.003)
        mesh.box((x1 - proud, front, z0), (x1, back, z1), paint, 0.003)
        mesh.box((x0, front + 0.0004, z1 - proud), (x1, back - 0.0004, z1), paint, 0.003)
    for x, side in ((x0, 1), (x1, -1)):
        mesh.box((x, 0.16, z0), (x + side * 0.0012, 0.163, z1), shade)


def has_casing(description: Closeup, unit: Unit) -> bool:
    """Whether boards surround a unit: not in plaster, and not around the fin of a retrofit frame."""
    is_square = not unit.shape and unit.style != "bay"
    return (
        bool(description.trim) and is_square and not unit.flush_fin and description.cladding not in PLASTERS
    )
