"""Windows and doors laid out along a wall."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Sequence

from ..walls.openings import Opening


@dataclass(frozen=True)
class Hole:
    """An opening in a wall and what fills it: a style of unit, `entry` or `garage`.

    `x` is the left edge along the wall, `sill` the height of the lower edge. Lengths in meters.
    """

    style: str
    x: float
    sill: float
    width: float
    height: float
    facts: dict[str, Any] = field(default_factory=dict)
    """Further options of the unit, or of the entry or garage door."""

    @property
    def opening(self) -> Opening:
        return (self.x, self.sill, self.x + self.width, self.sill + self.height)

    def moved(self, x: float, up: float = 0) -> Hole:
        return replace(self, x=self.x + x, sill=self.sill + up)


def moved(holes: Sequence[Hole], x: float, up: float = 0) -> list[Hole]:
    """Moves holes along the wall and up."""
    return [hole.moved(x, up) for hole in holes]


def window_row(
    length: float,
    wall: float,
    style: str,
    count: int = 0,
    sill: float = 0.9,
    height: float = 1.4,
    margin: float = 0.6,
) -> list[Hole]:
    """Spreads equal windows along a wall; `wall` is its height. A count of 0 means as many as fit."""
    n = count or max(1, int(length / 2.4))
    pitch = (length - 2 * margin) / n
    width = min(2.2, pitch - 0.35)
    facts: dict[str, Any] = {}
    if style in ("double_hung", "single_hung"):
        width = min(width, 1.05)
    if style == "casement":
        facts["panels"] = max(1, round(width / 0.75))
    if style == "awning" and height > 1.0:
        height, sill = 0.7, wall - 1.25
    return [Hole(style, margin + pitch * (k + 0.5) - width / 2, sill, width, height, facts) for k in range(n)]


def glass_wall(length: float, wall: float, style: str, chance: Random, margin: float = 0.5) -> list[Hole]:
    """Fills a wall with glass: a wide door in its middle, or picture windows that almost reach the floor."""
    height, room = min(wall - 0.45, 2.45), length - 2 * margin
    if style == "pictures":
        n = max(2, int(room / 1.5))
        pitch = room / n
        return [
            Hole("picture", margin + pitch * k + 0.02, 0.35, pitch - 0.04, height - 0.35) for k in range(n)
        ]
    widest = {"multi_slide": 5.2, "bi_fold": 5.2, "sliding": 2.4, "wide_sliding": 4.6, "swing": 1.85}[style]
    width = min(room, widest)
    facts: dict[str, Any] = {}
    if style == "multi_slide":
        facts = {"panels": 4, "open": chance.choice((0, 0, 0.55, 0.9))}
    elif style == "bi_fold":
        facts = {"panels": 4 if width > 3 else 3, "open": chance.choice((0, 0.35, 0.75))}
    elif style == "wide_sliding":
        style, facts = "sliding", {"panels": 4}
    elif style in ("sliding", "swing"):
        height = min(height, 2.2)
    return [Hole(style, (length - width) / 2, 0.03, width, height, facts)]
