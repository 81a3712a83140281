"""The wall of a room with its windows or doors. Lengths in meters."""

from __future__ import annotations

from mathutils import Matrix

from ..modeling.geometry import place_at, shape_outline
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plaster import stucco
from ..walls.cladding import Cladding
from ..walls.infill import add_infill
from ..walls.openings import Opening
from ..walls.wall import add_wall
from ..windows_and_doors.build import add_unit
from ..windows_and_doors.unit import Unit
from .description import Interior
from .shell import Shell

WALL = 0.2
"""Thickness of the wall."""
SILLS = {
    "kitchen": 1.04,
    "bath": 0.78,
    "study": 0.86,
    "bed": 0.72,
    "bay_seat": 0.5,
    "living": 0.6,
    "dining": 0.62,
}
"""Usual height of a window sill in each room; above a desk or a sink it must be higher than their tops."""


def openings_of(description: Interior, unit: Unit, width: float) -> tuple[Opening, ...]:
    """The openings in a wall of that width: equal ones side by side, as (x0, z0, x1, z1)."""
    sill = description.sill
    if sill is None:
        sill = 0.0 if unit.is_door else SILLS.get(description.room, 0.62)
    pitch = unit.width + description.gap
    first = width / 2 - (pitch * description.count - description.gap) / 2 + description.offset
    return tuple(
        (first + k * pitch, sill, first + k * pitch + unit.width, sill + unit.height)
        for k in range(description.count)
    )


def add_window_wall(mesh: MeshBuilder, shell: Shell, unit: Unit, paint: Material) -> None:
    """Adds the window wall. Walls are built to face outward, so it is turned, with mirrored openings."""
    mirrored = [(shell.width - x1, z0, shell.width - x0, z1) for x0, z0, x1, z1 in shell.openings]
    clad = Cladding("stucco", stucco("#e8e0d2"))
    with mesh.at(place_at(shell.width, shell.depth + WALL, 0, 180)):
        add_wall(mesh, shell.width, shell.height, mirrored, clad, WALL, paint)
        for x0, z0, x1, z1 in mirrored:
            if unit.shape:
                outline = shape_outline(unit.shape, unit.width, unit.height)
                add_infill(mesh, (x0, z0, x1, z1), outline, WALL, clad.material, paint)
            with mesh.at(Matrix.Translation((x0, 0.04, z0))):
                add_unit(mesh, unit)
