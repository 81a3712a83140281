"""Claddings of upright boards: board and batten, and slats. Lengths in meters."""

from __future__ import annotations

from random import Random
from typing import Sequence

from ..modeling.mesh import Material, MeshBuilder
from .cladding import Cladding
from .nails import add_batten_nails, add_slat_nails
from .openings import Opening, cells


def add_upright(
    mesh: MeshBuilder, size: tuple[float, float], openings: Sequence[Opening], clad: Cladding, _: Random
) -> None:
    """Adds battens over the joints of a board wall, or upright slats side by side."""
    width, height = size
    is_batten = clad.kind == "batten"
    x, uneven = 0.0, Random("uneven boards")
    while x < width - 0.02:
        pitch = clad.pitch if is_batten else clad.pitch * uneven.choice((0.8, 1.0, 1.0, 1.25))
        left, right = (x, x + 0.045) if is_batten else (x + 0.0035, min(width, x + pitch) - 0.0035)
        front, cut = -0.02 - uneven.uniform(-0.0015, 0.0015), uneven.uniform(0.4, 2.9)
        if is_batten:
            _add_panel(mesh, (x + 0.02, 0, x + pitch + 0.02, height), openings, clad.material)
            add_batten_nails(mesh, x, height, front, openings, clad.material, uneven)
        met = sorted((o for o in openings if o[0] < right and o[2] > left), key=lambda o: o[1])
        z = 0.0
        for x0, low, x1, high in [*met, (left, height, right, height)]:
            end = min(low, height)
            # A slat as high as the wall is pieced together of two.
            parts = (
                [(z, cut - 0.0015), (cut + 0.0015, end)] if not is_batten and z < cut < end else [(z, end)]
            )
            for foot, top in parts:
                if top - foot > 0.02:
                    edge = 0.006 if is_batten else 0.003
                    mesh.box((left, front, foot), (right, 0, top), clad.material, edge)
                    if not is_batten:
                        add_slat_nails(mesh, (left, right), (foot, top), front)
            # Beside an opening, a slat is as wide as the room that is left.
            for a, b in ((left, x0), (x1, right)):
                if not is_batten and b - a > 0.01 and high > low:
                    mesh.box((a, front, low), (b, 0, min(high, height)), clad.material, 0.003)
            z = max(z, high)
        x += pitch


def _add_panel(mesh: MeshBuilder, board: Opening, openings: Sequence[Opening], material: Material) -> None:
    """Adds the wide board between two battens, without the openings. Each board has a shade of its own."""
    x0, z0, x1, z1 = board
    shifted = [(a - x0, b - z0, c - x0, d - z0) for a, b, c, d in openings]
    for a, b, c, d in cells(x1 - x0, z1 - z0, shifted):
        ring = ((x0 + a, z0 + b), (x0 + c, z0 + b), (x0 + c, z0 + d), (x0 + a, z0 + d))
        mesh.add([(x, -0.004, z) for x, z in ring], [(0, 1, 2, 3)], material)
