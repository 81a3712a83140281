"""Walls with openings, and their claddings. A wall runs along x, begins at z = 0, and faces -y."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Iterator, Sequence

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from .modeling.geometry import Outline, rectangle
from .modeling.mesh import Material, MeshBuilder
from .surfaces.materials import plain, stucco

Opening = tuple[float, float, float, float]
"""A rectangle in the wall: x0, z0, x1, z1."""


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
        return self.kind in ("stucco", "concrete")

    @property
    def setback(self) -> float:
        """How far a window is behind the face of the wall. Negative, so in front of it, in a wall of boards."""
        return 0.045 if self.is_plaster else -0.012


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


def _add_lap(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    for x0, z0, x1, z1 in cells(*size, openings, _levels(size[1], clad.pitch)):
        course = (z0 / clad.pitch + 1e-4) % 1
        foot = -0.004 - 0.014 * (1 - course)
        for left, right in _boards(x0, x1, chance, 2.4, 3.6):
            right -= 0.002
            points = [
                (left, foot, z0),
                (right, foot, z0),
                (right, -0.003, z1),
                (left, -0.003, z1),
                (left, 0, z0),
                (right, 0, z0),
            ]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0)], clad.material)


def _add_slats(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    for x0, z0, x1, z1 in cells(*size, openings, _levels(size[1], clad.pitch)):
        for left, right in _boards(x0, x1, chance, 1.8, 3.4):
            mesh.box((left + 0.001, -0.02, z0 + 0.006), (right - 0.001, 0, z1 - 0.006), clad.material, 0.003)


def _add_upright(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, _: Random
) -> None:
    """Adds battens over the joints of a board wall, or upright slats side by side."""
    width, height = size
    is_batten = clad.kind == "batten"
    x = 0.0
    while x < width - 0.02:
        left, right = (x, x + 0.045) if is_batten else (x + 0.006, min(width, x + clad.pitch) - 0.006)
        met = sorted((o for o in openings if o[0] < right and o[2] > left), key=lambda o: o[1])
        z = 0.0
        for x0, low, x1, high in [*met, (left, height, right, height)]:
            if low - z > 0.02:
                mesh.box((left, -0.02, z), (right, 0, min(low, height)), clad.material, 0.003)
            # Beside an opening, a slat is as wide as the room that is left.
            for a, b in ((left, x0), (x1, right)):
                if not is_batten and b - a > 0.01 and high > low:
                    mesh.box((a, -0.02, low), (b, 0, min(high, height)), clad.material, 0.003)
            z = max(z, high)
        x += clad.pitch


def _add_stone(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    courses, z = [], 0.0
    while z < size[1]:
        courses.append(z)
        z += chance.choice((0.06, 0.09, 0.12, 0.15))
    for x0, z0, x1, z1 in cells(*size, openings, courses):
        while x1 - x0 > 0.01:
            end = min(x1, x0 + chance.uniform(0.18, 0.6))
            end = x1 if x1 - end < 0.1 else end
            face = -chance.uniform(0.018, 0.045)
            side, bed = chance.uniform(0.005, 0.008), chance.uniform(0.005, 0.008)
            mesh.box((x0 + side, face, z0 + bed), (end - side, 0, z1 - bed), clad.material, 0.007)
            x0 = end


def _add_shingles(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, chance: Random
) -> None:
    for x0, z0, x1, z1 in cells(*size, openings, _levels(size[1], clad.pitch)):
        while x1 - x0 > 0.01:
            end = min(x1, x0 + chance.uniform(0.09, 0.2))
            foot, drop = -0.012 - chance.uniform(0, 0.004), chance.uniform(-0.006, 0.004)
            points = [
                (x0 + 0.001, foot, z0 + drop),
                (end - 0.001, foot, z0 + drop),
                (end - 0.001, -0.003, z1),
                (x0 + 0.001, -0.003, z1),
                (x0, 0, z0 + drop),
                (end, 0, z0 + drop),
            ]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0)], clad.material)
            x0 = end


BOARDS = {
    "lap": _add_lap,
    "slats": _add_slats,
    "upright_slats": _add_upright,
    "batten": _add_upright,
    "stone": _add_stone,
    "shingle": _add_shingles,
}


MORTAR = 0.008
"""How far the mortar of stones is in front of the wall: their joints are raked, but not black."""


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
    joint = stucco("#a89f92", 0.5) if clad.kind == "stone" else plain("#2a2723", 0.9, 0.1)
    face = clad.material if clad.is_plaster or clad.kind == "batten" else joint
    inner = inside or plain("#efece5", 0.9, 0.1)
    skin = -MORTAR if clad.kind == "stone" else 0
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
        mesh.quad((x0, 0, z0), (x1, 0, z1), (x1, thickness, z1), (x0, thickness, z0), outer)


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
        mesh.box((left, -proud, opening[1]), (right, 0, z1), color, 0.004)
    mesh.box((x0 - width - 0.02, -proud - 0.004, z1), (x1 + width + 0.02, 0, z1 + width + 0.03), color, 0.004)
    # A strip of metal over the head leads the rain away from the wall.
    drip = (x0 - width - 0.024, -proud - 0.010, z1 + width + 0.03)
    mesh.box(drip, (x1 + width + 0.024, 0, drip[2] + 0.003), plain("#8f8f8c", 0.4, 0.5, 0.6))
    if has_sill:
        mesh.box((x0 - width - 0.03, -proud - 0.024, z0 - 0.049), (x1 + width + 0.03, 0, z0), color, 0.004)
        mesh.box((x0 - width, -proud, z0 - 0.115), (x1 + width, 0, z0 - 0.049), color, 0.004)
