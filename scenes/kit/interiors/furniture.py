"""Furniture. A piece stands on the floor round its origin and looks toward -y; sizes in meters."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

import bpy

from ..materials import emission, fabric, plain, wood
from ..mesh import Material, MeshBuilder
from ..soft import soft_box

CUSHIONS = ("#a8532f", "#31495a", "#d9cfbf", "#6f7a66", "#c9a66b", "#efe9df")


def _group(things: Sequence[bpy.types.Object], x: float, y: float, turn: float) -> bpy.types.Object:
    """Moves a piece of several objects as one."""
    anchor = bpy.data.objects.new("furniture", None)
    bpy.context.scene.collection.objects.link(anchor)
    for thing in things:
        thing.parent = anchor
    anchor.location, anchor.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    return anchor


def add_sofa(x: float, y: float, turn: float, cloth: Material, chance: Random, width: float = 2.2) -> None:
    """A sofa 92 cm deep on four legs.

    Its base stands a centimeter inside arms and back: faces in one plane would show as dark patches.
    """
    half, depth, legs = width / 2, 0.46, MeshBuilder()
    parts = [
        soft_box((-half + 0.012, -depth + 0.012, 0.125), (half - 0.012, depth - 0.012, 0.30), cloth, 0.03)
    ]
    seats = 2 if width < 2 else 3
    seat = (width - 0.36) / seats
    for k in range(seats):
        left = -half + 0.18 + k * seat
        parts.append(
            soft_box(
                (left + 0.005, -depth, 0.30), (left + seat - 0.005, depth - 0.2, 0.46), cloth, 0.05, 4, 0.03
            )
        )
        parts.append(
            soft_box(
                (left + 0.01, depth - 0.34, 0.44),
                (left + seat - 0.01, depth - 0.10, 0.86),
                cloth,
                0.07,
                4,
                0.04,
            )
        )
    for outer, inner in ((-half, -half + 0.18), (half, half - 0.18)):
        parts.append(
            soft_box((min(outer, inner), -depth, 0.12), (max(outer, inner), depth, 0.62), cloth, 0.05)
        )
    parts.append(
        soft_box((-half + 0.02, depth - 0.14, 0.13), (half - 0.02, depth - 0.006, 0.78), cloth, 0.05)
    )
    for side, color in zip((-1, 1), chance.sample(CUSHIONS, 2)):
        cushion = soft_box((-0.23, -0.08, -0.23), (0.23, 0.08, 0.23), fabric(color, 600), 0.06, 4, 0.06)
        cushion.rotation_euler = (
            math.radians(-24),
            math.radians(chance.uniform(-12, 12)),
            chance.uniform(-0.3, 0.3),
        )
        cushion.location = (side * (half - 0.48), -0.02, 0.66)
        parts.append(cushion)
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot = (sx * (half - 0.14), sy * (depth - 0.12))
            legs.cylinder((*foot, 0.128), (*foot, 0), 0.022, wood("#4a3424", "v"), 14, 0.014)
    _group([*parts, legs.build("legs")], x, y, turn)


def add_armchair(x: float, y: float, turn: float, cloth: Material, frame: Material) -> None:
    """A low chair with wooden arms."""
    seat = soft_box((-0.33, -0.32, 0.32), (0.33, 0.30, 0.46), cloth, 0.05, 4, 0.03)
    back = soft_box((-0.32, 0.20, 0.44), (0.32, 0.34, 0.88), cloth, 0.06, 4, 0.03)
    back.rotation_euler = (math.radians(-10), 0, 0)
    mesh = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            mesh.cylinder((sx * 0.34, sy * 0.27, 0.34), (sx * 0.37, sy * 0.33, 0), 0.02, frame, 12, 0.013)
            mesh.cylinder((sx * 0.355, sy * 0.26, 0.34), (sx * 0.355, sy * 0.26, 0.59), 0.016, frame, 10)
        mesh.box((sx * 0.355 - 0.025, -0.32, 0.585), (sx * 0.355 + 0.025, 0.32, 0.612), frame, 0.008)
        mesh.box((sx * 0.34 - 0.015, -0.28, 0.315), (sx * 0.34 + 0.015, 0.28, 0.345), frame, 0.005)
    _group([seat, back, mesh.build("chair frame")], x, y, turn)


def add_stool(mesh: MeshBuilder, x: float, y: float, height: float = 0.67) -> None:
    """A round stool on four thin legs."""
    mesh.cylinder((x, y, height - 0.05), (x, y, height), 0.19, wood("#a67c52", "x", 0.45), 32)
    for dx in (-1, 1):
        for dy in (-1, 1):
            top, foot = (x + 0.13 * dx, y + 0.13 * dy, height - 0.05), (x + 0.2 * dx, y + 0.2 * dy, 0)
            mesh.cylinder(top, foot, 0.012, plain("#1d1d1f", 0.4, 0.5, 0.5), 10)


def add_table(
    mesh: MeshBuilder,
    x: float,
    y: float,
    size: tuple[float, float, float],
    top: Material,
    legs: Material,
    thick: float = 0.04,
) -> None:
    """A table: length, depth and height."""
    length, depth, height = size
    mesh.box(
        (x - length / 2, y - depth / 2, height - thick), (x + length / 2, y + depth / 2, height), top, 0.008
    )
    for dx in (-length / 2 + 0.06, length / 2 - 0.12):
        for dy in (-depth / 2 + 0.06, depth / 2 - 0.12):
            mesh.box((x + dx, y + dy, 0), (x + dx + 0.06, y + dy + 0.06, height - thick), legs, 0.004)


def add_vase(
    mesh: MeshBuilder, x: float, y: float, z: float, color: str, height: float = 0.2, wide: float = 0.075
) -> None:
    """A vase on whatever is at height z."""
    profile = [(0, 0), (0.67, 0), (1, 0.3), (0.8, 0.7), (0.43, 0.92), (0.48, 1)]
    mesh.lathe(x, y, [(r * wide, z + t * height) for r, t in profile], plain(color, 0.35), 32)


def add_books(mesh: MeshBuilder, x: float, y: float, z: float, colors: Sequence[str]) -> None:
    """Books lying on each other."""
    for k, color in enumerate(colors):
        shrink, low = 0.02 * k, z + 0.024 * k
        mesh.box(
            (x - 0.16 + shrink, y - 0.115 + shrink, low),
            (x + 0.16 - shrink, y + 0.115, low + 0.022),
            plain(color, 0.6),
            0.003,
        )


def add_pendant(mesh: MeshBuilder, x: float, y: float, bottom: float, ceiling: float, lit: float = 0) -> None:
    """A lamp that hangs from the ceiling; `lit` is the strength of its bulb."""
    mesh.cylinder((x, y, bottom), (x, y, bottom + 0.24), 0.2, plain("#2b2b2b", 0.5), 32, 0.07, capped=False)
    mesh.cylinder((x, y, bottom + 0.24), (x, y, ceiling), 0.005, plain("#222222"), 6)
    if lit:
        mesh.cylinder((x, y, bottom + 0.05), (x, y, bottom + 0.13), 0.04, emission("#ffe2b8", lit), 20)


def add_planter(mesh: MeshBuilder, x: float, y: float, color: str, size: float = 1) -> float:
    """A pot on the floor; returns the height of its soil."""
    profile = [(0, 0), (0.17, 0), (0.23, 0.42), (0.21, 0.42), (0.19, 0.36), (0, 0.36)]
    mesh.lathe(x, y, [(r * size, z * size) for r, z in profile], plain(color, 0.6), 40)
    mesh.cylinder((x, y, 0.36 * size), (x, y, 0.37 * size), 0.18 * size, plain("#3a2d22", 1), 32)
    return 0.36 * size


def add_sideboard(mesh: MeshBuilder, x0: float, x1: float, y: float, color: str = "#a67c52") -> None:
    """A low cabinet against a wall at y, with doors of one wood and a gap between them."""
    body, depth = wood(color, "x", 0.45, 0.12), 0.42
    mesh.box((x0, y - depth, 0.16), (x1, y - 0.005, 0.62), body, 0.004)
    doors = max(2, round((x1 - x0) / 0.55))
    pitch = (x1 - x0 - 0.02) / doors
    for k in range(doors):
        left = x0 + 0.01 + k * pitch
        mesh.box(
            (left + 0.003, y - depth - 0.016, 0.175), (left + pitch - 0.003, y - depth, 0.605), body, 0.003
        )
    for x in (x0 + 0.12, x1 - 0.12):
        for leg in (y - depth + 0.06, y - 0.08):
            mesh.cylinder((x, leg, 0.16), (x, leg, 0), 0.016, plain("#2b2724", 0.4), 12, 0.011)
