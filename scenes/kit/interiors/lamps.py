"""Lamps: pendants, floor lamps and table lamps in several shapes. Sizes in meters."""

from __future__ import annotations

import math
from random import Random

from ..modeling.geometry import place_at, rounded
from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.lamps import emission, lampshade
from ..surfaces.metal import brushed_metal
from ..surfaces.plain import plain


def add_pendant(
    mesh: MeshBuilder,
    x: float,
    y: float,
    bottom: float,
    ceiling: float,
    lit: float = 0,
    kind: str = "cone",
    cord: float = 0.004,
) -> None:
    """A lamp that hangs from the ceiling: cone, globe, drum or dome; `lit` is the strength of its bulb,
    `cord` the radius of its cord.
    """
    black, brass = plain("#242322", 0.45), brushed_metal("#b08d4a", 0.28)
    top = bottom + 0.24
    if kind == "cone":
        mesh.cylinder((x, y, bottom), (x, y, top), 0.2, black, 40, 0.07, capped=False)
    elif kind == "globe":
        ring = [
            (0.135 * math.sin(math.pi * k / 16), bottom + 0.135 - 0.135 * math.cos(math.pi * k / 16))
            for k in range(17)
        ]
        mesh.lathe(x, y, ring, lampshade("#fbf8f1", 0.5 + lit * 0.25), 40)
        mesh.cylinder((x, y, bottom + 0.25), (x, y, bottom + 0.33), 0.03, brass, 20)
    elif kind == "drum":
        mesh.cylinder(
            (x, y, bottom),
            (x, y, bottom + 0.22),
            0.23,
            lampshade("#efe8da", 0.3 + lit * 0.1),
            48,
            capped=False,
        )
    else:
        bowl = [
            (0.24 * math.cos(math.pi / 2 * k / 12), bottom + 0.18 * math.sin(math.pi / 2 * k / 12))
            for k in range(13)
        ]
        mesh.lathe(x, y, bowl, plain("#dfd9cc", 0.5), 48)
        mesh.cylinder((x, y, bottom + 0.17), (x, y, bottom + 0.24), 0.025, brass, 20)
    mesh.cylinder((x, y, top - 0.02), (x, y, ceiling), cord, black, 6)
    mesh.cylinder((x, y, ceiling - 0.02), (x, y, ceiling), 0.05, black if kind == "cone" else brass, 24)
    if lit and kind != "globe":
        mesh.cylinder((x, y, bottom + 0.06), (x, y, bottom + 0.13), 0.035, emission("#ffe2b8", lit), 20)


def add_table_lamp(mesh: MeshBuilder, x: float, y: float, z: float, color: str, lit: float = 0.8) -> None:
    """A ceramic lamp with a linen shade."""
    body = [(0.0, 0), (0.06, 0), (0.095, 0.06), (0.10, 0.13), (0.07, 0.22), (0.025, 0.27), (0.012, 0.33)]
    mesh.lathe(x, y, [(r, z + h) for r, h in rounded(body)], plain(color, 0.3), 64)
    brass = brushed_metal("#9a7d46", 0.3)
    mesh.cylinder((x, y, z + 0.32), (x, y, z + 0.6), 0.006, brass, 14)
    mesh.cylinder((x, y, z + 0.6), (x, y, z + 0.615), 0.01, brass, 14)
    cloth = lampshade("#efe8da", lit, _ends(mesh, z + 0.365, z + 0.595))
    mesh.cylinder((x, y, z + 0.365), (x, y, z + 0.595), 0.18, cloth, 64, 0.125, capped=False)


def add_floor_lamp(mesh: MeshBuilder, x: float, y: float, lit: float = 0.6) -> None:
    """A slim lamp on a round foot."""
    brass = brushed_metal("#9a7d46", 0.3)
    mesh.cylinder((x, y, 0), (x, y, 0.02), 0.14, brass, 40)
    mesh.cylinder((x, y, 0.02), (x, y, 1.42), 0.010, brass, 14)
    cloth = lampshade("#f1ebdf", lit, _ends(mesh, 1.28, 1.56))
    mesh.cylinder((x, y, 1.4), (x, y, 1.59), 0.008, brass, 14)
    mesh.cylinder((x, y, 1.28), (x, y, 1.56), 0.21, cloth, 64, 0.16, capped=False)


def _ends(mesh: MeshBuilder, low: float, high: float) -> tuple[float, float]:
    """Heights in the mesh as a whole, where the transform of the mesh lifts the lamp."""
    lift = mesh.transform.translation.z
    return low + lift, high + lift


def _shade(mesh: MeshBuilder, low: float, high: float, radii: tuple[float, float], lit: float) -> None:
    """A linen shade with a band of cloth around both rims."""
    cloth, band = lampshade("#e9dfcd", lit, (low, high)), plain("#cfc3ae", 0.9, 0.1)
    mesh.cylinder((0, 0, low), (0, 0, high), radii[0], cloth, 64, radii[1], capped=False)
    for z, radius in ((low, radii[0]), (high, radii[1])):
        ring = [
            (radius * math.cos(a), radius * math.sin(a), z) for a in (2 * math.pi * k / 48 for k in range(49))
        ]
        mesh.tube(ring, 0.003, band, 6, capped=False)


def _tripod(mesh: MeshBuilder, lit: float) -> None:
    """A shade on three legs of oak."""
    oak, brass = wood("#8a6a4a", "v", 0.5, 0.1), brushed_metal("#8f7644", 0.3)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        foot = (0.24 * math.cos(a), 0.24 * math.sin(a), 0)
        mesh.cylinder((0.03 * math.cos(a), 0.03 * math.sin(a), 1.16), foot, 0.015, oak, 16, 0.011)
    mesh.cylinder((0, 0, 1.12), (0, 0, 1.19), 0.042, brass, 28)
    mesh.cylinder((0, 0, 1.19), (0, 0, 1.5), 0.007, brass, 14)
    _shade(mesh, 1.24, 1.52, (0.22, 0.20), lit)


def _reading(mesh: MeshBuilder, lit: float, toward: float) -> None:
    """A pole with an arm that carries a small dome of dark metal on the side `toward` (-1 or 1)."""
    iron = plain("#33302c", 0.36, 0.5, 0.7)
    mesh.cylinder((0, 0, 0), (0, 0, 0.018), 0.125, iron, 40)
    bend = [
        (toward * 0.12 * (1 - math.cos(t)), 0, 1.36 + 0.1 * math.sin(t))
        for t in (math.pi / 2 * k / 8 for k in range(9))
    ]
    mesh.tube([(0, 0, 0.018), (0, 0, 0.7), *bend, (toward * 0.2, 0, 1.455)], 0.008, iron, 14)
    dome = [(0.105, 0), (0.1, 0.035), (0.075, 0.08), (0.03, 0.108), (0.012, 0.112)]
    inner = [(0.096, 0.002), (0.09, 0.035), (0.066, 0.074), (0.0, 0.1)]
    x = toward * 0.2
    mesh.lathe(x, 0, [(r, 1.335 + z) for r, z in dome], iron, 40)
    mesh.lathe(x, 0, [(r, 1.335 + z) for r, z in inner[::-1]], plain("#e8e2d5", 0.5), 40)
    mesh.lathe(
        x,
        0,
        [(0.03 * math.sin(t), 1.375 - 0.03 * math.cos(t)) for t in (math.pi * k / 8 for k in range(9))],
        emission("#ffe2b8", 2 * lit),
        20,
    )


def add_any_floor_lamp(mesh: MeshBuilder, x: float, y: float, style: Random, toward: float = 1) -> None:
    """A shade on a slim pole, a shade on three legs, or a reading lamp whose arm is on the side `toward`."""
    kind = style.choice(("slim", "tripod", "reading"))
    if kind == "slim":
        add_floor_lamp(mesh, x, y)
        return
    with mesh.at(place_at(x, y)):
        if kind == "tripod":
            _tripod(mesh, 0.6)
        else:
            _reading(mesh, 0.8, toward)


def add_any_table_lamp(mesh: MeshBuilder, x: float, y: float, z: float, color: str, style: Random) -> None:
    """A ceramic lamp with a belly, a column with a wide drum, or stacked balls."""
    kind = style.choice(("belly", "column", "balls"))
    if kind == "belly":
        add_table_lamp(mesh, x, y, z, color)
        return
    brass = brushed_metal("#8f7644", 0.3)
    with mesh.at(place_at(x, y, z)):
        if kind == "column":
            foot = [
                (0, 0),
                (0.062, 0),
                (0.066, 0.006),
                (0.062, 0.05),
                (0.058, 0.2),
                (0.05, 0.262),
                (0.02, 0.28),
                (0, 0.28),
            ]
            mesh.lathe(0, 0, rounded(foot, 4), plain(color, 0.55), 64)
            for k in range(5):
                ring = 0.05 + 0.045 * k
                mesh.lathe(
                    0,
                    0,
                    [(0.0605, ring), (0.0645, ring + 0.008), (0.0605, ring + 0.016)],
                    plain(color, 0.55),
                    64,
                )
        else:
            mesh.cylinder((0, 0, 0), (0, 0, 0.016), 0.065, brass, 40)
            for low, radius in ((0.014, 0.066), (0.134, 0.052), (0.228, 0.036)):
                ball = [
                    (radius * math.sin(t), low + radius - radius * math.cos(t))
                    for t in (math.pi * k / 14 for k in range(15))
                ]
                mesh.lathe(0, 0, ball, plain(color, 0.4), 48)
        mesh.cylinder((0, 0, 0.27), (0, 0, 0.57), 0.006, brass, 14)
        _shade(mesh, 0.355, 0.565, (0.175, 0.155) if kind == "column" else (0.165, 0.11), 0.7)
