"""Furnishes bedrooms."""

from __future__ import annotations

import math

from mathutils import Matrix

from ..modeling.cushions import add_cushion
from ..modeling.drapes import Fold, add_drape
from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.pillows import add_pillow
from ..modeling.soft import soft_box
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.cloth import bedding, fabric, knit, linen
from .books import add_books
from .lamps import add_any_table_lamp
from .palettes import LINENS
from .pieces import add_potted
from .rugs import add_rug
from .shell import Shell


def _add_headboard(head: float, y0: float, y1: float, cloth: Material, count: int) -> None:
    """A headboard of `count` upright padded panels in front of a board."""
    soft_box((head - 0.10, y0, 0.1), (head - 0.035, y1, 1.12), cloth, 0.025, 4)
    wide = (y1 - y0 - 0.03) / count
    for k in range(count):
        at = Matrix.Translation((head - 0.05, y0 + 0.015 + (k + 0.5) * wide, 0.735))
        face = at @ Matrix.Rotation(math.radians(90), 4, "Y")
        add_cushion((0.75, wide - 0.003, 0.062), face, cloth, 0.024, 0.03, k, 0.003)


def furnish_bed(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Adds a made bed in front of the window, with a headboard, pillows, cushions, a throw, and a duvet that
    is folded back below the pillows. A lamp stands on the nightstand.
    """
    chance, far = streams["furniture"], shell.depth
    # The head of the bed is at the left; the window is behind the bed.
    head, y0, y1 = shell.center - 1.35, far - 2.45, far - 0.75
    # The bedding is darker than the frames, because the creases of white cloth would not be visible in the sun.
    sheet = bedding("#e4e0d8")
    cover = bedding(chance.choice(("#d9d0c2", "#c5ccc8", "#cbbca6", "#b9c2c8")))
    add_rug(head + 0.5, y0 - 0.7, head + 2.5, y0 + 0.3, chance, style=streams["rug"])
    _add_headboard(head, y0 - 0.06, y1 + 0.06, fabric("#a3978a", 260), streams["headboard"].choice((1, 3, 7)))
    base = soft_box((head, y0 + 0.02, 0.12), (head + 2.08, y1 - 0.02, 0.30), wood("#8a6645", "x", 0.5), 0.02)
    mattress = soft_box((head + 0.01, y0, 0.30), (head + 2.06, y1, 0.54), sheet, 0.07, 4)
    duvet = add_drape(
        (head + 0.62, y0 - 0.32, head + 2.22, y1 + 0.32),
        0.66,
        [mattress, base],
        cover,
        0.026,
        cell=0.032,
        creases=2.4,
        stiffness=0.5,
        hem=0.006,
        folded=Fold(0.4, 0.22, sheet),
    )
    wool, stripe = chance.choice((("#b7a78d", "#5f5a50"), ("#7e8a8f", "#4b5a63"), ("#8f8e80", "#62655c")))
    style = streams["throw"]
    throw = style.choice((knit(wool), knit(wool, 0.019, 0.014), linen(wool, stripe, 0.13)))
    front = style.choice((linen("#cfc5b3", stripe), linen(stripe), knit(wool, 0.019, 0.014)))
    foot = (head + 1.38, y0 - 0.36, head + 1.82, y1 + 0.2)
    add_drape(
        foot,
        0.78,
        [duvet, mattress, base],
        throw,
        0.009,
        turn=9,
        cell=0.021,
        creases=1.2,
        stiffness=0.3,
        hem=0.006,
        ridges=0.028,
    )
    middle = (y0 + y1) / 2
    for dx, dy, dz, tilt, turn, size, cloth in (
        (0.2, 0.42, 0.75, 56, 2, (0.48, 0.72), sheet),
        (0.2, -0.42, 0.75, 53, -3, (0.48, 0.72), sheet),
        (0.39, 0.2, 0.73, 58, -14, (0.46, 0.46), bedding(streams["props"].choice(LINENS))),
        (0.52, -0.2, 0.68, 54, -26, (0.32, 0.5), front),
    ):
        lean = place_at(head + dx, middle + dy, dz, turn) @ Matrix.Rotation(math.radians(tilt), 4, "Y")
        add_pillow(size, lean, cloth, 1.68)
    stand = y0 - 0.34
    mesh.box(
        (head - 0.08, stand - 0.22, 0.14),
        (head + 0.36, stand + 0.20, 0.50),
        wood("#8a6645", "x", 0.45),
        0.006,
    )
    mesh.box(
        (head + 0.362, stand - 0.20, 0.30),
        (head + 0.372, stand + 0.18, 0.47),
        wood("#8a6645", "x", 0.45),
        0.004,
    )
    for dx in (-0.05, 0.31):
        for dy in (-0.18, 0.15):
            mesh.cylinder(
                (head + dx, stand + dy, 0.14), (head + dx, stand + dy, 0), 0.014, wood("#5a4231", "v"), 12
            )
    add_any_table_lamp(mesh, head + 0.1, stand, 0.50, "#c9c2b4", streams["lamp"])
    add_books(mesh, head + 0.22, stand - 0.03, 0.50, ("#e9e4d8",))
    add_potted(shell.right + 0.42, far - 0.45, chance, style=streams["plants"])
