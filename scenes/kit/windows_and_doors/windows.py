"""Window styles: hung, sliding, hinged, fixed. Bay windows are in `bay.py`."""

from __future__ import annotations

from ..modeling.geometry import inset, rectangle, shape_outline, turn_about
from ..modeling.mesh import MeshBuilder
from ..surfaces.cloth import insect_screen
from ..surfaces.plain import plain
from .handles import add_crank, add_latch, add_lock
from .hinges import RUBBER, add_awning_arms, add_casement_arms, add_sash_edges
from .panels import add_fixed_lite, add_sash
from .profiles import SCREEN_FRAME, frame_profile
from .tracks import add_jamb_pocket, add_rails, add_sill_dam
from .unit import Finish, Unit

FRAME = 0.046
"""Width of a frame."""
DEPTH = 0.083
"""Depth of a frame: 3 1/4 in."""
LAP = FRAME - 0.010
"""Distance of a sash from the outer edge of the frame: the sash reaches 10 mm into the frame."""
EDGE = FRAME - 0.002
SASH = (0.046, 0.080)
"""Depths of the outer and the inner face of the sash nearest to the room."""
AWNING_SWING = 32
"""Degrees by which a fully open awning is turned."""


def _frame(mesh: MeshBuilder, unit: Unit, finish: Finish, width: float = FRAME) -> None:
    outline = rectangle(0, 0, unit.width, unit.height)
    mesh.sweep(frame_profile(width, DEPTH), outline, finish.vinyl)
    mesh.welds(frame_profile(width, DEPTH), outline, finish.weld)


def _sill_nose(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """Adds the lip of the sill, from which rain drips off in front of the wall."""
    mesh.box((0.004, -0.012, 0), (unit.width - 0.004, 0.012, 0.012), finish.vinyl, 0.003)


def add_picture(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A window that does not open, of any shape."""
    outline = shape_outline(unit.shape, unit.width, unit.height)
    mesh.sweep(frame_profile(FRAME, DEPTH), outline, finish.vinyl)
    mesh.welds(frame_profile(FRAME, DEPTH), outline, finish.weld)
    add_fixed_lite(mesh, unit, finish, inset(outline, EDGE), 0.022)


def add_hung(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A single hung (upper lite fixed) or double hung window; the lower sash slides up, and the upper sash of
    a double hung window down, by less.
    """
    w, h = unit.width, unit.height
    # Both sashes of a double hung window move, so each moves less: one must not hide the locks of the other.
    is_double = unit.style == "double_hung"
    meeting, lift = h / 2, unit.open * (h - 2 * FRAME) * (0.26 if is_double else 0.42)
    _frame(mesh, unit, finish)
    if is_double:
        drop = lift * 0.62
        add_sash(mesh, unit, finish, (LAP, meeting - 0.02 - drop), (w - LAP, h - LAP - drop), 0.010)
    else:
        add_fixed_lite(mesh, unit, finish, rectangle(EDGE, meeting + 0.016, w - EDGE, h - EDGE), 0.014)
        mesh.box((EDGE, 0.010, meeting - 0.018), (w - EDGE, 0.044, meeting + 0.018), finish.vinyl, 0.003)
    lower = unit.but(grid=None) if unit.grid_above else unit
    add_sash(mesh, lower, finish, (LAP, LAP - 0.004 + lift), (w - LAP, meeting + 0.024 + lift), SASH[0])
    if lift:
        add_jamb_pocket(mesh, unit, finish, FRAME, SASH, (FRAME, meeting))
        add_sill_dam(mesh, unit, finish, FRAME, SASH)
    for x in [w / 2] if w < 0.8 else [w * 0.3, w * 0.7]:
        add_lock(mesh, x, 0.050, meeting + 0.024 + lift, finish.metal)
    low = LAP + 0.012 + lift
    mesh.box((w / 2 - 0.16, 0.078, low), (w / 2 + 0.16, 0.088, low + 0.010), finish.vinyl, 0.003)
    _sill_nose(mesh, unit, finish)
    if unit.screen:
        half = rectangle(LAP, LAP, w - LAP, meeting)
        mesh.pane(half, 0.040, insect_screen())
        mesh.sweep(SCREEN_FRAME, half, finish.vinyl, 0.038)


def add_slider(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A horizontal slider: the left sash slides, or both ends do."""
    w, h = unit.width, unit.height
    _frame(mesh, unit, finish)
    _sill_nose(mesh, unit, finish)
    if unit.ends_slide:
        end = w * 0.27
        add_fixed_lite(mesh, unit, finish, rectangle(end - 0.02, EDGE, w - end + 0.02, h - EDGE), 0.012)
        for x in (end, w - end):
            mesh.box((x - 0.018, 0.010, EDGE), (x + 0.018, 0.040, h - EDGE), finish.vinyl, 0.003)
        for left, right in ((LAP, end + 0.022), (w - end - 0.022, w - LAP)):
            add_sash(mesh, unit, finish, (left, LAP), (right, h - LAP), SASH[0])
        for x in (end, w - end):
            add_latch(mesh, x, 0.078, h / 2, finish.metal)
        return
    middle, slid = w / 2, unit.open * w * 0.38
    add_fixed_lite(mesh, unit, finish, rectangle(middle + 0.014, EDGE, w - EDGE, h - EDGE), 0.014)
    mesh.box((middle - 0.018, 0.010, EDGE), (middle + 0.018, 0.044, h - EDGE), finish.vinyl, 0.003)
    add_sash(mesh, unit, finish, (LAP + slid, LAP), (middle + 0.024 + slid, h - LAP), SASH[0])
    if slid:
        add_jamb_pocket(mesh, unit, finish, FRAME, SASH, (FRAME, h - FRAME))
        add_rails(mesh, unit, FRAME, sum(SASH) / 2, (FRAME, w - FRAME), finish.vinyl)
    add_latch(mesh, middle + slid, 0.078, h / 2, finish.metal)
    if unit.screen:
        mesh.pane(rectangle(LAP, LAP, middle, h - LAP), 0.040, insect_screen())


def add_hinged(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """Casements side by side (the first hinged left, the others right) or awnings."""
    w, h, n = unit.width, unit.height, unit.panels
    pitch, bottom, top = (w - 0.03) / n, 0.024, h - 0.024
    _frame(mesh, unit, finish, 0.034)
    if unit.open:
        gasket = [(-0.001, 0.060), (0.005, 0.061), (0.005, 0.066), (-0.001, 0.067)]
        mesh.sweep(gasket, rectangle(0.034, 0.034, w - 0.034, h - 0.034), plain(RUBBER, 0.8, 0.2))
    for k in range(1, n):
        x = 0.015 + pitch * k
        mesh.box((x - 0.02, 0.006, 0.03), (x + 0.02, DEPTH, h - 0.03), finish.vinyl, 0.003)
    for k in range(n):
        left = 0.024 + pitch * k + (0.002 if k else 0)
        right = 0.015 + pitch * (k + 1) - (0.008 if k == n - 1 else 0.010)
        if unit.style == "casement":
            hangs_left = k == 0 if n > 1 else not unit.hinged_right
            hinge = (left if hangs_left else right, 0.004, 0)
            angle = unit.open * (-60 if hangs_left else 60)
            turned = turn_about(hinge, angle)
            if unit.open:
                reach = (right - left) * (1 if hangs_left else -1)
                add_casement_arms(mesh, hinge[:2], reach, angle, (0.034, h - 0.034), finish.steel)
        else:
            turned = turn_about((0, 0.004, top), -unit.open * AWNING_SWING, "X")
            if unit.open:
                add_awning_arms(mesh, left, right, top, bottom, turned, finish.steel)
        with mesh.at(turned):
            add_sash(mesh, unit, finish, (left, bottom), (right, top), 0.004, 0.056, 0.056)
            if unit.open:
                free = (-1, 1) if unit.style == "awning" else (1,) if hangs_left else (-1,)
                add_sash_edges(mesh, (left, bottom), (right, top), 0.004, free, finish.steel)
        add_crank(mesh, (left + right) / 2, DEPTH, 0.030, finish.metal)
        if unit.screen:
            inner = rectangle(left + 0.03, bottom + 0.03, right - 0.03, top - 0.03)
            mesh.pane(inner, DEPTH - 0.01, insect_screen(0.3))
