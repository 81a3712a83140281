"""Sofas and armchairs. Sizes in meters.

The origin of a piece is on the floor in its middle, and its front faces -y.
"""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

import bpy
from mathutils import Matrix

from ..modeling.cushions import add_curved_shell, add_cushion, oval, rounded_rectangle
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.pillows import add_pillow
from ..modeling.soft import soft_box
from ..surfaces.boards import wood
from ..surfaces.cloth import linen
from ..surfaces.plain import plain
from .palettes import PILLOW_STRIPES, SOFA_PILLOWS


def group(things: Sequence[bpy.types.Object], x: float, y: float, turn: float) -> bpy.types.Object:
    """Joins several objects into one piece of furniture that is moved and turned as a whole."""
    anchor = bpy.data.objects.new("furniture", None)
    bpy.context.scene.collection.objects.link(anchor)
    for thing in things:
        thing.parent = anchor
    anchor.location, anchor.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    return anchor


def _lying(x: float, y: float, z: float) -> Matrix:
    return Matrix.Translation((x, y, z))


def _leaning(x: float, y: float, z: float, lean: float) -> Matrix:
    """Where a cushion stands on its edge at z, with its face to -y, and leans back by `lean` degrees."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90 - lean), 4, "X")


def _arm(x0: float, x1: float, depth: float, height: float, cloth: Material) -> list[bpy.types.Object]:
    """An arm: a rounded box, and a cord around its front panel."""
    body = soft_box((x0, -depth, 0.12), (x1, depth, height), cloth, min(0.06, (x1 - x0) * 0.4), 5)
    cord, inset = MeshBuilder(), 0.014
    front = rounded_rectangle(x1 - x0 - 2 * inset, height - 0.12 - 2 * inset, 0.045, 5)
    middle, level = (x0 + x1) / 2, (height + 0.12) / 2
    path = [(middle + u, -depth + 0.006, level + v) for u, v in front]
    cord.tube([*path, path[0]], 0.0042, cloth, 8, capped=False)
    return [body, cord.build("piping")]


def _legs(half: float, depth: float, kind: int) -> bpy.types.Object:
    """Four feet: tapered and round, turned blocks, or slim rods of dark metal."""
    legs = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (half - 0.1), sy * (depth - 0.1)
            if kind == 0:
                legs.cylinder(
                    (x, y, 0.14), (x + sx * 0.02, y + sy * 0.02, 0), 0.024, wood("#5b432f", "v"), 18, 0.013
                )
            elif kind == 1:
                legs.box((x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, 0.13), wood("#4a3a2c", "v"), 0.006)
            else:
                legs.cylinder((x, y, 0.14), (x, y, 0), 0.011, plain("#2a2825", 0.35, 0.5, 0.8), 14)
    return legs.build("legs")


def add_sofa(
    x: float,
    y: float,
    turn: float,
    cloth: Material,
    chance: Random,
    width: float = 2.2,
    style: Random | None = None,
) -> None:
    """A sofa 92 cm deep with loose seat and back cushions. `style` draws its arms and feet.

    The base is 1 cm inside the arms and the back, because faces in the same plane show dark patches.
    """
    kind = style.choice((0, 1, 2)) if style else 0
    half, depth = width / 2, 0.46
    arm, height = ((0.17, 0.62), (0.12, 0.58), (0.22, 0.60))[kind]
    parts = [soft_box((-half + 0.02, -depth + 0.03, 0.125), (half - 0.02, depth - 0.012, 0.29), cloth, 0.02)]
    seats = 2 if width < 2 or kind == 1 else 3
    seat = (width - 2 * arm) / seats
    for k in range(seats):
        middle = -half + arm + (k + 0.5) * seat
        size = (seat - 0.006, 2 * depth - 0.2, 0.19)
        parts.append(add_cushion(size, _lying(middle, -0.105, 0.285), cloth, 0.034, 0.05, k + width))
        back = (seat - 0.02, 0.45, 0.20)
        at = _leaning(middle, depth - 0.13, 0.665, 12)
        parts.append(add_cushion(back, at, cloth, 0.06, 0.075, 7 + k + width))
    for outer, inner in ((-half, -half + arm), (half - arm, half)):
        parts += _arm(outer, inner, depth, height, cloth)
    parts.append(
        soft_box((-half + 0.02, depth - 0.13, 0.13), (half - 0.02, depth - 0.006, 0.78), cloth, 0.05)
    )
    for side, color in zip((-1, 1), chance.sample(SOFA_PILLOWS, 2)):
        askew = Matrix.Rotation(chance.uniform(-0.075, 0.075), 4, "Z")
        tilt = Matrix.Rotation(math.radians(68), 4, "X") @ askew
        # The lower edge of the pillow sinks 2 cm into the seat, so that no light shines through below it.
        at = Matrix.Translation((side * (half - 0.46), -0.03, 0.67)) @ tilt
        parts.append(add_pillow((0.46, 0.46), at, linen(color, PILLOW_STRIPES.get(color)), 1.68))
    group([*parts, _legs(half, depth, kind)], x, y, turn)


def _wooden_arms(frame: Material) -> bpy.types.Object:
    """The frame of a low chair: legs, rails, and arms whose ends are rounded."""
    mesh = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            mesh.cylinder((sx * 0.34, sy * 0.27, 0.34), (sx * 0.37, sy * 0.33, 0), 0.02, frame, 16, 0.012)
            mesh.cylinder((sx * 0.355, sy * 0.26, 0.34), (sx * 0.355, sy * 0.26, 0.59), 0.015, frame, 14)
        mesh.box((sx * 0.355 - 0.027, -0.34, 0.586), (sx * 0.355 + 0.027, 0.32, 0.611), frame, 0.011)
        mesh.box((sx * 0.34 - 0.015, -0.28, 0.300), (sx * 0.34 + 0.015, 0.28, 0.335), frame, 0.006)
    for y0 in (-0.28, 0.255):
        mesh.box((-0.335, y0, 0.300), (0.335, y0 + 0.025, 0.335), frame, 0.006)
    return mesh.build("chair frame")


def _low_chair(cloth: Material, frame: Material) -> list[bpy.types.Object]:
    seat = add_cushion((0.66, 0.64, 0.155), _lying(0, -0.01, 0.325), cloth, 0.03, 0.05, 1)
    back = add_cushion((0.63, 0.46, 0.15), _leaning(0, 0.325, 0.66, 11), cloth, 0.035, 0.06, 2)
    return [seat, back, _wooden_arms(frame)]


def _tub_chair(cloth: Material, frame: Material) -> list[bpy.types.Object]:
    """A chair whose back and arms are one curved shell."""
    shell = add_curved_shell((0.40, 0.385), 0.095, 0.16, (0.60, 0.80), cloth)
    seat = add_cushion(
        (0.62, 0.60, 0.165), _lying(0, -0.045, 0.315), cloth, 0.03, 0, 3, outline=oval(0.62, 0.62)
    )
    base = soft_box((-0.29, -0.27, 0.16), (0.29, 0.29, 0.325), cloth, 0.09, 5)
    legs = MeshBuilder()
    for sx, sy in ((-1, -0.85), (1, -0.85), (-1, 1), (1, 1)):
        legs.cylinder((sx * 0.2, sy * 0.2, 0.17), (sx * 0.25, sy * 0.25, 0), 0.02, frame, 16, 0.011)
    return [shell, seat, base, legs.build("legs")]


def _club_chair(cloth: Material, frame: Material) -> list[bpy.types.Object]:
    """A small upholstered chair with slim arms."""
    parts = [soft_box((-0.36, -0.34, 0.15), (0.36, 0.36, 0.30), cloth, 0.025)]
    for x0, x1 in ((-0.40, -0.29), (0.29, 0.40)):
        parts += _arm(x0, x1, 0.37, 0.585, cloth)
    parts.append(soft_box((-0.36, 0.26, 0.15), (0.36, 0.375, 0.84), cloth, 0.045, 5))
    parts.append(add_cushion((0.575, 0.62, 0.165), _lying(0, -0.065, 0.295), cloth, 0.03, 0.045, 4))
    parts.append(add_cushion((0.57, 0.42, 0.13), _leaning(0, 0.30, 0.65, 9), cloth, 0.04, 0.06, 5))
    legs = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            legs.cylinder((sx * 0.32, sy * 0.3, 0.16), (sx * 0.34, sy * 0.33, 0), 0.02, frame, 16, 0.012)
    return [*parts, legs.build("legs")]


def add_armchair(
    x: float, y: float, turn: float, cloth: Material, frame: Material, style: Random | None = None
) -> None:
    """A low chair with wooden arms, a tub chair or a small club chair, as `style` draws it. Without `style`,
    it is the low chair.
    """
    make = style.choice((_low_chair, _tub_chair, _club_chair)) if style else _low_chair
    group(make(cloth, frame), x, y, turn)
