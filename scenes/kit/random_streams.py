"""Declared streams of chance.

Each subsystem of a scene (layout, materials, plants, life, sky ...) draws from a stream of its own, so that one more
draw in one of them changes nothing in the others: a picture keeps its house when its garden gets a new shrub.
"""

from __future__ import annotations

from random import Random
from typing import Sequence, TypeVar

Item = TypeVar("Item")


class Streams:
    """The random streams of one scene."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._streams: dict[str, Random] = {}

    def __getitem__(self, name: str) -> Random:
        """Returns the stream of that name; it goes on where its last draw stopped."""
        if name not in self._streams:
            self._streams[name] = Random(f"{self.seed}/{name}")
        return self._streams[name]

    def choose(self, name: str, given: Item | None, items: Sequence[Item]) -> Item:
        """Returns what the description gives or else draws; the draw is made either way, so later draws stay."""
        drawn = self[name].choice(items)
        return drawn if given is None else given
