"""Parts of a frame that an open sash or panel leaves bare: pockets, rails and weatherstrips. Lengths in
meters.
"""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.shading import is_dark
from .unit import Finish, Unit

FIN, RIB = 0.006, 0.007
"""How far the fins of a pocket and the rails of a track stand out from the frame, in meters."""
SLIVER = 0.0006
"""How far slots and weatherstrips are in front of the frame's face. Faces in the same plane show dark
patches.
"""


def _slot(unit: Unit) -> Material:
    """The material of slots. They are a few millimeters wide, so dark strips stand for them."""
    return plain("#0b0b0b" if is_dark(unit.color) else "#57554f", 0.85, 0.1)


def _pile(unit: Unit) -> Material:
    """The material of weatherstrips, which are brushes of gray fiber."""
    return plain("#1a1a1a" if is_dark(unit.color) else "#8a8780", 0.95, 0.05)


def add_jamb_pocket(
    mesh: MeshBuilder,
    unit: Unit,
    finish: Finish,
    face: float,
    sash: tuple[float, float],
    rise: tuple[float, float],
) -> None:
    """Adds the pocket of both jambs in which a sash slides: two fins beside it, a weatherstrip and the slot
    of the balance or roller. `face` is the width of the frame; `sash` are the depths of the two faces of the
    sash, and `rise` the heights between which the jamb is bare.
    """
    (front, back), (low, high) = sash, rise
    middle = (front + back) / 2
    for x, way in ((face, 1), (unit.width - face, -1)):
        for near, far in ((front - 0.004, front - 0.001), (back + 0.001, back + 0.004)):
            mesh.box((x - way * 0.001, near, low), (x + way * FIN, far, high), finish.vinyl, 0.001)
        slot = (x - way * 0.001, middle - 0.005, low), (x + way * SLIVER, middle + 0.005, high)
        mesh.box(*slot, _slot(unit))
        pile = (x - way * 0.001, front + 0.003, low), (x + way * 0.003, front + 0.007, high)
        mesh.box(*pile, _pile(unit))


def add_rails(
    mesh: MeshBuilder,
    unit: Unit,
    face: float,
    middle: float,
    ends: tuple[float, float],
    rail: Material,
    half: float = 0.009,
) -> None:
    """Adds the track of a sash on the sill and under the head: two rails at `half` to either side of the
    depth `middle`, and a dark slot between them. `ends` are the x between which it is bare.
    """
    left, right = ends
    for z, way in ((face, 1), (unit.height - face, -1)):
        for y in (middle - half, middle + half):
            mesh.box((left, y - 0.0015, z - way * 0.001), (right, y + 0.0015, z + way * RIB), rail, 0.0008)
        slot = (left, middle - half * 0.7, z - way * 0.001), (right, middle + half * 0.7, z + way * SLIVER)
        mesh.box(*slot, _slot(unit))


def add_sill_dam(
    mesh: MeshBuilder, unit: Unit, finish: Finish, face: float, sash: tuple[float, float]
) -> None:
    """Adds what a raised sash leaves bare on the sill: the step on the room's side that keeps out water, and
    the gasket on which the sash closes.
    """
    front, back = sash
    left, right = face, unit.width - face
    mesh.box((left, back - 0.002, face - 0.001), (right, back + 0.003, face + 0.009), finish.vinyl, 0.0015)
    mesh.box((left, front + 0.008, face - 0.001), (right, front + 0.013, face + 0.002), _pile(unit))
    mesh.box((left, front - 0.006, face - 0.001), (right, front - 0.003, face + SLIVER), _slot(unit))
