"""What covers a roof: sheets of metal, shingles or barrel tiles. Meters."""

from __future__ import annotations

import math
from random import Random

from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.roofing import roofing

TILES = ("#a8705a", "#9a6350", "#b58069", "#8d5a48", "#b08f78")
SHEETS = {"metal": ("#34383b", 0.38, 0.5, 0.5), "light_metal": ("#8c9092", 0.35, 0.5, 0.6)}


def add_covering(
    mesh: MeshBuilder, kind: str, length: float, slope: float, over: float, thick: float, seed: int
) -> None:
    """Adds the covering of one slope, as if the slope were level: metal seams, shingles or barrel tiles."""
    x0, x1 = -over - 0.01, length + over + 0.01
    if kind in SHEETS:
        sheet = plain(*SHEETS[kind])
        mesh.box((x0, -0.02, thick), (x1, slope, thick + 0.012), sheet, 0.002)
        x = x0 + 0.02
        while x < x1:
            mesh.box((x - 0.012, -0.02, thick + 0.01), (x + 0.012, slope, thick + 0.05), sheet, 0.003)
            x += 0.42
    elif kind == "shingle":
        _add_shingles(mesh, (x0, x1), slope, thick, Random(f"shingles/{seed}"))
    else:
        _add_tiles(mesh, length, slope, over, thick, Random(f"tiles/{seed}"))


def _add_shingles(
    mesh: MeshBuilder, ends: tuple[float, float], slope: float, thick: float, chance: Random
) -> None:
    """Adds rows of shingles of different widths and tones; a strip under the joints is darker."""
    skin, rows = roofing("#55514c"), int(slope / 0.15)
    mesh.box((ends[0], -0.02, thick), (ends[1], slope, thick + 0.004), plain("#2c2a28", 0.9, 0.1))
    for row in range(rows):
        low, high, x = row * slope / rows - 0.02, (row + 1) * slope / rows, ends[0]
        while x < ends[1] - 0.02:
            end = min(ends[1], x + chance.uniform(0.14, 0.36))
            lift = thick + 0.02 + chance.uniform(0, 0.007)
            front = low - chance.uniform(0, 0.012)
            points = [(x, front, lift), (end - 0.006, front, lift), (end - 0.006, high, thick + 0.005)]
            points += [(x, high, thick + 0.005), (x, front, thick), (end - 0.006, front, thick)]
            points += [(end - 0.006, high, thick), (x, high, thick)]
            mesh.add(points, [(0, 1, 2, 3), (4, 5, 1, 0), (5, 6, 2, 1), (7, 4, 0, 3)], skin)
            x = end


def _add_tiles(
    mesh: MeshBuilder, length: float, slope: float, over: float, thick: float, chance: Random
) -> None:
    """Adds barrel tiles in columns, each slightly displaced, over a plain layer that closes the gaps."""
    skins, bend = [plain(color, 0.85, 0.2) for color in TILES], [math.pi * k / 7 for k in range(8)]
    for column in range(int((length + 2 * over) / 0.24)):
        x = -over + 0.12 + column * 0.24
        for row in range(int(slope / 0.36)):
            y, slip = row * 0.36, chance.uniform(-0.006, 0.006)
            points = []
            for a in bend:
                low = (x - 0.105 * math.cos(a), y - 0.03 + slip, thick + 0.045 + 0.085 * math.sin(a))
                points += [low, (x - 0.085 * math.cos(a), y + 0.36, thick + 0.015 + 0.07 * math.sin(a))]
            faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(7)]
            mesh.add(points, [*faces, tuple(range(0, 16, 2))], chance.choice(skins))
    mesh.box((-over, 0, thick), (length + over, slope, thick + 0.012), skins[3])
