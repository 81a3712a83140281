"""Random numbers in named streams.

Each part of a scene (layout, materials, plants, life, sky ...) draws from its own stream. One more draw for a
new shrub in the garden then leaves the house as it was.
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
        """Returns the stream of that name. It continues after its last draw."""
        if name not in self._streams:
            self._streams[name] = Random(f"{self.seed}/{name}")
        return self._streams[name]

    def choose(self, name: str, given: Item | None, items: Sequence[Item]) -> Item:
        """Returns `given`, or a random item if it is None. It always draws, so that later draws do not
        change.
        """
        drawn = self[name].choice(items)
        return drawn if given is None else given
