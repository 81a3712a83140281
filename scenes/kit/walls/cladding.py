"""The description of a cladding. Lengths in meters."""

from __future__ import annotations

from dataclasses import dataclass

from ..modeling.mesh import Material

PLASTERS = ("stucco", "concrete")
MORTAR = 0.012
"""How far the mortar of stones is in front of the wall: their joints are raked, but not black."""


@dataclass(frozen=True)
class Cladding:
    """The outer layer: stucco, concrete, lap, slats, upright_slats, batten, stone, brick or shingles."""

    kind: str
    material: Material
    trim: str = "#e9e6df"
    """Color of the trim around openings."""
    pitch: float = 0.16
    """Height of a course or width of a board."""

    @property
    def is_plaster(self) -> bool:
        return self.kind in PLASTERS

    @property
    def setback(self) -> float:
        """How far a window is behind the face of the wall. In a wall of boards it is in front: negative."""
        return 0.045 if self.is_plaster else -0.012

    @property
    def fin_setback(self) -> float:
        """The same for a retrofit frame. Its fin lies on the highest edges of the boards or bricks."""
        return -0.004 if self.is_plaster else -0.022
