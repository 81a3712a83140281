"""The ground before the wall of a close-up: a terrace, or gravel and a lawn. Lengths in meters."""

from __future__ import annotations

from typing import Sequence

from ..modeling.mesh import MeshBuilder
from ..plants.beds import add_bed
from ..plants.grounds import AROUND, add_lawn
from ..plants.neighbors import add_fence, add_layered_shrubs, add_neighbors
from ..random_streams import Streams
from ..surfaces.paving import concrete, gravel
from .description import LENGTH, SIDE, Closeup
from .terrace import add_terrace, grows_beside

STRIP, WIDE_STRIP = 1.2, 2.1
"""Width of the gravel along the wall; the wide one has room for a table."""
LAWN = 5.0
"""Width of the lawn beyond the gravel."""
BEYOND = 14
"""How far the lawn beside a corner of the house reaches beyond `LENGTH`."""
FENCE = 10.75
"""y of the fence at the end of that lawn."""
GARDEN_LEFT = 8.0
"""How far left of the corner the garden behind the house begins."""
SHRUBS, NEIGHBORS = 1.3, 7.0
"""How far the first row of shrubs stands before the fence, and the houses of neighbors behind it."""


def _add_garden_end(corner: float, streams: Streams) -> None:
    """Adds the lawn behind the house with shrubs, a fence and the houses of neighbors, which are seen past a
    corner of the house.
    """
    chance, start, end = streams["garden end"], corner - GARDEN_LEFT, LENGTH + BEYOND
    add_lawn(start, SIDE + 0.75, corner, FENCE, chance)
    add_layered_shrubs(start, end, FENCE - SHRUBS, chance)
    add_fence(start, end, FENCE, chance, AROUND)
    add_neighbors(start, end, FENCE + NEIGHBORS, chance, AROUND)


def add_ground(
    description: Closeup, corner: float | None, doors: Sequence[tuple[float, float]], streams: Streams
) -> None:
    """Adds the ground. `corner` is x of the corner of the house, if any; `doors` are x of both sides of each
    door or of the step in front of it, from left to right.
    """
    mesh, end = MeshBuilder(), LENGTH if corner is None else corner
    if description.ground == "terrace":
        add_terrace(mesh, corner, doors, streams)
    else:
        edge = -(WIDE_STRIP if description.in_front == "table" else STRIP)
        strip_end = LENGTH + 10 if corner is None else corner + STRIP
        mesh.floor(-10, edge, strip_end, 0.05, 0.01, gravel("#9c8f7c"))
        mesh.box((-10, edge - 0.06, -0.08), (strip_end, edge, 0.05), concrete("#aaa498"), 0.01)
        if description.in_front in ("none", "pots"):
            add_bed(1, end - 1, (-0.8, -0.45), streams["plants"], grows=grows_beside(doors))
        far = LENGTH - 1 if corner is None else LENGTH + BEYOND
        add_lawn(1, edge - 0.05 - LAWN, far, edge - 0.05, streams["lawn"])
        if corner is not None:
            mesh.floor(corner - 0.01, 0.05, strip_end, FENCE, 0.01, gravel("#9c8f7c"))
            add_lawn(strip_end, edge - 0.05, far, FENCE, streams["lawn"])
    if corner is not None:
        _add_garden_end(corner, streams)
    # Panes mirror the garden of the sky's shader instead.
    mesh.build("ground", smooth=False).visible_glossy = False
