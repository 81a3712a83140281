"""Books: lying in stacks, and upright on shelves. Sizes in meters."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain

BINDINGS = ("#e9e4d8", "#31495a", "#a8532f", "#d0b27a", "#4c5c45", "#c9c2b4", "#7a5a4a", "#22282c", "#b9c4c0")
"""Colors of the bindings of books."""


def _add_book(mesh: MeshBuilder, size: tuple[float, float, float], color: str, label: str | None) -> None:
    """A book that lies with its middle at the origin: boards, pages, and a round spine toward -y with a
    label.
    """
    length, depth, thick = size
    cloth, half, board = plain(color, 0.65, 0.3), length / 2, 0.0026
    back = depth / 2
    for low in (0, thick - board):
        mesh.box((-half, -back, low), (half, back, low + board), cloth, 0.0008)
    steps = [math.pi * k / 10 for k in range(11)]
    spine = [(-back - 0.006 * math.sin(a), thick / 2 - (thick / 2) * math.cos(a)) for a in steps]
    points = [(at, y, z) for at in (-half, half) for y, z in spine]
    mesh.add(points, [(k, k + 11, k + 12, k + 1) for k in range(10)], cloth)
    mesh.add(points, [tuple(range(11)), tuple(range(21, 10, -1))], cloth)
    leaves = plain("#e6dfcf", 0.9, 0.1)
    mesh.box((-half + 0.004, -back + 0.002, board), (half - 0.004, back - 0.004, thick - board), leaves)
    if label:
        paper = plain(label, 0.6)
        mesh.box((-half * 0.55, -back - 0.0066, thick * 0.3), (half * 0.25, -back, thick * 0.7), paper, 0.001)


def add_books(
    mesh: MeshBuilder, x: float, y: float, z: float, colors: Sequence[str], size: float = 1
) -> None:
    """Adds a stack of lying books that differ in size and lie a little askew; `size` is a factor."""
    own = Random(f"books {x:.3f} {y:.3f} {colors}")
    length, depth = 0.3 * size, 0.21 * size
    for color in colors:
        thick = own.uniform(0.018, 0.036)
        label = own.choice((None, "#d8c48a", "#efe9da"))
        with mesh.at(place_at(x + own.uniform(-0.012, 0.012), y, z, own.uniform(-11, 11))):
            _add_book(mesh, (length, depth, thick), color, label)
        z += thick
        length, depth = length * own.uniform(0.84, 0.97), depth * own.uniform(0.84, 0.97)


def add_upright_books(mesh: MeshBuilder, x0: float, x1: float, y: float, z: float, chance: Random) -> None:
    """Adds a row of books along x on a shelf. Their spines do not line up, some lean, and a few are thin."""
    x, thin = x0, 0
    while x < x1 - 0.05:
        thin = thin - 1 if thin else chance.choice((0, 0, 0, 0, 4))
        thick = chance.uniform(0.008, 0.013) if thin else chance.uniform(0.015, 0.034)
        tall, deep = chance.uniform(0.17, 0.27), chance.uniform(0.12, 0.17)
        lean = chance.choice((0, 0, 0, 0, 5))
        skin = plain(chance.choice(BINDINGS), 0.7)
        back = chance.uniform(0, 0.022)
        with mesh.at(place_at(x, y + back, z) @ Matrix.Rotation(math.radians(lean), 4, "Y")):
            mesh.box((0, 0, 0), (thick, deep, tall), skin, 0.0035)
            if chance.random() < 0.6:
                # Bands of foil and a label across the spine.
                foil = plain(chance.choice(("#c9ab66", "#e4dac3", "#2a2826")), 0.45)
                for low in (tall * 0.12, tall * chance.uniform(0.6, 0.72)):
                    band = low + chance.choice((0.004, 0.004, 0.03))
                    mesh.box((0.002, -0.0006, low), (thick - 0.002, 0.002, band), foil)
            mesh.box(
                (0.002, 0.002, 0.003), (thick - 0.002, deep + 0.001, tall + 0.001), plain("#f1ece0", 0.9)
            )
        x += thick + 0.002 + (0.03 if lean else 0)
