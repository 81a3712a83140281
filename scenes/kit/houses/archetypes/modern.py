"""Modern houses with flat roofs: on a street, at a pool, on a slope, in a garden."""

from __future__ import annotations

import math

from mathutils import Matrix

from ...modeling.geometry import place_at
from ...outdoors.furniture import add_cafe_table
from ...outdoors.railings import add_glass_rail
from ...outdoors.stairs import SET_BACK, add_stairs
from ...plants.grounds import PATCH
from ...surfaces.boards import wood
from ...surfaces.plain import plain
from ..house import House
from ..openings import Hole, glass_wall, moved, window_row
from ..palette import FASCIA, PAVING, WOOD, draw_cladding
from ..plot import LANTERN, PAVED, Plot
from ..roofs import add_flat_roof, add_slope
from ..volume import add_volume
from .built import Built, chances_of
from .gabled import add_door_pot


GARAGE = 2.7
"""Width in meters of a garage door: one car, because a wider door would be the subject of the picture."""
STAIRS = 1.3
"""Width in meters of the stairs to a deck."""


def _upper(house: House, width: float, wall: float) -> list[Hole]:
    """Windows of an upper floor to the street: a row, a band of glass, or one large and some small ones."""
    chance, _ = chances_of(house)
    plan = chance.choice(("row", "band", "mixed"))
    if plan == "row":
        return window_row(
            width, wall, chance.choice(("casement", "slider", "picture", "double_hung")), 0, 0.75, 1.55
        )
    if plan == "band":
        return glass_wall(width, wall, "pictures", chance, 0.8)
    large = Hole("picture", 0.7, 0.35, width * 0.42, 2.1)
    return [large, *moved(window_row(width * 0.48, wall, "casement", 2, 0.75, 1.55, 0.1), width * 0.5)]


def _stacked(house: House, rear: bool) -> Built:
    """Two stacked boxes, the upper one shifted; `rear` builds the pool side, otherwise the street side."""
    chance, look = chances_of(house)
    w1, h1, h2, depth = chance.uniform(9, 12), 2.95, 2.85, 8.0
    w2, dy = chance.uniform(6.5, 9), chance.uniform(-1.1, 0.5)
    x2 = chance.choice((chance.uniform(-0.6, 0.3), w1 - w2 + chance.uniform(-0.2, 0.8)))
    base = draw_cladding(look.choice(("stucco", "stucco", "concrete", "stone")), look)
    top = draw_cladding(look.choice(("slats", "upright_slats", "stucco", "dark", "lap")), look)
    if rear:
        opening = glass_wall(
            6.0, h1, chance.choice(("multi_slide", "bi_fold", "wide_sliding", "multi_slide")), chance
        )
        rest = w1 - 6.6
        style = chance.choice(("slider", "casement", "picture"))
        front = moved(opening, 0.3) + moved(
            window_row(rest, h1, style, max(1, int(rest / 2)), 0.9, 1.35, 0.3), 6.4
        )
        plot = Plot(w1, 0, [(-1, -4.2, w1 + 1, 0)], bed=False)
        # The rim of the pool ends between two patches of lawn, so that no bare strip is left beside it.
        left = math.floor(chance.uniform(0, w1 - 8.5) / PATCH) * PATCH
        plot.pool = (left, -8.5, left + 8.5, -5.0)
        built = Built(plot, 11.5, 2.5, 24)
    else:
        garage_left, wide = chance.random() < 0.5, GARAGE
        gx = 0.35 if garage_left else w1 - wide - 0.35
        style = chance.choice(("glass", "wood", "panel"))
        front = [Hole("garage", gx, 0.02, wide, 2.3, {"style": style, "color": look.choice(WOOD)})]
        start, room = (gx + wide + 0.5 if garage_left else 0.4), w1 - wide - 1.2
        dx = start + (0.1 if garage_left else room - 1.5)
        front.append(Hole("entry", dx, 0.02, 1.4, 2.35, {"color": look.choice(WOOD)}))
        if room - 1.9 > 1:
            row = window_row(room - 1.9, h1, chance.choice(("picture", "casement")), 0, 0.5, 1.85, 0.1)
            front += moved(row, start + (1.8 if garage_left else 0))
        drive, path = (gx - 0.1, -14, gx + wide + 0.1, 0), (dx - 0.2, -14, dx + 1.6, 0)
        built = Built(Plot(w1, 0, [drive, path], street=True), 13.5, 3.1, 28)
    side = window_row(depth, h1, chance.choice(("slider", "double_hung", "picture")), 2)
    add_volume(house, (0, 0, 0), (w1, depth, h1), base, {"front": front, "right": side, "left": side})
    d2 = depth - 1 - dy
    sides = {"right": window_row(d2, h2, "slider", 2, 0.8), "left": window_row(d2, h2, "casement", 2, 0.8)}
    add_volume(house, (x2, dy, h1 + 0.28), (w2, d2, h2), top, {"front": _upper(house, w2, h2), **sides})
    fascia = look.choice(FASCIA)
    # The underside of the upper box, where it reaches over the lower one.
    low, high = (x2 + 0.003, dy + 0.003, h1 + 0.262), (x2 + w2 - 0.003, dy + d2 - 0.003, h1 + 0.292)
    house.mesh.box(low, high, plain(fascia, 0.6, 0.3))
    add_flat_roof(house.mesh, 0, 0, w1, depth, h1, chance.uniform(0.15, 0.5), fascia, 0.28)
    add_flat_roof(house.mesh, x2, dy, x2 + w2, depth - 1, h1 + 0.28 + h2, chance.uniform(0.4, 0.95), fascia)
    built.plot.lanterns = (0.12, w1 - 0.12 - LANTERN)
    return built


def stacked(house: House) -> Built:
    """Two shifted boxes, seen from the street."""
    return _stacked(house, rear=False)


def pool_side(house: House) -> Built:
    """Two shifted boxes, seen from the pool."""
    return _stacked(house, rear=True)


def hillside(house: House) -> Built:
    """A house on a stone base. Before its doors is a wooden deck with a glass railing and stairs."""
    chance, look = chances_of(house)
    width, depth, h, base, deck = chance.uniform(9.5, 11.5), 7.0, 2.95, 1.5, 2.4
    stone, clad = draw_cladding("stone", look), draw_cladding(
        look.choice(("upright_slats", "slats", "dark", "stucco")), look
    )
    mesh, oak = house.mesh, wood("#8a6645", "x")
    add_volume(house, (0, -deck, -0.1), (width, depth + deck, base), stone, {})
    glass = glass_wall(width * 0.6, h, chance.choice(("multi_slide", "bi_fold", "wide_sliding")), chance)
    rest = window_row(width * 0.4, h, chance.choice(("picture", "casement")), 2, 0.5, 1.9, 0.3)
    side = window_row(depth, h, "casement", 2)
    front = [*glass, *moved(rest, width * 0.6)]
    add_volume(house, (0, 0, base), (width, depth, h), clad, {"front": front, "left": side, "right": side})
    add_flat_roof(mesh, 0, 0, width, depth, base + h, 1.0, look.choice(FASCIA))
    for k in range(math.ceil((deck + 0.05) / 0.145)):
        y = k * 0.145 - deck - 0.05
        mesh.box((-0.1, y, base - 0.09), (width + 0.1, min(y + 0.138, -0.03), base - 0.05), oak, 0.004)
    # The base ends below the deck, and the walls of the house begin above it.
    mesh.box((0.01, 0.01, base - 0.12), (width - 0.01, depth - 0.01, base + 0.01), stone.material)
    # The board along the edge is in front of the relief of the stones below.
    edge = -deck - 0.09
    mesh.box((-0.1, edge, base - 0.26), (width + 0.1, -deck - 0.05, base - 0.05), oak, 0.004)
    # The posts stand over the wall below, a hand's width inside the edge of the deck.
    stairs, end = width - STAIRS - 0.9, width - 0.05
    with mesh.at(Matrix.Translation((0, 0, PAVED))):
        add_stairs(mesh, stairs, edge, STAIRS, base - 0.05 - PAVED, PAVING[0])
    front_rails = [(0.05, 0, stairs - 0.05), (stairs + STAIRS, 0, end - stairs - STAIRS)]
    rails = [(x, edge + SET_BACK, turn, length) for x, turn, length in front_rails]
    # The rails at the sides begin behind the rail of the front, so that no faces lie in one plane.
    for x, y, turn, length in (*rails, *((x, 0.15 - deck, 90, deck - 0.17) for x in (0.05, end))):
        with mesh.at(place_at(x, y, base, turn)):
            add_glass_rail(mesh, length)
    path = (stairs - 0.1, -14, stairs + STAIRS + 0.1, -deck)
    return Built(Plot(width, -deck, [path], lanterns=(), border="hedge"), 12.0, 2.9)


def studio(house: House) -> Built:
    """A backyard studio with a shed roof and a folding door to the garden."""
    chance, look = chances_of(house)
    width, depth, h = chance.uniform(6.4, 7.6), 4.6, 2.8
    clad = draw_cladding(look.choice(("upright_slats", "batten", "slats", "dark")), look)
    door = glass_wall(4.4, h, chance.choice(("bi_fold", "multi_slide", "swing")), chance, 0.4)
    rest = window_row(width - 4.4, h, chance.choice(("awning", "casement", "picture")), 1, 0.9, 1.3, 0.3)
    add_volume(
        house,
        (0, 0, 0),
        (width, depth, h),
        clad,
        {"front": [*door, *moved(rest, 4.3)], "left": window_row(depth, h, "awning", 1)},
    )
    rise = chance.uniform(0.7, 1.1)
    heights = (h + rise, h) if chance.random() < 0.5 else (h, h + rise)
    add_slope(house.mesh, (0, width), (0, depth), heights, look.choice(FASCIA), clad)
    with house.mesh.at(Matrix.Translation((0, 0, PAVED))):
        add_cafe_table(house.mesh, width - 1.05, house.streams)
    for x in (0.1, width - 0.25):
        add_door_pot(house, x, -0.42, PAVED)
    return Built(Plot(width, 0, [(-0.5, -4.0, width + 0.5, 0)], bed=False, palms=False), 8.2, 1.5, 26)
