"""Coffee, dining and side tables. Their tops have rounded edges. Sizes in meters."""

from __future__ import annotations

import math
from random import Random

from ..modeling.cushions import add_slab, oval, rounded_rectangle
from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.boards import table_top, wood
from ..surfaces.counters import veined_stone
from ..surfaces.plain import plain

COFFEE = (0.95, 0.55, 0.36)
"""Length, depth and height of a coffee table."""
SIDE_TABLE = 0.48
"""Height of a side table."""


def _splayed_legs(mesh: MeshBuilder, reach: tuple[float, float], top: float, legs: Material) -> None:
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * reach[0], sy * reach[1]
            foot = (x + sx * 0.035, y + sy * 0.035, 0)
            mesh.cylinder((x, y, top), foot, 0.021, legs, 18, 0.013)


def add_coffee_table(mesh: MeshBuilder, x: float, y: float, color: str, style: Random) -> None:
    """Adds a low table: a rectangle with round corners and a shelf, an oval, a round top on three legs, or a
    stone top on a frame of dark metal. All are about as large as `COFFEE`, so the same things fit on them.
    """
    length, depth, high = COFFEE
    top, legs = table_top(color), wood(color, "v", 0.5, 0.1)
    kind = style.choice(("shelf", "oval", "round", "stone"))
    with mesh.at(place_at(x, y)):
        if kind == "shelf":
            add_slab(mesh, rounded_rectangle(length, depth, 0.03), high - 0.032, high, top, 0.009)
            add_slab(mesh, rounded_rectangle(length - 0.14, depth - 0.12, 0.02), 0.11, 0.128, top, 0.006)
            _splayed_legs(mesh, (length / 2 - 0.07, depth / 2 - 0.06), high - 0.03, legs)
        elif kind == "oval":
            add_slab(mesh, oval(length + 0.06, depth + 0.06), high - 0.03, high, top, 0.011, 0.025)
            _splayed_legs(mesh, (length * 0.27, depth * 0.25), high - 0.02, legs)
        elif kind == "round":
            add_slab(mesh, oval(0.84, 0.84), high - 0.034, high, top, 0.010, 0.02)
            for k in range(3):
                a = 2 * math.pi * k / 3 + 0.5
                at, foot = (0.24 * math.cos(a), 0.24 * math.sin(a)), (0.33 * math.cos(a), 0.33 * math.sin(a))
                mesh.cylinder((*at, high - 0.02), (*foot, 0), 0.028, legs, 20, 0.018)
        else:
            iron = plain("#2a2825", 0.38, 0.5, 0.7)
            add_slab(
                mesh,
                rounded_rectangle(length, depth, 0.05),
                high - 0.022,
                high,
                veined_stone("#7f7b74"),
                0.006,
            )
            for sx in (-1, 1):
                low, edge = sx * (length / 2 - 0.09), depth / 2 - 0.05
                for sy in (-1, 1):
                    mesh.box(
                        (low - 0.011, sy * edge - 0.011, 0),
                        (low + 0.011, sy * edge + 0.011, high - 0.022),
                        iron,
                        0.002,
                    )
                mesh.box((low - 0.011, -edge, 0), (low + 0.011, edge, 0.02), iron, 0.002)
                mesh.box(
                    (low - 0.0108, -edge, high - 0.043), (low + 0.0108, edge, high - 0.0222), iron, 0.002
                )


def add_dining_table(
    mesh: MeshBuilder, x: float, y: float, size: tuple[float, float, float], color: str, style: Random
) -> None:
    """Adds a table with a top of glued boards, an apron under it, and legs that taper; `size` is its length,
    depth and height. `style` draws whether its legs are round or square.
    """
    length, depth, high = size
    top, legs = table_top(color), wood(color, "v", 0.5, 0.1)
    is_round = style.random() < 0.5
    with mesh.at(place_at(x, y)):
        add_slab(mesh, rounded_rectangle(length, depth, 0.028), high - 0.03, high, top, 0.010, 0.006)
        for y0 in (-depth / 2 + 0.085, depth / 2 - 0.107):
            mesh.box(
                (-length / 2 + 0.1, y0, high - 0.105),
                (length / 2 - 0.1, y0 + 0.022, high - 0.03),
                legs,
                0.003,
            )
        for x0 in (-length / 2 + 0.085, length / 2 - 0.107):
            mesh.box(
                (x0, -depth / 2 + 0.1, high - 0.105), (x0 + 0.022, depth / 2 - 0.1, high - 0.03), legs, 0.003
            )
        for sx in (-1, 1):
            for sy in (-1, 1):
                at = (sx * (length / 2 - 0.1), sy * (depth / 2 - 0.1))
                foot = (at[0] + sx * 0.012, at[1] + sy * 0.012)
                if is_round:
                    mesh.cylinder((*at, high - 0.03), (*foot, 0), 0.034, legs, 24, 0.02)
                else:
                    _tapered_leg(mesh, at, high - 0.03, (0.035, 0.022), legs)


def _tapered_leg(
    mesh: MeshBuilder, at: tuple[float, float], top: float, halves: tuple[float, float], legs: Material
) -> None:
    """A square leg with small bevels that is thinner at its foot."""
    x, y = at
    points = []
    for z, half in ((0, halves[1]), (top - 0.09, halves[0]), (top, halves[0])):
        cut = half - 0.004
        points += [(x + a * half, y + b * cut, z) for a, b in ((1, -1), (1, 1))]
        points += [(x + b * cut, y + a * half, z) for a, b in ((1, 1), (1, -1))]
        points += [(x + a * half, y + b * cut, z) for a, b in ((-1, 1), (-1, -1))]
        points += [(x + b * cut, y + a * half, z) for a, b in ((-1, -1), (-1, 1))]
    faces = [
        (r * 8 + k, r * 8 + (k + 1) % 8, (r + 1) * 8 + (k + 1) % 8, (r + 1) * 8 + k)
        for r in (0, 1)
        for k in range(8)
    ]
    mesh.add(points, [*faces, tuple(range(8))[::-1]], legs)


def add_side_table(mesh: MeshBuilder, x: float, y: float, color: str, style: Random) -> float:
    """Adds a small round table: a pedestal, three legs, or a turned drum. Returns the height of its top."""
    top, legs, high = table_top(color), wood(color, "v", 0.5, 0.1), SIDE_TABLE
    kind = style.choice(("pedestal", "tripod", "drum"))
    with mesh.at(place_at(x, y)):
        if kind == "drum":
            body = [
                (0.0, 0),
                (0.15, 0),
                (0.165, 0.02),
                (0.135, 0.2),
                (0.15, 0.36),
                (0.19, 0.44),
                (0.19, 0.47),
                (0.18, high),
                (0, high),
            ]
            mesh.lathe(0, 0, body, top, 56)
            return high
        add_slab(mesh, oval(0.44, 0.44), high - 0.024, high, top, 0.008, 0.014)
        if kind == "pedestal":
            mesh.lathe(
                0,
                0,
                [(0.15, 0), (0.15, 0.014), (0.05, 0.034), (0.022, 0.08), (0.02, 0.4), (0.06, high - 0.02)],
                legs,
                40,
            )
        else:
            for k in range(3):
                a = 2 * math.pi * k / 3 + 0.4
                foot = (0.19 * math.cos(a), 0.19 * math.sin(a), 0)
                mesh.cylinder(
                    (0.1 * math.cos(a), 0.1 * math.sin(a), high - 0.02), foot, 0.016, legs, 16, 0.011
                )
    return high
