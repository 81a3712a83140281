"""Shade on the wall of a close-up from things outside of the picture: branches, palms, shrubs, the roof next
door.

Each thing hangs between the sun and the place where its shade falls. The farther it is from there, the softer
the shade.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Callable, Sequence

import bpy
from mathutils import Matrix, Vector

from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder, put_mesh
from ..plants.nursery import BOUGHS, FRONDS, LIMBS, grown
from ..surfaces.plain import plain
from .arrangements import Placed
from .description import Closeup


@dataclass(frozen=True)
class Shaded:
    """Where shade falls. The wall is y = 0; lengths in meters."""

    edge: float
    """x of the end of the units beside which it falls."""
    side: float
    """1 if it falls on the right of them, -1 on the left."""
    top: float
    """Height of the upper edge of the units."""
    sunward: Vector
    amount: float = 1.0
    """Factor on the number of things that throw it."""
    reach: float = 1.0
    """Factor on the distances from the units: little of the wall is seen on the side of the camera."""

    def beside(self, distance: float) -> float:
        """x at a distance from the units."""
        return self.edge + self.side * distance * self.reach


def _hide(thing: bpy.types.Object) -> None:
    """Lets only the shadow of a thing be seen."""
    thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = thing.visible_transmission = False


def _hang(name: str, at: Vector, toward: float, tilt: float, scale: float) -> None:
    """Hangs up a plant. Its tip points to +x if `toward` is 1, to -x if -1; `tilt` lifts it, in degrees."""
    turn = place_at(*at, 0 if toward > 0 else 180, scale) @ Matrix.Rotation(math.radians(-tilt), 4, "Y")
    _hide(put_mesh(grown(name), turn, "shade"))


def _branch(spot: Shaded, chance: Random) -> None:
    """Boughs that reach from an upper corner toward the units and droop. Their limbs are outside of the
    picture.
    """
    for k in range(round(5 * spot.amount)):
        x = spot.beside(chance.uniform(1.5, 2.5))
        z = spot.top + 0.42 - 0.27 * k + chance.uniform(-0.12, 0.12)
        at = Vector((x, 0, z)) + spot.sunward * chance.uniform(2.2, 4.4)
        tilt, scale = chance.uniform(-42, 12), chance.uniform(0.85, 1.2)
        for kinds in (BOUGHS, LIMBS):
            _hang(kinds[k % len(kinds)], at, -spot.side, tilt, scale)


def _palm(spot: Shaded, chance: Random) -> None:
    """Some leaves of a palm that stands beside the picture."""
    x, z, away = spot.beside(2.3), 2.75, 3.4
    for k in range(round(5 * spot.amount)):
        at = Vector((x, 0, z)) + spot.sunward * (away + chance.uniform(-1.2, 1.2))
        _hang(FRONDS[k % len(FRONDS)], at, -spot.side, 50 - 27 * k + chance.uniform(-9, 9), 0.95)


def _shrub(spot: Shaded, chance: Random) -> None:
    """Shoots of a tall shrub that rise from below."""
    for k in range(round(8 * spot.amount)):
        x, lift = spot.beside(0.35 + 0.24 * k), chance.uniform(-0.5, 0.15)
        at = Vector((x, 0, lift)) + spot.sunward * chance.uniform(1.2, 2.6)
        _hang(BOUGHS[k % len(BOUGHS)], at, -spot.side, chance.uniform(62, 108), chance.uniform(0.8, 1.15))


def _roof(spot: Shaded, chance: Random) -> None:
    """The gable and the chimney of the house next door: what is below their outline is in the shade."""
    mesh, away, deep = MeshBuilder(), spot.sunward * 5.5, -9.0
    eave, ridge = 0.35 + chance.uniform(0, 0.15), 2.9
    gable = [(eave, 0.25), (ridge, 2.05), (ridge + 4, 2.05), (ridge + 4, deep), (eave, deep)]
    chimney = [(d, z) for d, z in ((2.2, 1.3), (2.2, 2.3), (2.62, 2.3), (2.62, 1.3))]
    for shape in (gable, chimney):
        points = [Vector((spot.beside(d), 0, z)) + away for d, z in shape]
        mesh.add(points, [tuple(range(len(points)))], plain("#808080"))
    _hide(mesh.build("shade"))


SHADES: dict[str, Callable[[Shaded, Random], None]] = {
    "branch": _branch,
    "palm": _palm,
    "shrub": _shrub,
    "roof": _roof,
    "none": lambda spot, chance: None,
}


def add_terrace_shade(spot: Shaded, chance: Random) -> None:
    """The shade of a crown on the paving, away from the threshold."""
    for k in range(round(13 * spot.amount)):
        x, y = spot.beside(-chance.triangular(-2.2, 2.6, -0.6)), -chance.triangular(0.7, 3.6, 1.6)
        at = Vector((x, y, 0)) + spot.sunward * chance.uniform(2.6, 5.0)
        turned = place_at(*at, chance.uniform(0, 360), chance.uniform(0.8, 1.2))
        _hide(put_mesh(grown(BOUGHS[k % len(BOUGHS)]), turned, "shade"))


def add_shades(description: Closeup, units: Sequence[Placed], sunward: Vector, chance: Random) -> None:
    """Lets shade fall on the bare wall beside the units, and on a terrace."""
    far = math.copysign(1, description.angle)
    left, right, top = units[0].opening[0], units[-1].opening[2], max(one.opening[3] for one in units)

    def spot_on(side: float) -> Shaded:
        reach = 1.0 if side == far else 0.6
        return Shaded(right if side > 0 else left, side, top, sunward, description.shade_amount, reach)

    SHADES[description.shade](spot_on(-far if description.shade_near else far), chance)
    if description.ground == "terrace":
        add_terrace_shade(spot_on(far), chance)
