"""What the grounds of a house must know about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Sequence

from ..plants.grounds import Area

STREET = -13.5
"""y at which the lawn ends and the sidewalk begins."""


PAVED = 0.035
"""Height of paving above the ground."""
LANTERN = 0.09
"""Width of a lantern on a wall."""


@dataclass
class Plot:
    """What the grounds must know about a house: its size, doors and paved areas."""

    width: float
    """Width of the house along x, from 0."""
    front: float = 0
    """y of the porch, deck or wall that is nearest to the street."""
    paved: list[Area] = field(default_factory=list)
    """Paths, drives and terraces."""
    pool: Area | None = None
    """The area of the water, if there is a pool."""
    cover: str = "lawn"
    """lawn or desert."""
    bed: bool = True
    """Whether plants grow along the front."""
    lanterns: Sequence[float] = ()
    """x of the left edge of each lantern on the front wall."""
    border: str | None = None
    """hedge or fence beside the house; None picks one at random."""
    street: bool = False
    """Whether a street runs in front."""
    palms: bool = True
    """Whether palms grow around it. They do not suit farmhouses, cottages and narrow houses in towns."""
    doors: Sequence[tuple[float, float, float]] = ()
    """Doors to the garden as (x0, y, x1). Each gets a paved landing on which nothing is placed."""
    floors: Sequence[Area] = ()
    """Areas of the boxes of the house that stand on the ground, where no lawn grows."""


def is_in(areas: Sequence[Area], x: float, y: float, margin: float = 0.0) -> bool:
    """Returns whether a point is in one of the areas, or within `margin` meters of one."""
    return any(a[0] - margin <= x <= a[2] + margin and a[1] - margin <= y <= a[3] + margin for a in areas)
