"""Walls with their cladding and the sides of their openings. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.plaster import stucco
from .boards import add_lap, add_slats
from .bricks import RECESS, add_bricks, brick_mortar
from .cladding import MORTAR, Cladding
from .openings import Opening, cells
from .shingles import add_shingles
from .stones import add_stones
from .upright import add_upright

CLADDINGS = {
    "brick": add_bricks,
    "lap": add_lap,
    "slats": add_slats,
    "upright_slats": add_upright,
    "batten": add_upright,
    "stone": add_stones,
    "shingle": add_shingles,
}


def add_wall(
    mesh: MeshBuilder,
    width: float,
    height: float,
    openings: Sequence[Opening],
    clad: Cladding,
    thickness: float = 0.2,
    inside: Material | None = None,
) -> None:
    """Adds a wall with its cladding, its plastered inner face, and the sides of its openings (reveals)."""
    is_slatted = clad.kind in ("slats", "upright_slats")
    dark = plain("#4a3d31" if is_slatted else "#2a2723", 0.9, 0.1)
    joint = {"stone": stucco("#b5ab9c", 0.5), "brick": brick_mortar()}.get(clad.kind, dark)
    face = clad.material if clad.is_plaster or clad.kind == "batten" else joint
    inner = inside or plain("#efece5", 0.9, 0.1)
    skin = {"stone": -MORTAR, "brick": RECESS - MORTAR}.get(clad.kind, -0.011 if is_slatted else 0)
    for x0, z0, x1, z1 in cells(width, height, openings):
        mesh.quad((x0, skin, z0), (x1, skin, z0), (x1, skin, z1), (x0, skin, z1), face)
        mesh.quad((x1, thickness, z0), (x0, thickness, z0), (x0, thickness, z1), (x1, thickness, z1), inner)
    if clad.kind in CLADDINGS:
        CLADDINGS[clad.kind](mesh, (width, height), openings, clad, Random("boards"))
    outer = clad.material if clad.is_plaster else plain(clad.trim, 0.7, 0.3)
    front = 0 if clad.is_plaster else -0.022
    for opening in openings:
        _add_reveal(mesh, opening, front, thickness / 2, outer)
        _add_reveal(mesh, opening, thickness / 2, thickness, plain("#c9c2b5", 0.8, 0.2))


def _add_reveal(mesh: MeshBuilder, opening: Opening, front: float, back: float, material: Material) -> None:
    """Adds the four sides of an opening between two depths of the wall."""
    x0, z0, x1, z1 = opening
    mesh.quad((x0, front, z0), (x0, back, z0), (x0, back, z1), (x0, front, z1), material)
    mesh.quad((x1, back, z0), (x1, front, z0), (x1, front, z1), (x1, back, z1), material)
    mesh.quad((x0, front, z1), (x0, back, z1), (x1, back, z1), (x1, front, z1), material)
    mesh.quad((x0, back, z0), (x0, front, z0), (x1, front, z0), (x1, back, z0), material)
