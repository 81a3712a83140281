"""What an opened sash or leaf hangs on: friction arms, operator arms and butt hinges."""

from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix, Vector

from ..modeling.geometry import Outline, Point2, Point3, rectangle
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain


def add_arm(
    mesh: MeshBuilder, start: Sequence[float], end: Sequence[float], steel: Material, width: float = 0.016
) -> None:
    """A flat bar between two pins; its broad side is level."""
    way = Vector(end) - Vector(start)
    turn = way.to_track_quat("X", "Z").to_matrix().to_4x4()
    with mesh.at(Matrix.Translation(start) @ turn):
        mesh.box((0, -width / 2, -0.0015), (way.length, width / 2, 0.0015), steel, 0.001)
        for x in (0, way.length):
            # Round ends, each with a rivet.
            mesh.cylinder((x, 0, -0.0014), (x, 0, 0.0014), width / 2, steel, 24)
            mesh.cylinder((x, 0, -0.0045), (x, 0, 0.0045), width * 0.27, steel, 20, width * 0.2)


def add_operator(
    mesh: MeshBuilder, x: float, y: float, z: float, steel: Material, length: float = 0.2
) -> None:
    """The housing of a crank on the sill, as seen from outside: a plate with screws, a box, two toothed
    wheels.
    """
    half = length / 2
    mesh.box((x - half, y - 0.012, z), (x + half, y + 0.026, z + 0.003), steel, 0.001)
    mesh.box((x - half * 0.55, y, z + 0.003), (x + half * 0.55, y + 0.026, z + 0.02), steel, 0.005)
    for side in (-1, 1):
        screw, wheel = x + side * half * 0.85, x + side * half * 0.35
        mesh.cylinder((screw, y + 0.008, z + 0.003), (screw, y + 0.008, z + 0.005), 0.0045, steel, 16)
        for k, radius in enumerate((0.014, 0.011, 0.014)):
            low = z + 0.004 + 0.004 * k
            mesh.cylinder((wheel, y, low), (wheel, y, low + 0.0034), radius, steel, 24)


RUBBER = "#2a2928"


def add_sash_edges(
    mesh: MeshBuilder, low: Point2, high: Point2, front: float, sides: Sequence[int], steel: Material
) -> None:
    """What is seen on the edges of an opened sash: a strip of rubber and a groove all around, and keepers for
    the lock on the upright edges in `sides` (-1 is left, 1 is right). `front` is the depth of its outer face.
    """
    (x0, z0), (x1, z1) = low, high
    outline, rubber = rectangle(x0, z0, x1, z1), plain(RUBBER, 0.8, 0.2)
    # Points with a negative inward distance stand out from the edges.
    strip: Outline = [
        (0.001, front + 0.036),
        (-0.0035, front + 0.038),
        (-0.0035, front + 0.042),
        (0.001, front + 0.046),
    ]
    groove: Outline = [
        (0.001, front + 0.016),
        (-0.0003, front + 0.016),
        (-0.0003, front + 0.0185),
        (0.001, front + 0.0185),
    ]
    mesh.sweep(strip, outline, rubber)
    mesh.sweep(groove, outline, rubber)
    for side in sides:
        edge = x0 if side < 0 else x1
        for share in (0.24, 0.72):
            z = z0 + (z1 - z0) * share
            plate = (edge - side * 0.001, front + 0.02, z - 0.045), (
                edge + side * 0.0022,
                front + 0.034,
                z + 0.045,
            )
            mesh.box(*plate, steel, 0.001)
            hook = (edge, front + 0.0205, z - 0.014), (edge + side * 0.009, front + 0.0335, z + 0.014)
            mesh.box(*hook, steel, 0.003)
            for end in (-0.034, 0.034):
                mesh.cylinder(
                    (edge, front + 0.027, z + end),
                    (edge + side * 0.0032, front + 0.027, z + end),
                    0.004,
                    steel,
                    16,
                )


def _add_track(
    mesh: MeshBuilder, start: Sequence[float], end: Sequence[float], steel: Material, width: float = 0.022
) -> None:
    """The channel in which the shoe of a friction arm slides: a base and two lips. Its open side is up."""
    way = Vector(end) - Vector(start)
    turn = way.to_track_quat("X", "Z").to_matrix().to_4x4()
    with mesh.at(Matrix.Translation(start) @ turn):
        mesh.box((0, -width / 2, 0), (way.length, width / 2, 0.002), steel)
        for side in (-1, 1):
            inner, outer = side * (width / 2 - 0.003), side * width / 2
            mesh.box((0, inner, 0), (way.length, outer, 0.006), steel, 0.0008)


def add_casement_arms(
    mesh: MeshBuilder,
    hinge: tuple[float, float],
    reach: float,
    angle: float,
    levels: tuple[float, float],
    steel: Material,
) -> None:
    """The arms of an opened casement: tracks with friction arms on sill and head, and the folding arm of the
    crank.

    The arm of the crank has its elbow toward the free edge of the sash, so it is seen through the gap.

    Args: mesh: Where to add them. hinge: x and y of the corner about which the sash turns. reach: Width of
    the sash in meters, negative if it hangs on the right. angle: Degrees by which the sash is turned. levels:
    Heights of the faces of sill and head. steel: Their material.
    """
    turn = math.radians(angle)

    def on_sill(share: float, y: float, z: float) -> Point3:
        return (hinge[0] + share * reach, y, z)

    def on_sash(share: float, z: float, depth: float = 0.05) -> Point3:
        x, y = share * reach, depth
        return (
            hinge[0] + x * math.cos(turn) - y * math.sin(turn),
            hinge[1] + x * math.sin(turn) + y * math.cos(turn),
            z,
        )

    for z, up in zip(levels, (1, -1)):
        base = z if up > 0 else z - 0.006
        _add_track(mesh, on_sill(0.04, 0.032, base), on_sill(0.72, 0.032, base), steel)
        level = z + up * 0.009
        add_arm(mesh, on_sill(0.62, 0.032, level), on_sash(0.34, level), steel, 0.02)
    low = levels[0] + 0.014
    add_operator(mesh, on_sill(0.56, 0, 0)[0], 0.054, levels[0], steel, 0.17)
    elbow = on_sill(0.82, -0.05, low)
    add_arm(mesh, on_sill(0.6, 0.056, low), elbow, steel, 0.024)
    add_arm(mesh, (*elbow[:2], low + 0.004), on_sash(0.74, low + 0.004, 0.062), steel, 0.022)
    # The plate on the rail to which the arm is fixed.
    with mesh.at(Matrix.Translation((*hinge, 0)) @ Matrix.Rotation(turn, 4, "Z")):
        x = 0.74 * reach
        mesh.box((x - 0.045, 0.055, low - 0.006), (x + 0.045, 0.074, low + 0.002), steel, 0.002)


def add_awning_arms(
    mesh: MeshBuilder, left: float, right: float, top: float, bottom: float, turned: Matrix, steel: Material
) -> None:
    """The arms of an opened awning: a stay at each jamb, and two arms that the crank pushes apart.

    A stay is a track on the jamb with two flat arms that cross over to the side of the sash. `turned` moves
    the closed sash into its opened place. Lengths in meters.
    """
    tall = top - bottom

    def on_sash(x: float, share: float, depth: float = 0.05) -> Vector:
        return turned @ Vector((x, depth, top - share * tall))

    for x, side in ((left + 0.012, 1), (right - 0.012, -1)):
        flat = Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.radians(side * 90), 4, "Y")
        back = flat.inverted()
        with mesh.at(flat):
            track = [back @ Vector((x, 0.03, top - share * tall)) for share in (0.03, 0.74)]
            _add_track(mesh, *track, steel)
            for foot, end, lift in ((0.7, 0.44, 0.008), (0.4, 0.62, 0.013)):
                out = Vector((0, 0, lift))
                start = back @ Vector((x, 0.03, top - foot * tall))
                add_arm(mesh, start + out, back @ on_sash(x, end) + out, steel, 0.022)
    middle, low = (left + right) / 2, bottom + 0.03
    add_operator(mesh, middle, 0.054, bottom + 0.01, steel, 0.26)
    for side in (-1, 1):
        elbow = (middle + side * 0.3, (0.06 + on_sash(0, 1)[1]) / 2, low)
        add_arm(mesh, (middle + side * 0.07, 0.056, low), elbow, steel, 0.022)
        add_arm(mesh, elbow, on_sash(middle + side * 0.16, 0.97), steel, 0.02)


def add_hinges(mesh: MeshBuilder, x: float, y: float, height: float, steel: Material, side: int = 1) -> None:
    """Three butt hinges one above the other. The pin is at x and y; `side` is 1 if their leaf on the door
    points to +x and -1 if to -x.
    """
    for z in (0.22, height / 2, height - 0.22):
        mesh.cylinder((x, y, z - 0.05), (x, y, z + 0.05), 0.0075, steel, 14)
        for end in (-0.054, 0.05):
            mesh.cylinder((x, y, z + end), (x, y, z + end + 0.004), 0.0055, steel, 12)
        mesh.box((x, y - 0.0015, z - 0.05), (x + side * 0.03, y + 0.008, z + 0.05), steel, 0.001)
