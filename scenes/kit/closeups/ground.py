"""The ground before the wall of a close-up: a terrace, or gravel and a lawn. Lengths in meters."""

from __future__ import annotations

from typing import Sequence

from ..modeling.mesh import MeshBuilder
from ..plants.beds import add_bed
from ..plants.grounds import add_lawn
from ..random_streams import Streams
from ..surfaces.paving import concrete, gravel
from .description import LENGTH, Closeup
from .terrace import add_terrace

STRIP, WIDE_STRIP = 1.2, 2.1
"""Width of the gravel along the wall; the wide one has room for a table."""
LAWN = 5.0
"""Width of the lawn beyond the gravel."""


def add_ground(
    description: Closeup, corner: float | None, doors: Sequence[tuple[float, float]], streams: Streams
) -> None:
    """Adds the ground. `corner` is x of the corner of the house, if any; `doors` are x of both sides of each."""
    mesh, end = MeshBuilder(), LENGTH if corner is None else corner
    if description.ground == "terrace":
        add_terrace(mesh, corner, doors, streams)
    else:
        edge = -(WIDE_STRIP if description.in_front == "table" else STRIP)
        mesh.floor(-10, edge, LENGTH + 10, 0.05, 0.01, gravel("#9c8f7c"))
        mesh.box((-10, edge - 0.06, -0.08), (LENGTH + 10, edge, 0.05), concrete("#aaa498"), 0.01)
        if description.in_front in ("none", "pots"):
            add_bed(1, end - 1, (-0.8, -0.45), streams["plants"])
        add_lawn(1, edge - 0.05 - LAWN, LENGTH - 1, edge - 0.05, streams["lawn"])
        if corner is not None:
            mesh.floor(corner - 0.01, 0.05, corner + 1.2, 9, 0.01, gravel("#9c8f7c"))
            add_lawn(corner + 1.2, -1.2, LENGTH + 5, 8, streams["lawn"])
    # Panes mirror the garden of the sky's shader instead.
    mesh.build("ground", smooth=False).visible_glossy = False
