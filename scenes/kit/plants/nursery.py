"""Plants by name. The mesh of a plant is made once for a scene and shared by all its copies."""

from __future__ import annotations

import functools
from random import Random

import bpy

from ..modeling.geometry import place_at
from ..modeling.mesh import put_mesh
from .crowns import crowned
from .indoor import canes, leafy, paddles, rosette, trailing
from .shrubs import agave, blades, hedge, saguaro, shrub
from .trees import bough, cypress, frond, limb, palm, spray

LAWN = ("#5d6b3a", "#6f7b45", "#838d54", "#9ca16a")
DRY_LAWN = ("#616c3b", "#737c46", "#868d55", "#9c9e68")

PLANTS = {
    "oak": lambda: crowned("oak", 3, 6.5),
    "wide_oak": lambda: crowned("oak", 14, 6.0, 1.0, 1.2),
    "round_oak": lambda: crowned("maple", 8, 7.5),
    "maple": lambda: crowned("maple", 21, 5),
    "birch": lambda: crowned("birch", 33, 6),
    "gum": lambda: crowned("gum", 4, 9),
    "pepper": lambda: crowned("pepper", 2, 6),
    "upright": lambda: crowned("upright", 6, 8),
    "pine": lambda: crowned("pine", 1, 9),
    "old_pine": lambda: crowned("pine", 7, 10, 0.8, 1.25),
    "olive": lambda: crowned("olive", 5, 4.4),
    "small_olive": lambda: crowned("olive", 12, 3.8, 0.85),
    "full_olive": lambda: crowned("olive", 17, 4.2, 1.4),
    "full_maple": lambda: crowned("maple", 26, 5.6, 1.4),
    "palm": lambda: palm(2, 8),
    "low_palm": lambda: palm(5, 6),
    "cypress": lambda: cypress(1),
    "hedge": lambda: hedge(4, 6, 0.9, 2.3),
    "shrub": lambda: shrub(1),
    "white_shrub": lambda: shrub(2, 0.42, 2600, flower="#f4f1ea"),
    "lavender": lambda: shrub(3, 0.38, 2400, "lavender", 1.1, (0.07, 0.012), "#8a7bb8"),
    "sage": lambda: shrub(9, 0.4, 2600, "sage", 0.9, (0.05, 0.016)),
    "red_shrub": lambda: shrub(6, 0.45, 2600, "red"),
    "fountain_grass": lambda: blades(1, 380, 0.75),
    "green_grass": lambda: blades(2, 320, 0.5, colors=("#5f7a3c", "#7f9350", "#96a35e"), clump=0.1),
    "vase_grass": lambda: blades(2, 170, 0.5, 0.005, 0.55, ("#5d6d3f", "#788250", "#97946a"), 0.022),
    "meadow_grass": lambda: blades(
        5, 620, 0.36, 0.0045, 1.15, ("#6f7a42", "#8a8c52", "#a89c66", "#5c6b38"), 0.15
    ),
    "low_tuft": lambda: blades(6, 190, 0.15, 0.004, 1.4, ("#75804a", "#8f8f58", "#a79a68"), 0.085),
    "blue_fescue": lambda: blades(4, 420, 0.32, 0.005, 0.6, ("#8fa39b", "#a3b3aa", "#7d948c"), 0.07),
    "agave": lambda: agave(1),
    "large_agave": lambda: agave(2, 0.6, 40, ("#5f7d58", "#728e66", "#85a078")),
    "saguaro": lambda: saguaro(1),
    "fig": lambda: leafy(1, 1.35, 2, 15, (0.30, 0.21), 0.75, 0.35),
    "rubber_plant": lambda: leafy(2, 0.95, 4, 10, (0.21, 0.11), 0.6, 0.15, ("#3f6334", "#4d7440", "#5c5a3c")),
    "monstera": lambda: leafy(3, 0.75, 7, 3, (0.34, 0.30), 1.5, 0.75),
    "snake_plant": lambda: rosette(4, 16, (0.7, 0.055), (74, 89), 0.08),
    "fern": lambda: rosette(5, 70, (0.5, 0.045), (15, 80), 1.7),
    "dragon_tree": lambda: canes(7, (0.72, 0.46, 0.26), 34, (0.40, 0.030)),
    "paradise": lambda: paddles(8, 11, 0.82, (0.46, 0.19)),
    "potted_olive": lambda: leafy(
        10, 0.95, 6, 30, (0.062, 0.017), 0.3, 0.35, ("#7d8a6b", "#8f9a7a", "#66755a")
    ),
    "lily": lambda: rosette(11, 34, (0.46, 0.10), (35, 86), 1.0),
    "pothos": lambda: trailing(6),
    "cut_branches": lambda: leafy(9, 0.5, 5, 12, (0.072, 0.045), 0.5, 0.3, ("#66785f", "#7b8d72", "#566a56")),
    "spray": lambda: spray(1),
    "low_spray": lambda: spray(2, 0.95),
    "wide_spray": lambda: spray(6, 0.85),
    "thin_spray": lambda: spray(11, 0.65),
    "bough": lambda: bough(1),
    "full_bough": lambda: bough(4, 1.9),
    "short_bough": lambda: bough(7, 1.3),
    "limb": lambda: limb(1),
    "bent_limb": lambda: limb(2),
    "frond": lambda: frond(1),
    "bent_frond": lambda: frond(5, 2.0),
    "lawn_short": lambda: blades(9, 1500, 0.045, 0.005, 0.7, LAWN, None),
    "lawn_long": lambda: blades(10, 1350, 0.062, 0.0055, 0.8, LAWN, None),
    "lawn_dry": lambda: blades(11, 1300, 0.05, 0.005, 0.8, DRY_LAWN, None),
}

BED = ("shrub", "fountain_grass", "lavender", "green_grass", "white_shrub", "blue_fescue", "agave", "sage")
INDOOR = ("fig", "rubber_plant", "monstera", "snake_plant", "fern")
"""Plants for a pot on the floor; `pothos` needs a shelf, `cut_branches` a vase."""
ROOM_PLANTS = (*INDOOR, "dragon_tree", "paradise", "potted_olive", "lily")
"""Plants for a pot on the floor, for rooms that draw their plants from a stream of their own."""

SPRAYS = ("spray", "low_spray", "wide_spray", "thin_spray")
"""Leafy twigs."""

BOUGHS = ("bough", "full_bough", "short_bough")
"""Branches for shadows: finer than `SPRAYS`, which are seen out of focus."""

LIMBS = ("limb", "bent_limb")
"""What carries `BOUGHS` from outside of the picture."""

FRONDS = ("frond", "bent_frond")

DRY_BED = ("agave", "large_agave", "blue_fescue", "fountain_grass", "sage", "lavender")


@functools.lru_cache(maxsize=None)
def grown(name: str) -> bpy.types.Mesh:
    """Returns the mesh of a plant."""
    return PLANTS[name]()


def plant(
    name: str,
    x: float,
    y: float,
    chance: Random,
    z: float = 0,
    scale: float = 1,
    turn: float | None = None,
    mirrored: bool = True,
) -> bpy.types.Object:
    """Adds a plant; `turn` is in degrees, random by default; reflections show it only if it is `mirrored`."""
    angle = chance.uniform(0, 360) if turn is None else turn
    return put_mesh(grown(name), place_at(x, y, z, angle, scale), name, mirrored)
