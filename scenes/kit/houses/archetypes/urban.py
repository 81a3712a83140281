"""Narrow, tall houses: a townhouse and a row of apartments."""

from __future__ import annotations

from ...modeling.mesh import Material, MeshBuilder
from ...outdoors.railings import rail_metal
from ...surfaces.plain import plain
from ..house import House
from ..openings import Hole, glass_wall, moved, window_row
from ..palette import DOOR, FASCIA, WOOD, draw_cladding
from ..plot import Plot
from ..roofs import add_flat_roof
from ..volume import add_volume
from .built import Built, chances_of

GAP = 1.9
"""Width of the passage between two narrow houses."""


def _add_next_door(house: House, left: float, size: tuple[float, float, float]) -> None:
    """A plainer house of the same row: three floors of windows, a door, a canopy over it, and a flat roof."""
    chance, (width, depth, floor) = house.streams["next door"], size
    clad = draw_cladding(chance.choice(("stucco", "lap", "dark", "stucco")), chance)
    style, tall = chance.choice(("single_hung", "slider")), chance.uniform(1.45, 1.65)
    holes, back = [], chance.uniform(0.5, 1.0)
    for level in range(3):
        holes += moved(window_row(width, floor - 0.2, style, 3, 0.8, tall, 0.5), 0, level * floor)
    entry = 0 if left < 0 else 2
    x = holes[entry].x + holes[entry].width / 2 - 0.55
    holes[entry] = Hole("entry", x, 0.02, 1.1, 2.3, {"color": chance.choice(DOOR)})
    add_volume(house, (left, back, 0), (width, depth, 3 * floor), clad, {"front": holes}, 3)
    fascia = chance.choice(FASCIA)
    add_flat_roof(house.mesh, left, back, left + width, back + depth, 3 * floor, 0.3, fascia)
    low, high = (left + x - 0.25, back - 0.8, 2.5), (left + x + 1.35, back - 0.01, 2.6)
    house.mesh.box(low, high, plain(fascia, 0.5), 0.01)


def _add_side_rail(mesh: MeshBuilder, x: float, front: float, floor: float, rail: Material) -> None:
    """The railing at the side of a balcony, from its front to the wall at y = 0."""
    mesh.box((x, front, floor + 1.0), (x + 0.04, -0.01, floor + 1.05), rail, 0.004)
    for bar in range(1, int(-front / 0.115)):
        y = front + bar * 0.115
        mesh.box((x + 0.014, y, floor), (x + 0.026, y + 0.012, floor + 1.0), rail)


def townhouse(house: House) -> Built:
    """Three narrow floors with a garage below and a balcony above it."""
    chance, look = chances_of(house)
    width, depth, h = chance.uniform(6.6, 7.6), 8.5, 2.9
    base = draw_cladding(look.choice(("concrete", "stone", "dark")), look)
    middle = draw_cladding(look.choice(("stucco", "lap")), look)
    top = draw_cladding(look.choice(("slats", "upright_slats", "dark", "shingle")), look)
    garage = Hole(
        "garage",
        0.3,
        0.02,
        3.6,
        2.25,
        {"style": chance.choice(("glass", "wood")), "color": look.choice(WOOD)},
    )
    door = Hole("entry", width - 1.9, 0.02, 1.4, 2.35, {"color": look.choice(DOOR)})
    side = window_row(depth, h, "casement", 2)
    floors = (
        (base, [garage, door]),
        (middle, glass_wall(width, h, chance.choice(("wide_sliding", "multi_slide")), chance, 0.6)),
        (top, window_row(width, h, chance.choice(("casement", "double_hung", "picture")), 3, 0.7, 1.6, 0.4)),
    )
    for level, (clad, front) in enumerate(floors):
        back = 0.0 if level < 2 else 0.6
        sides = {"left": side, "right": side} if level else {}
        add_volume(
            house, (0, back, level * (h + 0.2)), (width, depth - back, h), clad, {"front": front, **sides}
        )
        fascia = "#3a352f" if level < 2 else look.choice(FASCIA)
        add_flat_roof(
            house.mesh, 0, back, width, depth, level * (h + 0.2) + h, 0.06 if level < 2 else 0.6, fascia, 0.2
        )
    mesh, floor, rail = house.mesh, h + 0.2, rail_metal()
    mesh.box((0.1, -1.3, floor - 0.2), (width - 0.1, -0.07, floor), plain("#3a352f", 0.5), 0.01)
    mesh.box((0.1, -1.3, floor + 1.02), (width - 0.1, -1.25, floor + 1.06), rail, 0.004)
    for k in range(int((width - 0.2) / 0.11)):
        x = 0.12 + k * 0.11
        mesh.box((x, -1.285, floor), (x + 0.012, -1.265, floor + 1.02), rail)
    for side in (0.1, width - 0.14):
        _add_side_rail(mesh, side, -1.28, floor, rail)
    for left in (-width - GAP, width + GAP):
        _add_next_door(house, left, (width, depth, floor - 0.04))
    drive, path = (0.2, -14, 4.0, 0), (width - 2.0, -14, width - 0.4, 0)
    return Built(
        Plot(width, 0, [drive, path], lanterns=(4.1, width - 0.4), street=True, palms=False), 15.5, 4.3, 27
    )


def condominiums(house: House) -> Built:
    """Three floors of apartments, each with a sliding door and a balcony."""
    chance, look = chances_of(house)
    bays, bay, depth, h = 3, 4.6, 8.0, 2.85
    width, mesh = bays * bay, house.mesh
    clad, accent = draw_cladding(look.choice(("stucco", "lap")), look), draw_cladding(
        look.choice(("slats", "dark")), look
    )
    rail, slab = rail_metal(), plain("#d9d5cc", 0.8)
    small = chance.choice(("casement", "single_hung", "slider"))
    for level in range(3):
        for k in range(bays):
            x, z = k * bay, level * (h + 0.2)
            door = Hole("sliding", 0.4, 0.03, 2.4, 2.15, {})
            window = Hole(small, 3.25, 0.9, 1.0, 1.25, {})
            skin = accent if (k + level) % 2 else clad
            ends = ("l" if k else "") + ("r" if k < bays - 1 else "")
            add_volume(house, (x, 0, z), (bay, depth, h), skin, {"front": [door, window]}, open_sides=ends)
            if level:
                mesh.box((x + 0.15, -1.35, z - 0.16), (x + 3.05, -0.05, z), slab, 0.01)
                mesh.box((x + 0.15, -1.35, z + 1.0), (x + 3.05, -1.31, z + 1.05), rail, 0.004)
                for bar in range(26):
                    mesh.box(
                        (x + 0.16 + bar * 0.115, -1.34, z), (x + 0.172 + bar * 0.115, -1.32, z + 1.0), rail
                    )
                for side in (x + 0.15, x + 3.01):
                    _add_side_rail(mesh, side, -1.32, z, rail)
        mesh.box(
            (-0.05, -0.04, (level + 1) * (h + 0.2) - 0.2),
            (width + 0.05, depth, (level + 1) * (h + 0.2)),
            slab,
            0.01,
        )
    add_flat_roof(mesh, 0, 0, width, depth, 3 * (h + 0.2), 0.5, look.choice(FASCIA))
    return Built(Plot(width, 0, [], street=True, palms=False), 17.0, 4.4, 27)
