"""Adds any unit to a mesh."""

from __future__ import annotations

from ..modeling.geometry import shape_outline
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.shading import is_dark
from .bay import add_bay
from .doors import add_bi_fold, add_multi_slide, add_sliding, add_swing
from .profiles import FIN_SEALANT, SEALANT, flush_fin
from .unit import Unit, finish_of
from .windows import add_hinged, add_hung, add_picture, add_slider

BUILDERS = {
    "single_hung": add_hung,
    "double_hung": add_hung,
    "slider": add_slider,
    "picture": add_picture,
    "shape": add_picture,
    "casement": add_hinged,
    "awning": add_hinged,
    "bay": add_bay,
    "sliding": add_sliding,
    "swing": add_swing,
    "multi_slide": add_multi_slide,
    "bi_fold": add_bi_fold,
}


def add_unit(mesh: MeshBuilder, unit: Unit) -> None:
    """Adds a window or door. Its lower left outer corner is at the origin of the mesh's current transform."""
    finish = finish_of(unit)
    BUILDERS[unit.style](mesh, unit, finish)
    if unit.flush_fin:
        mesh.sweep(flush_fin(), shape_outline(unit.shape, unit.width, unit.height), finish.vinyl)


def add_sealant(mesh: MeshBuilder, unit: Unit) -> None:
    """Adds the bead of sealant between a unit and the wall around it, in the transform of the unit."""
    outline = shape_outline(unit.shape, unit.width, unit.height)
    bead = plain("#35332f" if is_dark(unit.color) else "#b9b5ac", 0.6, 0.3)
    mesh.sweep(FIN_SEALANT if unit.flush_fin else SEALANT, outline, bead)
