"""A bicycle. The wall that it leans against is y = 0. Lengths in meters."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.plain import plain


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
