"""Plants that grow on a wall or close in front of it. The wall is y = 0; x is the middle of the plant."""

from __future__ import annotations

import math
from itertools import takewhile
from random import Random
from typing import Callable, Sequence

from mathutils import Vector

from ..modeling.mesh import MeshBuilder
from ..plants.leaves import Leaves, any_way
from ..surfaces.boards import wood
from ..surfaces.plain import plain

BRACTS = ("#b0487a", "#c25c88", "#9c3d6b", "#cf7799")
CLIMBER = ("#3f5a2e", "#53703a", "#6d8a48", "#48653a")
BAMBOO = ("#5f7a38", "#7c9448", "#97a85c", "#6a8340")
CANES = ("#8d8b4a", "#7c8245", "#9c9458")
OUT, UP = Vector((0, -1, 0)), Vector((0, 0, 1))
JOINT = (-0.0035, 0.0, 0.0025)
"""Heights in the ring around a joint of bamboo: the lower edge, its widest place, the upper edge."""

Path = list[Vector]


def _shoot(start: Vector, lean: float, length: float, off: tuple[float, float], chance: Random) -> Path:
    """A shoot that climbs a wall in steps of 5 cm and wanders to and fro; `off` is its distance from the wall
    at its ends.
    """
    path, way = [start], lean
    steps = round(length / 0.05)
    for k in range(1, steps + 1):
        way = 0.86 * way + 0.14 * lean + chance.gauss(0, 0.16)
        at = path[-1] + Vector((math.sin(way), 0, math.cos(way))) * 0.05
        at.y = -(off[0] + (off[1] - off[0]) * (k / steps) ** 2)
        path.append(at)
    return path


def _shoots(
    x: float, count: int, wide: float, tall: float, off: tuple[float, float], chance: Random
) -> list[Path]:
    """Shoots that rise from the ground within a width, and their side shoots, cut a little outside of it."""
    grown = []
    for _ in range(count):
        start = Vector((x + chance.uniform(-wide, wide), 0, 0.2))
        main = _shoot(start, chance.gauss(0, 0.13), tall * chance.uniform(0.62, 1), off, chance)
        grown.append(main)
        for at in main[8 :: chance.choice((5, 6, 7))]:
            lean = chance.choice((-1, 1)) * chance.uniform(0.4, 1.3)
            grown.append(_shoot(at, lean, chance.uniform(0.12, 0.4), (-at.y, off[1]), chance))
    within = []
    for path in grown:
        end = wide + chance.uniform(-0.14, 0.15)
        within.append([*takewhile(lambda at: abs(at.x - x) < end, path)])
    return [path for path in within if len(path) > 2]


def _add_stems(mesh: MeshBuilder, shoots: Sequence[Path]) -> None:
    bark = plain("#5c4a38", 0.9, 0.1)
    for path in shoots:
        last = len(path) - 1
        thick = min(0.005, 0.0008 + 0.0002 * last)
        mesh.tube(path, [0.0011 + thick * (1 - k / last) for k in range(last + 1)], bark, 6, capped=False)


def _clothe(
    leaves: Leaves,
    shoots: Sequence[Path],
    each: int,
    size: tuple[float, float],
    facing: float,
    keeps: Callable[[Vector], bool],
    chance: Random,
) -> None:
    """Adds leaves along shoots. They hang, and look away from the wall the more, the higher `facing`."""
    for path in shoots:
        for at in path:
            for _ in range(each):
                if not keeps(at):
                    continue
                way = Vector((chance.uniform(-1, 1), chance.uniform(-0.8, -0.1), chance.uniform(-1, 0.35)))
                length = size[0] * chance.uniform(0.55, 1.2)
                spot = at + any_way(chance) * 0.02
                spot.y = min(spot.y, -0.012)
                leaves.add_bent(spot, way, OUT * facing + any_way(chance), length, length * size[1], 0.15)


def add_bougainvillea(_: MeshBuilder, x: float) -> None:
    """Bougainvillea that leans on the wall, with clusters of pink bracts at the ends of its shoots."""
    chance, mesh = Random(f"bougainvillea {x:.2f}"), MeshBuilder()
    leaves, bracts = Leaves(), Leaves()
    shoots = _shoots(x, 15, 0.44, 2.3, (0.05, 0.3), chance)
    _add_stems(mesh, shoots)
    _clothe(leaves, shoots, 2, (0.055, 0.62), 0.5, lambda at: True, chance)
    for path in shoots:
        for at in path[len(path) // 2 :]:
            if chance.random() < 0.42:
                middle = at + any_way(chance) * 0.03
                for _ in range(7):
                    way = any_way(chance)
                    bracts.add(middle + way * 0.014, way, any_way(chance), 0.042, 0.034, 0.3)
    leaves.into(mesh, CLIMBER, 0.35)
    bracts.into(mesh, BRACTS, 0.45)
    mesh.build("bougainvillea", smooth=False)


def add_trellis(_: MeshBuilder, x: float) -> None:
    """A wooden trellis on the wall with a young climber that flowers white."""
    chance, mesh, lattice = Random(f"trellis {x:.2f}"), MeshBuilder(), MeshBuilder()
    oak, half, top = wood("#8b735a", "v", 0.7, 0.2), 0.27, 2.12
    for k in range(4):
        at = x - half + 2 * half * k / 3
        lattice.box((at - 0.011, -0.052, 0.05), (at + 0.011, -0.034, top), oak, 0.002)
    for k in range(9):
        z = top - 0.06 - 0.24 * k
        lattice.box((x - half - 0.04, -0.034, z - 0.011), (x + half + 0.04, -0.018, z + 0.011), oak, 0.002)
    lattice.build("trellis")
    leaves, flowers = Leaves(), Leaves()
    shoots = _shoots(x, 9, 0.2, 1.95, (0.04, 0.075), chance)
    _add_stems(mesh, shoots)
    stalk = plain("#66773f", 0.7)
    inside = lambda at: abs(at.x - x) < half + 0.12
    _clothe(leaves, shoots, 2, (0.05, 0.5), 0.8, inside, chance)
    for path in shoots:
        for at in path[:-3:3]:
            if inside(at) and chance.random() < 0.4:
                middle = at + Vector((chance.uniform(-0.03, 0.03), -0.03, chance.uniform(-0.02, 0.03)))
                mesh.tube([at, at.lerp(middle, 0.5) + OUT * 0.004, middle], 0.0012, stalk, 5, capped=False)
                for k in range(5):
                    turn = 2 * math.pi * k / 5
                    way = Vector((math.cos(turn), -0.35, math.sin(turn)))
                    flowers.add_bent(middle, way, OUT, 0.02, 0.014, 0.1, 0.3)
    leaves.into(mesh, CLIMBER, 0.35)
    flowers.into(mesh, ("#f1eee2", "#e6e2d0"), 0.3)
    mesh.build("climber", smooth=False)


def _add_cane(mesh: MeshBuilder, foot: Vector, chance: Random) -> Path:
    """A cane of bamboo with its joints; returns the places of the joints."""
    lean = Vector((chance.gauss(0, 0.035), chance.gauss(-0.02, 0.03), 1))
    tall, thick = chance.uniform(2.2, 3.1), chance.uniform(0.008, 0.0135)
    skin, joint = plain(chance.choice(CANES), 0.35, 0.4), plain("#77763f", 0.6, 0.2)
    joints, z = [], chance.uniform(0.05, 0.2)
    while z < tall:
        sway = 0.05 * (z / tall) ** 2
        joints.append(foot + lean * z + Vector((sway, -sway, 0)))
        z += chance.uniform(0.17, 0.24)
    # The last pieces are as thin as a twig.
    radii = [
        thick * (1 - 0.3 * t - 0.66 * t**5) for t in (k / (len(joints) - 1) for k in range(len(joints)))
    ]
    mesh.tube(joints, radii, skin, 16)
    for at, radius in zip(joints, radii):
        mesh.tube(
            [at + lean * dz for dz in JOINT], [radius * f for f in (0.99, 1.07, 0.99)], joint, 16, False
        )
    return joints


def add_bamboo(_: MeshBuilder, x: float) -> None:
    """A stand of bamboo in front of the wall: slender canes with tufts of long leaves."""
    chance, canes, leaves = Random(f"bamboo {x:.2f}"), MeshBuilder(), Leaves()
    for k in range(10):
        foot = Vector((x + (k - 4.5) * 0.075 + chance.uniform(-0.04, 0.04), chance.uniform(-0.5, -0.22), 0))
        for at in _add_cane(canes, foot, chance)[4:]:
            for _ in range(chance.choice((1, 2, 2))):
                turn = chance.uniform(0, 2 * math.pi)
                way = Vector((math.cos(turn), math.sin(turn) * 0.7, 0.55))
                end = at + way * chance.uniform(0.08, 0.22)
                canes.tube([at, end], 0.0016, plain("#7c8245", 0.6), 5, capped=False)
                for spot in (end, end, end, at.lerp(end, 0.7), at.lerp(end, 0.5)):
                    aside = way + any_way(chance) * 0.9 - Vector((0, 0, 0.5))
                    long = chance.uniform(0.08, 0.15)
                    leaves.add_bent(spot, aside, UP, long, long * 0.14, 0.2, 0.35)
    canes.build("canes")
    green = MeshBuilder()
    leaves.into(green, BAMBOO, 0.4)
    green.build("bamboo leaves", smooth=False)
