"""Bay windows: three windows around a seat, under a metal roof, over a paneled skirt. Lengths in meters."""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from ..modeling.geometry import place_at
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.paint import casing_paint
from .bay_plan import ANGLE, FASCIA, FLANK, OUT, PROUD, ROOF_RISE, RUN, WALL, plan, slab
from .bay_roof import add_flashing, add_roof
from .unit import Finish, Unit, finish_of
from .windows import add_hung, add_picture

BASE_HEIGHT = 0.42
"""Height of the skirt below the sill."""
HEAD_HEIGHT = 0.05 + FASCIA + ROOF_RISE
"""Height of all that is above the windows."""
RETURN = 0.075
"""Width of the post between wall and side window. Without it, the board on the wall would cover the jamb."""
CORNER = 0.03
"""Width of each half of the post between two windows. It is in front of no part of their frames."""


def add_bay(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A bay window: a picture window between two angled hung windows."""
    w, h = unit.width, unit.height
    boards = _boards_of(unit, finish)
    side = FLANK - RETURN - CORNER
    facets = [
        (0, 0, -ANGLE, RETURN, side, "double_hung", add_hung),
        (RUN, -OUT, 0, CORNER, w - 2 * (RUN + CORNER), "picture", add_picture),
        (w - RUN, -OUT, ANGLE, CORNER, side, "double_hung", add_hung),
    ]
    for x, y, turn, start, width, style, add_window in facets:
        with mesh.at(place_at(x, y, 0, turn) @ Matrix.Translation((start, 0, 0))):
            window = unit.but(style=style, width=width, height=h, flush_fin=False)
            add_window(mesh, window, finish_of(window))
            if turn:
                low, high = (-RETURN, 0.001) if turn < 0 else (width - 0.001, width + RETURN)
                mesh.box((low, 0.006, 0), (high, 0.08, h), boards, 0.003)
    for x, hand in ((RUN, 1), (w - RUN, -1)):
        with mesh.at(Matrix.Translation((x, -OUT, 0))):
            _add_post(mesh, hand, h, boards)
    # The slabs reach 2 mm into the opening, past its reveal: faces in the same plane render black.
    slab(mesh, plan(w, 0.045), -0.05, 0.002, boards)
    slab(mesh, plan(w, 0.03), h - 0.002, h + 0.05, boards)
    slab(mesh, plan(w, 0.07), h + 0.05, h + 0.05 + FASCIA, boards)
    slab(mesh, plan(w, 0.085), h + 0.035 + FASCIA, h + 0.0505 + FASCIA, boards)
    add_roof(mesh, w, h + 0.051 + FASCIA, boards)
    _add_skirt(mesh, w, boards)


def _add_post(mesh: MeshBuilder, hand: int, height: float, skin: Material) -> None:
    """Adds the post between two windows, in line with both, around the origin. `hand` is 1 for the left one,
    -1 for the right one.
    """
    turn, wide, proud, deep = math.radians(ANGLE), CORNER + 0.002, 0.004, 0.06
    along, out = Vector((-math.cos(turn), math.sin(turn))), Vector((-math.sin(turn), -math.cos(turn)))
    nose = proud / math.cos(turn / 2)
    ring = [
        along * wide - out * deep,
        along * wide + out * proud,
        Vector((-math.sin(turn / 2), -math.cos(turn / 2))) * nose,
        Vector((wide, -proud)),
        Vector((wide, deep)),
    ]
    points = [(hand * at.x, at.y, z) for z in (0, height) for at in ring]
    mesh.add(points, [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k)[::hand] for k in range(5)], skin)


def _boards_of(unit: Unit, finish: Finish) -> Material:
    """What the boards around a bay are painted with: the unit's own finish if no color is given for them."""
    return casing_paint(unit.casing) if unit.casing else finish.vinyl


def _seat() -> Material:
    """The dark wood of the seat: a pale one would be a bright sliver where the sun falls on it."""
    return wood("#6f5138", "x", 0.6)


def add_wall_trim(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """Joins a bay to the wall: adds a board on either side, flashing along the roof, and the seat."""
    w, h = unit.width, unit.height
    boards = _boards_of(unit, finish)
    for outer, inner in ((-0.085, 0.05), (w + 0.085, w - 0.05)):
        # The inner edge of the board is inside the frame of the side window.
        mesh.box((outer, -PROUD, -BASE_HEIGHT), (inner, WALL, h + 0.05), boards, 0.003)
        edge = outer - math.copysign(0.004, inner - outer)
        mesh.box((edge, -PROUD + 0.008, -BASE_HEIGHT), (outer, 0, h + 0.05), boards, 0.002)
    add_flashing(mesh, w, h + 0.051 + FASCIA)
    slab(mesh, plan(w, -0.09), 0.001, 0.022, _seat())
    mesh.box((0.002, WALL - 0.002, 0.001), (w - 0.002, 0.24, 0.0218), _seat())


def _add_skirt(mesh: MeshBuilder, width: float, skin: Material) -> None:
    """Upright panels below the seat, with a board along their foot and a frieze under the seat."""
    slab(mesh, plan(width, -0.006), -BASE_HEIGHT + 0.02, -0.05, skin)
    slab(mesh, plan(width, 0.008), -0.12, -0.05, skin)
    slab(mesh, plan(width, 0.008), -BASE_HEIGHT + 0.02, -BASE_HEIGHT + 0.09, skin)
    slab(mesh, plan(width, 0.02), -BASE_HEIGHT, -BASE_HEIGHT + 0.022, skin)
