"""Furnishes studies."""

from __future__ import annotations

import math
from random import Random

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric, linen
from ..surfaces.plain import plain
from .books import add_books, add_upright_books
from .crockery import add_cup
from .furniture import add_chair
from .lamps import add_any_floor_lamp, add_any_table_lamp
from .palettes import BOOKS, CHAIR_CLOTH, PAINTINGS, PILLOWS, VASES
from .pieces import add_art, add_chair_cushion, add_potted, hang_art, unlike
from .pots import add_vase
from .rugs import add_rug
from .shell import Shell
from .tables import add_dining_table, add_side_table
from .upholstery import add_armchair


DESK = 0.74
"""Height of a desk in meters."""


def _add_desk(mesh: MeshBuilder, shell: Shell, color: str, chance: Random, props: Random) -> None:
    """A desk under the window with a laptop, a cup and low things that leave the view free, and its chair."""
    x, far = shell.center, shell.depth
    add_dining_table(mesh, x, far - 0.42, (1.6, 0.66, DESK), color, chance)
    # The chair stands aside and is turned, as if somebody had just got up.
    turn, seat = 180 - props.uniform(16, 34), fabric(props.choice(CHAIR_CLOTH), 300)
    add_chair(x - 0.3, far - 1.06, turn, wood(props.choice(("#6b4a30", "#3a2f26", "#8a6645")), "v"), seat)
    shut, left = plain("#b9bbbd", 0.35, 0.5, 0.6), x - 0.12
    mesh.box((left, far - 0.58, DESK), (left + 0.33, far - 0.35, 0.752), shut, 0.003)
    with mesh.at(place_at(left, far - 0.35, 0.752) @ Matrix.Rotation(math.radians(-16), 4, "X")):
        mesh.box((0, 0, 0), (0.33, 0.007, 0.215), shut, 0.003)
        mesh.box((0.008, -0.0008, 0.01), (0.322, 0, 0.207), plain("#15181b", 0.1, 0.6))
    add_cup(mesh, x + props.uniform(0.34, 0.42), far - props.uniform(0.44, 0.6), DESK)
    add_books(mesh, x - 0.55, far - 0.40, DESK, props.choice(BOOKS))


def _add_shelved_desk(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk, shelves with books beside the window, and a picture at its other side."""
    chance, props, far = streams["furniture"], streams["props"], shell.depth
    color = chance.choice(("#8f7457", "#a58b69", "#776049"))
    oak = wood(color, "x", 0.45, 0.12)
    _add_desk(mesh, shell, color, streams["table"], props)
    add_vase(mesh, shell.center + 0.6, far - 0.3, DESK, props.choice(VASES), 0.14, 0.06)
    plant("cut_branches", shell.center + 0.6, far - 0.3, chance, 0.85, 0.6)
    for z in (1.25, 1.62, 1.99):
        x0, x1 = shell.right + 0.22, shell.right + 1.12
        mesh.box((x0, far - 0.22, z), (x1, far - 0.005, z + 0.026), oak, 0.003)
        add_upright_books(mesh, x0 + 0.03, x1 - chance.uniform(0.1, 0.4), far - 0.19, z + 0.026, chance)
    plant("pothos", shell.right + 1.0, far - 0.12, chance, 2.04, 0.9)
    hang_art(mesh, shell, shell.left - 0.5, chance)
    add_potted(shell.left - 0.55, far - 0.5, chance, 0.9, style=streams["plants"])


def _add_lamp_desk(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk with a lamp, two pictures one above the other, a rug and a large plant."""
    chance, props, far = streams["furniture"], streams["props"], shell.depth
    add_rug(shell.center - 1.25, far - 2.3, shell.center + 1.25, far - 0.8, chance, style=streams["rug"])
    _add_desk(mesh, shell, chance.choice(("#5f4632", "#a58b69")), streams["table"], props)
    add_any_table_lamp(mesh, shell.center + 0.62, far - 0.32, DESK, props.choice(VASES), streams["lamp"])
    first, second = props.sample(PAINTINGS, 2)
    for z, colors in ((1.28, first), (1.86, second)):
        add_art(mesh, place_at(shell.right + 0.5, far - 0.002, z), 0.62, 0.46, colors)
    add_potted(shell.left - 0.5, far - 0.5, chance, 1, "fig")


def _add_reading_corner(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A low bookcase under the window, an armchair with a lamp beside it, and a round table with a cup."""
    chance, props, far = streams["furniture"], streams["props"], shell.depth
    oak, x0, x1 = wood(chance.choice(("#a67c52", "#8a6645")), "x", 0.4, 0.12), shell.left, shell.right
    add_rug(shell.center - 1.25, far - 2.6, shell.center + 1.25, far - 0.6, chance, style=streams["rug"])
    for z in (0.06, 0.4, 0.7):
        mesh.box((x0, far - 0.30, z), (x1, far - 0.02, z + 0.026), oak, 0.003)
    count = max(2, round((x1 - x0) / 0.8))
    pitch = (x1 - x0 - 0.026) / count
    for k in range(count + 1):
        x = x0 + k * pitch
        mesh.box((x, far - 0.298, 0.0), (x + 0.026, far - 0.022, 0.7), oak, 0.003)
    for k in range(count):
        left = x0 + k * pitch + 0.04
        for z in (0.086, 0.426):
            add_upright_books(mesh, left, left + pitch - chance.uniform(0.1, 0.4), far - 0.27, z, chance)
    add_books(mesh, x0 + 0.4, far - 0.16, 0.726, props.choice(BOOKS))
    cloth, seat = props.choice(CHAIR_CLOTH), x1 - 0.1
    add_armchair(seat, far - 1.1, -46, fabric(cloth), wood("#8a6645", "v"), streams["chair"])
    pillow = linen(unlike(props, PILLOWS, cloth))
    add_chair_cushion(seat, far - 1.1, -46, pillow)
    add_any_floor_lamp(mesh, x1 + 0.5, far - 0.5, streams["lamp"])
    x, y = seat - 0.75, far - 1.3
    add_cup(mesh, x, y, add_side_table(mesh, x, y, "#776049", streams["table"]))
    hang_art(mesh, shell, x0 - 0.55, chance)
    add_potted(x0 - 0.5, far - 0.5, chance, 0.9, style=streams["plants"])


def furnish_study(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk with shelves, a desk with a lamp, or a corner for reading."""
    streams["study"].choice((_add_shelved_desk, _add_lamp_desk, _add_reading_corner))(mesh, shell, streams)
