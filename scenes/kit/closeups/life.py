"""What people leave outside: a bench, a table with chairs, a bicycle, potted plants. The wall is y = 0."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.materials import concrete, plain, wood


def add_bench(mesh: MeshBuilder, x: float) -> None:
    """A slatted bench along the wall."""
    oak, iron = wood("#8a6645", "x", 0.5, 0.2), plain("#1f2021", 0.45, 0.5, 0.4)
    for k in range(4):
        mesh.box((x - 0.75, -0.72 + 0.11 * k, 0.42), (x + 0.75, -0.63 + 0.11 * k, 0.45), oak, 0.005)
    for dx in (-0.6, 0.6):
        for dy in (-0.7, -0.33):
            mesh.box((x + dx - 0.02, dy, 0), (x + dx + 0.02, dy + 0.03, 0.42), iron, 0.003)
        mesh.box((x + dx - 0.02, -0.7, 0.395), (x + dx + 0.02, -0.3, 0.42), iron, 0.003)


def add_cafe_table(mesh: MeshBuilder, x: float, streams: Streams) -> None:
    """A round table with two folding chairs."""
    steel = plain(streams["life"].choice(("#2f4a38", "#1f2021", "#b5623c")), 0.4, 0.5, 0.2)
    mesh.cylinder((x, -1.3, 0.70), (x, -1.3, 0.72), 0.32, steel, 40)
    mesh.cylinder((x, -1.3, 0), (x, -1.3, 0.70), 0.02, steel, 14)
    mesh.cylinder((x, -1.3, 0), (x, -1.3, 0.012), 0.2, steel, 32)
    mesh.lathe(x + 0.08, -1.35, [(0.03, 0.72), (0.042, 0.79), (0.03, 0.8)], plain("#e9e4d8", 0.4), 24)
    for side in (-1, 1):
        seat = x + side * 0.62
        for k in range(5):
            at = seat - 0.17 + 0.075 * k
            mesh.box((at, -1.5, 0.44), (at + 0.06, -1.1, 0.455), steel, 0.004)
        back = seat + side * 0.19
        for z in (0.62, 0.72, 0.82):
            # The uprights lean, so the slats of the back are further out the higher they are.
            at = seat + side * (0.39 * (z + 0.03) / 0.88 - 0.2)
            mesh.box((at - 0.006, -1.49, z), (at + 0.006, -1.11, z + 0.06), steel, 0.003)
        for y in (-1.49, -1.11):
            mesh.cylinder((back, y, 0.88), (seat - side * 0.2, y, 0), 0.011, steel, 10)
            mesh.cylinder((seat - side * 0.2, y, 0.44), (back, y, 0), 0.011, steel, 10)


def add_bicycle(mesh: MeshBuilder, x: float, streams: Streams) -> None:
    """A bicycle that leans against the wall."""
    paint = plain(streams["life"].choice(("#7d9c86", "#a8532f", "#31495a")), 0.35, 0.6)
    black, metal = plain("#151515", 0.6), plain("#b9bdc0", 0.3, 0.5, 1)
    with mesh.at(place_at(x, -0.32, 0) @ Matrix.Rotation(math.radians(-7), 4, "X")):
        for hub in (-0.52, 0.52):
            ring = [(hub + 0.34 * math.cos(a), 0, 0.35 + 0.34 * math.sin(a)) for a in _circle(48)]
            mesh.tube([*ring, ring[0]], 0.016, black, 10, capped=False)
            for a in _circle(18):
                mesh.cylinder(
                    (hub, 0, 0.35), (hub + 0.33 * math.cos(a), 0, 0.35 + 0.33 * math.sin(a)), 0.0012, metal, 5
                )
        seat, head, crank = (-0.2, 0, 0.86), (0.36, 0, 0.88), (-0.06, 0, 0.32)
        rear, front = (-0.52, 0, 0.35), (0.52, 0, 0.35)
        tubes = (
            (crank, seat),
            (crank, head),
            ((-0.17, 0, 0.76), head),
            (crank, rear),
            (rear, seat),
            (head, front),
        )
        for a, b in tubes:
            mesh.cylinder(a, b, 0.015, paint, 14)
        mesh.cylinder(head, (0.33, 0, 1.0), 0.013, metal, 12)
        mesh.cylinder((0.33, -0.27, 1.0), (0.33, 0.27, 1.0), 0.012, black, 12)
        mesh.box((-0.33, -0.06, 0.9), (-0.07, 0.06, 0.94), wood("#6b4a30", "x"), 0.02)
        mesh.cylinder(seat, (-0.215, 0, 0.91), 0.012, metal, 12)
        ring = [(-0.06 + 0.09 * math.cos(a), -0.03, 0.32 + 0.09 * math.sin(a)) for a in _circle(28)]
        mesh.tube([*ring, ring[0]], 0.006, metal, 8, capped=False)
        for way in (-1, 1):
            pedal = (-0.06 + way * 0.09, way * 0.06, 0.32 - way * 0.14)
            mesh.cylinder((-0.06, way * 0.05, 0.32), pedal, 0.009, metal, 10)
            mesh.box(
                [c - r for c, r in zip(pedal, (0.05, 0.04, 0.012))],
                [c + r for c, r in zip(pedal, (0.05, 0.04, 0.012))],
                black,
                0.004,
            )


def _circle(steps: int) -> Sequence[float]:
    return [2 * math.pi * k / steps for k in range(steps)]


def add_pots(x0: float, x1: float, streams: Streams) -> None:
    """A potted olive tree to the left of x0 and potted grass to the right of x1."""
    chance = streams["life"]
    for x, y, name, scale in (
        (x0 - 0.6, -0.45, "small_olive", 0.38),
        (x1 + 0.6, -0.5, "fountain_grass", 0.8),
    ):
        pot = MeshBuilder()
        wall = [(0.2, 0), (0.25, 0.5), (0.23, 0.5), (0.22, 0.47), (0, 0.47)]
        pot.lathe(x, y, wall, concrete(chance.choice(("#4a4642", "#b0a898", "#a8674a")), 0.8), 36)
        pot.build("pot")
        plant(name, x, y, chance, 0.47, scale)
