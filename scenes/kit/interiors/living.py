"""Furnishes living rooms, and the room of the large first picture."""

from __future__ import annotations

import math

from ..modeling.mesh import MeshBuilder
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric, linen
from .books import add_books
from .crockery import add_cup, add_fruit_bowl
from .lamps import add_any_floor_lamp
from .palettes import BOOKS, CHAIR_CLOTH, PALE_WOOL, PILLOW_STRIPES, PILLOWS, SOFA_CLOTH, VASES
from .pieces import add_chair_cushion, add_potted, unlike
from .pots import add_vase
from .rugs import add_rug
from .shell import Shell
from .tables import COFFEE, add_coffee_table
from .upholstery import add_armchair, add_sofa


def furnish_living(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Adds an armchair and a lamp beside the window, one end of a sofa, and a low table with a cup."""
    chance, far, side = streams["furniture"], shell.depth, streams["side"].choice((-1, 1))
    edge = shell.right if side > 0 else shell.left
    # Chair and sofa stand farther from a door, so that they do not cover its corners and its sill.
    is_door = shell.is_door
    seat = edge + side * (0.28 if is_door else 0.05)
    add_rug(shell.center - 1.5, far - 2.9, shell.center + 1.5, far - 0.9, chance, style=streams["rug"])
    cloth = chance.choice(CHAIR_CLOTH)
    add_armchair(seat, far - 0.95, -38 * side, fabric(cloth), wood("#8a6645", "v"), streams["chair"])
    props = streams["props"]
    pillow = linen(unlike(props, PILLOWS, cloth))
    add_chair_cushion(seat, far - 0.95, -38 * side, pillow, props.uniform(-16, 16))
    add_any_floor_lamp(mesh, edge + side * 0.62, far - 0.42, streams["lamp"], -side)
    add_potted(
        shell.left - 0.42 if side > 0 else shell.right + 0.42,
        far - 0.48,
        chance,
        0.95,
        style=streams["plants"],
    )
    aside = 0.85 if is_door else 0.45
    sofa = max(0.5, shell.left - aside) if side > 0 else min(shell.width - 0.5, shell.right + aside)
    add_sofa(
        sofa,
        far - 1.9,
        90 * side,
        fabric(unlike(streams["sofa"], SOFA_CLOTH, cloth)),
        chance,
        style=streams["sofa"],
    )
    color = chance.choice(("#5f4632", "#93765a", "#7b6048"))
    add_coffee_table(mesh, shell.center - side * 0.1, far - 1.75, color, streams["table"])
    top = COFFEE[2]
    left, right = shell.center - 0.25 - side * 0.1, shell.center + 0.24 - side * 0.1
    if props.random() < 0.5:
        left, right = right, left
    add_books(mesh, left, far - 1.75, top, props.choice(BOOKS))
    if props.random() < 0.5:
        add_fruit_bowl(mesh, right, far - 1.66, top, props)
    else:
        add_vase(mesh, right, far - 1.62, top, props.choice(VASES), props.uniform(0.14, 0.22), 0.06)
    # The cup stands between the books and the bowl, near the edge of the table.
    add_cup(mesh, shell.center - side * 0.1 + props.uniform(-0.03, 0.03), far - 1.94, top)


def furnish_hero(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A chair that faces the garden beside the open door; the wall on the left stays free for words."""
    far, wide = shell.depth, shell.right - shell.left
    chance = streams["furniture"]
    # Chair and table stand in front of the open middle, not in front of the panels at both sides.
    seat, x = shell.right - 0.45 * wide, shell.right - 0.63 * wide
    add_rug(shell.left + 0.4, far - 2.9, shell.right + 0.4, far - 0.9, chance, PALE_WOOL)
    add_armchair(seat, far - 0.8, -122, fabric("#8d9987"), wood("#9a7650", "v"))
    add_chair_cushion(seat, far - 0.8, -122, linen("#efe9df", PILLOW_STRIPES["#efe9df"]))
    oak, y = wood("#9a7650", "x", 0.4, 0.1), far - 0.72
    mesh.cylinder((x, y, 0.40), (x, y, 0.43), 0.24, oak, 48)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        foot = (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0)
        mesh.cylinder((x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), 0.4), foot, 0.014, oak, 14)
    add_books(mesh, x - 0.05, y - 0.03, 0.43, ("#e9e4d8", "#2f4a38"))
    add_cup(mesh, x + 0.12, y + 0.06, 0.43)
    add_potted(shell.left - 0.45, far - 0.42, chance, 0.8, "snake_plant")
