"""Arrangements of the units of a close-up: where each unit is in the wall, and what is built beside it, such
as a counter or a flight of stairs. The front face of the wall is y = 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Sequence

from mathutils import Matrix

from ..interiors.furniture import add_stool
from ..interiors.pots import add_vase
from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.lamps import emission
from ..surfaces.paving import concrete
from ..surfaces.plain import plain
from ..walls.openings import Opening
from ..windows_and_doors.entry_doors import add_entry
from ..windows_and_doors.unit import Unit

STEP = 0.75
"""How far the step before a front door reaches beyond both sides of the door."""


@dataclass(frozen=True)
class Placed:
    """A unit, and the position of its lower left corner in the wall."""

    unit: Unit
    x: float
    z: float

    @property
    def opening(self) -> Opening:
        return (self.x, self.z, self.x + self.unit.width, self.z + self.unit.height)


@dataclass(frozen=True)
class Arrangement:
    """The units of a wall, openings without a unit (a front door), and a function that adds the rest."""

    units: Sequence[Placed]
    other_openings: Sequence[Opening] = ()
    add_rest: Callable[[MeshBuilder], None] = lambda mesh: None
    corner: float | None = None
    """x where the wall ends at a corner of the house; None means a straight wall."""
    beyond: Sequence[Placed] = ()
    """Units in the wall behind the corner; their x is measured from the corner."""


def in_a_row(unit: Unit, count: int, gap: float, sill: float, middle: float) -> Arrangement:
    """Equal units side by side with gaps between them, centered on `middle`."""
    pitch = unit.width + gap
    first = middle - (pitch * count - gap) / 2
    return Arrangement([Placed(unit, first + k * pitch, sill) for k in range(count)])


def pass_through(unit: Unit, count: int, gap: float, sill: float, middle: float) -> Arrangement:
    """Windows of a kitchen above a counter outdoors, with stools in front of the counter."""
    row = in_a_row(unit, count, gap, max(sill, 1.06), middle)
    left, right = row.units[0].opening[0] - 0.16, row.units[-1].opening[2] + 0.16

    def add_counter(mesh: MeshBuilder) -> None:
        top, iron = concrete("#cfcbc3", 0.3), plain("#1f2021", 0.45, 0.5, 0.4)
        low = row.units[0].z - 0.062
        mesh.box((left, -0.46, low - 0.05), (right, 0.06, low), top, 0.006)
        for x in (left + 0.25, (left + right) / 2, right - 0.25):
            mesh.box((x - 0.02, -0.38, low - 0.09), (x + 0.02, 0, low - 0.05), iron, 0.003)
            mesh.box((x - 0.019, -0.075, low - 0.4), (x + 0.019, 0, low - 0.08), iron, 0.003)
        places = max(2, round((right - left) / 0.75))
        for k in range(places):
            add_stool(mesh, left + (k + 0.5) * (right - left) / places, -0.62, 0.74)
        add_vase(mesh, right - 0.3, -0.2, low, "#7c8a78", 0.2, 0.07)
        for dx in (0.32, 0.44):
            mesh.lathe(
                left + dx,
                -0.24,
                [(0, low), (0.03, low), (0.042, low + 0.09), (0.038, low + 0.09)],
                plain("#e9e4d8", 0.4),
                28,
            )

    return Arrangement(row.units, (), add_counter)


def along_a_stair(unit: Unit, count: int, gap: float, sill: float, middle: float) -> Arrangement:
    """Windows that rise from left to right like the stairs behind them."""
    row = in_a_row(unit, count, gap, sill, middle).units
    rise = (unit.width + gap) * 0.62
    units = [Placed(one.unit, one.x, sill - 0.4 + k * rise) for k, one in enumerate(row)]

    def add_flight(mesh: MeshBuilder) -> None:
        oak, white = wood("#9a7650", "x", 0.45), plain("#f1eee8", 0.7, 0.2)
        run, first = 0.27, units[0].x - 0.5
        for k in range(int((units[-1].opening[2] - first) / run) + 1):
            x, z = first + k * run, 0.17 * (k + 1)
            mesh.box((x, 0.5, z - 0.04), (x + run + 0.02, 1.5, z), oak, 0.005)
            mesh.box((x, 0.52, 0), (x + 0.02, 1.48, z - 0.04), white)
            mesh.cylinder(
                (x + run / 2, 0.55, z), (x + run / 2, 0.55, z + 0.88), 0.009, plain("#1d1d1f", 0.4), 8
            )

    return Arrangement(units, (), add_flight)


def beside_the_entry(unit: Unit, count: int, gap: float, sill: float, middle: float) -> Arrangement:
    """A front door between two narrow units (side lights), with a lamp on the wall, a step and a mat."""
    width, height = 1.02, unit.height
    x0, x1 = middle - width / 2, middle + width / 2
    units = [Placed(unit, x0 - 0.1 - unit.width, 0.06), Placed(unit, x1 + 0.1, 0.06)]

    def add_door(mesh: MeshBuilder) -> None:
        with mesh.at(Matrix.Translation((x0, 0.02, 0.06))):
            add_entry(mesh, width, height, "#7a5233", unit.color)
        black, stone = plain("#1d1d1f", 0.4, 0.5, 0.5), concrete("#b8b1a4", 0.7)
        lamp = units[1].opening[2] + 0.36
        mesh.box((lamp - 0.05, -0.03, 1.62), (lamp + 0.05, 0, 1.92), black, 0.004)
        mesh.box((lamp - 0.07, -0.19, 1.9), (lamp + 0.07, -0.02, 1.92), black, 0.004)
        mesh.box((lamp - 0.055, -0.165, 1.66), (lamp + 0.055, -0.055, 1.9), emission("#fff1dc", 1.4), 0.004)
        mesh.box((x0 - STEP, -0.95, -0.02), (x1 + STEP, 0.02, 0.06), stone, 0.01)
        mesh.box((x0 + 0.08, -0.7, 0.06), (x1 - 0.08, -0.2, 0.072), plain("#6b6152", 0.95), 0.003)

    return Arrangement(units, [(x0, 0.06, x1, 0.06 + height)], add_door)


def round_a_corner(unit: Unit, count: int, gap: float, sill: float, middle: float) -> Arrangement:
    """A row of units up to a corner of the house, and one more unit in the wall behind the corner."""
    post = 0.16
    units = in_a_row(
        unit, count, gap, sill, middle - (unit.width * count + gap * (count - 1)) / 2 - post
    ).units
    return Arrangement(units, corner=middle, beyond=[Placed(unit, post, sill)])


ARRANGEMENTS: dict[str, Callable[[Unit, int, float, float, float], Arrangement]] = {
    "row": in_a_row,
    "pass_through": pass_through,
    "stair": along_a_stair,
    "entry": beside_the_entry,
    "corner": round_a_corner,
}
