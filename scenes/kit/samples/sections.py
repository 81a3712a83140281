"""The scene `section`: a cut corner of frame, sash and glass, like the samples that dealers show.

Profiles in this module are in millimeters, as in drawings of extrusions: (inward, depth).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Sequence

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from ..camera_and_light import add_area_light, add_camera, add_studio
from ..modeling.geometry import Outline, Point2, place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.glass import solid_glass
from ..surfaces.materials import plain, vinyl
from ..surfaces.shading import is_dark
from ..windows_and_doors.unit import WHITE

STUDIO_WHITE = "#d2d2cd"
"""Color of white vinyl in this scene. It is darker than usual, because it must differ from the white table."""
MM = 0.001
LEG = 0.26
"""Length in meters of each of the two pieces that meet in the corner."""

FRAME: Outline = [
    (0, 0), (30, 0), (34, 6), (46, 6), (46, 28), (40, 28), (40, 34), (52, 34), (52, 83), (0, 83),
]  # fmt: skip
FLUSH_FIN_FRAME: Outline = [(-42, -4), (30, -4), *FRAME[2:], (0, 0), (-42, 0)]
FIN_REACH = {"nail": 34, "flush": 42, "block": 0}
"""How far each kind of fin reaches out from the frame."""
NAIL_FIN_DEPTH = (22, 24.2)
NAIL_SLOT, SLOT_SPACING = (15, 5), 44
"""Length and width of the slots for nails, and the distance from one slot to the next."""
SASH: Outline = [(0, 0), (47, 0), (50, 3), (50, 8), (34, 8), (34, 34), (40, 34), (40, 44), (0, 44)]
BEAD: Outline = [(40.4, 34), (50, 34), (50, 37.5), (45, 44), (40.4, 44)]
SASH_AT = (54.5, 36.0)
"""Position of the sash in the frame."""


def box_outline(x0: float, y0: float, x1: float, y1: float, cut: float = 1.0) -> Outline:
    """A rectangle with cut corners: a hollow chamber inside an extrusion."""
    c = cut
    return [
        (x0 + c, y0), (x1 - c, y0), (x1, y0 + c), (x1, y1 - c), (x1 - c, y1), (x0 + c, y1), (x0, y1 - c), (x0, y0 + c),
    ]  # fmt: skip


FRAME_CHAMBERS = [
    box_outline(2.4, 2.4, 13.5, 27), box_outline(15.8, 2.4, 28.5, 27), box_outline(30.8, 8.4, 43.6, 25.6),
    box_outline(2.4, 29.4, 18, 55), box_outline(20.4, 36.4, 34, 55), box_outline(36.4, 36.4, 49.6, 55),
    box_outline(2.4, 57.4, 24, 80.6), box_outline(26.4, 57.4, 49.6, 68), box_outline(26.4, 70.4, 49.6, 80.6),
]  # fmt: skip
SASH_CHAMBERS = [
    box_outline(2.4, 2.4, 15.5, 20.5), box_outline(17.9, 2.4, 31.6, 20.5), box_outline(35.5, 2.2, 47.3, 5.8, 0.6),
    box_outline(2.4, 22.9, 15.5, 41.6), box_outline(17.9, 22.9, 31.6, 41.6),
]  # fmt: skip


@dataclass(frozen=True)
class Section:
    """Description of the scene."""

    fin: str = "nail"
    """nail for new construction, flush for retrofit, block for a frame without a fin."""
    color: str = WHITE
    turn: float | None = None
    """Rotation of the sample on the table in degrees; None means one that shows its fin."""


USUAL_TURN = {"nail": -16, "flush": -38, "block": -38}


def rounded(profile: Sequence[Point2], radius: float, steps: int = 4) -> Outline:
    """Replaces the corners of a profile by quadratic curves."""
    points: Outline = []
    for before, here, after in zip([profile[-1], *profile], profile, [*profile[1:], profile[0]]):
        corner = Vector(here)
        into, out = Vector(before) - corner, Vector(after) - corner
        reach = min(radius, into.length * 0.4, out.length * 0.4)
        a, b = corner + into.normalized() * reach, corner + out.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t))
    return points


def add_corner(
    mesh: MeshBuilder,
    profile: Outline,
    material: Material,
    chambers: Sequence[Outline] = (),
    at: Point2 = (0, 0),
    cut: Material | None = None,
    leg: float = LEG,
) -> None:
    """Adds a mitered corner: one piece goes up, one along the table. Their cut ends show open chambers."""
    loops = [[((u + at[0]) * MM, (v + at[1]) * MM) for u, v in loop] for loop in (profile, *chambers)]
    for number, loop in enumerate(loops):
        n = len(loop)
        points = [point for u, v in loop for point in ((u, v, leg), (u, v, u), (leg, v, u))]
        faces = [
            (3 * i + t, 3 * ((i + 1) % n) + t, 3 * ((i + 1) % n) + t + 1, 3 * i + t + 1)
            for i in range(n)
            for t in (0, 1)
        ]
        mesh.add(points, faces if number == 0 else [face[::-1] for face in faces], material)
    flat = [point for loop in loops for point in loop]
    triangles = [
        tuple(t) for t in tessellate_polygon([[Vector((u, v, 0)) for u, v in loop] for loop in loops])
    ]
    mesh.add([(u, v, leg) for u, v in flat], triangles, cut or material)
    mesh.add([(leg, v, u) for u, v in flat], [triangle[::-1] for triangle in triangles], cut or material)


def _slot(u: float, w: float) -> Outline:
    """Outline of a slot with round ends along u, centered on (u, w)."""
    length, width = NAIL_SLOT
    radius = width / 2
    ends = [(side, math.pi * (k / 8 - side / 2)) for side in (1, -1) for k in range(9)]
    reach = length / 2 - radius
    return [(u + side * reach + radius * math.cos(a), w + radius * math.sin(a)) for side, a in ends]


def _add_nail_fin(mesh: MeshBuilder, material: Material, leg: float = LEG / MM) -> None:
    """Adds the fin that is nailed to the studs: a flat plate around the corner, with slots for the nails."""
    out, (front, back) = -FIN_REACH["nail"], NAIL_FIN_DEPTH
    plate: Outline = [(out, out), (leg, out), (leg, 1), (1, 1), (1, leg), (out, leg)]
    along = [SLOT_SPACING * (k + 0.35) for k in range(int(leg / SLOT_SPACING))]
    slots = [_slot(at, out * 0.6) for at in along]
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


def _add_glazing(mesh: MeshBuilder) -> None:
    """Adds two panes of 4 mm, the spacer and sealant between them, gaskets and weather strip."""
    x, y = SASH_AT
    edge, far = MM * (x + 36), LEG + 0.004
    for front in (9, 29):
        near, back = MM * (y + front), MM * (y + front + 4)
        ring = [(edge, edge), (far, edge), (far, far), (edge, far)]
        points = [(u, depth, w) for depth in (near, back) for u, w in ring]
        sides = [(k, 4 + k, 4 + (k + 1) % 4, (k + 1) % 4) for k in range(4)]
        mesh.add(points, [(0, 1, 2, 3), (7, 6, 5, 4), *sides], solid_glass())
    metal, black = plain("#b9bdc0", 0.4, 0.5, 0.7), plain("#161617", 0.7, 0.3)
    hollow = [box_outline(41, 14.8, 46, 27.2, 0.6)]
    add_corner(mesh, box_outline(40, 13.6, 47, 28.4, 0.8), metal, hollow, SASH_AT, leg=far - 0.002)
    add_corner(mesh, [(36, 13), (40, 13), (40, 29), (36, 29)], black, at=SASH_AT, leg=far - 0.002)
    for u0, v0, u1, v1 in ((34.2, 8.2, 36, 9), (47, 8, 50, 9), (47, 33, 50, 34)):
        add_corner(mesh, [(u0, v0), (u1, v0), (u1, v1), (u0, v1)], black, at=SASH_AT)
    add_corner(mesh, [(52.2, 62), (54.4, 62), (54.4, 66), (52.2, 66)], plain("#6b6b6b", 0.95, 0.05))


def build(options: dict[str, Any]) -> None:
    """Builds the scene `section`."""
    description = Section(**options)
    color = STUDIO_WHITE if description.color.lower() == WHITE else description.color
    skin, cut = vinyl(color), plain("#d9d6d0" if is_dark(color) else "#f1f1ee", 0.45, 0.4)
    is_flush = description.fin == "flush"
    mesh = MeshBuilder()
    add_corner(mesh, rounded(FLUSH_FIN_FRAME if is_flush else FRAME, 1.2), skin, FRAME_CHAMBERS, cut=cut)
    if description.fin == "nail":
        _add_nail_fin(mesh, skin)
    add_corner(mesh, rounded(SASH, 1.2), skin, SASH_CHAMBERS, SASH_AT, cut)
    add_corner(mesh, rounded(BEAD, 0.9), skin, [box_outline(42.4, 35.8, 47.2, 40.2, 0.6)], SASH_AT, cut)
    steel, core = plain("#9aa0a6", 0.35, 0.5, 0.9), [box_outline(20.6, 25.6, 29, 39, 0.6)]
    add_corner(mesh, box_outline(19.2, 24.2, 30.4, 40.4, 0.8), steel, core, SASH_AT, leg=LEG + 0.0005)
    _add_glazing(mesh)
    turn = USUAL_TURN[description.fin] if description.turn is None else description.turn
    raised = FIN_REACH[description.fin] * MM
    mesh.build("section").matrix_world = place_at(z=raised, turn=turn)
    table = MeshBuilder()
    table.floor(-6, -6, 6, 6, -0.0005, plain("#f4f5f5", 0.9, 0.1))
    table.build("table")
    add_studio(0.6)
    add_area_light((-0.6, -0.9, 1.2), (0.1, 0, 0.1), 0.5, 14, (1, 0.97, 0.93))
    add_area_light((1.1, -0.2, 0.6), (0.1, 0, 0.1), (0.25, 0.8), 5, (0.9, 0.95, 1))
    add_area_light((0, 1.2, 0.9), (0.1, 0, 0.15), 0.6, 6)
    add_camera((0.36, -0.66, 0.47 + raised), (0.12, 0, 0.10 + raised / 2), 47, level=False, focus=0.79)
