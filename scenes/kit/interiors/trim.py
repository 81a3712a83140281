"""Casings, stools and baseboards of a room. Lengths in meters."""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from .shell import BACK, Shell
from .wall_fittings import add_quarter_round

TRIM = "#eae6de"
"""Paint of casings, stools and baseboards; it reflects 79 percent of the light, and white vinyl 88."""
CASING = 0.075
"""Width of the flat casing around openings."""


def add_casing(mesh: MeshBuilder, shell: Shell, trim: Material) -> None:
    """Adds inner sills (stools), aprons below them and flat casing around all openings."""
    far, openings = shell.depth, shell.openings
    x0, sill, x1, head = openings[0][0], openings[0][1], openings[-1][2], openings[0][3]
    is_window, wide = not shell.is_door, CASING
    if is_window:
        mesh.box((x0 - 0.05, far - 0.045, sill - 0.028), (x1 + 0.05, far, sill + 0.003), trim, 0.006)
        mesh.box((x0 - 0.02, far - 0.016, sill - 0.10), (x1 + 0.02, far, sill - 0.028), trim, 0.004)
    for left, low, right, _ in openings if is_window else ():
        mesh.box((left, far - 0.01, low - 0.028), (right, far + 0.12, low + 0.003), trim, 0.002)
    boards = [
        (x0 - wide, sill, x0, head),
        (x1, sill, x1 + wide, head),
        (x0 - wide, head, x1 + wide, head + wide),
    ]
    boards += [(a[2], sill, b[0], head) for a, b in zip(openings, openings[1:])]
    for left, low, right, high in boards:
        mesh.box((left, far - 0.018, low), (right, far, high), trim, 0.004)


def add_skirting(mesh: MeshBuilder, shell: Shell, trim: Material) -> None:
    """Adds baseboards, with gaps at doors."""
    far, x0, x1 = shell.depth, shell.left - CASING, shell.right + CASING
    ends = [(0.0, x0), (x1, shell.width)] if shell.is_door else [(0.0, shell.width)]
    for left, right in ends:
        mesh.box((left, far - 0.014, 0), (right, far, 0.11), trim, 0.004)
        add_quarter_round(mesh, left, right, far, trim)
    for left, right in ((0, 0.014), (shell.width - 0.014, shell.width)):
        mesh.box((left, BACK, 0), (right, far - 0.016, 0.11), trim, 0.004)
