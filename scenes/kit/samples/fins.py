"""Fins of frames: with slots for nails (new construction) or flush (retrofit). Lengths in millimeters."""

from __future__ import annotations

import math

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from ..modeling.geometry import Outline
from ..modeling.mesh import Material, MeshBuilder
from .extrusions import Extrusion
from .mitered import LEG, MM

FIN_REACH = {"nail": 34, "flush": 42, "block": 0}
"""How far each kind of fin reaches out from the frame."""
FLUSH_FIN_THICKNESS = 4
NAIL_FIN_DEPTH = (22, 24.2)
NAIL_SLOT, SLOT_SPACING = (15, 5), 44
"""Length and width of the slots for nails, and the distance from one slot to the next."""
SLOT_REACH = 0.74
"""Where the row of slots is, as a fraction of the fin's reach: in the middle of the part in view."""


def _slot(u: float, w: float) -> Outline:
    """Outline of a slot with round ends along u, centered on (u, w)."""
    length, width = NAIL_SLOT
    radius = width / 2
    ends = [(side, math.pi * (k / 8 - side / 2)) for side in (1, -1) for k in range(9)]
    reach = length / 2 - radius
    return [(u + side * reach + radius * math.cos(a), w + radius * math.sin(a)) for side, a in ends]


def add_nail_fin(mesh: MeshBuilder, material: Material, leg: float = LEG / MM) -> None:
    """Adds the fin that is nailed to the studs: a flat plate around the corner, with slots for the nails."""
    out, (front, back) = -FIN_REACH["nail"], NAIL_FIN_DEPTH
    plate: Outline = [(out, out), (leg, out), (leg, 1), (1, 1), (1, leg), (out, leg)]
    along = [SLOT_SPACING * (k + 0.35) for k in range(int(leg / SLOT_SPACING))]
    slots = [_slot(at, out * SLOT_REACH) for at in along]
    slots += [[(w, u) for u, w in slot] for slot in slots]
    loops = [plate, *slots]
    triangles = [
        tuple(t) for t in tessellate_polygon([[Vector((u, w, 0)) for u, w in loop] for loop in loops])
    ]
    flat = [point for loop in loops for point in loop]
    for depth, faces in ((front, triangles), (back, [t[::-1] for t in triangles])):
        mesh.add([(u * MM, depth * MM, w * MM) for u, w in flat], faces, material)
    for loop in loops:
        n = len(loop)
        rim = [(u * MM, depth * MM, w * MM) for depth in (front, back) for u, w in loop]
        mesh.add(rim, [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)], material)


def with_flush_fin(frame: Extrusion) -> Extrusion:
    """Adds the fin of a retrofit frame: a plate before the frame, which covers the edge of the wall."""
    (_, (front, _), *rest), reach, thick = frame.outline, FIN_REACH["flush"], FLUSH_FIN_THICKNESS
    outline = [(-reach, -thick), (front, -thick), *rest, (0, 0), (-reach, 0)]
    return Extrusion(outline, frame.chambers, frame.at, frame.radius)
