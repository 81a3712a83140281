"""What an opened sash or leaf hangs on: friction arms, operator arms and butt hinges."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix, Vector

from ..modeling.mesh import Material, MeshBuilder


def add_arm(
    mesh: MeshBuilder, start: Sequence[float], end: Sequence[float], steel: Material, width: float = 0.016
) -> None:
    """A flat bar between two pins; its broad side is level."""
    way = Vector(end) - Vector(start)
    turn = way.to_track_quat("X", "Z").to_matrix().to_4x4()
    with mesh.at(Matrix.Translation(start) @ turn):
        mesh.box((-0.008, -width / 2, -0.0015), (way.length + 0.008, width / 2, 0.0015), steel, 0.001)
        for x in (0, way.length):
            mesh.cylinder((x, 0, -0.004), (x, 0, 0.004), 0.005, steel, 12)


def add_casement_arms(
    mesh: MeshBuilder,
    hinge: tuple[float, float],
    reach: float,
    angle: float,
    levels: tuple[float, float],
    steel: Material,
) -> None:
    """The arms of an opened casement: a friction arm in the tracks of sill and head, and the arm of the crank.

    Args:
        mesh: Where to add them.
        hinge: x and y of the corner about which the sash turns.
        reach: Width of the sash in meters, negative if it hangs on the right.
        angle: Degrees by which the sash is turned.
        levels: Heights of the lower and the upper track.
        steel: Their material.
    """
    turn = math.radians(angle)

    def on_sash(share: float, depth: float = 0.05) -> tuple[float, float]:
        x, y = share * reach, depth
        return (
            hinge[0] + x * math.cos(turn) - y * math.sin(turn),
            hinge[1] + x * math.sin(turn) + y * math.cos(turn),
        )

    for z in levels:
        add_arm(mesh, (hinge[0] + 0.42 * reach, 0.034, z), (*on_sash(0.36), z), steel)
    low = levels[0] + 0.006
    add_arm(mesh, (hinge[0] + 0.52 * reach, 0.06, low), (*on_sash(0.64), low), steel, 0.02)


def add_awning_arms(
    mesh: MeshBuilder, left: float, right: float, top: float, bottom: float, turned: Matrix, steel: Material
) -> None:
    """The arms of an opened awning: a stay at each jamb, and two arms that the crank pushes apart.

    `turned` moves the closed sash into its opened place. Lengths in meters.
    """
    tall = top - bottom
    for x in (left + 0.012, right - 0.012):
        end = turned @ Vector((x, 0.05, top - 0.62 * tall))
        add_arm(mesh, (x, 0.045, top - 0.55 * tall - 0.12), end, steel, 0.018)
        add_arm(mesh, (x, 0.045, top - 0.12), turned @ Vector((x, 0.05, top - 0.3 * tall)), steel, 0.018)
    middle = (left + right) / 2
    for side in (-1, 1):
        end = turned @ Vector((middle + side * 0.16, 0.05, bottom + 0.03))
        add_arm(mesh, (middle + side * 0.05, 0.06, bottom + 0.016), end, steel, 0.018)


def add_hinges(mesh: MeshBuilder, x: float, y: float, height: float, steel: Material, side: int = 1) -> None:
    """Three butt hinges one above the other. The pin is at x and y; `side` is 1 if their leaf on the door points to +x
    and -1 if to -x.
    """
    for z in (0.22, height / 2, height - 0.22):
        mesh.cylinder((x, y, z - 0.05), (x, y, z + 0.05), 0.0075, steel, 14)
        for end in (-0.054, 0.05):
            mesh.cylinder((x, y, z + end), (x, y, z + end + 0.004), 0.0055, steel, 12)
        mesh.box((x, y - 0.0015, z - 0.05), (x + side * 0.03, y + 0.008, z + 0.05), steel, 0.001)
