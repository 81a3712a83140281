"""Long, low houses: mid-century, butterfly roof, courtyard, desert."""

from __future__ import annotations

import math

from mathutils import Matrix

from ...modeling.geometry import place_at
from ...surfaces.boards import wood
from ...surfaces.paving import concrete
from ...walls.wall import add_wall
from ..house import House
from ..openings import Hole, glass_wall, moved, window_row
from ..palette import DOOR, FASCIA, draw_cladding
from ..plot import PAVED, Plot
from ..roofs import add_flat_roof, add_gable_roof, add_parapet, add_slope
from ..volume import add_volume
from .built import Built, chances_of


def midcentury(house: House) -> Built:
    """One long floor with a low gable roof, a wall of glass and a stone chimney."""
    chance, look = chances_of(house)
    width, h, depth, glass = chance.uniform(12, 15), 2.75, 7.5, chance.uniform(5, 6.4)
    glass_left = chance.random() < 0.5
    clad, stone = draw_cladding(look.choice(("stucco", "upright_slats", "lap")), look), draw_cladding(
        "stone", look
    )
    gx = 0.4 if glass_left else width - glass - 0.4
    front = moved(
        glass_wall(glass, h, chance.choice(("pictures", "wide_sliding", "multi_slide")), chance), gx
    )
    rx, room = (gx + glass + 0.2 if glass_left else 0.3), width - glass - 1.0
    door = rx + (0.6 if glass_left else room - 1.45)
    front.append(Hole("entry", door, 0.02, 1.4, 2.3, {"color": look.choice(DOOR)}))
    style = chance.choice(("slider", "awning", "casement"))
    front += moved(window_row(room - 2.1, h, style, 0, 1.1, 1.15, 0.2), rx + (2.1 if glass_left else 0))
    side = window_row(depth, h, "slider", 2)
    add_volume(house, (0, 0, 0), (width, depth, h), clad, {"front": front, "right": side, "left": side})
    mesh, fx = house.mesh, (rx - 0.25 if glass_left else rx + room)
    mesh.box((fx + 0.01, -1.29, 0), (fx + 0.44, 1.19, h + 1.2), stone.material, 0.01)
    mesh.box((fx - 0.06, -1.36, h + 1.19), (fx + 0.51, 1.26, h + 1.26), concrete("#9a958c", 0.85), 0.008)
    for x, y, turn, length in ((fx, -1.3, 0, 0.45), (fx + 0.45, -1.3, 90, 2.5), (fx, 1.2, -90, 2.5)):
        with mesh.at(place_at(x, y, 0, turn)):
            add_wall(mesh, length, h + 1.2, [], stone, 0.02)
    roof, pitch, eave = chance.choice(("metal", "shingle", "light_metal")), chance.uniform(0.12, 0.2), 1.2
    add_gable_roof(mesh, 0, 0, width, depth, h, pitch, eave, roof, clad)
    beam, x = wood("#7a5233", "y"), 0.4
    slope = Matrix.Translation((0, -eave, h - eave * pitch)) @ Matrix.Rotation(math.atan(pitch), 4, "X")
    with mesh.at(slope):
        while x < width:
            mesh.box((x, 0.05, -0.18), (x + 0.1, eave + 0.15, -0.015), beam, 0.006)
            x += 1.45
    return Built(Plot(width, 0, [(door - 0.1, -14, door + 1.5, 0)], lanterns=(0.12, width - 0.35)), 11.5, 2.0)


def butterfly(house: House) -> Built:
    """A mid-century house whose two roofs slope down toward each other, with glass under the higher one."""
    chance, look = chances_of(house)
    width, depth, h, valley = chance.uniform(12, 14), 7.0, 2.7, chance.uniform(4.6, 5.4)
    clad, accent = draw_cladding(look.choice(("stucco", "lap")), look), draw_cladding(
        look.choice(("stone", "slats")), look
    )
    room = width - valley
    glass = moved(
        glass_wall(room, h, chance.choice(("multi_slide", "wide_sliding", "pictures")), chance, 0.3), 0
    )
    door = Hole("entry", valley - 1.8, 0.02, 1.4, 2.3, {"color": look.choice(DOOR)})
    low = window_row(valley - 2.2, h, chance.choice(("awning", "slider")), 1, 1.2, 0.9, 0.3)
    side = window_row(depth, h, "slider", 2)
    add_volume(house, (0, 0.6, 0), (valley, depth, h), accent, {"front": [*low, door], "left": side})
    add_volume(house, (valley, 0, 0), (room, depth + 0.6, h), clad, {"front": glass, "right": side})
    fascia = look.choice(FASCIA)
    add_slope(house.mesh, (0, valley), (0.6, depth + 0.6), (h + 0.7, h), fascia, accent, (0.9, 0.1))
    add_slope(house.mesh, (valley, width), (0, depth + 0.6), (h, h + 1.1), fascia, clad, (0.1, 1.1))
    path = (door.x - 0.1, -14, door.x + 1.5, 0.6)
    return Built(Plot(width, 0, [path], lanterns=(width - 0.35,), border="fence"), 11.5, 2.0)


def courtyard(house: House) -> Built:
    """An L-shaped house around a paved court, with sliding doors from both wings."""
    chance, look = chances_of(house)
    width, depth, h, wing, reach = chance.uniform(11, 13), 6.5, 2.9, 4.6, 5.2
    clad = draw_cladding(look.choice(("stucco", "mission", "desert")), look)
    slats = draw_cladding("slats", look)
    main = moved(
        glass_wall(width - wing - 0.4, h, chance.choice(("multi_slide", "bi_fold", "wide_sliding")), chance),
        0.2,
    )
    add_volume(
        house,
        (0, 0, 0),
        (width, depth, h),
        clad,
        {"front": main, "left": window_row(depth, h, "casement", 2)},
    )
    inner = window_row(reach, h, "sliding", 1, 0.03, 2.2, 0.9)
    front = window_row(wing, h, "picture", 2, 0.5, 1.9)
    walls = {"front": slats, "left": clad, "right": clad, "back": clad}
    x = width - wing
    outer = window_row(reach, h, "slider", 2)
    add_volume(
        house,
        (x, -reach, 0),
        (wing, reach, h),
        walls,
        {"front": front, "left": inner, "right": outer},
        open_sides="b",
    )
    fascia = look.choice(FASCIA)
    add_flat_roof(house.mesh, 0, 0, width, depth, h, 0.5, fascia)
    add_flat_roof(house.mesh, x, -reach, width, -0.52, h + 0.012, 0.5, fascia)
    mesh, oak = house.mesh, wood("#8a6645", "x")
    for post in (0.2, x - 0.4):
        mesh.box((post, -2.6, PAVED), (post + 0.12, -2.48, 2.45), oak, 0.006)
    mesh.box((0, -2.64, 2.45), (x - 0.1, -2.44, 2.62), oak, 0.006)
    for k in range(int(x / 0.45)):
        mesh.box((0.1 + k * 0.45, -2.75, 2.62), (0.17 + k * 0.45, -0.5, 2.74), oak, 0.004)
    plot = Plot(width, -reach, [(-1, -reach, x - 0.01, 0)], bed=True, lanterns=(0.1, x - 0.4))
    return Built(plot, 10.5, 1.8, 28)


def desert_modern(house: House) -> Built:
    """Low blocks of earth-colored plaster between gravel, stones and cactus."""
    chance, look = chances_of(house)
    width, depth, h = chance.uniform(11, 13.5), 7.0, 2.9
    clad, accent = draw_cladding("desert", look), draw_cladding(
        look.choice(("slats", "concrete", "stone")), look
    )
    tall, tx = chance.uniform(4.2, 5), chance.choice((0.0, 1.0))
    x2 = tx * (width - tall)
    x1 = 0.0 if tx else tall
    room = width - tall
    low = window_row(room - 2.2, h, chance.choice(("picture", "awning", "casement")), 0, 0.6, 1.7, 0.3)
    door = Hole("entry", room - 1.8 if tx else 0.4, 0.02, 1.4, 2.4, {"color": look.choice(DOOR)})
    front = [*moved(low, 0 if tx else 2.2), door]
    side = window_row(depth, h, "casement", 2)
    add_volume(house, (x1, 0.8, 0), (room, depth, h), clad, {"front": front, "left": side, "right": side})
    glass = glass_wall(tall, 3.5, chance.choice(("multi_slide", "pictures", "wide_sliding")), chance)
    add_volume(house, (x2, 0, 0), (tall, depth, 3.6), accent, {"front": glass, "left": side, "right": side})
    add_parapet(house.mesh, x1, 0.8, x1 + room, depth + 0.8, h, clad.material)
    add_flat_roof(house.mesh, x2, 0, x2 + tall, depth, 3.6, 0.7, look.choice(FASCIA))
    path = x1 + door.x
    return Built(Plot(width, 0, [(path, -14, path + 1.4, 0.8)], cover="desert", border="fence"), 11.5, 2.0)
