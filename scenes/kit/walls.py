"""Walls with openings, and their claddings. A wall runs along x, begins at z = 0, and faces -y."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Iterator, Sequence

from mathutils import Vector, noise
from mathutils.geometry import tessellate_polygon

from .modeling.geometry import Outline, rectangle
from .modeling.mesh import Face, Material, MeshBuilder
from .surfaces.plain import plain
from .surfaces.plaster import stucco

Opening = tuple[float, float, float, float]
"""A rectangle in the wall: x0, z0, x1, z1."""

STUDS = 0.4064
"""Distance of the studs to which boards are nailed: 16 in."""

RAILS = [0.25 + 0.6 * k for k in range(6)]
"""Heights of the rails to which upright slats are nailed."""

PLASTERS = ("stucco", "concrete")

BRICK, BRICK_COURSE, BED = (0.2, 0.065), 0.075, 0.01
"""Length and height of a brick, height of a course, and width of the joints between bricks."""

MORTAR = 0.012
"""How far the mortar of stones is in front of the wall: their joints are raked, but not black."""


@dataclass(frozen=True)
class Cladding:
    """The outer layer of a wall: stucco, concrete, lap, slats, upright_slats, batten, stone, brick or shingles."""

    kind: str
    material: Material
    trim: str = "#e9e6df"
    """Color of the trim around openings."""
    pitch: float = 0.16
    """Height of a course or width of a board."""

    @property
    def is_plaster(self) -> bool:
        return self.kind in PLASTERS

    @property
    def setback(self) -> float:
        """How far a window is behind the face of the wall. Negative, so in front of it, in a wall of boards."""
        return 0.045 if self.is_plaster else -0.012

    @property
    def fin_setback(self) -> float:
        """The same for a retrofit frame, whose fin lies on the wall: on the highest edges of its boards or bricks."""
        return -0.004 if self.is_plaster else -0.022


def cells(
    width: float, height: float, openings: Sequence[Opening], courses: Sequence[float] = ()
) -> Iterator[Opening]:
    """Divides a wall without its openings into rectangles that are as wide as possible.

    `courses` are heights at which all rectangles end. With courses, an opening cuts only the rectangles above and below
    itself, so that a course goes on at its full height beside it.
    """
    xs = sorted({0, width, *(x for o in openings for x in (o[0], o[2]) if 0 <= x <= width)})
    ends = courses or [z for o in openings for z in (o[1], o[3])]
    for low, high in pairwise(sorted({0, height, *(z for z in ends if 0 <= z <= height)})):
        start, solid = xs[0], _solid_parts(xs[0], xs[1], low, high, openings)
        for x0, x1 in pairwise(xs[1:]):
            parts = _solid_parts(x0, x1, low, high, openings)
            if parts != solid:
                yield from ((start, z0, x0, z1) for z0, z1 in solid)
                start, solid = x0, parts
        yield from ((start, z0, xs[-1], z1) for z0, z1 in solid)


def _solid_parts(
    x0: float, x1: float, low: float, high: float, openings: Sequence[Opening]
) -> list[tuple[float, float]]:
    """The heights between `low` and `high` at which a column of a wall has no opening."""
    tiny = 1e-6
    parts, z = [], low
    for o in sorted(openings, key=lambda o: o[1]):
        if o[0] > x0 + tiny or x1 > o[2] + tiny or o[3] <= low + tiny or o[1] >= high - tiny:
            continue
        if o[1] > z + tiny:
            parts.append((z, o[1]))
        z = max(z, o[3])
    if z < high - tiny:
        parts.append((z, high))
    return parts


def _levels(height: float, pitch: float) -> list[float]:
    return [k * pitch for k in range(int(height / pitch) + 2)]


def _boards(x0: float, x1: float, chance: Random, low: float, high: float) -> Iterator[tuple[float, float]]:
    """Divides a length into boards of random lengths between `low` and `high`; the last is at least `low` long."""
    while x1 - x0 > 0.01:
        end = min(x1, x0 + chance.uniform(low, high)) if x1 - x0 > low + high * 0.4 else x1
        yield x0, end
        x0 = end


def _add_nails(
    mesh: MeshBuilder, ends: tuple[float, float], heights: Sequence[float], front: float, head: Material
) -> None:
    """Adds the heads of nails where a board crosses the studs behind it, and one near each of its ends."""
    left, right = ends
    studs = [k * STUDS for k in range(int(left / STUDS) + 1, int(right / STUDS) + 1)]
    inner = [x for x in studs if left + 0.1 < x < right - 0.1]
    turn = [math.pi * k / 4 for k in range(8)]
    for x in (left + 0.025, *inner, right - 0.025):
        for z in heights:
            ring = [(x + 0.0038 * math.cos(a), front, z + 0.0038 * math.sin(a)) for a in turn]
            mesh.add(ring, [tuple(range(8))], head)


def _add_lap(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    uneven = Random("uneven boards")
    for x0, z0, x1, z1 in cells(*size, openings, _levels(size[1], clad.pitch)):
        course = (z0 / clad.pitch + 1e-4) % 1
        for left, right in _boards(x0, x1, chance, 2.4, 3.6):
            foot = -0.004 - 0.014 * (1 - course) - uneven.uniform(0, 0.0025)
            low = z0 + uneven.uniform(-0.0015, 0.0015) * (course < 0.01)
            ends = (left, right - 0.003)
            points = [
                (ends[0], foot, low),
                (ends[1], foot, low),
                (ends[1], -0.003, z1),
                (ends[0], -0.003, z1),
                (ends[0], 0, low),
                (ends[1], 0, low),
            ]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0), (4, 0, 3), (5, 2, 1)], clad.material)
            if right - left > 0.2 and z1 - z0 > 0.06:
                # The heads are painted over: only their shadows are seen.
                _add_nails(mesh, ends, [z0 + 0.022], foot, clad.material)


def _add_slats(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    uneven = Random("uneven boards")
    for x0, z0, x1, z1 in cells(*size, openings, _levels(size[1], clad.pitch)):
        for left, right in _boards(x0, x1, chance, 1.2, 3.0):
            front = -0.02 - uneven.uniform(-0.0015, 0.0015)
            low, high = z0 + 0.0028 + uneven.uniform(0, 0.0016), z1 - 0.0028 - uneven.uniform(0, 0.0016)
            ends = (left + 0.0012, right - 0.0012)
            mesh.box((ends[0], front, low), (ends[1], 0, high), clad.material, 0.003)
            if right - left > 0.12 and high - low > 0.06:
                pair = [low + 0.022, high - 0.022]
                _add_nails(mesh, ends, pair, front - 0.0004, plain("#4b4138", 0.45, 0.4, 0.6))


def _add_upright(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, _: Random
) -> None:
    """Adds battens over the joints of a board wall, or upright slats side by side."""
    width, height = size
    is_batten = clad.kind == "batten"
    x, uneven = 0.0, Random("uneven boards")
    while x < width - 0.02:
        pitch = clad.pitch if is_batten else clad.pitch * uneven.choice((0.8, 1.0, 1.0, 1.25))
        left, right = (x, x + 0.045) if is_batten else (x + 0.0035, min(width, x + pitch) - 0.0035)
        front, cut = -0.02 - uneven.uniform(-0.0015, 0.0015), uneven.uniform(0.4, 2.9)
        if is_batten:
            _add_panel(mesh, (x + 0.02, 0, x + pitch + 0.02, height), openings, clad.material)
            _add_batten_nails(mesh, x, height, front, openings, clad.material, uneven)
        met = sorted((o for o in openings if o[0] < right and o[2] > left), key=lambda o: o[1])
        z = 0.0
        for x0, low, x1, high in [*met, (left, height, right, height)]:
            end = min(low, height)
            # A slat as high as the wall is pieced together of two.
            parts = (
                [(z, cut - 0.0015), (cut + 0.0015, end)] if not is_batten and z < cut < end else [(z, end)]
            )
            for foot, top in parts:
                if top - foot > 0.02:
                    edge = 0.006 if is_batten else 0.003
                    mesh.box((left, front, foot), (right, 0, top), clad.material, edge)
                    if not is_batten:
                        _add_slat_nails(mesh, (left, right), (foot, top), front)
            # Beside an opening, a slat is as wide as the room that is left.
            for a, b in ((left, x0), (x1, right)):
                if not is_batten and b - a > 0.01 and high > low:
                    mesh.box((a, front, low), (b, 0, min(high, height)), clad.material, 0.003)
            z = max(z, high)
        x += pitch


def _add_batten_nails(
    mesh: MeshBuilder,
    x: float,
    height: float,
    front: float,
    openings: Sequence[Opening],
    paint: Material,
    chance: Random,
) -> None:
    """Adds the painted heads of nails up a batten and beside it."""
    for k in range(1, int(height / 0.3)):
        z = 0.3 * k + chance.uniform(-0.02, 0.02)
        for at, y in ((x + 0.0225, front - 0.0005), (x + 0.075, -0.0045), (x - 0.03, -0.0045)):
            if not any(a - 0.05 < at < c + 0.05 and b < z < d for a, b, c, d in openings):
                _add_nail(mesh, at, y, z, paint)


def _add_slat_nails(
    mesh: MeshBuilder, sides: tuple[float, float], ends: tuple[float, float], front: float
) -> None:
    """Adds the small heads of nails to an upright slat: one or two where it crosses the rails behind it, not in a line."""
    (left, right), (foot, top) = sides, ends
    chance = Random(f"nails {left:.3f} {foot:.3f}")
    rails = [z for z in RAILS if foot + 0.1 < z < top - 0.1]
    heads = [(z, True) for z in (foot + 0.03, top - 0.03)] + [(z, False) for z in rails]
    rust = plain("#6e5641", 0.7, 0.2)
    for z, is_end in heads:
        for x in (
            (left + 0.018, right - 0.018) if is_end else (left + chance.uniform(0.25, 0.75) * (right - left),)
        ):
            high = z + chance.uniform(-0.012, 0.012) * (1 if is_end else 2)
            _add_nail(mesh, x, front - 0.0004, high, rust, 0.0022)


def _add_nail(
    mesh: MeshBuilder, x: float, y: float, z: float, head: Material, radius: float = 0.0042
) -> None:
    turn = [math.pi * step / 4 for step in range(8)]
    ring = [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in turn]
    mesh.add(ring, [tuple(range(8))], head)


def _add_panel(mesh: MeshBuilder, board: Opening, openings: Sequence[Opening], material: Material) -> None:
    """Adds the wide board between two battens, without the openings that it meets: each has a shade of its own."""
    x0, z0, x1, z1 = board
    shifted = [(a - x0, b - z0, c - x0, d - z0) for a, b, c, d in openings]
    for a, b, c, d in cells(x1 - x0, z1 - z0, shifted):
        ring = ((x0 + a, z0 + b), (x0 + c, z0 + b), (x0 + c, z0 + d), (x0 + a, z0 + d))
        mesh.add([(x, -0.004, z) for x, z in ring], [(0, 1, 2, 3)], material)


def _add_split_stone(mesh: MeshBuilder, stone: Opening, material: Material, chance: Random) -> None:
    """Adds one stone with a broken face: uneven facets that fall back to a ragged edge."""
    x0, z0, x1, z1 = stone
    columns, rows = max(3, round((x1 - x0) / 0.05)), max(3, round((z1 - z0) / 0.034))
    wide, tall, own = (x1 - x0) / columns, (z1 - z0) / rows, chance.uniform(0, 90)
    proud, lean = chance.uniform(0.024, 0.038), (chance.uniform(-0.004, 0.004), chance.uniform(-0.004, 0.004))
    points = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = 2 * i / columns - 1, 2 * j / rows - 1
            on_side, on_bed = abs(u) == 1, abs(v) == 1
            dx = -u * chance.uniform(0, 0.005) if on_side else chance.uniform(-0.3, 0.3) * wide
            dz = -v * chance.uniform(0, 0.004) if on_bed else chance.uniform(-0.3, 0.3) * tall
            x, z = x0 + i * wide + dx, z0 + j * tall + dz
            swell = 0.011 * noise.noise(Vector((x * 13, z * 19, own))) + chance.uniform(-0.002, 0.002)
            depth = proud + lean[0] * u + lean[1] * v + swell
            # Worn round at the rim, more in some places than in others.
            depth -= chance.uniform(0.006, 0.011) if on_side or on_bed else 0.0
            points.append((x, -max(MORTAR + 0.002, depth), z))
    faces: list[Face] = []
    row = columns + 1
    for j in range(rows):
        for i in range(columns):
            a, b, c, d = j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i
            faces += [(a, b, c), (a, c, d)] if chance.random() < 0.5 else [(a, b, d), (b, c, d)]
    bottom, top = [*range(row)], [rows * row + i for i in range(row)]
    ring = [*bottom, *(j * row + columns for j in range(1, rows)), *top[::-1]]
    ring += [j * row for j in range(rows - 1, 0, -1)]
    first = len(points)
    points += [(points[k][0], 0, points[k][2]) for k in ring]
    count = len(ring)
    faces += [(first + k, first + (k + 1) % count, ring[(k + 1) % count], ring[k]) for k in range(count)]
    mesh.add(points, faces, material)


def _add_stone(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    courses, z = [], 0.0
    while z < size[1]:
        courses.append(z)
        z += chance.choice((0.07, 0.1, 0.13, 0.17))
    for x0, z0, x1, z1 in cells(*size, openings, courses):
        # The last course under an edge may be too low for a stone; mortar fills it.
        while x1 - x0 > 0.03 and z1 - z0 > 0.03:
            end = min(x1, x0 + chance.uniform(0.16, 0.52))
            end = x1 if x1 - end < 0.1 else end
            side, bed = chance.uniform(0.006, 0.010), chance.uniform(0.006, 0.009)
            _add_split_stone(mesh, (x0 + side, z0 + bed, end - side, z1 - bed), clad.material, chance)
            x0 = end


def _add_shingles(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    for x0, z0, x1, z1 in cells(*size, openings, _levels(size[1], clad.pitch)):
        while x1 - x0 > 0.01:
            end = min(x1, x0 + chance.uniform(0.09, 0.2))
            foot, drop = -0.015 - chance.uniform(0, 0.005), chance.uniform(-0.004, 0.003)
            lean = chance.uniform(-0.002, 0.002)
            points = [
                (x0 + 0.0018, foot, z0 + drop),
                (end - 0.0018, foot + lean, z0 + drop),
                (end - 0.0018, -0.003, z1),
                (x0 + 0.0018, -0.003, z1),
                (x0, 0, z0 + drop),
                (end, 0, z0 + drop),
            ]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0)], clad.material)
            x0 = end


def _add_brick(mesh: MeshBuilder, brick: Opening, front: float, material: Material, chance: Random) -> None:
    """Adds one brick: none is quite straight, flush with the others or sharp at its edges."""
    x0, z0, x1, z1 = brick
    low = (
        x0 + chance.uniform(0, 0.002),
        front + chance.uniform(-0.0018, 0.0018),
        z0 + chance.uniform(0, 0.0015),
    )
    high = (x1 - chance.uniform(0, 0.002), 0, z1 - chance.uniform(0, 0.0015))
    mesh.box(low, high, material, chance.uniform(0.003, 0.0055))


def _row_of_bricks(mesh: MeshBuilder, row: Opening, front: float, material: Material, chance: Random) -> None:
    """Adds bricks that stand side by side: over an opening, or under it as its sill."""
    x0, z0, x1, z1 = row
    count = round((x1 - x0) / BRICK_COURSE)
    pitch = (x1 - x0) / count
    for k in range(count):
        left = x0 + k * pitch + BED / 2
        _add_brick(mesh, (left, z0, left + pitch - BED, z1), front, material, chance)


def _add_bricks(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    """Adds bricks in a running bond, upright bricks over each opening, and a sill of bricks on edge."""
    aside, reach, taken = 0.1, 0.046, list(openings)
    for x0, z0, x1, z1 in openings:
        left, right, low = x0 - aside, x1 + aside, z0 - reach - 0.105
        over, under = (left, z1, right, z1 + BRICK[0] + BED), (left, low - BED, right, z0)
        _row_of_bricks(mesh, (left, z1 + BED, right, z1 + BRICK[0]), -MORTAR, clad.material, chance)
        _row_of_bricks(mesh, (left, low, right, z0 - reach), -0.042, clad.material, chance)
        taken += [over, under]
    pitch = BRICK[0] + BED
    for x0, z0, x1, z1 in cells(*size, taken, _levels(size[1], BRICK_COURSE)):
        course = int(z0 / BRICK_COURSE + 1e-4)
        start = -pitch / 2 * (course % 2)
        for k in range(int((x0 - start) / pitch), int((x1 - start) / pitch) + 1):
            left, right = max(x0, start + k * pitch), min(x1, start + (k + 1) * pitch - BED)
            if right - left > 0.02 and z1 - z0 > 0.02:
                _add_brick(mesh, (left, z0 + BED, right, z1), -MORTAR, clad.material, chance)


BOARDS = {
    "brick": _add_bricks,
    "lap": _add_lap,
    "slats": _add_slats,
    "upright_slats": _add_upright,
    "batten": _add_upright,
    "stone": _add_stone,
    "shingle": _add_shingles,
}


def add_wall(
    mesh: MeshBuilder,
    width: float,
    height: float,
    openings: Sequence[Opening],
    clad: Cladding,
    thickness: float = 0.2,
    inside: Material | None = None,
) -> None:
    """Adds a wall with its cladding, its plastered inner face, and the sides of its openings (reveals)."""
    is_slatted = clad.kind in ("slats", "upright_slats")
    dark = plain("#4a3d31" if is_slatted else "#2a2723", 0.9, 0.1)
    is_masonry = clad.kind in ("stone", "brick")
    joint = stucco("#b5ab9c" if clad.kind == "stone" else "#8f867a", 0.5) if is_masonry else dark
    face = clad.material if clad.is_plaster or clad.kind == "batten" else joint
    inner = inside or plain("#efece5", 0.9, 0.1)
    skin = {"stone": -MORTAR, "brick": -MORTAR / 2}.get(clad.kind, -0.011 if is_slatted else 0)
    for x0, z0, x1, z1 in cells(width, height, openings):
        mesh.quad((x0, skin, z0), (x1, skin, z0), (x1, skin, z1), (x0, skin, z1), face)
        mesh.quad((x1, thickness, z0), (x0, thickness, z0), (x0, thickness, z1), (x1, thickness, z1), inner)
    if clad.kind in BOARDS:
        BOARDS[clad.kind](mesh, (width, height), openings, clad, Random("boards"))
    outer = clad.material if clad.is_plaster else plain(clad.trim, 0.7, 0.3)
    front = 0 if clad.is_plaster else -0.022
    for opening in openings:
        _add_reveal(mesh, opening, front, thickness / 2, outer)
        _add_reveal(mesh, opening, thickness / 2, thickness, plain("#f1eee8", 0.8, 0.2))


def _add_reveal(mesh: MeshBuilder, opening: Opening, front: float, back: float, material: Material) -> None:
    """Adds the four sides of an opening between two depths of the wall."""
    x0, z0, x1, z1 = opening
    mesh.quad((x0, front, z0), (x0, back, z0), (x0, back, z1), (x0, front, z1), material)
    mesh.quad((x1, back, z0), (x1, front, z0), (x1, front, z1), (x1, back, z1), material)
    mesh.quad((x0, front, z1), (x0, back, z1), (x1, back, z1), (x1, front, z1), material)
    mesh.quad((x0, back, z0), (x0, front, z0), (x1, front, z0), (x1, back, z0), material)


def add_infill(
    mesh: MeshBuilder, opening: Opening, outline: Outline, thickness: float, outer: Material, inner: Material
) -> None:
    """Fills the corners between a rectangular opening and a window of another shape.

    `outline` is the window's, measured from the lower left corner of the opening. Both faces are in front of the wall,
    because faces in the same plane flicker, but by so little that low sun shows no seam.
    """
    lap, proud = 0.002, 0.0002
    frame = rectangle(opening[0] - lap, opening[1] - lap, opening[2] + lap, opening[3] + lap)
    hole = [(opening[0] + x, opening[1] + z) for x, z in outline]
    loops = [[Vector((x, z, 0)) for x, z in loop] for loop in (frame, hole)]
    triangles = [tuple(triangle) for triangle in tessellate_polygon(loops)]
    for depth, skin in ((-proud, outer), (thickness + proud, inner)):
        mesh.add([(x, depth, z) for x, z in (*frame, *hole)], triangles, skin)
    left, bottom, right, top = opening
    for (x0, z0), (x1, z1) in zip(hole, [*hole[1:], hole[0]]):
        # The reveal of the opening is there already, and faces in the same plane render black.
        on_side = any(abs(x0 - x) + abs(x1 - x) < 1e-6 for x in (left, right))
        on_end = any(abs(z0 - z) + abs(z1 - z) < 1e-6 for z in (bottom, top))
        if on_side or on_end:
            continue
        middle = thickness / 2
        for front, back, skin in ((0, middle, outer), (middle, thickness, inner)):
            mesh.quad((x0, front, z0), (x1, front, z1), (x1, back, z1), (x0, back, z0), skin)


def add_trim(
    mesh: MeshBuilder,
    opening: Opening,
    color: Material,
    width: float = 0.09,
    has_sill: bool = True,
    proud: float = 0.036,
) -> None:
    """Adds flat casing around an opening in a wall of boards or stones, with a projecting head and a sill.

    `proud` is how far the casing is in front of the wall. It must be more than the thickness of the cladding.
    """
    # It covers the edge of the frame; flush with the side of the opening, it would leave a black slit.
    lap = 0.004
    x0, z0, x1, z1 = opening[0] + lap, opening[1] + lap, opening[2] - lap, opening[3] - lap
    for left, right in ((x0 - width, x0), (x1, x1 + width)):
        # An open joint of 2 mm under the head.
        mesh.box((left, -proud, opening[1]), (right, 0, z1 - 0.002), color, 0.004)
    mesh.box((x0 - width - 0.02, -proud - 0.004, z1), (x1 + width + 0.02, 0, z1 + width + 0.03), color, 0.004)
    # A bead of sealant, painted over: one in its own gray looks like a strip of wrong paint beside a dark casing.
    for left, right in ((x0 - width - 0.005, x0 - width), (x1 + width, x1 + width + 0.005)):
        mesh.box((left, -proud + 0.01, opening[1] - (0.11 if has_sill else 0)), (right, 0, z1), color, 0.002)
    # A strip of metal over the head leads the rain away from the wall.
    drip = (x0 - width - 0.024, -proud - 0.010, z1 + width + 0.03)
    mesh.box(drip, (x1 + width + 0.024, 0, drip[2] + 0.003), plain("#8f8f8c", 0.4, 0.5, 0.6))
    if has_sill:
        mesh.box((x0 - width - 0.03, -proud - 0.024, z0 - 0.049), (x1 + width + 0.03, 0, z0), color, 0.004)
        mesh.box((x0 - width, -proud, z0 - 0.115), (x1 + width, 0, z0 - 0.049), color, 0.004)
