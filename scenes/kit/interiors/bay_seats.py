"""Furnishes the seat of a bay window."""

from __future__ import annotations

import math

from mathutils import Matrix

from ..modeling.cushions import add_cushion
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..modeling.pillows import add_pillow
from ..random_streams import Streams
from ..surfaces.cloth import fabric, linen
from ..surfaces.plain import plain
from .books import add_books
from .lamps import add_any_floor_lamp
from .palettes import PILLOW_STRIPES
from .pieces import add_potted
from .rugs import add_rug
from .shell import Shell


def furnish_bay_seat(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """The seat of a bay window: a long cushion, pillows and books; a rug, a plant and a lamp in front."""
    chance, far = streams["furniture"], shell.depth
    x0, x1, seat = shell.left, shell.right, shell.sill
    skin = plain("#f3f1ec", 0.45, 0.4)
    mesh.box((x0 - 0.04, far - 0.18, 0), (x1 + 0.04, far + 0.02, seat - 0.035), skin, 0.004)
    mesh.box((x0 - 0.06, far - 0.22, seat - 0.035), (x1 + 0.06, far + 0.2, seat), skin, 0.006)
    face, count = far - 0.18, max(2, round((x1 - x0) / 0.62))
    pitch, low, high = (x1 - x0 + 0.08) / count, 0.13, seat - 0.035
    mesh.box((x0 - 0.05, face - 0.018, 0), (x1 + 0.05, face, low), skin, 0.004)
    mesh.box((x0 - 0.04, face - 0.014, high - 0.06), (x1 + 0.04, face, high), skin, 0.003)
    for k in range(count + 1):
        x = x0 - 0.04 + k * pitch
        half = 0.035 if 0 < k < count else 0.07
        left, right = max(x0 - 0.04, x - half), min(x1 + 0.04, x + half)
        mesh.box((left, face - 0.0145, low), (right, face, high - 0.06), skin, 0.003)
    cloth = fabric(chance.choice(("#d9cfbf", "#a9b3a6", "#b9c0c2")), 320)
    size = (x1 - x0 - 0.1, 0.5, 0.085)
    add_cushion(
        size, Matrix.Translation(((x0 + x1) / 2, far + 0.05, seat)), cloth, 0.012, 0.03, piping=0.0045
    )
    for dx, color, turn in ((0.28, "#b98a63", 14), (0.78, "#efe9df", 4), (x1 - x0 - 0.34, "#7f929c", -12)):
        lean = place_at(x0 + dx, far + 0.2, seat + 0.25, turn) @ Matrix.Rotation(math.radians(68), 4, "X")
        add_pillow((0.42, 0.42), lean, linen(color, PILLOW_STRIPES.get(color)), 1.82)
    add_books(mesh, (x0 + x1) / 2 + 0.2, far - 0.02, seat + 0.09, ("#31495a", "#e9e4d8"))
    add_rug(shell.center - 1.25, far - 2.0, shell.center + 1.25, far - 0.5, chance, style=streams["rug"])
    add_potted(x1 + 0.45, far - 0.45, chance, style=streams["plants"])
    add_any_floor_lamp(mesh, x0 - 0.5, far - 0.45, streams["lamp"])
