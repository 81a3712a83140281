"""Flat, gable, shed and butterfly roofs. Lengths in meters; a pitch is the rise divided by the run."""

from __future__ import annotations

import math

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.plain import plain
from ..walls.cladding import Cladding
from .coverings import SHEETS, TILES, add_covering
from .gables import add_cladding_under, add_gable


def add_flat_roof(
    mesh: MeshBuilder,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    z: float,
    overhang: float,
    fascia: str,
    thick: float = 0.27,
) -> None:
    """Adds a flat roof: a slab with a wooden soffit."""
    low, high = (x0 - overhang, y0 - overhang, z), (x1 + overhang, y1 + overhang, z + thick)
    mesh.box(low, high, plain(fascia, 0.5, 0.4), 0.012)
    edge = overhang - 0.03
    mesh.ceiling(x0 - edge, y0 - edge, x1 + edge, y1 + edge, z - 0.004, wood("#a98f70", "x", 0.6))


def add_parapet(
    mesh: MeshBuilder,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    z: float,
    skin: Material,
    height: float = 0.45,
) -> None:
    """Adds a parapet: low walls that hide a flat roof. No two faces of its pieces are in the same plane."""
    out, wide, top = 0.004, 0.25, z + height
    for low, high in ((y0 - out, y0 + wide), (y1 - wide, y1 + out)):
        mesh.box((x0 - out, low, z), (x1 + out, high, top), skin, 0.03)
    for left, right in ((x0 - out / 2, x0 + wide), (x1 - wide, x1 + out / 2)):
        mesh.box((left, y0 + wide - 0.03, z), (right, y1 - wide + 0.03, top - 0.002), skin, 0.03)
    mesh.floor(x0, y0, x1, y1, z + 0.05, plain("#8d8b86", 0.9))


def _add_gutter(
    mesh: MeshBuilder,
    length: float,
    over: float,
    overhang: float,
    eave: float,
    kind: str,
    spout: str,
    foot: float,
) -> None:
    """Adds a gutter along an eave, and a downspout at the end named by `spout` that runs down the wall to the
    height `foot`. `spout` may be none.
    """
    skin = plain("#5a4a40" if kind == "tile" else "#e4e2dc", 0.4, 0.5)
    ring = [(-0.11, 0.10), (-0.11, 0.04), (-0.085, -0.005), (-0.025, -0.005), (0.0, 0.04), (0.0, 0.09)]
    x0, x1 = -over, length + over
    points = [(x, y, z) for y, z in ring for x in (x0, x1)]
    mesh.add(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(ring) - 1)], skin)
    for x in (x0, x1):
        mesh.add([(x, y, z) for y, z in ring], [tuple(range(len(ring)))], skin)
    if spout == "none":
        return
    x, wall = length - 0.12 if spout == "right" else 0.12, overhang - 0.06
    path = [(x, -0.055, 0.0), (x, -0.055, -0.06), (x, wall, -0.06 - 0.45 * overhang), (x, wall, foot - eave)]
    mesh.tube(path, 0.038, skin, 14)


RAKE = 0.3
"""The least overhang at a gable."""
BARGE = (0.028, 0.21)
"""Thickness and height of the board along the edge of a gable roof."""
CAP = 0.15
"""How far the cap of a ridge reaches down each slope, measured level."""


def _add_prism(
    mesh: MeshBuilder,
    ends: tuple[float, float],
    y: float,
    ring: list[tuple[float, float]],
    material: Material,
) -> None:
    """Adds a bar along x. `ring` is its section: (distance from y, height), counterclockwise seen from -x."""
    count = len(ring)
    points = [(x, y + aside, z) for x in ends for aside, z in ring]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    mesh.add(points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], material)


def add_gable_roof(
    mesh: MeshBuilder,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    z: float,
    pitch: float,
    overhang: float,
    kind: str,
    clad: Cladding,
    ridge: str = "x",
    spout: str = "right",
    drained_to: float = 0.12,
) -> None:
    """Adds two slopes that meet in a ridge along x or y; `kind` is metal, light_metal, shingle or tile, and
    `spout` the end of the eave (left, right or none) with the downspout, which ends at the height
    `drained_to`. It must not be where another part of the house goes on.
    """
    if ridge == "y":
        frame, length, depth = (
            Matrix.Translation((x1, y0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"),
            y1 - y0,
            x1 - x0,
        )
    else:
        frame, length, depth = Matrix.Translation((x0, y0, 0)), x1 - x0, y1 - y0
    rise, angle, over = depth / 2 * pitch, math.atan(pitch), max(RAKE, overhang * 0.7)
    slope, thick = (depth / 2 + overhang) / math.cos(angle), 0.14
    eave = z - overhang * pitch
    deck = plain("#5a4030" if kind == "tile" else "#e9e7e1", 0.6)
    with mesh.at(frame):
        turned = Matrix.Translation((length, depth + overhang, eave)) @ Matrix.Rotation(math.pi, 4, "Z")
        for side, foot in enumerate((Matrix.Translation((0, -overhang, eave)), turned)):
            with mesh.at(foot):
                _add_gutter(mesh, length, over, overhang, eave, kind, spout, drained_to)
            with mesh.at(foot @ Matrix.Rotation(angle, 4, "X")):
                mesh.box((-over, 0, -0.02), (length + over, slope, thick), deck, 0.006)
                for x in (-over - BARGE[0], length + over):
                    mesh.box((x, 0, thick - BARGE[1]), (x + BARGE[0], slope, thick), deck, 0.004)
                add_covering(mesh, kind, length, slope, over, thick, side)
        top = z + rise
        if kind == "tile":
            for k in range(int(length / 0.38) + 2):
                x = -over + k * 0.38 - 0.02
                mesh.cylinder(
                    (x, depth / 2, top + 0.16),
                    (x + 0.42, depth / 2, top + 0.19),
                    0.12,
                    plain(TILES[1], 0.85, 0.2),
                    10,
                    0.10,
                )
        else:
            cap = plain(*SHEETS.get(kind, ("#454340", 0.9, 0.2, 0.0)))
            apex, drop = top + (thick + 0.03) / math.cos(angle), CAP * pitch
            ridge_cap = [(-CAP, apex - drop), (0, apex), (CAP, apex - drop)]
            ring = [*ridge_cap, *((y, height + 0.03) for y, height in reversed(ridge_cap))]
            _add_prism(mesh, (-over, length + over), depth / 2, ring, cap)
        # Two slabs that meet at an angle leave a notch between their upper edges.
        aside, rim = thick * math.sin(angle), top + thick * math.cos(angle)
        notch = [(0, top - 0.02), (aside, rim), (0, top + thick / math.cos(angle)), (-aside, rim)]
        _add_prism(mesh, (-over, length + over), depth / 2, notch, deck)
        add_gable(mesh, 0, depth, z, rise, clad, True, deck)
        add_gable(mesh, length, depth, z, rise, clad, False, deck)


def add_slope(
    mesh: MeshBuilder,
    across: tuple[float, float],
    along: tuple[float, float],
    heights: tuple[float, float],
    fascia: str,
    clad: Cladding,
    eaves: tuple[float, float] = (0.5, 0.5),
) -> None:
    """Adds a shed roof over a box, and the walls that fill the wedge between the box and the roof.

    `heights` are the heights of the roof at the two ends of `across`; `eaves` is how far the roof overhangs
    there.
    """
    (x0, x1), (y0, y1), (z0, z1) = across, along, heights
    base, top_x = min(z0, z1), x0 if z0 > z1 else x1
    for y, faces in ((y0, [(0, 1, 2)]), (y1, [(2, 1, 0)])):
        mesh.add([(x0, y, base), (x1, y, base), (top_x, y, max(z0, z1))], faces, clad.material)
    mesh.quad(
        (top_x, y0, base),
        (top_x, y1, base),
        (top_x, y1, max(z0, z1)),
        (top_x, y0, max(z0, z1)),
        clad.material,
    )
    high, (wide, deep) = max(z0, z1), (x1 - x0, y1 - y0)
    side = place_at(x0, y1, 0, -90) if z0 > z1 else place_at(x1, y0, 0, 90)
    for frame, line in (
        (place_at(x0, y0), [(0, z0), (wide, z1)]),
        (place_at(x1, y1, 0, 180), [(0, z1), (wide, z0)]),
        (side, [(0, high), (deep, high)]),
    ):
        with mesh.at(frame):
            add_cladding_under(mesh, line, base, clad, f"wedge {wide:.2f}")
    angle, length = math.atan2(z1 - z0, x1 - x0), math.hypot(x1 - x0, z1 - z0)
    left, right, front, back = -eaves[0], length + eaves[1], y0 - 0.6, y1 + 0.6
    with mesh.at(Matrix.Translation((x0, 0, z0)) @ Matrix.Rotation(-angle, 4, "Y")):
        mesh.box((left, front, 0), (right, back, 0.2), plain(fascia, 0.5, 0.4), 0.012)
        edge = 0.03
        mesh.ceiling(left + edge, front + edge, right - edge, back - edge, -0.004, wood("#a98f70", "x", 0.6))
        mesh.floor(left + 0.1, front + 0.1, right - 0.1, back - 0.1, 0.206, plain("#8c9092", 0.4, 0.5, 0.4))
