"""What people leave outside: a bench, a table with chairs, a bicycle, potted plants. The wall is y = 0."""

from __future__ import annotations

import math
from random import Random
from typing import Callable, Sequence

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.lamps import emission
from ..surfaces.paving import concrete
from ..surfaces.plain import plain
from .climbers import add_bamboo, add_bougainvillea, add_trellis
from .on_wall import (
    add_basket,
    add_cage_lamp,
    add_globe_lamp,
    add_house_number,
    add_mailbox,
    add_meter,
    add_surfboard,
    add_wall_pots,
)


def add_lantern(mesh: MeshBuilder, x: float) -> None:
    """A lantern on the wall: a back plate, a bent arm, and a glazed box under a small roof."""
    iron, glow = plain("#26282a", 0.4, 0.5, 0.5), emission("#fff4e2", 0.5)
    mesh.box((x - 0.05, -0.052, 1.7), (x + 0.05, -0.01, 1.95), iron, 0.006)
    mesh.tube([(x, -0.05, 1.9), (x, -0.11, 1.97), (x, -0.17, 1.975), (x, -0.18, 1.93)], 0.007, iron, 14)
    front, back, half = -0.255, -0.105, 0.075
    for z, grow in ((1.63, 0.0), (1.875, 0.0)):
        mesh.box((x - half - grow, front, z), (x + half + grow, back, z + 0.014), iron, 0.002)
    for dx in (-half, half - 0.01):
        for y in (front, back - 0.01):
            mesh.box((x + dx, y, 1.644), (x + dx + 0.01, y + 0.01, 1.875), iron)
    roof = [(0.115, 1.889), (0.112, 1.895), (0.03, 1.93), (0.0, 1.932)]
    mesh.lathe(x, (front + back) / 2, roof, iron, 4)
    mesh.cylinder(
        (x, (front + back) / 2, 1.644), (x, (front + back) / 2, 1.74), 0.018, plain("#ece5d3", 0.5), 24
    )
    mesh.cylinder((x, (front + back) / 2, 1.74), (x, (front + back) / 2, 1.79), 0.016, glow, 20, 0.004)


def add_spotlight(mesh: MeshBuilder, x: float) -> None:
    """A plain lamp that shines up and down: a tube on a bracket."""
    metal = plain("#3a3b3c", 0.38, 0.5, 0.5)
    mesh.box((x - 0.05, -0.045, 1.82), (x + 0.05, -0.01, 1.92), metal, 0.004)
    mesh.box((x - 0.012, -0.08, 1.86), (x + 0.012, -0.04, 1.884), metal, 0.002)
    mesh.cylinder((x, -0.115, 1.73), (x, -0.115, 2.01), 0.045, metal, 48)
    for z, way in ((1.7295, -1), (2.0105, 1)):
        mesh.cylinder((x, -0.115, z), (x, -0.115, z + way * 0.0006), 0.036, plain("#d8d2c4", 0.3), 40)


def add_barn_lamp(mesh: MeshBuilder, x: float) -> None:
    """A lamp with an enameled shade on a curved arm."""
    enamel = plain("#3b5648", 0.28)
    mesh.cylinder((x, -0.01, 2.0), (x, -0.055, 2.0), 0.055, enamel, 40)
    bow = [math.pi * k / 20 for k in range(21)]
    arm = [(x, -0.175 + 0.125 * math.cos(a), 2.0 + 0.13 * math.sin(a) + 0.006 * a) for a in bow]
    mesh.tube(arm, 0.009, enamel, 16)
    shade = [
        (0.03, 2.03),
        (0.045, 2.0),
        (0.075, 1.955),
        (0.13, 1.915),
        (0.15, 1.895),
        (0.146, 1.895),
        (0.0, 1.98),
    ]
    mesh.lathe(x, -0.3, shade, enamel, 64)
    mesh.cylinder((x, -0.3, 1.9), (x, -0.3, 1.96), 0.03, plain("#f2ede0", 0.4), 24)


def add_downspout(mesh: MeshBuilder, x: float) -> None:
    """A square downspout with its straps."""
    metal = plain("#c9c4b8", 0.45, 0.4)
    mesh.box((x, -0.115, 0.06), (x + 0.07, -0.045, 3.2), metal, 0.008)
    for z in (0.9, 2.3):
        mesh.box((x - 0.02, -0.118, z), (x + 0.09, -0.02, z + 0.025), metal, 0.002)


def add_tall_pot(mesh: MeshBuilder, x: float) -> None:
    """An olive tree in a fluted pot."""
    chance, y = Random(f"tall pot {x:.2f}"), -0.42
    side = [
        (0.0, 0.0),
        (0.16, 0.0),
        (0.2, 0.2),
        (0.235, 0.46),
        (0.24, 0.52),
        (0.215, 0.52),
        (0.2, 0.48),
        (0, 0.48),
    ]
    mesh.lathe(x, y, side, concrete("#6f6a62", 0.75), 64)
    plant("small_olive", x, y, chance, 0.46, 0.33)


def add_hose(mesh: MeshBuilder, x: float) -> None:
    """A garden hose on a hanger beside its tap, an end of it on the way to the ground."""
    chance, z = Random(f"hose {x:.2f}"), 1.12
    rubber, iron, brass = (
        plain("#3d4a3a", 0.6),
        plain("#26282a", 0.45, 0.5, 0.5),
        plain("#a98a4d", 0.35, 0.5, 1),
    )
    mesh.box((x - 0.035, -0.03, z - 0.07), (x + 0.035, -0.008, z + 0.16), iron, 0.004)
    saddle = [(math.radians(a), 0.13) for a in range(20, 161, 20)]
    mesh.tube([(x + r * math.cos(a), -0.1, z + r * math.sin(a) - 0.02) for a, r in saddle], 0.02, iron, 14)
    coil: list[tuple[float, float, float]] = []
    for k in range(6 * 28):
        turn, loop = 2 * math.pi * k / 28, k // 28
        wide, long = 0.145 + 0.011 * loop + 0.006 * math.sin(loop * 5), 0.2 + 0.02 * math.sin(loop * 3 + 1)
        drop = (long - 0.06) * (1 - math.sin(turn)) * 0.5
        y = -0.075 - 0.013 * (loop % 4) - 0.004 * math.sin(turn * 2 + loop)
        coil.append(
            (x + wide * math.cos(turn) + chance.uniform(-0.001, 0.001), y, z + 0.12 * math.sin(turn) - drop)
        )
    tail = [
        (x + 0.2, -0.1, z - 0.35),
        (x + 0.16, -0.12, z - 0.7),
        (x + 0.2, -0.2, 0.06),
        (x + 0.5, -0.5, 0.03),
    ]
    mesh.tube([*coil, *tail], 0.011, rubber, 12)
    tap = x - 0.3
    mesh.cylinder((tap, -0.005, z - 0.28), (tap, -0.09, z - 0.28), 0.013, brass, 20)
    mesh.cylinder((tap, -0.012, z - 0.28), (tap, -0.004, z - 0.28), 0.03, brass, 28)
    mesh.tube([(tap, -0.08, z - 0.28), (tap, -0.115, z - 0.29), (tap, -0.12, z - 0.34)], 0.012, brass, 16)
    mesh.cylinder((tap, -0.08, z - 0.27), (tap, -0.08, z - 0.235), 0.006, brass, 12)
    mesh.cylinder((tap, -0.08, z - 0.235), (tap, -0.08, z - 0.225), 0.028, plain("#8d3a2b", 0.4), 24)


BESIDE: dict[str, Callable[[MeshBuilder, float], None]] = {
    "lantern": add_lantern,
    "spotlight": add_spotlight,
    "barn_lamp": add_barn_lamp,
    "downspout": add_downspout,
    "tall_pot": add_tall_pot,
    "hose": add_hose,
    "mailbox": add_mailbox,
    "globe_lamp": add_globe_lamp,
    "cage_lamp": add_cage_lamp,
    "basket": add_basket,
    "wall_pots": add_wall_pots,
    "surfboard": add_surfboard,
    "house_number": add_house_number,
    "meter": add_meter,
    "bougainvillea": add_bougainvillea,
    "trellis": add_trellis,
    "bamboo": add_bamboo,
}


def add_bench(mesh: MeshBuilder, x: float) -> None:
    """A slatted bench along the wall."""
    oak, iron = wood("#8a6645", "x", 0.5, 0.2), plain("#1f2021", 0.45, 0.5, 0.4)
    for k in range(4):
        mesh.box((x - 0.75, -0.72 + 0.11 * k, 0.42), (x + 0.75, -0.63 + 0.11 * k, 0.45), oak, 0.005)
    for dx in (-0.6, 0.6):
        for dy in (-0.7, -0.33):
            mesh.box((x + dx - 0.02, dy, 0), (x + dx + 0.02, dy + 0.03, 0.42), iron, 0.003)
        mesh.box((x + dx - 0.02, -0.7, 0.395), (x + dx + 0.02, -0.3, 0.42), iron, 0.003)


def add_cafe_table(mesh: MeshBuilder, x: float, streams: Streams) -> None:
    """A round table with two folding chairs."""
    steel = plain(streams["life"].choice(("#2f4a38", "#1f2021", "#b5623c")), 0.4, 0.5, 0.2)
    mesh.cylinder((x, -1.3, 0.70), (x, -1.3, 0.72), 0.32, steel, 40)
    mesh.cylinder((x, -1.3, 0), (x, -1.3, 0.70), 0.02, steel, 14)
    mesh.cylinder((x, -1.3, 0), (x, -1.3, 0.012), 0.2, steel, 32)
    mesh.lathe(x + 0.08, -1.35, [(0.03, 0.72), (0.042, 0.79), (0.03, 0.8)], plain("#e9e4d8", 0.4), 24)
    for side in (-1, 1):
        seat = x + side * 0.62
        for k in range(5):
            at = seat - 0.17 + 0.075 * k
            mesh.box((at, -1.5, 0.44), (at + 0.06, -1.1, 0.455), steel, 0.004)
        back = seat + side * 0.19
        for z in (0.62, 0.72, 0.82):
            # The uprights lean, so the slats of the back are further out the higher they are.
            at = seat + side * (0.39 * (z + 0.03) / 0.88 - 0.2)
            mesh.box((at - 0.006, -1.49, z), (at + 0.006, -1.11, z + 0.06), steel, 0.003)
        for y in (-1.49, -1.11):
            mesh.cylinder((back, y, 0.88), (seat - side * 0.2, y, 0), 0.011, steel, 10)
            mesh.cylinder((seat - side * 0.2, y, 0.44), (back, y, 0), 0.011, steel, 10)


def add_bicycle(mesh: MeshBuilder, x: float, streams: Streams) -> None:
    """A bicycle that leans against the wall."""
    paint = plain(streams["life"].choice(("#7d9c86", "#a8532f", "#31495a")), 0.35, 0.6)
    black, metal = plain("#151515", 0.6), plain("#b9bdc0", 0.3, 0.5, 1)
    with mesh.at(place_at(x, -0.32, 0) @ Matrix.Rotation(math.radians(-7), 4, "X")):
        for hub in (-0.52, 0.52):
            ring = [(hub + 0.34 * math.cos(a), 0, 0.35 + 0.34 * math.sin(a)) for a in _circle(48)]
            mesh.tube([*ring, ring[0]], 0.016, black, 10, capped=False)
            for a in _circle(18):
                mesh.cylinder(
                    (hub, 0, 0.35), (hub + 0.33 * math.cos(a), 0, 0.35 + 0.33 * math.sin(a)), 0.0012, metal, 5
                )
        seat, head, crank = (-0.2, 0, 0.86), (0.36, 0, 0.88), (-0.06, 0, 0.32)
        rear, front = (-0.52, 0, 0.35), (0.52, 0, 0.35)
        tubes = (
            (crank, seat),
            (crank, head),
            ((-0.17, 0, 0.76), head),
            (crank, rear),
            (rear, seat),
            (head, front),
        )
        for a, b in tubes:
            mesh.cylinder(a, b, 0.015, paint, 14)
        mesh.cylinder(head, (0.33, 0, 1.0), 0.013, metal, 12)
        mesh.cylinder((0.33, -0.27, 1.0), (0.33, 0.27, 1.0), 0.012, black, 12)
        mesh.box((-0.33, -0.06, 0.9), (-0.07, 0.06, 0.94), wood("#6b4a30", "x"), 0.02)
        mesh.cylinder(seat, (-0.215, 0, 0.91), 0.012, metal, 12)
        ring = [(-0.06 + 0.09 * math.cos(a), -0.03, 0.32 + 0.09 * math.sin(a)) for a in _circle(28)]
        mesh.tube([*ring, ring[0]], 0.006, metal, 8, capped=False)
        for way in (-1, 1):
            pedal = (-0.06 + way * 0.09, way * 0.06, 0.32 - way * 0.14)
            mesh.cylinder((-0.06, way * 0.05, 0.32), pedal, 0.009, metal, 10)
            mesh.box(
                [c - r for c, r in zip(pedal, (0.05, 0.04, 0.012))],
                [c + r for c, r in zip(pedal, (0.05, 0.04, 0.012))],
                black,
                0.004,
            )


def _circle(steps: int) -> Sequence[float]:
    return [2 * math.pi * k / steps for k in range(steps)]


def add_pots(x0: float, x1: float, streams: Streams) -> None:
    """A potted olive tree to the left of x0 and potted grass to the right of x1."""
    chance = streams["life"]
    for x, y, name, scale in (
        (x0 - 0.6, -0.45, "small_olive", 0.38),
        (x1 + 0.6, -0.5, "fountain_grass", 0.8),
    ):
        pot = MeshBuilder()
        wall = [(0.2, 0), (0.25, 0.5), (0.23, 0.5), (0.22, 0.47), (0, 0.47)]
        pot.lathe(x, y, wall, concrete(chance.choice(("#4a4642", "#b0a898", "#a8674a")), 0.8), 36)
        pot.build("pot")
        plant(name, x, y, chance, 0.47, scale)
