"""Patio doors: sliding, swinging, stacking and folding."""

from __future__ import annotations

import math

from ..modeling.geometry import place_at, rectangle, turn_about
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from .handles import add_lever, add_pull
from .hinges import add_hinges
from .panels import add_door_panel
from .profiles import frame_profile
from .tracks import add_jamb_pocket, add_rails
from .unit import Finish, Unit

HANDLE = 1.02
"""Height of a handle above the sill."""
LAP, OVERLAP, JOINT = 0.036, 0.05, 0.002
"""How far panels reach into the frame, how far sliding panels overlap, and half the gap between two panels
that meet.
"""


def _frame(mesh: MeshBuilder, unit: Unit, finish: Finish, width: float, depth: float) -> None:
    outline = rectangle(0, 0, unit.width, unit.height)
    mesh.sweep(frame_profile(width, depth), outline, finish.vinyl)
    mesh.welds(frame_profile(width, depth), outline, finish.weld)


def _pulls(
    mesh: MeshBuilder, finish: Finish, x: float, front: float, thickness: float, length: float
) -> None:
    """Adds a handle on each side of a panel."""
    add_pull(mesh, x, front, HANDLE, finish.handle, length, -1)
    add_pull(mesh, x, front + thickness, HANDLE, finish.handle, length, 1)


def add_sliding(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A sliding door: of two panels the right one slides, of four the two in the middle."""
    w, h, n = unit.width, unit.height, unit.panels
    stile, rails = (0.11, (0.20, 0.11)) if unit.french else (0.062, (0.085, 0.065))
    face, sliding = 0.045, (0.062, 0.102)
    _frame(mesh, unit, finish, face, 0.12)
    # Of four panels, the two in the middle meet edge to edge; all others overlap their neighbors.
    meets = n == 4
    panel = (w - 2 * LAP + OVERLAP * (n - 1 - meets)) / n
    if unit.open:
        add_rails(mesh, unit, face, sum(sliding) / 2, (face, w - face), finish.steel)
        add_jamb_pocket(mesh, unit, finish, face, sliding, (face, h - face))
    for k in range(n):
        slides = k == 1 if n == 2 else k in (1, 2)
        # Of four panels, the two in the middle slide apart. Of two, the right one slides left over the other.
        way = (1 if meets and k == 2 else -1) if slides else 0
        closed = LAP + k * panel - OVERLAP * (k - (meets and k > 1))
        left = closed + way * unit.open * (panel - 0.12)
        front = sliding[0] if slides else 0.020
        joint = (JOINT if meets and k == 2 else 0, JOINT if meets and k == 1 else 0)
        low, high = (left + joint[0], LAP), (left + panel - joint[1], h - LAP)
        add_door_panel(mesh, unit, finish, low, high, front, stile, rails, 0.040)
        if slides:
            x = left + (stile / 2 if k == 2 else panel - stile / 2)
            _pulls(mesh, finish, x, front, 0.040, 0.22)


def add_swing(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """A French door of one or two leaves."""
    h, n = unit.height, unit.panels
    leaf = (unit.width - 2 * LAP) / n
    _frame(mesh, unit, finish, 0.045, 0.115)
    for k in range(n):
        left = LAP + k * leaf + 0.002
        right, hangs_left = left + leaf - 0.004, k == 0
        hinge = left if hangs_left else right
        angle = unit.open * 75 * unit.swing * (1 if hangs_left else -1)
        x, toward = (right - 0.055, -1) if hangs_left else (left + 0.055, 1)
        way = 1 if hangs_left else -1
        # The pin is in front of the face on whose side the leaf swings.
        pin = 0.025 if unit.swing < 0 else 0.079
        with mesh.at(turn_about((hinge, 0.03, 0), angle)):
            add_door_panel(
                mesh, unit, finish, (left, LAP), (right, h - LAP), 0.030, 0.115, (0.24, 0.115), 0.044
            )
            add_lever(mesh, x, 0.030, HANDLE, finish.handle, -1, toward)
            add_lever(mesh, x, 0.074, HANDLE, finish.handle, 1, toward)
            add_hinges(mesh, hinge - 0.001 * way, pin, h, finish.metal, way)


def add_multi_slide(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """Panels on tracks one behind the other. An even number opens in the middle, an odd one to the left."""
    w, h, n, lap, track = unit.width, unit.height, unit.panels, 0.032, 0.052
    parts = n % 2 == 0
    side = n // 2 if parts else n
    _frame(mesh, unit, finish, 0.042, 0.05 + track * side)
    panel = (w - 2 * lap + 0.045 * (n - (2 if parts else 1))) / n
    step = panel - 0.045
    for k in range(side if unit.open else 0):
        add_rails(mesh, unit, 0.042, 0.041 + track * k, (0.042, w - 0.042), finish.steel)
    for k in range(n):
        goes_left = not parts or k < side
        order = k if goes_left else n - 1 - k
        closed = lap + k * step if goes_left else w - lap - panel - order * step
        left = closed - unit.open * order * step * (1 if goes_left else -1)
        front = 0.02 + track * order
        add_door_panel(mesh, unit, finish, (left, lap), (left + panel, h - lap), front, 0.058, (0.075, 0.06))
        if order == side - 1:
            x = left + panel - 0.03 if goes_left else left + 0.03
            _pulls(mesh, finish, x, front, 0.042, 0.3)


def _fold_tracks(mesh: MeshBuilder, unit: Unit, finish: Finish, carriers: list[float]) -> None:
    """Adds the track under the head for folding panels, its carriers at some x, and the guide on the sill."""
    h, left, right = unit.height, 0.046, unit.width - 0.046
    slot, top, foot = plain("#0c0c0c", 0.8, 0.1), h - 0.046, 0.046
    for y in (0.014, 0.05):
        mesh.box((left, y, top - 0.024), (right, y + 0.012, top + 0.002), finish.steel, 0.0015)
        mesh.box((left, y, foot - 0.002), (right, y + 0.012, foot + 0.005), finish.steel, 0.0015)
    mesh.quad(
        (left, 0.05, top - 0.006),
        (right, 0.05, top - 0.006),
        (right, 0.026, top - 0.006),
        (left, 0.026, top - 0.006),
        slot,
    )
    mesh.floor(left, 0.026, right, 0.05, foot + 0.0012, slot)
    for x in carriers:
        mesh.box((x - 0.045, 0.028, top - 0.036), (x + 0.045, 0.048, top - 0.012), finish.steel, 0.003)
        mesh.cylinder((x, 0.038, top - 0.062), (x, 0.038, top - 0.03), 0.008, finish.steel, 16)


def add_bi_fold(mesh: MeshBuilder, unit: Unit, finish: Finish) -> None:
    """Panels that fold outward like an accordion, toward the left jamb."""
    h, n, lap = unit.height, unit.panels, 0.035
    leaf, angle = (unit.width - 2 * lap) / n, unit.open * 82
    swing = math.radians(angle)
    _frame(mesh, unit, finish, 0.046, 0.11)
    if unit.open:
        _fold_tracks(mesh, unit, finish, [lap + k * math.cos(swing) * leaf for k in range(2, n + 1, 2)])
    for k in range(n):
        goes_out = k % 2 == 0
        y = 0.03 if goes_out else 0.03 - math.sin(swing) * leaf
        with mesh.at(place_at(lap + k * math.cos(swing) * leaf, y, 0, -angle if goes_out else angle)):
            add_door_panel(
                mesh, unit, finish, (0.002, lap), (leaf - 0.002, h - lap), 0, 0.07, (0.10, 0.07), 0.046
            )
            if k:
                add_hinges(mesh, 0, -0.005 if k % 2 == 0 else 0.051, h, finish.metal)
            if k == n - 1:
                add_lever(mesh, leaf - 0.04, 0, HANDLE, finish.handle, -1, -1)
                add_lever(mesh, leaf - 0.04, 0.046, HANDLE, finish.handle, 1, -1)
