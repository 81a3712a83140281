"""Bay windows: three windows round a seat, under a roof of standing seam and over a paneled skirt."""

from __future__ import annotations

import math
from typing import Callable, Sequence

from mathutils import Matrix, Vector

from ..modeling.geometry import Point2, Point3, place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.materials import plain
from .unit import Finish, Unit

BASE_HEIGHT = 0.42
"""Height in meters of the skirt below the sill."""
OUT, ANGLE = 0.45, 40
"""How far it stands out from the wall, and the angle of its sides."""
ROOF_RISE, FASCIA = 0.36, 0.075
HEAD_HEIGHT = 0.05 + FASCIA + ROOF_RISE
"""Height of all that is above the windows."""
EAVE = 0.13
"""How far the roof overhangs."""
RIDGE = (0.22, 0.78)
"""Where the ridge begins and ends, as fractions of the width."""
PROUD = 0.034
"""How far boards and flashing against the wall are in front of it: more than the laps of its siding."""


def add_bay(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A bay window: a picture window between two angled hung windows."""
    from .build import add_unit

    w, h = unit.width, unit.height
    run, flank = OUT / math.tan(math.radians(ANGLE)), OUT / math.sin(math.radians(ANGLE))
    facets = [
        (0, 0, -ANGLE, flank, "double_hung"),
        (run, -OUT, 0, w - 2 * run, "picture"),
        (w - run, -OUT, ANGLE, flank, "double_hung"),
    ]
    for x, y, turn, width, style in facets:
        with mesh.at(place_at(x, y, 0, turn)):
            add_unit(mesh, unit.but(style=style, width=width, height=h, flush_fin=False))
            mesh.box((-0.03, -0.015, 0), (0.03, 0.09, h), finish.vinyl, 0.004)

    def plan(eave: float) -> list[Point2]:
        nose = eave * 0.45
        return [(-eave, 0.05), (run - nose, -OUT - eave), (w - run + nose, -OUT - eave), (w + eave, 0.05)]

    # The slabs reach 2 mm into the opening, past its reveal: faces in the same plane render black.
    _slab(mesh, plan(0.05), -0.06, 0.002, finish.vinyl)
    _slab(mesh, plan(0.05), h - 0.002, h + 0.05, finish.vinyl)
    _slab(mesh, plan(0.11), h + 0.05, h + 0.05 + FASCIA, finish.vinyl)
    _add_roof(mesh, plan(EAVE), w, h + 0.051 + FASCIA, finish.vinyl)
    _add_skirt(mesh, plan, finish.vinyl)


def add_wall_trim(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """What joins a bay to the wall around it: a board on either side, and flashing along the roof."""
    w, h = unit.width, unit.height
    # Below the seat they reach behind the slanting sides of the skirt, which meet the face of a board further in.
    for outer, inner, skirt in ((-0.085, -0.005, 0.14), (w + 0.085, w + 0.005, w - 0.14)):
        mesh.box((outer, -PROUD, -0.06), (inner, 0.05, h + 0.05), finish.vinyl, 0.003)
        mesh.box((outer, -PROUD, -BASE_HEIGHT), (skirt, 0.05, -0.06), finish.vinyl, 0.003)
    eave, top = h + 0.051 + FASCIA, h + 0.051 + FASCIA + ROOF_RISE
    line = [(-EAVE, 0, eave), (w * RIDGE[0], 0, top), (w * RIDGE[1], 0, top), (w + EAVE, 0, eave)]
    for start, end in zip(line, line[1:]):
        _bar(mesh, start, end, Vector((0, -1, 0)), (0.11, PROUD), _roofing())


def _slab(mesh: MeshBuilder, ring: Sequence[Point2], low: float, high: float, skin: Material) -> None:
    """A level slab with four corners."""
    sides = [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    points = [(x, y, z) for z in (low, high) for x, y in ring]
    mesh.add(points, [(3, 2, 1, 0), (4, 5, 6, 7), *sides], skin)


def _bar(
    mesh: MeshBuilder, start: Sequence[float], end: Sequence[float], up: Vector, size: Point2, skin: Material
) -> None:
    """A bar along a line, with its underside on the line; `size` is its width and its height along `up`."""
    along = Vector(end) - Vector(start)
    x = along.normalized()
    y = up.cross(x).normalized()
    turn = Matrix((x, y, x.cross(y))).transposed().to_4x4()
    with mesh.at(Matrix.Translation(start) @ turn):
        mesh.box((0, -size[0] / 2, -0.002), (along.length, size[0] / 2, size[1]), skin, 0.002)


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
        start = corners[0] + along * u
        _bar(mesh, start, start + slope * max(tops), up, (0.012, 0.024), skin)


def _roofing() -> Material:
    return plain("#4a4e51", 0.42, 0.5, 0.35)


def _add_roof(mesh: MeshBuilder, plan: Sequence[Point2], width: float, eave: float, skin: Material) -> None:
    """A hipped roof of metal with seams, caps on its hips, and a drip edge.

    `skin` is the material of its back, which is seen where there is no wall.
    """
    metal = _roofing()
    edge: list[Point3] = [(x, y, eave) for x, y in plan]
    ridge: list[Point3] = [(width * x, 0.05, eave + ROOF_RISE) for x in RIDGE]
    facets = [
        [edge[0], edge[1], ridge[0]],
        [edge[1], edge[2], ridge[1], ridge[0]],
        [edge[2], edge[3], ridge[1]],
    ]
    mesh.add([edge[0], edge[3], ridge[1], ridge[0]], [(0, 1, 2, 3)], skin)
    for facet in facets:
        mesh.add(facet, [tuple(range(len(facet)))], metal)
        _add_seams(mesh, facet, metal)
    for start, end in zip(edge, edge[1:]):
        _bar(
            mesh, (*start[:2], eave - 0.02), (*end[:2], eave - 0.02), Vector((0, 0, 1)), (0.006, 0.024), metal
        )
    for start, end in ((edge[1], ridge[0]), (edge[2], ridge[1])):
        mesh.tube([start, end], 0.016, metal, 12)


def _add_skirt(mesh: MeshBuilder, plan: Callable[[float], list[Point2]], skin: Material) -> None:
    """Upright panels below the seat, with a board along their foot and a frieze under the seat."""
    _slab(mesh, plan(-0.02), -BASE_HEIGHT + 0.02, -0.06, skin)
    _slab(mesh, plan(-0.003), -0.13, -0.06, skin)
    _slab(mesh, plan(-0.003), -BASE_HEIGHT + 0.02, -BASE_HEIGHT + 0.09, skin)
    _slab(mesh, plan(0.012), -BASE_HEIGHT, -BASE_HEIGHT + 0.022, skin)
