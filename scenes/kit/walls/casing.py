"""Casings around openings. Lengths in meters."""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .openings import Opening


def add_trim(
    mesh: MeshBuilder,
    opening: Opening,
    color: Material,
    width: float = 0.09,
    has_sill: bool = True,
    proud: float = 0.036,
) -> None:
    """Adds flat casing around an opening in a wall of boards or stones, with a projecting head and a sill.

    `proud` is how far the casing is in front of the wall. It must be more than the thickness of the cladding.
    """
    # The casing covers the edge of the frame. If it ended at the opening, a black slit would be seen.
    lap = 0.004
    x0, z0, x1, z1 = opening[0] + lap, opening[1] + lap, opening[2] - lap, opening[3] - lap
    for left, right in ((x0 - width, x0), (x1, x1 + width)):
        # An open joint of 2 mm under the head.
        mesh.box((left, -proud, opening[1]), (right, 0, z1 - 0.002), color, 0.004)
    mesh.box((x0 - width - 0.02, -proud - 0.004, z1), (x1 + width + 0.02, 0, z1 + width + 0.03), color, 0.004)
    # The sealant is painted over. Gray sealant beside a dark casing looks like a strip of wrong paint.
    for left, right in ((x0 - width - 0.005, x0 - width), (x1 + width, x1 + width + 0.005)):
        mesh.box((left, -proud + 0.01, opening[1] - (0.11 if has_sill else 0)), (right, 0, z1), color, 0.002)
    # A strip of metal over the head leads the rain away from the wall.
    drip = (x0 - width - 0.024, -proud - 0.010, z1 + width + 0.03)
    mesh.box(drip, (x1 + width + 0.024, 0, drip[2] + 0.003), plain("#8f8f8c", 0.4, 0.5, 0.6))
    if has_sill:
        mesh.box((x0 - width - 0.03, -proud - 0.024, z0 - 0.049), (x1 + width + 0.03, 0, z0), color, 0.004)
        mesh.box((x0 - width, -proud, z0 - 0.115), (x1 + width, 0, z0 - 0.049), color, 0.004)
