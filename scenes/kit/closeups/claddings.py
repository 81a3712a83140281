"""Claddings of close-ups in their usual colors. Lengths in meters."""

from __future__ import annotations

from ..surfaces.boards import painted_boards, wood
from ..surfaces.masonry import brick, stone
from ..surfaces.plaster import old_stucco, stucco
from ..walls.bricks import BRICK_COURSE
from ..walls.cladding import Cladding

WALL_COLORS = {
    "stucco": "#e8e0d2",
    "lap": "#5c6b73",
    "batten": "#dddfda",
    "slats": "#8f6e50",
    "upright_slats": "#7f6148",
    "stone": "#b5a58d",
    "shingle": "#8a7f70",
    "brick": "#8a5443",
}


def cladding_of(kind: str, color: str | None = None, plaster: str | None = None) -> Cladding:
    """Returns a cladding in a color, or in the usual color of its kind."""
    code = color or WALL_COLORS[kind]
    if kind == "stucco":
        return Cladding(kind, old_stucco(code, plaster) if plaster else stucco(code))
    if kind == "brick":
        return Cladding(kind, brick(code), "#6f655a", BRICK_COURSE)
    if kind in ("slats", "upright_slats"):
        return Cladding(kind, wood(code, "h" if kind == "slats" else "v"), "#2b2a28", 0.10)
    if kind == "stone":
        return Cladding(kind, stone(code), "#2b2a28")
    if kind == "shingle":
        return Cladding(kind, wood(code, "v", 0.85, 0.3), "#f1f0ec", 0.14)
    return Cladding(kind, painted_boards(code), "#f1f0ec", 0.4 if kind == "batten" else 0.16)
