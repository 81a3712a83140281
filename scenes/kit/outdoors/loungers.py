"""Loungers beside a pool, and the small table between two of them. Lengths in meters."""

from __future__ import annotations

import math

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..modeling.soft import soft_box
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from ..surfaces.plain import plain

LENGTH, LOUNGER_WIDTH, BACK = 1.28, 0.66, 0.68
"""Length and width of the seat of a lounger, and length of its back."""


def add_lounger(mesh: MeshBuilder, x: float, y: float, towel: str | None) -> None:
    """A lounger of slats with a mattress in two parts, its back raised, and a rolled towel of a color, if
    any.
    """
    oak, cloth, rise = wood("#8f6f4e", "y", 0.6), fabric("#ece7dc", 320), math.radians(38)
    seat = 0.30
    for dx in (0.0, LOUNGER_WIDTH - 0.045):
        mesh.box((x + dx, y, seat - 0.07), (x + dx + 0.045, y + LENGTH + 0.62, seat), oak, 0.005)
        for dy in (0.06, LENGTH + 0.5):
            mesh.box((x + dx, y + dy, 0.03), (x + dx + 0.045, y + dy + 0.055, seat - 0.06), oak, 0.004)
    for k in range(9):
        at = y + 0.01 + k * (LENGTH - 0.05) / 8
        mesh.box(
            (x + 0.04, at, seat - 0.025), (x + LOUNGER_WIDTH - 0.04, at + 0.07, seat - 0.003), oak, 0.003
        )
    hinge = Matrix.Translation((x, y + LENGTH, seat)) @ Matrix.Rotation(rise, 4, "X")
    with mesh.at(hinge):
        for dx in (0.05, LOUNGER_WIDTH - 0.09):
            mesh.box((dx, 0, -0.03), (dx + 0.04, BACK, -0.002), oak, 0.004)
        for k in range(5):
            at = 0.02 + k * (BACK - 0.09) / 4
            mesh.box((0.05, at, -0.004), (LOUNGER_WIDTH - 0.05, at + 0.07, 0.012), oak, 0.003)
    low, high = (x + 0.02, y + 0.01, seat), (x + LOUNGER_WIDTH - 0.02, y + LENGTH + 0.02, seat + 0.085)
    soft_box(low, high, cloth, 0.035, 4, 0.012)
    back = soft_box((0.02, 0.01, 0.012), (LOUNGER_WIDTH - 0.02, BACK, 0.095), cloth, 0.035, 4, 0.012)
    back.matrix_world = hinge
    if towel:
        roll = soft_box((-0.24, -0.075, 0), (0.24, 0.075, 0.14), fabric(towel, 500), 0.065, 5)
        roll.matrix_world = place_at(x + LOUNGER_WIDTH / 2, y + 0.25, seat + 0.09, 4)


def add_side_table(mesh: MeshBuilder, x: float, y: float) -> None:
    """A small round table between two loungers, with a glass and a book."""
    white = plain("#e7e2d7", 0.5)
    mesh.cylinder((x, y, 0.40), (x, y, 0.425), 0.2, white, 40)
    mesh.cylinder((x, y, 0.04), (x, y, 0.40), 0.02, white, 16)
    mesh.cylinder((x, y, 0.03), (x, y, 0.045), 0.14, white, 32)
    mesh.cylinder(
        (x - 0.06, y + 0.05, 0.425), (x - 0.06, y + 0.05, 0.55), 0.03, plain("#c9d6d2", 0.1), 20, 0.036
    )
    with mesh.at(place_at(x + 0.05, y - 0.04, 0.425, 20)):
        mesh.box((-0.07, -0.1, 0), (0.07, 0.1, 0.022), plain("#31495a", 0.6), 0.002)
