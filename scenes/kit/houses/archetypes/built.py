"""What every archetype returns, and the chances it draws from."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..grounds import Plot
from ..volume import House


@dataclass(frozen=True)
class Built:
    """The ground of a house, and from how far and at what height it is best looked at."""

    plot: Plot
    distance: float
    aim: float
    lens: float = 27
    """Moves the camera's target along x from the middle of the plot."""
    aside: float = 0


def chances_of(house: House) -> tuple[Random, Random]:
    """The streams that decide over form and over materials."""
    return house.streams["layout"], house.streams["materials"]
