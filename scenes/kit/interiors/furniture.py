"""Furniture. The origin of a piece is on the floor in its middle, its front faces -y. Sizes in meters."""

from __future__ import annotations

import math
from random import Random
from typing import Sequence

from mathutils import Matrix

from ..modeling.geometry import place_at, rounded
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.soft import soft_box
from ..surfaces.materials import brushed_metal, emission, lampshade, painting, plain, wood
from .upholstery import group

VASES = (
    ((0.6, 0), (0.95, 0.2), (1, 0.4), (0.72, 0.72), (0.4, 0.9), (0.46, 1)),
    ((0.5, 0), (0.62, 0.3), (0.9, 0.62), (0.95, 0.76), (0.6, 0.93), (0.62, 1)),
    ((0.7, 0), (0.98, 0.16), (0.9, 0.34), (0.4, 0.56), (0.3, 0.84), (0.42, 1)),
    ((0.62, 0), (0.68, 0.3), (0.74, 0.6), (0.8, 0.86), (0.84, 1)),
)
"""Forms of vases from foot to rim: radius and height as fractions of the largest."""
BOOKS = ("#e9e4d8", "#31495a", "#a8532f", "#d0b27a", "#4c5c45", "#c9c2b4", "#7a5a4a", "#22282c", "#b9c4c0")


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
    chamfer: float = 0.008,
) -> None:
    """Adds a table; `size` is its length, depth and height, `chamfer` the width of the bevel around its top."""
    length, depth, height = size
    mesh.box(
        (x - length / 2, y - depth / 2, height - thick), (x + length / 2, y + depth / 2, height), top, chamfer
    )
    for dx in (-length / 2 + 0.06, length / 2 - 0.12):
        for dy in (-depth / 2 + 0.06, depth / 2 - 0.12):
            mesh.box((x + dx, y + dy, 0), (x + dx + 0.06, y + dy + 0.06, height - thick), legs, 0.004)


def add_vase(
    mesh: MeshBuilder, x: float, y: float, z: float, color: str, height: float = 0.2, wide: float = 0.075
) -> None:
    """Adds a vase on a surface at height z, in one of several forms by its size."""
    form = VASES[round(height * 100) % len(VASES)]
    profile = [(0.0, 0.0), (form[0][0] * 0.98, 0.0), *rounded(form)]
    mesh.lathe(x, y, [(r * wide, z + t * height) for r, t in profile], plain(color, 0.35), 72)


FRUIT = ("#d9a33c", "#d07a2c", "#8fa648", "#a63d33")


def add_fruit_bowl(mesh: MeshBuilder, x: float, y: float, z: float, chance: Random) -> None:
    """Adds a bowl with three pieces of one kind of fruit on a surface at height z."""
    skin, fruit = plain(chance.choice(("#d9cdb8", "#5d6a70", "#efece6")), 0.4), chance.choice(FRUIT)
    mesh.lathe(
        x,
        y,
        [(0, z + 0.005), (0.08, z + 0.01), (0.13, z + 0.065), (0.125, z + 0.07), (0, z + 0.02)],
        skin,
        40,
    )
    peel = plain(fruit, 0.45, 0.4)
    for dx, dy in ((-0.03, 0), (0.04, 0.02), (0.0, -0.05)):
        ball = [
            (0.036 * math.sin(math.pi * k / 10), z + 0.055 - 0.036 * math.cos(math.pi * k / 10))
            for k in range(11)
        ]
        mesh.lathe(x + dx, y + dy, ball, peel, 24)


def _add_book(mesh: MeshBuilder, size: tuple[float, float, float], color: str, label: str | None) -> None:
    """A lying book: two boards, a round spine toward -y with a label, and its pages; its middle is at the origin."""
    length, depth, thick = size
    cloth, half, board = plain(color, 0.65, 0.3), length / 2, 0.0026
    back = depth / 2
    for low in (0, thick - board):
        mesh.box((-half, -back, low), (half, back, low + board), cloth, 0.0008)
    steps = [math.pi * k / 10 for k in range(11)]
    spine = [(-back - 0.006 * math.sin(a), thick / 2 - (thick / 2) * math.cos(a)) for a in steps]
    points = [(at, y, z) for at in (-half, half) for y, z in spine]
    mesh.add(points, [(k, k + 11, k + 12, k + 1) for k in range(10)], cloth)
    mesh.add(points, [tuple(range(11)), tuple(range(21, 10, -1))], cloth)
    leaves = plain("#e6dfcf", 0.9, 0.1)
    mesh.box((-half + 0.004, -back + 0.002, board), (half - 0.004, back - 0.004, thick - board), leaves)
    if label:
        paper = plain(label, 0.6)
        mesh.box((-half * 0.55, -back - 0.0066, thick * 0.3), (half * 0.25, -back, thick * 0.7), paper, 0.001)


def add_books(
    mesh: MeshBuilder, x: float, y: float, z: float, colors: Sequence[str], size: float = 1
) -> None:
    """Adds a stack of lying books that differ in size and lie a little askew; `size` is a factor."""
    own = Random(f"books {x:.3f} {y:.3f} {colors}")
    length, depth = 0.3 * size, 0.21 * size
    for color in colors:
        thick = own.uniform(0.018, 0.036)
        label = own.choice((None, "#d8c48a", "#efe9da"))
        with mesh.at(place_at(x + own.uniform(-0.012, 0.012), y, z, own.uniform(-11, 11))):
            _add_book(mesh, (length, depth, thick), color, label)
        z += thick
        length, depth = length * own.uniform(0.84, 0.97), depth * own.uniform(0.84, 0.97)


def add_pendant(
    mesh: MeshBuilder, x: float, y: float, bottom: float, ceiling: float, lit: float = 0, kind: str = "cone"
) -> None:
    """A lamp that hangs from the ceiling: cone, globe, drum or dome; `lit` is the strength of its bulb."""
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
    mesh.cylinder((x, y, top - 0.02), (x, y, ceiling), 0.004, black, 6)
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
    cloth = lampshade("#efe8da", lit, (z + 0.365, z + 0.595))
    mesh.cylinder((x, y, z + 0.365), (x, y, z + 0.595), 0.18, cloth, 64, 0.125, capped=False)


def add_floor_lamp(mesh: MeshBuilder, x: float, y: float, lit: float = 0.6) -> None:
    """A slim lamp on a round foot."""
    brass = brushed_metal("#9a7d46", 0.3)
    mesh.cylinder((x, y, 0), (x, y, 0.02), 0.14, brass, 40)
    mesh.cylinder((x, y, 0.02), (x, y, 1.42), 0.010, brass, 14)
    cloth = lampshade("#f1ebdf", lit, (1.28, 1.56))
    mesh.cylinder((x, y, 1.4), (x, y, 1.59), 0.008, brass, 14)
    mesh.cylinder((x, y, 1.28), (x, y, 1.56), 0.21, cloth, 64, 0.16, capped=False)


def _add_curved_rail(mesh: MeshBuilder, half: float, low: float, high: float, frame: Material) -> None:
    """Adds a rail of a chair's back, bent to the rear. It is one piece, so that its wood has one shade and one grain."""
    count, points, faces = 12, [], []
    for k in range(count + 1):
        x = -half + 2 * half * k / count
        y = 0.235 + 0.045 * (1 - (x / half) ** 2)
        points += [(x, y, low), (x, y, high), (x, y + 0.016, high), (x, y + 0.016, low)]
    for k in range(count):
        a, b = 4 * k, 4 * (k + 1)
        faces += [(a + i, b + i, b + (i + 1) % 4, a + (i + 1) % 4) for i in range(4)]
    ends = [(3, 2, 1, 0), tuple(4 * count + i for i in range(4))]
    mesh.add(points, [*faces, *ends], frame)


CHAIR_BACKS = ("rails", "spindles", "panel")


def _add_back(mesh: MeshBuilder, kind: str, frame: Material) -> None:
    """Adds what is between the posts of a chair: two rails, thin spindles under one rail, or one broad bent panel."""
    if kind == "panel":
        _add_curved_rail(mesh, 0.2, 0.60, 0.82, frame)
        return
    _add_curved_rail(mesh, 0.2, 0.765, 0.825, frame)
    if kind == "rails":
        _add_curved_rail(mesh, 0.2, 0.65, 0.72, frame)
        return
    for k in range(5):
        x = -0.12 + 0.06 * k
        y = 0.243 + 0.045 * (1 - (x / 0.2) ** 2)
        mesh.tube(
            [(x, 0.185, 0.42), (x, 0.5 * (0.19 + y), 0.6), (x, y, 0.775)], [0.007, 0.009, 0.006], frame, 12
        )


def add_chair(x: float, y: float, turn: float, frame: Material, seat: Material, back: str = "rails") -> None:
    """A dining chair: tapered legs, a padded seat, a curved back rest on two posts; `back` is one of `CHAIR_BACKS`."""
    mesh = MeshBuilder()
    for side in (-1, 1):
        mesh.cylinder((side * 0.19, -0.19, 0.45), (side * 0.21, -0.22, 0), 0.017, frame, 14, 0.012)
        post = [(side * 0.21, 0.24, 0), (side * 0.19, 0.19, 0.45), (side * 0.195, 0.25, 0.80)]
        mesh.tube(post, [0.012, 0.018, 0.013], frame, 14)
        mesh.box((side * 0.19 - 0.011, -0.18, 0.39), (side * 0.19 + 0.011, 0.18, 0.43), frame, 0.004)
    for y0 in (-0.2, 0.17):
        mesh.box((-0.18, y0, 0.39), (0.18, y0 + 0.022, 0.43), frame, 0.004)
    _add_back(mesh, back, frame)
    # The pad ends in front of the posts, because they stand on the frame and not on the cloth.
    pad = soft_box((-0.212, -0.215, 0.43), (0.212, 0.168, 0.468), seat, 0.018, 4, 0.012)
    group([mesh.build("chair"), pad], x, y, turn)


def add_art(mesh: MeshBuilder, at: Matrix, width: float, height: float, colors: tuple[str, str, str]) -> None:
    """Adds a framed picture with a mat. `at` moves the middle of the frame into place; the picture faces -y."""
    frame, mat = wood("#8a6645", "h", 0.4, 0.1), plain("#f6f4ee", 0.9)
    half, tall = width / 2, height / 2
    with mesh.at(at):
        for x0, z0, x1, z1 in (
            (-half, -tall, -half + 0.02, tall),
            (half - 0.02, -tall, half, tall),
            (-half + 0.02, -tall, half - 0.02, -tall + 0.02),
            (-half + 0.02, tall - 0.02, half - 0.02, tall),
        ):
            mesh.box((x0, -0.03, z0), (x1, 0, z1), frame, 0.002)
        mesh.box((-half + 0.015, -0.012, -tall + 0.015), (half - 0.015, 0, tall - 0.015), mat)
        inner = 0.07 + 0.06 * width
        mesh.box(
            (-half + inner, -0.014, -tall + inner), (half - inner, -0.011, tall - inner), painting(*colors)
        )


def add_upright_books(mesh: MeshBuilder, x0: float, x1: float, y: float, z: float, chance: Random) -> None:
    """A row of books along x on a shelf: their spines do not line up, some lean, and a few thin ones stand together."""
    x, thin = x0, 0
    while x < x1 - 0.05:
        thin = thin - 1 if thin else chance.choice((0, 0, 0, 0, 4))
        thick = chance.uniform(0.008, 0.013) if thin else chance.uniform(0.015, 0.034)
        tall, deep = chance.uniform(0.17, 0.27), chance.uniform(0.12, 0.17)
        lean = chance.choice((0, 0, 0, 0, 5))
        skin = plain(chance.choice(BOOKS), 0.7)
        back = chance.uniform(0, 0.022)
        with mesh.at(place_at(x, y + back, z) @ Matrix.Rotation(math.radians(lean), 4, "Y")):
            mesh.box((0, 0, 0), (thick, deep, tall), skin, 0.0035)
            if chance.random() < 0.6:
                # Bands of foil and a label across the spine.
                foil = plain(chance.choice(("#c9ab66", "#e4dac3", "#2a2826")), 0.45)
                for low in (tall * 0.12, tall * chance.uniform(0.6, 0.72)):
                    band = low + chance.choice((0.004, 0.004, 0.03))
                    mesh.box((0.002, -0.0006, low), (thick - 0.002, 0.002, band), foil)
            mesh.box(
                (0.002, 0.002, 0.003), (thick - 0.002, deep + 0.001, tall + 0.001), plain("#f1ece0", 0.9)
            )
        x += thick + 0.002 + (0.03 if lean else 0)


def add_cup(mesh: MeshBuilder, x: float, y: float, z: float, color: str = "#efece6") -> None:
    """A coffee cup on a saucer."""
    skin = plain(color, 0.25)
    mesh.lathe(
        x,
        y,
        [(0, z + 0.004), (0.05, z + 0.006), (0.07, z + 0.014), (0.068, z + 0.016), (0, z + 0.008)],
        skin,
        40,
    )
    cup = [(0.022, 0.012), (0.036, 0.03), (0.041, 0.07), (0.038, 0.07), (0.033, 0.03), (0, 0.02)]
    mesh.lathe(x, y, [(r, z + h) for r, h in cup], skin, 40)
    mesh.cylinder((x, y, z + 0.058), (x, y, z + 0.060), 0.036, plain("#3a2415", 0.2), 32)
    ear = [
        (x + 0.036, y, z + 0.06),
        (x + 0.062, y, z + 0.055),
        (x + 0.06, y, z + 0.03),
        (x + 0.034, y, z + 0.028),
    ]
    mesh.tube(ear, 0.0045, skin, 10)


def _add_stack(
    mesh: MeshBuilder,
    x: float,
    y: float,
    z: float,
    half: Sequence[tuple[float, float]],
    step: float,
    count: int,
) -> None:
    """Adds equal dishes that stand in one another; `half` is the section of one, from its middle and back to it."""
    glaze = plain(("#f1eee7", "#e3ddd0", "#c3ccc4")[count % 3], 0.3)
    for k in range(count):
        mesh.lathe(x, y, [(r, z + k * step + h) for r, h in half], glaze, 48)


PLATE = ((0, 0), (0.062, 0), (0.098, 0.013), (0.096, 0.016), (0.06, 0.004), (0, 0.004))
BOWL = ((0, 0), (0.032, 0), (0.06, 0.028), (0.07, 0.058), (0.0675, 0.058), (0.056, 0.028), (0, 0.006))
BEAKER = ((0, 0), (0.034, 0), (0.037, 0.012), (0.039, 0.088), (0.0365, 0.088), (0.034, 0.01), (0, 0.008))


def _add_jar(mesh: MeshBuilder, x: float, y: float, z: float, tall: float) -> None:
    """A jar with a wooden lid."""
    body = [(0, 0), (0.05, 0), (0.054, 0.01), (0.054, tall - 0.015), (0.047, tall), (0, tall)]
    mesh.lathe(x, y, [(r, z + h) for r, h in rounded(body)], plain("#ece7dc", 0.25), 48)
    lid = [(0, tall), (0.052, tall), (0.053, tall + 0.004), (0.053, tall + 0.018), (0.05, tall + 0.022)]
    mesh.lathe(x, y, [(r, z + h) for r, h in [*lid, (0, tall + 0.022)]], wood("#a67c52", "x", 0.5), 40)


def add_crockery(
    mesh: MeshBuilder, ends: tuple[float, float], y: float, z: float, row: int, chance: Random
) -> None:
    """Adds what stands on a kitchen shelf from end to end: plates and bowls in stacks, beakers in rows, jars.

    The first shelf begins with plates, the next with jars, so that two shelves differ.
    """
    x, kinds = ends[0], ("plates", "beakers", "bowls", "jars")
    for k in range(8):
        kind = kinds[(k + row * 3) % 4]
        wide = {"plates": 0.2, "beakers": 0.27, "bowls": 0.145, "jars": 0.24}[kind]
        if x + wide > ends[1]:
            return
        if kind == "plates":
            _add_stack(mesh, x + 0.1, y, z, PLATE, 0.0085, chance.choice((5, 6, 7)))
        elif kind == "bowls":
            _add_stack(mesh, x + 0.07, y, z, BOWL, 0.021, chance.choice((3, 4)))
        elif kind == "beakers":
            for place in (0.04, 0.13, 0.22):
                shift = chance.uniform(-0.012, 0.012)
                _add_stack(mesh, x + place + shift, y + 3 * shift, z, BEAKER, 0.05, chance.choice((1, 1, 2)))
        else:
            _add_jar(mesh, x + 0.055, y, z, chance.uniform(0.15, 0.19))
            _add_jar(mesh, x + 0.175, y + 0.01, z, chance.uniform(0.10, 0.13))
        x += wide + chance.uniform(0.04, 0.09)


PLANTERS = (
    ((0, 0), (0.17, 0), (0.23, 0.42), (0.21, 0.42), (0.19, 0.36), (0, 0.36)),
    ((0, 0), (0.185, 0), (0.2, 0.012), (0.205, 0.4), (0.198, 0.415), (0.185, 0.41), (0.183, 0.36), (0, 0.36)),
    (
        (0, 0),
        (0.12, 0),
        (0.17, 0.06),
        (0.225, 0.18),
        (0.222, 0.3),
        (0.19, 0.4),
        (0.2, 0.42),
        (0.178, 0.42),
        (0.17, 0.36),
        (0, 0.36),
    ),
    (
        (0, 0),
        (0.16, 0),
        (0.19, 0.3),
        (0.195, 0.335),
        (0.222, 0.34),
        (0.225, 0.42),
        (0.205, 0.42),
        (0.19, 0.36),
        (0, 0.36),
    ),
)
"""Sections of pots: tapered, straight, with a belly, and with a rim as clay pots have it. Their soil is 36 cm above the floor."""


def add_planter(mesh: MeshBuilder, x: float, y: float, color: str, size: float = 1, form: int = 0) -> float:
    """A pot on the floor in one of the forms of `PLANTERS`; returns the height of its soil."""
    skin = plain(color, 0.62, 0.35)
    mesh.lathe(x, y, [(r * size, z * size) for r, z in PLANTERS[form]], skin, 56)
    mesh.cylinder((x, y, 0.355 * size), (x, y, 0.365 * size), 0.17 * size, plain("#33271d", 1), 32)
    return 0.36 * size
