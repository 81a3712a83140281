"""The scene `section`: a cut corner of frame, sash and glass, like the samples that dealers show.

Profiles are in millimeters, as in drawings of extrusions: (inward, depth).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Sequence

from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

from ..camera_and_light import add_area_light, add_camera, add_studio
from ..modeling.geometry import Face, Outline, Point2, place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.glass import solid_glass
from ..surfaces.plain import plain
from ..surfaces.vinyl import vinyl
from ..windows_and_doors.unit import WHITE
from .extrusions import DUAL_GLASS, LINES, PANE, PRODUCTS, TRIPLE_GLASS, Corner, Extrusion, Line, box_outline

STUDIO_WHITE = "#d2d2cd"
"""Color of white vinyl in this scene. It is darker than usual, because it must differ from the white table."""
MM = 0.001
LEG = 0.26
"""Length in meters of each of the two pieces that meet in the corner."""
BLACK = "#161617"
ALMOND, CUT_ALMOND = "#c5b2a1", "#d6c6b7"

FIN_REACH = {"nail": 34, "flush": 42, "block": 0}
"""How far each kind of fin reaches out from the frame."""
FLUSH_FIN_THICKNESS = 4
NAIL_FIN_DEPTH = (22, 24.2)
NAIL_SLOT, SLOT_SPACING = (15, 5), 44
"""Length and width of the slots for nails, and the distance from one slot to the next."""
SLOT_REACH = 0.74
"""Where the row of slots is, as a fraction of the fin's reach. It is the middle of what the frame leaves in view."""
GROUND_EDGE = "#6f8f86"
"""Color of the edges of panes. They are ground, so they are seen along their whole length."""


@dataclass(frozen=True)
class Section:
    """Description of the scene."""

    fin: str = "nail"
    """nail for new construction, flush for retrofit, block for a frame without a fin."""
    product: str = "hung"
    """What the frame holds: hung, slider, casement (also for awnings) or fixed, which has no sash."""
    line: str = "bellagio"
    """platinum, bellagio, venetian or doors: the size and the chambers of its profiles."""
    color: str = WHITE
    capstock: bool = False
    """Whether only the outside has the color. The room's side is white then."""
    panes: int = 2
    """2 or 3."""
    turn: float | None = None
    """Rotation of the sample on the table in degrees; None means one that shows its fin."""
    mirrored: bool = False
    """Whether the upright piece is on the right. It is on the left otherwise."""
    from_inside: bool = False
    """Whether the side is seen that faces the room."""
    eye: float = 0.47
    """Height of the camera above the sample's foot in meters."""


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


@dataclass(frozen=True)
class Skin:
    """The materials of an extrusion."""

    outside: Material
    inside: Material
    cut: Material
    """The vinyl of the cut ends."""
    chamber: Material
    split: float = math.inf
    """Depth in the sample from which the faces have the material of the inside."""

    @classmethod
    def of(cls, material: Material) -> Skin:
        """The same material everywhere."""
        return cls(material, material, material, material)

    def at(self, depths: Sequence[float]) -> Material:
        return self.inside if min(depths) > self.split else self.outside


def add_corner(
    mesh: MeshBuilder,
    profile: Outline,
    skin: Skin,
    chambers: Sequence[Outline] = (),
    at: Point2 = (0, 0),
    leg: float = LEG,
) -> None:
    """Adds a mitered corner: one piece goes up, one along the table. Their cut ends show open chambers."""
    loops = [[((u + at[0]) * MM, (v + at[1]) * MM) for u, v in loop] for loop in (profile, *chambers)]
    for number, loop in enumerate(loops):
        n = len(loop)
        points = [point for u, v in loop for point in ((u, v, leg), (u, v, u), (leg, v, u))]
        faces_of: dict[Material, list[Face]] = {}
        for i, j in zip(range(n), [*range(1, n), 0]):
            strip = [(3 * i + t, 3 * j + t, 3 * j + t + 1, 3 * i + t + 1) for t in (0, 1)]
            material = skin.chamber if number else skin.at((loop[i][1] / MM, loop[j][1] / MM))
            faces_of.setdefault(material, []).extend(face[::-1] if number else face for face in strip)
        for material, faces in faces_of.items():
            mesh.add(points, faces, material)
    flat = [point for loop in loops for point in loop]
    triangles = [
        tuple(t) for t in tessellate_polygon([[Vector((u, v, 0)) for u, v in loop] for loop in loops])
    ]
    mesh.add([(u, v, leg) for u, v in flat], triangles, skin.cut)
    mesh.add([(leg, v, u) for u, v in flat], [triangle[::-1] for triangle in triangles], skin.cut)


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


def _skin_of(description: Section, split: float) -> Skin:
    """White and almond are mixed into the vinyl. Every other color is a layer on the outside of white vinyl."""
    is_white = description.color.lower() == WHITE
    outside = vinyl(STUDIO_WHITE if is_white else description.color)
    is_layer = not is_white and description.color.lower() != ALMOND
    cut = plain("#f1f1ee" if is_white or is_layer else CUT_ALMOND, 0.45, 0.4)
    inside = vinyl(STUDIO_WHITE) if description.capstock else outside
    return Skin(outside, inside, cut, cut if is_layer else outside, split)


def _add_extrusion(mesh: MeshBuilder, extrusion: Extrusion, skin: Skin) -> None:
    add_corner(mesh, rounded(extrusion.outline, extrusion.radius), skin, extrusion.chambers, extrusion.at)


def _with_flush_fin(frame: Extrusion) -> Extrusion:
    """Adds the fin of a retrofit frame: a plate before the frame, which covers the edge of the wall."""
    (_, (front, _), *rest), reach, thick = frame.outline, FIN_REACH["flush"], FLUSH_FIN_THICKNESS
    outline = [(-reach, -thick), (front, -thick), *rest, (0, 0), (-reach, 0)]
    return Extrusion(outline, frame.chambers, frame.at, frame.radius)


def _panes_of(glass: float, count: int) -> list[float]:
    """Where the panes of a glass unit begin, measured from its front."""
    gap = (glass - PANE * count) / (count - 1)
    return [number * (PANE + gap) for number in range(count)]


def _add_pane(mesh: MeshBuilder, edge: float, front: float, far: float) -> None:
    """Adds one pane; `edge` is where it begins in the frame, `front` its depth."""
    near, back = MM * front, MM * (front + PANE)
    ring = [(edge, edge), (far, edge), (far, far), (edge, far)]
    points = [(u, depth, w) for depth in (near, back) for u, w in ring]
    sides = [(k, 4 + k, 4 + (k + 1) % 4, (k + 1) % 4) for k in range(4)]
    mesh.add(points, [(0, 1, 2, 3), (7, 6, 5, 4)], solid_glass())
    mesh.add(points, sides, plain(GROUND_EDGE, 0.35, 0.5))


def _add_glazing(mesh: MeshBuilder, pocket: Point2, glass: float, count: int, line: Line) -> None:
    """Adds the panes, the spacers and the sealant between them, and the rubber that they stand on."""
    u, v = pocket
    edge, far = u + 2, LEG + 0.004
    fronts = _panes_of(glass, count)
    for front in fronts:
        _add_pane(mesh, MM * edge, v + 1 + front, far)
    metal, black = plain("#b9bdc0", 0.4, 0.5, 0.7), Skin.of(plain(BLACK, 0.7, 0.3))
    spacer = Skin.of(plain("#26272a", 0.55, 0.4) if line.has_dark_spacer else metal)
    for before, behind in zip(fronts, fronts[1:]):
        near, back = v + 1 + before + PANE, v + 1 + behind
        hollow = [box_outline(edge + 5, near + 1.2, edge + 10, back - 1.2, 0.6)]
        add_corner(mesh, box_outline(edge + 4, near, edge + 11, back, 0.8), spacer, hollow, leg=far - 0.002)
        sealant = [(edge, near), (edge + 4, near), (edge + 4, back), (edge, back)]
        add_corner(mesh, sealant, black, leg=far - 0.002)
    for u0, v0, u1, v1 in (
        (u + 0.2, v + 0.2, edge, v + 1),
        (u + 11, v, u + 14, v + 1),
        (u + 11, v + glass + 1, u + 14, v + glass + 2),
    ):
        add_corner(mesh, [(u0, v0), (u1, v0), (u1, v1), (u0, v1)], black)


def _add_steel(mesh: MeshBuilder, room: tuple[float, float, float, float]) -> None:
    """Adds a steel tube into a chamber."""
    x0, y0, x1, y1 = room
    tube, core = [box_outline(x0 + d, y0 + d, x1 - d, y1 - d, 0.8) for d in (1.2, 2.6)]
    add_corner(mesh, tube, Skin.of(plain("#9aa0a6", 0.35, 0.5, 0.9)), [core], leg=LEG + 0.0005)


def _add_wheel(mesh: MeshBuilder, track: Point2) -> None:
    """Adds the wheel under the sash of a slider, at the cut end, where it is seen on the rib of the track."""
    top, depth = track
    radius, x, z = 6.0, LEG - 0.001, (track[0] + 6.0) * MM
    brass, steel = plain("#b98f45", 0.3, 0.5, 0.8), plain("#8d9398", 0.3, 0.5, 0.9)

    def roller(reach: float, size: float, material: Material) -> None:
        ends = [(x, (depth + side * reach) * MM, z) for side in (-1, 1)]
        mesh.cylinder(ends[0], ends[1], size * MM, material, 36)

    roller(1.7, radius, brass)
    roller(5.8, 1.6, steel)
    for side in (-1, 1):
        rim = [(x, (depth + side * reach) * MM, z) for reach in (2.1, 3.3)]
        mesh.cylinder(rim[0], rim[1], (radius + 1.5) * MM, brass, 36)
    housing = (top + 4.5) * MM, (top + 11.8) * MM
    mesh.box(
        (LEG - 0.05, (depth - 5.4) * MM, housing[0]),
        (LEG - 0.012, (depth + 5.4) * MM, housing[1]),
        steel,
        0.0006,
    )


def _add_sample(mesh: MeshBuilder, description: Section, line: Line, glass: float, corner: Corner) -> None:
    skin = _skin_of(description, corner.pocket[1] + 2)
    is_flush = description.fin == "flush"
    _add_extrusion(mesh, _with_flush_fin(corner.frame) if is_flush else corner.frame, skin)
    if description.fin == "nail":
        _add_nail_fin(mesh, skin.outside)
    for part in (corner.sash, corner.bead):
        if part:
            _add_extrusion(mesh, part, skin)
    if corner.steel:
        _add_steel(mesh, corner.steel)
    if corner.wheel_on:
        _add_wheel(mesh, corner.wheel_on)
    for seals, material in (
        (corner.gaskets, plain(BLACK, 0.7, 0.3)),
        (corner.brushes, plain("#6b6b6b", 0.95, 0.05)),
    ):
        for outline in seals:
            add_corner(mesh, outline, Skin.of(material))
    _add_glazing(mesh, corner.pocket, glass, description.panes, line)


def _placed(description: Section, depth: float, raised: float) -> Matrix:
    """Turns the sample about its middle. A mirrored one is turned the other way, so that its cut ends face the camera."""
    turn = USUAL_TURN[description.fin] if description.turn is None else description.turn
    if description.from_inside:
        turn = 180 - turn
    flip = Matrix.Diagonal((-1 if description.mirrored != description.from_inside else 1, 1, 1, 1))
    middle = Matrix.Translation((-LEG / 2, -depth * MM / 2, 0))
    return flip @ place_at(z=raised, turn=turn) @ middle


def build(options: dict[str, Any]) -> None:
    """Builds the scene `section`."""
    description = Section(**options)
    line = LINES[description.line]
    glass = TRIPLE_GLASS if description.panes == 3 else DUAL_GLASS
    corner = PRODUCTS[description.product](line, glass)
    raised = FIN_REACH[description.fin] * MM
    mesh = MeshBuilder()
    with mesh.at(_placed(description, corner.depth, raised)):
        _add_sample(mesh, description, line, glass, corner)
    mesh.build("section")
    table = MeshBuilder()
    table.floor(-6, -6, 6, 6, -0.0005, plain("#f4f5f5", 0.9, 0.1))
    table.build("table")
    add_studio(0.6)
    add_area_light((-0.72, -0.9, 1.2), (-0.02, 0, 0.1), 0.5, 14, (1, 0.97, 0.93))
    add_area_light((0.98, -0.2, 0.6), (-0.02, 0, 0.1), (0.25, 0.8), 5, (0.9, 0.95, 1))
    add_area_light((-0.12, 1.2, 0.9), (-0.02, 0, 0.15), 0.6, 6)
    side = -1 if description.mirrored else 1
    place = (side * 0.24, -0.66, description.eye + raised)
    add_camera(place, (side * -0.01, 0, 0.10 + raised / 2), 47, level=False, focus=0.79)
