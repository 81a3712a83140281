"""The species of broadleaf trees and pines. Sizes are fractions of the height of the tree, except where
meters are given.
"""

from __future__ import annotations

from dataclasses import dataclass

Outline = tuple[tuple[float, float], ...]
"""Points of a silhouette from the foot to the top of a crown: height in the crown (0 to 1), and radius as a
fraction of the tree's height.
"""

SPREADING: Outline = ((0, 0.30), (0.25, 0.46), (0.55, 0.48), (0.8, 0.34), (1, 0.1))
ROUND: Outline = ((0, 0.18), (0.25, 0.32), (0.55, 0.34), (0.8, 0.24), (1, 0.06))
UPRIGHT: Outline = ((0, 0.10), (0.25, 0.19), (0.55, 0.2), (0.8, 0.14), (1, 0.03))
OPEN: Outline = ((0, 0.12), (0.3, 0.24), (0.6, 0.3), (0.85, 0.24), (1, 0.08))
CONE: Outline = ((0, 0.26), (0.15, 0.27), (0.5, 0.17), (0.8, 0.09), (1, 0.02))


@dataclass(frozen=True)
class Habit:
    """How a species grows."""

    outline: Outline
    greens: tuple[str, ...]
    leaf: tuple[float, float]
    """Length and width of a leaf in meters."""
    clear: float = 0.28
    """The part of the height below the crown."""
    clusters: int = 70
    size: float = 0.1
    """Radius of a cluster, as a fraction of the tree's height."""
    flat: float = 0.65
    """Height of a cluster divided by its width."""
    sprays: int = 40
    """Twigs with leaves in each cluster."""
    droop: float = 0.1
    """How far twigs bend down; 1 lets them hang."""
    has_leader: bool = False
    """Whether one trunk reaches the top, as in conifers."""
    trunks: int = 1
    bark: str = "#6b5a49"
    girth: float = 0.021
    """Radius of the trunk, as a fraction of the tree's height."""
    through: float = 0.3
    """The fraction of the light that passes through leaves. With more, the dark side of a crown is as bright
    as the lit side.
    """


HABITS: dict[str, Habit] = {
    "oak": Habit(
        outline=SPREADING,
        greens=("#3d4f24", "#4c6030", "#64783c", "#546834"),
        leaf=(0.094, 0.05),
        clear=0.24,
        clusters=96,
        size=0.095,
        flat=0.6,
        sprays=62,
    ),
    "maple": Habit(
        outline=ROUND,
        greens=("#485e2f", "#5a713c", "#748a50", "#627945"),
        leaf=(0.086, 0.053),
        clear=0.3,
        clusters=74,
        size=0.09,
        flat=0.65,
        sprays=46,
    ),
    "upright": Habit(
        outline=UPRIGHT,
        greens=("#53682f", "#657c3a", "#7d944b"),
        leaf=(0.086, 0.058),
        clear=0.13,
        clusters=90,
        size=0.07,
        flat=0.9,
        sprays=53,
        has_leader=True,
    ),
    "gum": Habit(
        outline=OPEN,
        greens=("#66795a", "#788a68", "#8f9e78", "#6d7d62"),
        leaf=(0.144, 0.036),
        clear=0.32,
        clusters=66,
        size=0.088,
        flat=0.8,
        sprays=65,
        droop=0.5,
        bark="#b5a998",
        girth=0.017,
    ),
    "pepper": Habit(
        outline=ROUND,
        greens=("#5e7538", "#728a45", "#8ba055"),
        leaf=(0.108, 0.026),
        clear=0.3,
        clusters=72,
        size=0.105,
        flat=0.9,
        sprays=68,
        droop=0.9,
        bark="#5e4f40",
    ),
    "birch": Habit(
        outline=UPRIGHT,
        greens=("#677e37", "#7b9142", "#97a852"),
        leaf=(0.065, 0.048),
        clear=0.18,
        clusters=74,
        size=0.08,
        flat=0.9,
        sprays=50,
        droop=0.55,
        has_leader=True,
        trunks=3,
        bark="#c9c4ba",
        girth=0.013,
    ),
    "olive": Habit(
        outline=SPREADING,
        greens=("#64714f", "#778462", "#96a384", "#6d7a58"),
        leaf=(0.072, 0.022),
        clear=0.32,
        clusters=66,
        size=0.1,
        flat=0.65,
        sprays=59,
        droop=0.12,
        has_leader=False,
        trunks=2,
        bark="#7a6f62",
        girth=0.02,
    ),
    "pine": Habit(
        outline=CONE,
        greens=("#37502b", "#435d32", "#53703b"),
        leaf=(0.122, 0.014),
        clear=0.14,
        clusters=96,
        size=0.09,
        flat=0.45,
        sprays=37,
        droop=0.05,
        has_leader=True,
        girth=0.016,
    ),
}
