"""What all railings are made of."""

from __future__ import annotations

from ..modeling.mesh import Material
from ..surfaces.plain import plain


def rail_metal() -> Material:
    """Black painted steel."""
    return plain("#1f2021", 0.4, 0.5, 0.4)
