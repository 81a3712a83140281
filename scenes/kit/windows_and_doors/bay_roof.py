"""The roof of a bay window: metal with standing seams, capped hips and flashing. Lengths in meters."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix, Vector

from ..modeling.geometry import Point3
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .bay_plan import OUT, PROUD, ROOF_RISE, WALL, plan, slab

EAVE = 0.1
"""How far the roof overhangs."""
RIDGE = (0.22, 0.78)
"""Where the ridge begins and ends, as fractions of the width."""


def add_flashing(mesh: MeshBuilder, width: float, eave: float) -> None:
    """A strip of metal on the wall along the roof, mitered at its bends and cut upright at the eaves."""
    reach, strip = plan(width, EAVE)[0][0], 0.04
    # The outline of the roof ends inside the wall; the strip is in front of it, so it starts farther in.
    share = (WALL + PROUD) / (WALL + OUT + EAVE)
    start = reach + (plan(width, EAVE)[1][0] - reach) * share
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
    mesh.add(points, [*front, *above, (0, 4, 12, 8), (3, 11, 15, 7)], roofing_metal())


SEAM = (0.014, 0.016)
"""Width and height of a standing seam."""


def _seam(mesh: MeshBuilder, start: Vector, end: Vector, up: Vector, skin: Material) -> None:
    """A standing seam along a line. It is folded down at its start, where the roof ends, and at its end, below a cap or
    the flashing: upright ends look like fins.
    """
    length, half = (end - start).length, SEAM[0] / 2
    x = (end - start).normalized()
    y = up.cross(x).normalized()
    side = [
        (0, -0.002),
        (length, -0.002),
        (length, 0.004),
        (length - 0.05, SEAM[1]),
        (0.035, SEAM[1]),
        (0, 0.003),
    ]
    points = [(px, py, pz) for py in (-half, half) for px, pz in side]
    edges = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)]
    with mesh.at(Matrix.Translation(start) @ Matrix((x, y, x.cross(y))).transposed().to_4x4()):
        mesh.add(points, [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11), *(edge[::-1] for edge in edges)], skin)


def _add_seams(mesh: MeshBuilder, facet: Sequence[Point3], skin: Material) -> None:
    """Standing seams up a facet of the roof, at right angles to its eave, between its first two points."""
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
            _seam(mesh, start, start + slope * (max(tops) - 0.012), up, skin)


Facet = tuple[Vector, Vector]
"""A point inside a facet of the roof, and the direction that points up from it."""
HIP = 0.055
"""Width of each wing of the cap over a hip."""


def roofing_metal() -> Material:
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


def add_roof(mesh: MeshBuilder, width: float, eave: float, back: Material) -> None:
    """A hipped roof of metal with seams, caps on its hips, and a drip edge all around.

    `back` is the material of its back, which is seen where there is no wall.
    """
    metal = roofing_metal()
    edge: list[Point3] = [(x, y, eave) for x, y in plan(width, EAVE)]
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
    slab(mesh, plan(width, EAVE + 0.008), eave - 0.024, eave + 0.002, metal)
    _add_hip(mesh, edge[1], ridge[0], sides[:2], metal)
    _add_hip(mesh, edge[2], ridge[1], sides[1:], metal)
