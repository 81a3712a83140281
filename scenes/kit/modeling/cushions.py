"""Cushions, table tops and shells of chairs: solids with a rounded outline in plan. Sizes in meters."""

from __future__ import annotations

import math
from typing import Sequence

import bpy
from mathutils import Matrix, Vector, noise

from .geometry import IDENTITY, Face, Outline
from .mesh import Material, MeshBuilder, put_mesh

TOP_STEPS, SIDE_STEPS = 14, 6
"""Rings of points from the middle of a cushion's face to its seam, and steps from one seam to the other."""
PUCKERS = 0.0022
"""Depth in meters of the small folds that the thread of a seam pulls into the cloth beside it."""
WRINKLES = 0.006
"""Height in meters of the soft waves of a cover that has been sat on."""


def rounded_rectangle(width: float, depth: float, corner: float, side_points: int = 9) -> Outline:
    """The outline of a rectangle around the origin with round corners, counterclockwise."""
    corner = min(corner, width * 0.499, depth * 0.499)
    points: Outline = []
    half, deep = width / 2 - corner, depth / 2 - corner
    middles = ((half, -deep, -90), (half, deep, 0), (-half, deep, 90), (-half, -deep, 180))
    for k, (x, y, start) in enumerate(middles):
        arc = [math.radians(start + 90 * step / 6) for step in range(7)]
        points += [(x + corner * math.cos(a), y + corner * math.sin(a)) for a in arc]
        (x0, y0), (x1, y1, after) = points[-1], middles[(k + 1) % 4]
        end = (x1 + corner * math.cos(math.radians(after)), y1 + corner * math.sin(math.radians(after)))
        points += [
            (x0 + (end[0] - x0) * s / side_points, y0 + (end[1] - y0) * s / side_points)
            for s in range(1, side_points)
        ]
    return points


def oval(width: float, depth: float, count: int = 72) -> Outline:
    """The outline of an ellipse around the origin, counterclockwise."""
    turns = [2 * math.pi * k / count for k in range(count)]
    return [(width / 2 * math.cos(a), depth / 2 * math.sin(a)) for a in turns]


def _rings(points: Sequence[Vector], count: int) -> list[Face]:
    """Faces between rings of `count` points each."""
    return [
        (r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k)
        for r in range(len(points) // count - 1)
        for k in range(count)
    ]


def add_slab(
    mesh: MeshBuilder,
    outline: Outline,
    low: float,
    high: float,
    material: Material,
    edge: float = 0.006,
    under: float = 0,
) -> None:
    """Adds a board with any convex outline around the origin whose edges are rounded by `edge`. `under` is
    how much smaller the lower side is on all sides; it makes a thick top look thin.
    """
    reach = max(math.hypot(x, y) for x, y in outline)
    turns = [math.radians(90 * k / 4) for k in range(5)]
    steps = [(under + edge * (1 - math.sin(a)), low + edge * (1 - math.cos(a))) for a in turns]
    steps += [(edge * (1 - math.cos(a)), high - edge * (1 - math.sin(a))) for a in turns]
    points = [
        Vector((x * (1 - cut / reach), y * (1 - cut / reach), z)) for cut, z in steps for x, y in outline
    ]
    count = len(outline)
    ends = [tuple(range(count))[::-1], tuple(range(len(points) - count, len(points)))]
    mesh.add(points, [*_rings(points, count), *ends], material)


def _wrinkle(x: float, y: float, seed: float) -> float:
    """The soft waves of a cover that has been sat on, from -1 to 1."""
    broad, fine = Vector((x * 5.2, y * 5.2, seed)), Vector((x * 13, y * 4.5, seed + 9))
    return noise.noise(broad) * 0.7 + noise.noise(fine) * 0.3


def add_cushion(
    size: tuple[float, float, float],
    at: Matrix,
    cloth: Material,
    crown: float = 0.028,
    corner: float = 0.045,
    seed: float = 0,
    piping: float = 0.0042,
    outline: Outline | None = None,
) -> bpy.types.Object:
    """Adds a boxed cushion whose lower side lies on the plane z = 0 of `at`: a crown on top, sides that
    bulge, a cord in both seams, and puckers beside them. `size` is its width, depth and thickness; `outline`
    replaces the rounded rectangle.
    """
    width, depth, thick = size
    around = outline or rounded_rectangle(width, depth, corner)
    count, tall = len(around), thick - crown
    points: list[Vector] = []
    seams: list[list[Vector]] = [[], []]

    def ring(scale: float, z: float, out: float = 0) -> list[Vector]:
        return [Vector((x * scale * (1 + out), y * scale * (1 + out), z)) for x, y in around]

    for end, up in ((0, -1), (1, 1)):
        rows = [k / TOP_STEPS for k in range(1, TOP_STEPS + 1)]
        for t in rows if not end else rows[::-1]:
            for k, point in enumerate(ring(t**0.85 if t < 1 else 1, 0)):
                dome = (1 - t**2.6) * crown * (1 if end else 0.25)
                pucker = (
                    PUCKERS * math.sin(k * 2.1 + 3 * math.sin(k * 0.7)) * math.exp(-(1 - t) * 9) * (t < 1)
                )
                soft = WRINKLES * _wrinkle(point.x, point.y, seed) * (1 - t**6)
                point.z = (tall if end else 0) + up * (dome + pucker) + soft * end
                points.append(point)
        if not end:
            seams[0] = points[-count:]
            for s in range(1, SIDE_STEPS):
                bulge = 0.030 * math.sin(math.pi * s / SIDE_STEPS) * min(1.0, thick / 0.16)
                points += ring(1, tall * s / SIDE_STEPS, bulge * 0.6)
        else:
            seams[1] = points[-TOP_STEPS * count : -(TOP_STEPS - 1) * count]
    ends = [tuple(range(count))[::-1], tuple(range(len(points) - count, len(points)))]
    mesh = MeshBuilder()
    mesh.add(points, [*_rings(points, count), *ends], cloth)
    made = mesh.mesh("cushion")
    made.auto_smooth_angle = math.radians(75)
    cushion = put_mesh(made, at, "cushion")
    if piping:
        cords = MeshBuilder()
        for seam in seams:
            cords.tube([*seam, seam[0]], piping, cloth, 8, capped=False)
        cords.build("piping").parent = cushion
    return cushion


def add_curved_shell(
    radii: tuple[float, float],
    thick: float,
    low: float,
    heights: tuple[float, float],
    cloth: Material,
    sweep: float = 118,
    piping: float = 0.0042,
) -> bpy.types.Object:
    """Adds the upholstered shell of a tub chair, open toward -y: it rises from the first of the `heights` at
    its arms to the second at its back. `radii` are the radii of its outer side. `sweep` is how far it reaches
    to either side, in degrees.
    """
    count, across, points = 44, 16, []
    cord: list[Vector] = []
    for k in range(count + 1):
        share = 2 * k / count - 1
        a = math.radians(90 + sweep * share)
        rise = heights[0] + (heights[1] - heights[0]) * (
            0.5 + 0.5 * math.cos(math.pi * min(1, abs(share) ** 1.15))
        )
        # The ends of the arms are rounded.
        slim = thick * math.sqrt(max(0.04, 1 - max(0, (abs(share) - 0.93) / 0.07) ** 2))
        out = Vector((math.cos(a), math.sin(a), 0))
        base = Vector((radii[0] * out.x, radii[1] * out.y, 0))
        line: list[Vector] = []
        for j in range(across + 1):
            t = math.pi * j / across
            line.append(
                base
                - out * (thick / 2 - slim / 2 * math.cos(t))
                + Vector((0, 0, rise - 0.05 + 0.05 * math.sin(t)))
            )
        lean = [p + out * 0.03 * (rise - low) / 0.6 for p in line]
        foot = [base - out * (thick / 2 - slim / 2), base - out * (thick / 2 + slim / 2)]
        points += [foot[0] + Vector((0, 0, low)), *lean, foot[1] + Vector((0, 0, low))]
        cord.append(lean[1])
    n = across + 3
    faces: list[Face] = [
        (k * n + j, (k + 1) * n + j, (k + 1) * n + (j + 1) % n, k * n + (j + 1) % n)
        for k in range(count)
        for j in range(n)
    ]
    faces += [tuple(range(n)), tuple(range(count * n, count * n + n))[::-1]]
    mesh = MeshBuilder()
    mesh.add(points, faces, cloth)
    made = mesh.mesh("shell")
    made.auto_smooth_angle = math.radians(70)
    shell = put_mesh(made, IDENTITY, "shell")
    cords = MeshBuilder()
    cords.tube(cord, piping, cloth, 8)
    cords.build("piping").parent = shell
    return shell
