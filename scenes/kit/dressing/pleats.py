"""The folds of curtains in plan. Lengths in meters."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Sequence

PLEAT_STEPS = 20
"""Points along a fold."""


@dataclass(frozen=True)
class Pleat:
    """One fold of a curtain: its middle and width at the heading, how far its crest stands out and its trough
    back, how far its foot swings aside, and by which part it is deeper (or flatter) at the hem.
    """

    middle: float
    width: float
    crest: float
    trough: float
    swing: float
    growth: float


@dataclass(frozen=True)
class _Looseness:
    """How uneven the folds of a curtain are: the limits of what is drawn for each fold."""

    depth: tuple[float, float]
    """Factors of the depth of a fold, drawn once for its crest and once for its trough."""
    swing: float
    """How far the foot of a fold swings to either side at most, as a fraction of its reach."""
    growth: tuple[float, float]
    """By which part a fold is deeper (or flatter) at the hem."""


LOOSE = _Looseness((0.5, 1.2), 0.7, (-0.75, 0.55))
"""Folds of a curtain that nobody has arranged."""
STACKED = _Looseness((0.65, 1.2), 0.45, (-0.3, 0.15))
"""Folds of a curtain that is pushed together on a rod. They are more even, because its heading is stiff."""


def _pleats(
    x0: float, folds: Sequence[tuple[float, float, float]], loose: _Looseness, chance: Random
) -> list[Pleat]:
    """Places folds side by side from x0 to the right. `folds` are the width and depth of each, and the reach
    of its foot.
    """
    pleats, x = [], x0
    for width, depth, reach in folds:
        crest, trough = (depth * chance.uniform(*loose.depth) for _ in range(2))
        swing, growth = chance.uniform(-loose.swing, loose.swing) * reach, chance.uniform(*loose.growth)
        pleats.append(Pleat(x + width / 2, width, crest, trough, swing, growth))
        x += width
    return pleats


def loose_pleats(x0: float, x1: float, fold: float, pitch: float, chance: Random) -> list[Pleat]:
    """Divides the width of a curtain into folds of uneven width and depth."""
    shares = [chance.uniform(0.45, 1.7) for _ in range(max(2, round((x1 - x0) / pitch)))]
    widths = [share * (x1 - x0) / sum(shares) for share in shares]
    depths = [fold * min(1.2, 0.6 + 0.4 * share) for share in shares]
    return _pleats(x0, list(zip(widths, depths, widths)), LOOSE, chance)


STACKED_DEPTH = 0.044
"""Depth in meters of the folds of a curtain that is pushed together."""


def stacked_pleats(x0: float, x1: float, chance: Random) -> list[Pleat]:
    """Divides the width of a curtain that is pushed together into 7 or 8 folds of equal depth."""
    shares = [chance.uniform(0.62, 1.4) for _ in range(chance.choice((7, 7, 8, 8)))]
    unit = (x1 - x0) / sum(shares)
    return _pleats(x0, [(share * unit, STACKED_DEPTH, unit) for share in shares], STACKED, chance)


def across(pleats: Sequence[Pleat], fall: float) -> list[tuple[float, float]]:
    """The line of the cloth in plan at a height: `fall` is 0 at the heading and 1 at the hem.

    Pinched at the heading, the folds open on their way down.
    """
    line = []
    full = 0.6 + 0.4 * math.sin(min(1.0, fall * 1.6) * math.pi / 2)
    for pleat in pleats:
        for k in range(PLEAT_STEPS):
            t = k / PLEAT_STEPS
            wave = math.sin(2 * math.pi * t)
            depth = (pleat.crest if wave > 0 else pleat.trough) * (1 + pleat.growth * fall)
            # A pleat is a little wider at its crest than at its foot. Any more, and its crest would be flat.
            bulge = 0.015 * full * math.sin(4 * math.pi * t)
            aside = pleat.swing * fall**2 * (1 - abs(2 * t - 1))
            line.append((pleat.middle + (t - 0.5 - bulge) * pleat.width + aside, depth * full * wave))
    last = pleats[-1]
    line.append((last.middle + last.width / 2, 0.0))
    return line
