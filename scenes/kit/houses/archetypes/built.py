"""What every archetype returns, and the random streams that it draws from."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..house import House
from ..plot import Plot


@dataclass(frozen=True)
class Built:
    """The plot of a house and the best camera for it: distance, height of its target, and lens in mm."""

    plot: Plot
    distance: float
    aim: float
    lens: float = 30
    aside: float = 0
    """How far the camera's target is from the middle of the plot, along x."""


def chances_of(house: House) -> tuple[Random, Random]:
    """Returns the random streams for the form and for the materials of a house."""
    return house.streams["layout"], house.streams["materials"]
