"""Vases, and pots for plants on the floor. Sizes in meters."""

from __future__ import annotations

from ..modeling.geometry import rounded
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.soil import add_soil

VASE_FORMS = (
    ((0.6, 0), (0.95, 0.2), (1, 0.4), (0.72, 0.72), (0.4, 0.9), (0.46, 1)),
    ((0.5, 0), (0.62, 0.3), (0.9, 0.62), (0.95, 0.76), (0.6, 0.93), (0.62, 1)),
    ((0.7, 0), (0.98, 0.16), (0.9, 0.34), (0.4, 0.56), (0.3, 0.84), (0.42, 1)),
    ((0.62, 0), (0.68, 0.3), (0.74, 0.6), (0.8, 0.86), (0.84, 1)),
)
"""Forms of vases from foot to rim: radius and height as fractions of the largest radius and height."""
PLANTERS = (
    ((0, 0), (0.17, 0), (0.23, 0.42), (0.21, 0.42), (0.19, 0.36), (0, 0.36)),
    ((0, 0), (0.185, 0), (0.2, 0.012), (0.205, 0.4), (0.198, 0.415), (0.185, 0.41), (0.183, 0.36), (0, 0.36)),
    (
        (0, 0),
        (0.12, 0),
        (0.17, 0.06),
        (0.225, 0.18),
        (0.222, 0.3),
        (0.19, 0.4),
        (0.2, 0.42),
        (0.178, 0.42),
        (0.17, 0.36),
        (0, 0.36),
    ),
    (
        (0, 0),
        (0.16, 0),
        (0.19, 0.3),
        (0.195, 0.335),
        (0.222, 0.34),
        (0.225, 0.42),
        (0.205, 0.42),
        (0.19, 0.36),
        (0, 0.36),
    ),
)
"""Sections of pots: tapered, straight, with a belly, and with the rim of a clay pot. Radius and height are in
meters at size 1.
"""
SOIL = 0.36
"""Height of the soil above the floor in meters at size 1."""


def add_vase(
    mesh: MeshBuilder, x: float, y: float, z: float, color: str, height: float = 0.2, wide: float = 0.075
) -> None:
    """Adds a vase on a surface at height z. Its height decides which of `VASE_FORMS` it has."""
    form = VASE_FORMS[round(height * 100) % len(VASE_FORMS)]
    profile = [(0.0, 0.0), (form[0][0] * 0.98, 0.0), *rounded(form)]
    mesh.lathe(x, y, [(r * wide, z + t * height) for r, t in profile], plain(color, 0.35), 72)


def add_planter(mesh: MeshBuilder, x: float, y: float, color: str, size: float = 1, form: int = 0) -> float:
    """A pot on the floor in one of the forms of `PLANTERS`; returns the height of its soil."""
    skin = plain(color, 0.62, 0.35)
    mesh.lathe(x, y, [(r * size, z * size) for r, z in PLANTERS[form]], skin, 56)
    add_soil(mesh, x, y, (SOIL + 0.006) * size, 0.19 * size)
    return SOIL * size
