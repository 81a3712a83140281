"""Houses with gable roofs: farmhouse, Spanish house, cottage by the sea."""

from __future__ import annotations

import math
from dataclasses import replace

from mathutils import Matrix

from ...interiors.pots import add_planter
from ...modeling.mesh import MeshBuilder
from ...outdoors.furniture import add_bench
from ...plants.nursery import plant
from ...surfaces.boards import wood
from ...surfaces.plain import plain
from ..coverings import add_covering
from ..house import House
from ..openings import Hole, glass_wall, moved, window_row
from ..palette import DOOR, draw_cladding
from ..plot import LANTERN, Plot
from ..roofs import add_gable_roof
from ..volume import add_volume
from .built import Built, chances_of


PORCH, PORCH_RISE, PORCH_ROOF = 2.72, 0.4, 0.12
"""The sloping roof over the porch of a high farmhouse: height of its underside at the eave, its rise to the
wall, and its thickness.
"""


def farmhouse(house: House) -> Built:
    """A steep gable roof, a porch, and a wing whose gable faces the street."""
    chance, look = chances_of(house)
    width, depth, h, two = chance.uniform(8, 10), 7.0, 3.0, chance.random() < 0.6
    clad = draw_cladding(look.choice(("batten", "batten", "lap")), look)
    clad = replace(
        clad, material=plain(look.choice(("#f1f0ec", "#f1f0ec", "#3e4447", "#e9e6df", "#56635f")), 0.6, 0.35)
    )
    house.trim = look.choice(("#f1f0ec", "#f1f0ec", "#1c1c1e"))
    style, height = chance.choice(("double_hung", "casement", "single_hung")), h * (2 if two else 1)
    front = window_row(width, h, style, 3, 0.8, 1.6)
    front[1] = Hole("entry", width / 2 - 0.7, 0.02, 1.4, 2.3, {"color": look.choice(DOOR)})
    if two:
        front += moved(window_row(width, h, style, 3, 0.75, 1.5), 0, h)
    wing, wing_left = chance.uniform(4.2, 5), chance.random() < 0.5
    gx = -wing if wing_left else width
    # The wing covers one side up to its own height, so that side has windows only above it.
    low, high = (
        window_row(depth, h, style, 2, 0.8, 1.5),
        moved(window_row(depth, h, style, 2, 0.8, 1.5), 0, h) if two else [],
    )
    free, covered = low + high, []
    sides = {"left": covered if wing_left else free, "right": free if wing_left else covered}
    add_volume(house, (0, 0, 0), (width, depth, height), clad, {"front": front, **sides}, 2 if two else 1)
    roof = chance.choice(("metal", "shingle"))
    # The water runs onto the roof of the porch; the eave of a low house is below that roof.
    spout = ("right" if wing_left else "left") if two else "none"
    foot = PORCH + PORCH_RISE + PORCH_ROOF
    pitch = chance.uniform(0.6, 0.85)
    add_gable_roof(
        house.mesh, 0, 0, width, depth, height, pitch, 0.4, roof, clad, spout=spout, drained_to=foot
    )
    glass = glass_wall(wing, h, chance.choice(("swing", "sliding", "pictures")), chance)
    outer = "left" if wing_left else "right"
    add_volume(house, (gx, -1.6, 0), (wing, depth, h), clad, {"front": glass, outer: low})
    add_gable_roof(house.mesh, gx, -1.6, gx + wing, depth - 1.6, h, 0.75, 0.35, "metal", clad, "y")
    mesh, post = house.mesh, plain(look.choice(("#f1f0ec", "#f1f0ec", "#6e503a")), 0.5)
    x0, x1 = (0.2, width) if wing_left else (0.0, width - 0.2)
    if two:
        _add_porch_roof(mesh, x0, x1)
    else:
        mesh.box((x0, -1.9, 2.7), (x1, -0.01, 2.86), plain("#34383b", 0.4, 0.5, 0.4), 0.01)
    mesh.box((x0 + 0.06, -1.82, 2.48), (x1 - 0.06, -1.62, 2.72), post, 0.006)
    for k in range(4):
        x = x0 + 0.1 + (x1 - x0 - 0.36) * k / 3
        mesh.box((x, -1.8, 0.12), (x + 0.16, -1.64, 2.5), post, 0.006)
    mesh.box((x0, -1.9, -0.02), (x1, -0.01, 0.12), wood("#9a8468", "x"), 0.006)
    with mesh.at(Matrix.Translation((0, 0, 0.12))):
        add_bench(mesh, width * (0.82 if wing_left else 0.18))
    for side in (-1, 1):
        add_door_pot(house, width / 2 + side * 1.02, -0.38, 0.12)
    plot = Plot(
        width,
        -1.9,
        [(width / 2 - 0.9, -14, width / 2 + 0.9, -1.9)],
        lanterns=(width / 2 - 1.1, width / 2 + 1.0),
        palms=False,
    )
    return Built(plot, 13.0, 3.4 if two else 2.6, 27, aside=-wing / 2 if wing_left else wing / 2)


def _add_porch_roof(mesh: MeshBuilder, x0: float, x1: float) -> None:
    """Adds the sloping metal roof of a porch between two distances along the facade, and its ceiling."""
    deep = 2.0
    angle = math.atan(PORCH_RISE / deep)
    slope = deep / math.cos(angle)
    with mesh.at(Matrix.Translation((x0, -deep, PORCH)) @ Matrix.Rotation(angle, 4, "X")):
        mesh.box((0, 0, 0), (x1 - x0, slope, PORCH_ROOF), plain("#e9e7e1", 0.6), 0.006)
        add_covering(mesh, "metal", x1 - x0, slope, 0.0, PORCH_ROOF, 0)
    mesh.ceiling(x0, -1.7, x1, -0.01, 2.7, wood("#d8d2c6", "x", 0.6))
    # The walls at the ends of the porch, between its beam and its roof.
    low, high = PORCH + PORCH_ROOF / 2, PORCH + PORCH_RISE + PORCH_ROOF / 2
    for x, face in ((x0 + 0.07, (3, 2, 1, 0)), (x1 - 0.07, (0, 1, 2, 3))):
        corners = [(x, -deep + 0.1, 2.7), (x, 0, 2.7), (x, 0, high), (x, -deep + 0.1, low)]
        mesh.add(corners, [face], plain("#e9e7e1", 0.6))


def add_door_pot(house: House, x: float, y: float, z: float) -> None:
    """A pot with a plant beside a front door."""
    chance = house.streams["porch"]
    with house.mesh.at(Matrix.Translation((0, 0, z))):
        soil = add_planter(house.mesh, x, y, chance.choice(("#4a4642", "#a8674a", "#b0a898")), 0.9)
    plant("shrub", x, y, chance, z + soil, 0.75)


def spanish(house: House) -> Built:
    """White stucco, barrel tiles, a deep porch, often a part with two floors."""
    chance, look = chances_of(house)
    width, depth, h, two = chance.uniform(10, 12.5), 7.5, 3.0, chance.random() < 0.5
    clad, mesh = draw_cladding("mission", look), house.mesh
    style, side = chance.choice(("casement", "single_hung", "double_hung")), chance.choice((1, 2))
    # The pillars beside the entry need room between it and the next window.
    is_narrow = width < 11.4
    side = 1 if is_narrow else side
    front = window_row(width, h, style, 3 if is_narrow else 4, 0.75, 1.7)
    entry = Hole("entry", front[side].x + front[side].width / 2 - 0.7, 0.02, 1.4, 2.35, {"color": "#5a3a22"})
    front[side] = entry
    before, after = front[side - 1], front[side + 1]
    # Each wall light is halfway between a pillar and the next window.
    gaps = (before.x + before.width, entry.x - 0.5), (entry.x + entry.width + 0.5, after.x)
    lights = tuple((left + right - LANTERN) / 2 for left, right in gaps)
    flank = window_row(depth, h, style, 2, 0.8, 1.5)
    add_volume(house, (0, 0, 0), (width, depth, h), clad, {"front": front, "right": flank, "left": flank})
    if two:
        w2 = width * 0.6
        x2 = chance.choice((0.0, width - w2))
        upper = window_row(depth, 2.8, style, 2, 0.8)
        # On the other side the lower roof would cover the windows.
        holes = {"front": window_row(w2, 2.8, style, 3, 0.7), "right" if x2 else "left": upper}
        add_volume(house, (x2, 0, h), (w2, depth, 2.8), clad, holes)
        add_gable_roof(
            mesh, x2, 0, x2 + w2, depth, h + 2.8, 0.34, 0.5, "tile", clad, spout="right" if x2 else "left"
        )
        low = 0.0 if x2 else w2
        add_gable_roof(
            mesh,
            low,
            0.02,
            low + width - w2,
            depth,
            h,
            0.34,
            0.5,
            "tile",
            clad,
            spout="right" if low else "left",
        )
    else:
        add_gable_roof(mesh, 0, 0, width, depth, h, 0.34, 0.55, "tile", clad)
    for hole in front:
        if hole is not entry:
            low, high = (hole.x - 0.1, -0.08, hole.sill - 0.09), (
                hole.x + hole.width + 0.1,
                0.02,
                hole.sill - 0.01,
            )
            mesh.box(low, high, clad.material, 0.02)
    for x in (entry.x - 0.5, entry.x + entry.width + 0.15):
        mesh.box((x, -0.9, 0), (x + 0.35, -0.55, 2.6), clad.material, 0.03)
    mesh.box((entry.x - 0.7, -1.0, 2.6), (entry.x + entry.width + 0.7, 0, 2.85), wood("#5a3a22", "x"), 0.02)
    plot = Plot(width, 0, [(entry.x, -14, entry.x + 1.4, 0)], lanterns=lights, street=True)
    return Built(plot, 11.5, 3.0 if two else 2.0)


def cottage(house: House) -> Built:
    """A small shingled house by the sea: white trim, a porch, grids in its hung windows."""
    chance, look = chances_of(house)
    width, depth, h = chance.uniform(8.5, 10), 6.5, 2.8
    clad, mesh = draw_cladding("shingle", look), house.mesh
    house.trim = "#f1f0ec"
    front = window_row(width, h, "double_hung", 4, 0.75, 1.5, 0.5)
    front[1] = Hole("entry", front[1].x - 0.35, 0.02, 1.05, 2.2, {"color": look.choice(DOOR)})
    side = window_row(depth, h, "double_hung", 2, 0.8, 1.5)
    add_volume(house, (0, 0, 0), (width, depth, h), clad, {"front": front, "left": side, "right": side})
    add_gable_roof(mesh, 0, 0, width, depth, h, 0.7, 0.4, "shingle", clad)
    gable, gx, eave = 3.4, width * 0.5, 0.3
    add_volume(
        house,
        (gx, -1.3, 0),
        (gable, 3, h),
        clad,
        {"front": window_row(gable, h, "double_hung", 2, 0.7, 1.6, 0.4)},
        open_sides="b",
    )
    add_gable_roof(mesh, gx, -1.3, gx + gable, depth * 0.5, h + 0.01, 0.75, eave, "shingle", clad, "y")
    door = front[1]
    white = plain("#f1f0ec", 0.5)
    # The porch ends before the eave of the gable, and its posts stand before no window.
    left = max(door.x - 0.75, front[0].x + front[0].width)
    right = min(door.x + door.width + 0.75, gx - eave - 0.06)
    for x in (left + 0.15, right - 0.29):
        mesh.box((x, -1.2, 0), (x + 0.14, -1.06, 2.35), white, 0.006)
    mesh.box((left, -1.35, 2.35), (right, -0.01, 2.55), white, 0.01)
    add_door_pot(house, door.x - 0.34, -0.4, 0.03)
    return Built(
        Plot(width, -1.3, [(door.x, -14, door.x + 1.1, 0)], border="fence", street=True, palms=False),
        11.0,
        2.5,
    )
