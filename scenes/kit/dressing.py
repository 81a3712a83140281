"""Curtains, shades and blinds, and simple rooms that are only seen through a window."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Sequence

from .modeling.geometry import Point3
from .modeling.mesh import Face, Material, MeshBuilder
from .surfaces.boards import floorboards
from .surfaces.cloth import curtain_cloth
from .surfaces.lamps import emission
from .surfaces.plain import plain

DAY_LAMP, EVENING_LAMP = "#fff4e6", "#ffbe7d"
"""Colors of lamps: by day they look almost white, at dusk amber."""

TREATMENTS = ("none", "curtains", "curtains", "roller", "sheer", "none")


@dataclass(frozen=True)
class _Pleat:
    """One fold of a curtain: its middle and width at the heading, how far its crest stands out and its trough
    back, how far its foot swings aside, and by which part it is deeper (or flatter) at the hem.
    """

    middle: float
    width: float
    crest: float
    trough: float
    swing: float
    growth: float


@dataclass(frozen=True)
class _Looseness:
    """How uneven the folds of a curtain are: the limits of what is drawn for each fold."""

    depth: tuple[float, float]
    """Factors of the depth of a fold, drawn once for its crest and once for its trough."""
    swing: float
    """How far the foot of a fold swings to either side at most, as a fraction of its reach."""
    growth: tuple[float, float]
    """By which part a fold is deeper (or flatter) at the hem."""


LOOSE = _Looseness((0.5, 1.2), 0.7, (-0.75, 0.55))
"""Folds of a curtain that nobody has arranged."""
STACKED = _Looseness((0.65, 1.2), 0.45, (-0.3, 0.15))
"""Folds of a curtain that is pushed together on a rod. They are more even, because its heading is stiff."""


def _pleats(
    x0: float, folds: Sequence[tuple[float, float, float]], loose: _Looseness, chance: Random
) -> list[_Pleat]:
    """Places folds side by side from x0 to the right. `folds` are the width and depth of each, and the reach
    of its foot.
    """
    pleats, x = [], x0
    for width, depth, reach in folds:
        crest, trough = (depth * chance.uniform(*loose.depth) for _ in range(2))
        swing, growth = chance.uniform(-loose.swing, loose.swing) * reach, chance.uniform(*loose.growth)
        pleats.append(_Pleat(x + width / 2, width, crest, trough, swing, growth))
        x += width
    return pleats


def _loose_pleats(x0: float, x1: float, fold: float, pitch: float, chance: Random) -> list[_Pleat]:
    """Divides the width of a curtain into folds of uneven width and depth."""
    shares = [chance.uniform(0.45, 1.7) for _ in range(max(2, round((x1 - x0) / pitch)))]
    widths = [share * (x1 - x0) / sum(shares) for share in shares]
    depths = [fold * min(1.2, 0.6 + 0.4 * share) for share in shares]
    return _pleats(x0, list(zip(widths, depths, widths)), LOOSE, chance)


STACKED_DEPTH = 0.044
"""Depth in meters of the folds of a curtain that is pushed together."""


def _stacked_pleats(x0: float, x1: float, chance: Random) -> list[_Pleat]:
    """Divides the width of a curtain that is pushed together into 7 or 8 folds of equal depth."""
    shares = [chance.uniform(0.62, 1.4) for _ in range(chance.choice((7, 7, 8, 8)))]
    unit = (x1 - x0) / sum(shares)
    return _pleats(x0, [(share * unit, STACKED_DEPTH, unit) for share in shares], STACKED, chance)


PLEAT_STEPS, ROWS = 20, 18

ROD, WIRE = 0.0115, 0.0032
"""Radius of a curtain rod, and of the wire of its rings, in meters."""


def _across(pleats: Sequence[_Pleat], fall: float) -> list[tuple[float, float]]:
    """The line of the cloth in plan at a height: `fall` is 0 at the heading and 1 at the hem.

    Pinched at the heading, the folds open on their way down.
    """
    line = []
    full = 0.6 + 0.4 * math.sin(min(1.0, fall * 1.6) * math.pi / 2)
    for pleat in pleats:
        for k in range(PLEAT_STEPS):
            t = k / PLEAT_STEPS
            wave = math.sin(2 * math.pi * t)
            depth = (pleat.crest if wave > 0 else pleat.trough) * (1 + pleat.growth * fall)
            # A little wider at its crest than at its foot; with more, the crests become flat boards.
            bulge = 0.015 * full * math.sin(4 * math.pi * t)
            aside = pleat.swing * fall**2 * (1 - abs(2 * t - 1))
            line.append((pleat.middle + (t - 0.5 - bulge) * pleat.width + aside, depth * full * wave))
    last = pleats[-1]
    line.append((last.middle + last.width / 2, 0.0))
    return line


def _hang(mesh: MeshBuilder, points: list[Point3], cloth: Material) -> int:
    """Adds a cloth of `ROWS` + 1 rows of points from its heading down. Returns the points in a row."""
    count = len(points) // (ROWS + 1)
    faces: list[Face] = [
        ((row + 1) * count + k, (row + 1) * count + k + 1, row * count + k + 1, row * count + k)
        for row in range(ROWS)
        for k in range(count - 1)
    ]
    mesh.add(points, faces, cloth)
    return count


def add_curtain(
    mesh: MeshBuilder,
    x0: float,
    z0: float,
    x1: float,
    z1: float,
    y: float,
    cloth: Material,
    chance: Random,
    fold: float = 0.019,
    pitch: float = 0.075,
) -> None:
    """A hanging cloth with folds of uneven width, about `fold` deep and `pitch` wide, and a hem that sways a
    little.

    It takes one number from `chance`, and draws its folds from a stream of their own.
    """
    own = Random(f"folds {chance.uniform(0, 6)}")
    pleats = _loose_pleats(x0, x1, fold, pitch, own)
    sway = own.uniform(0, 6)
    waist, middle = own.uniform(0.1, 0.2), (x0 + x1) / 2
    points: list[Point3] = []

    def drawn(x: float, fall: float) -> float:
        """Cloth is narrower halfway down than at its ends and hangs aside, so its edges are not straight."""
        narrow = 1 - waist * math.sin(math.pi * fall**0.8) - 0.03 * math.sin(9 * fall + sway)
        return middle + (x - middle) * narrow + 0.014 * math.sin(2.3 * fall + sway) * fall

    for row in range(ROWS + 1):
        fall = row / ROWS
        for straight, wave in _across(pleats, fall):
            x = drawn(straight, fall)
            lift = 0.006 * fall**6 * math.sin(x * 17 + sway)
            # The whole cloth bellies out a little, in broad waves of its own.
            belly = 0.018 * fall * math.sin(x * 7.3 + sway * 1.7 + 1.9 * fall)
            points.append((x, y + wave + belly, z1 + (z0 - z1) * fall + lift))
    count = _hang(mesh, points, cloth)
    # The hem is folded back and sewn, so less light passes through it.
    hem = [
        (x, y + wave + 0.004 + 0.018 * math.sin(x * 7.3 + sway * 1.7 + 1.9), z0 + at)
        for at in (0.07, 0.004)
        for x, wave in ((drawn(straight, 1), wave) for straight, wave in _across(pleats, 1))
    ]
    mesh.add(hem, [(count + k, count + k + 1, k + 1, k) for k in range(count - 1)], cloth)


def add_panel(
    mesh: MeshBuilder,
    ends: tuple[float, float],
    z0: float,
    z1: float,
    y: float,
    cloth: Material,
    chance: Random,
) -> list[float]:
    """A curtain of a room that is pushed together: 7 or 8 deep pleats from end to end, as wide at the top as
    below.

    Returns where its heads are, which hang on the rings of a rod at y.
    """
    pleats = _stacked_pleats(*ends, chance)
    heads = [pleat.middle - pleat.width / 2 for pleat in pleats] + [ends[1]]
    sway = chance.uniform(0, 6)
    points: list[Point3] = []
    for row in range(ROWS + 1):
        fall = row / ROWS
        aside = 0.008 * fall * math.sin(2.1 * fall + sway)
        # The heading is stiff: its folds are less than half as deep as those farther down (see `_across`).
        open_by = 0.72 + 0.28 * min(1.0, fall * 7)
        for k, (at, wave) in enumerate(_across(pleats, fall)):
            slack = 0.006 * math.sin(math.pi * (k % PLEAT_STEPS) / PLEAT_STEPS) * max(0.0, 1 - 9 * fall)
            points.append((at + aside, y + wave * open_by, z1 + (z0 - z1) * fall - slack))
    _hang(mesh, points, cloth)
    return heads


def add_rod(mesh: MeshBuilder, x0: float, x1: float, y: float, z: float, wall: float, skin: Material) -> None:
    """A curtain rod from end to end with a ball at either end, on two brackets that are screwed to the wall
    at y = `wall`.
    """
    mesh.cylinder((x0, y, z), (x1, y, z), ROD, skin, 16)
    for x, out in ((x0, -1), (x1, 1)):
        mesh.cylinder((x - out * 0.006, y, z), (x + out * 0.006, y, z), 0.016, skin, 20)
        turns = [math.pi * k / 10 for k in range(1, 10)]
        ball = [(x + out * (0.024 - 0.021 * math.cos(a)), y, z) for a in turns]
        mesh.tube(ball, [0.021 * math.sin(a) for a in turns], skin, 20)
        at = x - out * 0.05
        mesh.box((at - 0.014, wall - 0.006, z - 0.05), (at + 0.014, wall, z + 0.03), skin, 0.002)
        mesh.cylinder((at, wall - 0.004, z - 0.018), (at, y, z - 0.018), 0.006, skin, 12)
        mesh.cylinder((at - 0.007, y, z), (at + 0.007, y, z), 0.0165, skin, 20)


def add_ring(mesh: MeshBuilder, x: float, y: float, z: float, turn: float, skin: Material) -> None:
    """A ring that hangs on a rod whose middle is at y and z; `turn` is how far it is turned, in radians."""
    radius, around = 0.022, [math.pi * step / 10 for step in range(21)]
    low = z + ROD + WIRE - radius
    ring = [
        (
            x + radius * math.cos(a) * math.sin(turn),
            y + radius * math.cos(a) * math.cos(turn),
            low + radius * math.sin(a),
        )
        for a in around
    ]
    mesh.tube(ring, WIRE, skin, 8, capped=False)


def add_treatment(
    mesh: MeshBuilder,
    x0: float,
    z0: float,
    x1: float,
    z1: float,
    y: float,
    chance: Random,
    kind: str,
    floor: float | None = None,
) -> None:
    """What hangs just inside a window: curtains, open_curtains, sheer, roller, blinds or none.

    Open curtains are pushed together beside the window, so that the edge of the sun is not laid across them.
    Cloth reaches to just above the floor whose height is given, or ends below the window.
    """
    if kind in ("curtains", "open_curtains"):
        cloth = curtain_cloth(chance.choice(("#f2efe8", "#d9d2c5", "#b9b7b0", "#c9b8a0")))
        reach, beyond = min(0.45, (x1 - x0) * 0.2), 0.12
        if kind == "open_curtains":
            reach, beyond = 0.05, 0.3
        for left, right in ((x0 - beyond, x0 + reach), (x1 - reach, x1 + beyond)):
            hem = z0 - 0.25 if floor is None else floor + 0.012
            add_curtain(mesh, left, hem, right, z1 + 0.1, y, cloth, chance)
    elif kind == "sheer":
        add_curtain(
            mesh,
            x0 - 0.1,
            z0 - 0.2 if floor is None else floor + 0.012,
            x1 + 0.1,
            z1 + 0.08,
            y,
            curtain_cloth("#f4f3ef", 0.65),
            chance,
            0.02,
            0.08,
        )
    elif kind == "roller":
        hem = z1 - (z1 - z0) * chance.uniform(0.12, 0.5)
        cloth = curtain_cloth(chance.choice(("#efece4", "#dcd8cf")), 0.35)
        mesh.quad((x0, y, hem), (x1, y, hem), (x1, y, z1), (x0, y, z1), cloth)
        mesh.box((x0, y - 0.008, hem - 0.02), (x1, y + 0.008, hem), plain("#e8e5dd", 0.6))
    elif kind == "blinds":
        slat = plain("#f2f0ea", 0.6, 0.3)
        lowest = z0 if chance.random() < 0.5 else (z0 + z1) / 2
        for k in range(int((z1 - lowest) / 0.045)):
            z = z1 - 0.045 * k
            front, back = y - 0.016, y + 0.016
            mesh.quad((x0, front, z), (x1, front, z), (x1, back, z + 0.02), (x0, back, z + 0.02), slat)


def add_room_behind(
    mesh: MeshBuilder,
    x0: float,
    x1: float,
    y: float,
    ceiling: float,
    chance: Random,
    lit: float = 0,
    depth: float = 3.6,
    is_open_right: bool = False,
    has_sideboard: bool = True,
) -> None:
    """Adds a simple furnished room behind a window, so that something is seen through its panes.

    The room reaches from one x to the other and begins at a given y. `lit` is the strength of its lamps.
    `is_open_right` leaves out the right wall, for a corner of the house where a second wall with windows is.
    Without a sideboard and the picture above it, the room can be furnished by the caller.
    """
    wall = plain(chance.choice(("#e9e4da", "#c9ccc6", "#aebabb", "#d8cfbf", "#8f9a92", "#dcdcd8")), 0.9, 0.1)
    floor = floorboards(chance.choice(("#8a6a48", "#a58a68", "#6f5640")))
    back = y + depth
    mesh.floor(x0, y, x1, back, 0, floor)
    mesh.ceiling(x0, y, x1, back, ceiling, plain("#f4f2ec", 0.9, 0.1))
    mesh.quad((x1, back, 0), (x1, back, ceiling), (x0, back, ceiling), (x0, back, 0), wall)
    mesh.quad((x0, y, 0), (x0, back, 0), (x0, back, ceiling), (x0, y, ceiling), wall)
    if not is_open_right:
        mesh.quad((x1, back, 0), (x1, y, 0), (x1, y, ceiling), (x1, back, ceiling), wall)
    skirting = plain("#f1eee8", 0.5, 0.3)
    mesh.box((x0, back - 0.016, 0), (x1, back, 0.11), skirting, 0.003)
    for near, far in ((x0, x0 + 0.016), (x1 - 0.016, x1))[: 1 if is_open_right else 2]:
        mesh.box((near, y, 0), (far, back, 0.11), skirting, 0.003)
    middle = chance.uniform(x0 + 1.5, x1 - 1.5) if x1 - x0 > 3.4 else (x0 + x1) / 2
    art = plain(chance.choice(("#31495a", "#a8532f", "#d0b27a", "#4c5c45")), 0.7)
    board = plain(chance.choice(("#5a4231", "#2e2b28", "#b79a73")), 0.5)
    if has_sideboard:
        mesh.box((middle - 0.5, back - 0.03, 1.2), (middle + 0.4, back - 0.005, 1.9), art, 0.004)
        mesh.box((middle - 0.8, back - 0.5, 0), (middle + 0.8, back - 0.05, 0.75), board, 0.01)
        mesh.lathe(
            middle + 0.6, back - 0.27, [(0.05, 0.75), (0.09, 0.85), (0.03, 1.0)], plain("#e9e4d8", 0.4), 24
        )
        mesh.cylinder(
            (middle + 0.6, back - 0.27, 1.0),
            (middle + 0.6, back - 0.27, 1.22),
            0.16,
            emission("#fff1dc", 1.0),
            24,
            0.12,
        )
    if lit:
        mesh.ceiling(x0 + 0.3, y + 0.3, x1 - 0.3, back - 0.3, ceiling - 0.02, emission(EVENING_LAMP, lit))
