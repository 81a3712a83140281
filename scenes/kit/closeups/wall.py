"""The walls of a close-up with their units, and the eave above them. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from mathutils import Matrix

from ..dressing.treatments import TREATMENTS, add_treatment
from ..modeling.geometry import shape_outline
from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.paint import casing_paint
from ..surfaces.plain import plain
from ..walls.casing import add_trim
from ..walls.infill import add_infill
from ..walls.openings import Opening
from ..walls.wall import add_wall
from ..windows_and_doors.bay import add_wall_trim
from ..windows_and_doors.build import add_sealant, add_unit
from ..windows_and_doors.unit import finish_of
from .arrangements import Placed
from .claddings import WALL_COLORS, cladding_of
from .description import HEIGHT, Closeup
from .surrounds import SURROUND, add_ledge, add_surround, has_casing, line_jambs
from .terrace import JOINT

EAVE = 0.3
"""How far the eave reaches in front of the wall. A deeper one would shade the whole head of a window."""


def add_eave(mesh: MeshBuilder, right: float, back: float) -> None:
    """Adds an eave, which casts a line of shadow on the wall."""
    mesh.box((-0.5, -EAVE, HEIGHT - 0.28), (right, back, HEIGHT - 0.06), plain("#3a352f", 0.6), 0.01)
    mesh.ceiling(-0.5, -EAVE + 0.03, right - 0.03, back - 0.3, HEIGHT - 0.285, wood("#b09472", "x"))


def add_leg(
    mesh: MeshBuilder,
    description: Closeup,
    length: float,
    units: Sequence[Placed],
    others: Sequence[Opening],
    chance: Random,
) -> None:
    """Adds one straight wall with its units, their casings, and the curtains or blinds behind them."""
    clad = cladding_of(description.cladding, description.wall_color, description.plaster)
    color = description.wall_color or WALL_COLORS[description.cladding]
    add_wall(mesh, length, HEIGHT, [*(one.opening for one in units), *others], clad, 0.22)
    treatment = description.treatment or chance.choice(TREATMENTS)
    for one in units:
        unit, (x0, z0, x1, z1) = one.unit, one.opening
        outline = shape_outline(unit.shape, unit.width, unit.height)
        stands = {(0, 0), (unit.width, 0)} <= set(outline)
        if unit.shape:
            add_infill(mesh, (x0, z0, x1, z1), outline, 0.22, clad.material, plain("#efece5", 0.9, 0.1))
        has_surround = bool(unit.shape) and clad.is_plaster and not unit.flush_fin
        if has_surround:
            with mesh.at(Matrix.Translation((x0, 0, z0))):
                add_surround(mesh, unit, color)
        setback = clad.fin_setback if unit.flush_fin else 0.004 if has_surround else clad.setback
        with mesh.at(Matrix.Translation((x0, setback, z0))):
            add_unit(mesh, unit)
            if unit.style == "bay":
                add_wall_trim(mesh, unit, finish_of(unit))
            else:
                add_sealant(mesh, unit)
        if unit.is_door:
            line_jambs(mesh, one.opening)
        if unit.is_door and z0 < 0.1:
            # It covers the edge of the cladding under the frame.
            mesh.box(
                (x0 - 0.01, -JOINT - 0.012, 0),
                (x1 + 0.01, clad.setback + 0.01, 0.016),
                plain("#8f8f8c", 0.4, 0.5, 0.8),
                0.003,
            )
        if has_casing(description, unit):
            proud = 0.056 if clad.kind == "stone" else 0.036
            add_trim(mesh, (x0, z0, x1, z1), casing_paint(description.trim), has_sill=z0 > 0.3, proud=proud)
        elif clad.is_plaster and z0 > 0.3 and unit.style != "bay" and stands:
            add_ledge(mesh, one.opening, color, SURROUND + 0.03 if has_surround else 0.06)
        add_treatment(mesh, x0, z0, x1, z1, 0.30, chance, treatment, floor=0)
