"""The garden beyond the glass and the light that comes in from there."""

from __future__ import annotations

from random import Random

from ..camera_and_light import Sky, add_area_light, add_sky
from ..materials import concrete
from ..mesh import MeshBuilder
from ..plants.grounds import add_bed, add_hedge, add_lawn, add_surroundings
from ..plants.nursery import plant
from ..random_streams import Streams
from .rooms import Shell

GARDEN = -0.25
"""How far the lawn lies below the floor."""
TERRACE = -0.14

COOL, WARM = (0.93, 0.97, 1), (1, 0.97, 0.93)


def add_garden(shell: Shell, streams: Streams, seed: int, around: float) -> None:
    """Terrace, lawn, a bed, a hedge and trees beyond the glass, arranged round an x."""
    chance, far, lush = streams["garden"], shell.depth, Random(f"{seed}/lawn")
    terrace = MeshBuilder()
    terrace.floor(
        around - 9, far + 0.2, around + 9, far + 3.2, TERRACE, concrete("#c4beb2", 0.7, (1.2, 1.2, 0.012))
    )
    terrace.build("terrace", smooth=False)
    add_lawn(int(around) - 7, far + 3.2, int(around) + 9, far + 12, lush, GARDEN)
    add_bed(around - 8, around + 8, (far + 3.1, far + 3.6), chance, z=GARDEN)
    add_bed(
        around - 9,
        around + 9,
        (far + 11.2, far + 12.2),
        chance,
        ("shrub", "white_shrub", "sage", "red_shrub"),
        GARDEN,
    )
    add_hedge(around - 15, around + 21, far + 13, chance, -0.3, 0.82)
    spots = [
        (-4.6, 8.5, "full_olive", 0.95),
        (4.6, 10.5, "full_maple", 0.95),
        (0.9, 17, "low_palm", 1.1),
        (-9, 17, "oak", 1.2),
        (10, 18, "round_oak", 1.1),
        (5.5, 16, "birch", 1.2),
        (-3, 16, "maple", 1.3),
    ]
    for dx, dy, kind, scale in spots:
        plant(kind, around + dx + chance.uniform(-0.5, 0.5), far + dy, chance, GARDEN, scale)
    add_surroundings(seed, streams["surroundings"], 42, level=GARDEN)


def add_daylight(shell: Shell, sky: Sky, openings_power: float, fill: float, back: float) -> None:
    """Sky and sun, a soft box just outside each opening that spares many samples, a weak fill behind the camera.

    `openings_power` is in W for a square meter of opening, `fill` in W, `back` the y of the wall behind the camera.
    """
    add_sky(sky)
    for x0, z0, x1, z1 in shell.openings:
        x, z, size = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0, z1 - z0)
        power = openings_power * size[0] * size[1]
        add_area_light((x, shell.depth + 0.32, z), (x, 0, z - 0.3), size, power, COOL, mirrored=False)
    place, target = (shell.middle, back + 0.3, shell.height - 0.3), (shell.middle, shell.depth, 1.0)
    add_area_light(place, target, (shell.width * 0.7, 1.2), fill, WARM, mirrored=False)
