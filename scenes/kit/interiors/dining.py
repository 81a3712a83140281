"""Furnishes dining rooms."""

from __future__ import annotations

from random import Random

from mathutils import Matrix

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from ..surfaces.plain import plain
from .crockery import add_fruit_bowl
from .furniture import CHAIR_BACKS, add_chair
from .palettes import CHAIR_CLOTH, VASES
from .pieces import add_potted, hang_art
from .pots import add_vase
from .rugs import add_rug
from .shell import Shell
from .tables import add_dining_table


PLACE_PLATES = (("#f0ede5", "#8f887a"), ("#dfe3e0", "#5f6f76"), ("#efe9dc", "#7a8570"))
"""Colors of glaze and rim of the plates on a table."""
NAPKINS = ("#7f929c", "#b98a63", "#8d9987", "#a5967f")
TOP = 0.75
"""Height of the table in meters."""


def _set_place(mesh: MeshBuilder, at: Matrix, glazes: tuple[str, str], napkin: str, chance: Random) -> None:
    """Sets a place for somebody who sits on the -y side of a table: a rimmed plate and a folded napkin."""
    glaze, rim = plain(glazes[0], 0.3), plain(glazes[1], 0.4)
    dish = [(0, 0.002), (0.078, 0.002), (0.092, 0.008), (0.129, 0.017), (0.1295, 0.0195)]
    well = [(0.124, 0.0205), (0.092, 0.0125), (0.082, 0.007), (0, 0.006)]
    with mesh.at(at):
        mesh.lathe(0, 0, [*dish, *well], glaze, 56)
        mesh.lathe(0, 0, [(0.1302, 0.0172), (0.1306, 0.0204), (0.126, 0.0212), (0.1255, 0.0206)], rim, 56)
        with mesh.at(place_at(-0.2, 0, 0, chance.uniform(-7, 7))):
            for low, half in ((0, 0.041), (0.0025, 0.0395)):
                mesh.box((-half, -0.09, low), (half, 0.088, low + 0.0026), fabric(napkin, 500), 0.0012)


def furnish_dining(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Adds a table in front of the window or beside a door, with two chairs behind it and one at each end.
    Each chair has a place that is set. Beside a window hangs a picture.

    A chair at an end is left out where the edge of the picture would cut it, and beside the open half of a
    door.
    """
    chance, far, is_door = streams["furniture"], shell.depth, shell.is_door
    x = shell.left + 0.35 if is_door else shell.center
    y, half, deep = far - 1.3, 0.9, 0.43
    color = chance.choice(("#836851", "#6d543f", "#957a5e"))
    if streams["rug"].random() < 0.6:
        # The rug reaches under the chairs behind the table, and ends before the threshold of a door.
        add_rug(x - 1.3, y - 1.0, x + 1.3, y + 1.0, streams["rug"], style=streams["weave"])
    add_dining_table(mesh, x, y, (2 * half, 2 * deep, TOP), color, streams["table"])
    style = streams["chair"].choice(CHAIR_BACKS)
    frame = wood(chance.choice((color, "#3a2f26", color)), "v", 0.55, 0.15)
    seat = fabric(chance.choice(CHAIR_CLOTH), 300)
    places, glazes = streams["places"], streams["plates"].choice(PLACE_PLATES)
    napkin = streams["plates"].choice(NAPKINS)
    for dx in (-0.46, 0.44):
        add_chair(x + dx, y + places.uniform(0.58, 0.68), places.uniform(-9, 9), frame, seat, style)
        _set_place(mesh, place_at(x + dx, y + deep - 0.19, TOP, 180), glazes, napkin, places)
    for side in (-1, 1):
        out, turn = half + places.uniform(0.08, 0.22), places.uniform(8, 22) * places.choice((-1, 1))
        at = (x + side * out, y + places.uniform(-0.08, 0.06))
        # A turned chair reaches 0.32 m outward and 0.34 m to its sides.
        is_whole = all(shell.shows(at[0] + side * 0.32, at[1] + dy) for dy in (-0.34, 0.34))
        if is_whole and not (is_door and side > 0):
            add_chair(*at, -90 * side + turn, frame, seat, style)
            end = place_at(x + side * (half - 0.19), y, TOP, 90 * side)
            _set_place(mesh, end, glazes, napkin, places)
    # Lamps over the table would hide the view.
    if not is_door:
        hang_art(mesh, shell, shell.left - 0.62, chance)
    props = streams["props"]
    if props.random() < 0.5:
        add_fruit_bowl(mesh, x - 0.02, y - 0.04, TOP, props)
    else:
        add_vase(mesh, x - 0.02, y - 0.04, TOP, props.choice(VASES), 0.22, 0.08)
        plant("cut_branches", x - 0.02, y - 0.04, chance, 0.92, 0.75)
    add_potted(shell.right + 0.5, far - 0.5, chance, style=streams["plants"])
