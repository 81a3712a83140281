"""Bay windows: three windows round a seat, under a roof of standing seam and over a paneled skirt."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix, Vector

from ..modeling.geometry import Point2, Point3, place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.paint import casing_paint
from ..surfaces.plain import plain
from .unit import Finish, Unit

BASE_HEIGHT = 0.42
"""Height in meters of the skirt below the sill."""
OUT, ANGLE = 0.45, 40
"""How far it stands out from the wall, and the angle of its sides."""
ROOF_RISE, FASCIA = 0.36, 0.075
HEAD_HEIGHT = 0.05 + FASCIA + ROOF_RISE
"""Height of all that is above the windows."""
EAVE = 0.1
"""How far the roof overhangs."""
RIDGE = (0.22, 0.78)
"""Where the ridge begins and ends, as fractions of the width."""
PROUD = 0.034
"""How far boards and flashing against the wall are in front of it: more than the laps of its siding."""


RUN, FLANK = OUT / math.tan(math.radians(ANGLE)), OUT / math.sin(math.radians(ANGLE))
"""How far a side reaches along the wall, and its width."""
RETURN = 0.075
"""Width of the post between the wall and the window of a side. Without it, the board on the wall covers its jamb."""
CORNER = 0.03
"""Width of each half of the post between two windows. It is in front of no part of their frames."""
WALL = 0.05
"""How deep boards and roof reach into the wall."""


def _plan(width: float, beyond: float) -> list[Point2]:
    """The outline of the bay from above, from wall to front to wall, moved out from its windows by `beyond`."""
    side = beyond / math.sin(math.radians(ANGLE)) + WALL * RUN / OUT
    nose = RUN - beyond * math.tan(math.radians(ANGLE / 2))
    front = -OUT - beyond
    return [(-side, WALL), (nose, front), (width - nose, front), (width + side, WALL)]


def add_bay(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A bay window: a picture window between two angled hung windows."""
    from .build import add_unit

    w, h = unit.width, unit.height
    boards = _boards_of(unit, finish)
    side = FLANK - RETURN - CORNER
    facets = [
        (0, 0, -ANGLE, RETURN, side, "double_hung"),
        (RUN, -OUT, 0, CORNER, w - 2 * (RUN + CORNER), "picture"),
        (w - RUN, -OUT, ANGLE, CORNER, side, "double_hung"),
    ]
    for x, y, turn, start, width, style in facets:
        with mesh.at(place_at(x, y, 0, turn) @ Matrix.Translation((start, 0, 0))):
            add_unit(mesh, unit.but(style=style, width=width, height=h, flush_fin=False))
            if turn:
                low, high = (-RETURN, 0.001) if turn < 0 else (width - 0.001, width + RETURN)
                mesh.box((low, 0.006, 0), (high, 0.08, h), boards, 0.003)
    for x, hand in ((RUN, 1), (w - RUN, -1)):
        with mesh.at(Matrix.Translation((x, -OUT, 0))):
            _add_post(mesh, hand, h, boards)
    # The slabs reach 2 mm into the opening, past its reveal: faces in the same plane render black.
    _slab(mesh, _plan(w, 0.045), -0.05, 0.002, boards)
    _slab(mesh, _plan(w, 0.03), h - 0.002, h + 0.05, boards)
    _slab(mesh, _plan(w, 0.07), h + 0.05, h + 0.05 + FASCIA, boards)
    _slab(mesh, _plan(w, 0.085), h + 0.035 + FASCIA, h + 0.0505 + FASCIA, boards)
    _add_roof(mesh, w, h + 0.051 + FASCIA, boards)
    _add_skirt(mesh, w, boards)


def _add_post(mesh: MeshBuilder, hand: int, height: float, skin: Material) -> None:
    """Adds the post between two windows, in line with both, around the origin. `hand` is 1 for the left one, -1 for the
    right one.
    """
    turn, wide, proud, deep = math.radians(ANGLE), CORNER + 0.002, 0.004, 0.06
    along, out = Vector((-math.cos(turn), math.sin(turn))), Vector((-math.sin(turn), -math.cos(turn)))
    nose = proud / math.cos(turn / 2)
    ring = [
        along * wide - out * deep,
        along * wide + out * proud,
        Vector((-math.sin(turn / 2), -math.cos(turn / 2))) * nose,
        Vector((wide, -proud)),
        Vector((wide, deep)),
    ]
    points = [(hand * at.x, at.y, z) for z in (0, height) for at in ring]
    mesh.add(points, [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k)[::hand] for k in range(5)], skin)


def _boards_of(unit: Unit, finish: Finish) -> Material:
    """What the boards around a bay are painted with: the unit's own finish if no color is given for them."""
    return casing_paint(unit.casing) if unit.casing else finish.vinyl


def _seat() -> Material:
    """The dark wood of the seat: a pale one would be a bright sliver where the sun falls on it."""
    return wood("#6f5138", "x", 0.6)


def add_wall_trim(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """What joins a bay to the wall around it: a board on either side, flashing along the roof, and the seat."""
    w, h = unit.width, unit.height
    boards = _boards_of(unit, finish)
    for outer, inner in ((-0.085, 0.05), (w + 0.085, w - 0.05)):
        # The inner edge is inside the frames of the sides.
        mesh.box((outer, -PROUD, -BASE_HEIGHT), (inner, WALL, h + 0.05), boards, 0.003)
        edge = outer - math.copysign(0.004, inner - outer)
        mesh.box((edge, -PROUD + 0.008, -BASE_HEIGHT), (outer, 0, h + 0.05), boards, 0.002)
    _add_flashing(mesh, w, h + 0.051 + FASCIA)
    _slab(mesh, _plan(w, -0.09), 0.001, 0.022, _seat())
    mesh.box((0.002, WALL - 0.002, 0.001), (w - 0.002, 0.24, 0.0218), _seat())


def _add_flashing(mesh: MeshBuilder, width: float, eave: float) -> None:
    """A narrow strip of metal on the wall along the roof, mitered at its bends and cut upright at the eaves."""
    reach, strip = _plan(width, EAVE)[0][0], 0.04
    # The roof's surface meets the face of the strip a little inside its outline at the wall's core.
    share = (WALL + PROUD) / (WALL + OUT + EAVE)
    start = reach + (_plan(width, EAVE)[1][0] - reach) * share
    rise = ROOF_RISE * (1 - share)
    line = [
        (start, eave),
        (width * RIDGE[0], eave + rise),
        (width * RIDGE[1], eave + rise),
        (width - start, eave),
    ]
    slope = math.hypot(line[1][0] - start, rise)
    bend = strip * math.tan(math.atan2(rise, line[1][0] - start) / 2)
    lift = strip * slope / (line[1][0] - start)
    top = eave + rise + strip
    upper = [
        (start, eave + lift),
        (line[1][0] - bend, top),
        (line[2][0] + bend, top),
        (width - start, eave + lift),
    ]
    lower = [(x, z - 0.02) for x, z in line]
    points = [(x, y, z) for y in (-PROUD, WALL) for row in (lower, upper) for x, z in row]
    front = [(k, k + 1, 5 + k, 4 + k) for k in range(3)]
    above = [(4 + k, 5 + k, 13 + k, 12 + k) for k in range(3)]
    mesh.add(points, [*front, *above, (0, 4, 12, 8), (3, 11, 15, 7)], _roofing())


def _slab(mesh: MeshBuilder, ring: Sequence[Point2], low: float, high: float, skin: Material) -> None:
    """A level slab with four corners."""
    sides = [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    points = [(x, y, z) for z in (low, high) for x, y in ring]
    mesh.add(points, [(3, 2, 1, 0), (4, 5, 6, 7), *sides], skin)


SEAM = (0.012, 0.024)
"""Width and height of a standing seam."""


def _seam(mesh: MeshBuilder, start: Vector, end: Vector, up: Vector, skin: Material) -> None:
    """A standing seam along a line. It is folded down at its start, where the roof ends."""
    length, half = (end - start).length, SEAM[0] / 2
    x = (end - start).normalized()
    y = up.cross(x).normalized()
    side = [(0, -0.002), (length, -0.002), (length, SEAM[1]), (0.07, SEAM[1]), (0, 0.002)]
    points = [(px, py, pz) for py in (-half, half) for px, pz in side]
    edges = [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]
    with mesh.at(Matrix.Translation(start) @ Matrix((x, y, x.cross(y))).transposed().to_4x4()):
        mesh.add(points, [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9), *(edge[::-1] for edge in edges)], skin)


def _add_seams(mesh: MeshBuilder, facet: Sequence[Point3], skin: Material) -> None:
    """Standing seams up a facet of the roof, at right angles to its eave, which is the line of its first two points."""
    corners = [Vector(point) for point in facet]
    along = (corners[1] - corners[0]).normalized()
    up = along.cross(corners[2] - corners[0]).normalized()
    slope = up.cross(along)
    flat = [((c - corners[0]).dot(along), (c - corners[0]).dot(slope)) for c in corners]
    count = max(2, round(flat[1][0] / 0.3))
    for k in range(1, count):
        u = flat[1][0] * k / count
        tops = [
            v0 + (v1 - v0) * (u - u0) / (u1 - u0)
            for (u0, v0), (u1, v1) in zip(flat[1:], [*flat[2:], flat[0]])
            if min(u0, u1) <= u <= max(u0, u1) and abs(u1 - u0) > 1e-6
        ]
        if max(tops) > 0.12:
            start = corners[0] + along * u
            _seam(mesh, start, start + slope * (max(tops) - 0.04), up, skin)


Facet = tuple[Vector, Vector]
"""A point inside a facet of the roof, and the direction that points up from it."""
HIP = 0.055
"""Width of each wing of the cap over a hip."""


def _roofing() -> Material:
    return plain("#4a4e51", 0.42, 0.5, 0.35)


def _add_hip(mesh: MeshBuilder, start: Point3, end: Point3, facets: Sequence[Facet], skin: Material) -> None:
    """A cap of bent metal over a hip, between the two facets of the roof that meet there."""
    head, foot = Vector(end), Vector(start)
    along = (head - foot).normalized()
    foot = foot - along * 0.014
    wings: list[tuple[Vector, Vector]] = []
    for middle, up in facets:
        out = up.cross(along).normalized()
        out = out if out.dot(middle - foot) > 0 else -out
        wings.append((out * HIP + up * 0.012, out * HIP - up * 0.004))
    ridge = (facets[0][1] + facets[1][1]).normalized() * 0.022
    ring = [wings[0][1], wings[0][0], ridge, wings[1][0], wings[1][1]]
    points = [at + offset for at in (foot, head) for offset in ring]
    mesh.add(points, [(k, k + 1, 6 + k, 5 + k) for k in range(4)], skin)
    mesh.add(points, [(4, 3, 2, 1, 0)], skin)


def _add_roof(mesh: MeshBuilder, width: float, eave: float, back: Material) -> None:
    """A hipped roof of metal with seams, caps on its hips, and a drip edge all around.

    `back` is the material of its back, which is seen where there is no wall.
    """
    metal = _roofing()
    edge: list[Point3] = [(x, y, eave) for x, y in _plan(width, EAVE)]
    ridge: list[Point3] = [(width * x, WALL, eave + ROOF_RISE) for x in RIDGE]
    facets = [
        [edge[0], edge[1], ridge[0]],
        [edge[1], edge[2], ridge[1], ridge[0]],
        [edge[2], edge[3], ridge[1]],
    ]
    mesh.add([edge[0], edge[3], ridge[1], ridge[0]], [(0, 1, 2, 3)], back)
    sides: list[Facet] = []
    for facet in facets:
        mesh.add(facet, [tuple(range(len(facet)))], metal)
        _add_seams(mesh, facet, metal)
        first, second, third = (Vector(point) for point in facet[:3])
        up = (second - first).cross(third - first).normalized()
        sides.append(((first + second + third) / 3, up if up.z > 0 else -up))
    _slab(mesh, _plan(width, EAVE + 0.008), eave - 0.024, eave + 0.002, metal)
    _add_hip(mesh, edge[1], ridge[0], sides[:2], metal)
    _add_hip(mesh, edge[2], ridge[1], sides[1:], metal)


def _add_skirt(mesh: MeshBuilder, width: float, skin: Material) -> None:
    """Upright panels below the seat, with a board along their foot and a frieze under the seat."""
    _slab(mesh, _plan(width, -0.006), -BASE_HEIGHT + 0.02, -0.05, skin)
    _slab(mesh, _plan(width, 0.008), -0.12, -0.05, skin)
    _slab(mesh, _plan(width, 0.008), -BASE_HEIGHT + 0.02, -BASE_HEIGHT + 0.09, skin)
    _slab(mesh, _plan(width, 0.02), -BASE_HEIGHT, -BASE_HEIGHT + 0.022, skin)
