"""The garden beyond the glass and the light that comes in from there."""

from __future__ import annotations

from random import Random

from ..camera_and_light import add_area_light
from ..modeling.mesh import MeshBuilder
from ..plants.grounds import add_belt, add_clump, add_lawn, add_scattered, add_surroundings
from ..plants.neighbors import SHRUBS, add_fence, add_layered_shrubs
from ..plants.nursery import plant
from ..random_streams import Streams
from ..sky import Sky, add_sky
from ..surfaces.paving import concrete
from .pots import add_planter
from .shell import Shell

GARDEN = -0.25
"""Level of the lawn; the floor of the room is 0."""
TERRACE = -0.14

COOL, NEUTRAL = (0.94, 0.97, 1), (1, 0.985, 0.97)

Tree = tuple[float, float, str, float]
"""x from the middle of the openings, y from the window wall, name of the plant, scale."""

VIEWS: dict[str, tuple[Tree, ...]] = {
    "garden": ((-3.0, 9.6, "olive", 0.62), (3.6, 10.8, "maple", 0.52)),
    "grove": (
        (-2.4, 8.8, "olive", 0.62),
        (2.7, 10.2, "birch", 0.55),
        (-5.2, 11.6, "full_olive", 0.66),
        (5.6, 12.4, "olive", 0.72),
        (0.5, 12.8, "small_olive", 0.62),
    ),
    "valley": ((-5.2, 10.5, "full_olive", 0.66), (5.8, 11.5, "birch", 0.6)),
}
"""Trees of each kind of view that stand in the lawn. They are so low that no crown reaches above a window
without its trunk. A valley has no fence, so that the hills are seen.
"""


LEAFY = [(name, scale) for name, scale in SHRUBS if not name.endswith("grass")]
"""Shrubs of a border. From a room, tufts of grass in it look like posts."""


def _add_terrace(mesh: MeshBuilder, far: float, around: float, chance: Random) -> None:
    """Adds paving without furniture, which would be seen among the furniture of the room."""
    # Pale slabs in the sun would look white, and a white frame and threshold would not stand out from them.
    paving = concrete(chance.choice(("#77695a", "#6f6860", "#7d6a55")), 0.8, (0.8, 0.5, 0.011, 0.5))
    mesh.floor(around - 9, far + 0.2, around + 9, far + 3.2, TERRACE, paving)


def _add_meadows(around: float, far: float, chance: Random) -> None:
    """Adds clumps of trees in meadows, which stand closer together farther away, and woods behind them."""
    for away, reach, count, scale in ((24, 17, 2, 0.58), (36, 26, 3, 0.62), (52, 38, 5, 0.74)):
        first = chance.uniform(-0.5, 0.5)
        for k in range(count):
            x = around + reach * (2 * (k + 0.5 + first) / count - 1) + chance.uniform(-2, 2)
            size = scale * chance.uniform(0.75, 1.1)
            y = far + away + chance.uniform(-3, 4)
            add_clump(x, y, 4.0 * size, chance.choice((3, 4, 6)), chance, GARDEN, size)
    add_belt(around - 75, around + 75, far + 70, chance, GARDEN, 0.72)
    add_belt(around - 110, around + 110, far + 105, chance, GARDEN, 1.0)


def _add_border(around: float, far: float, chance: Random) -> None:
    """Adds a fence at the end of the garden and trees of many kinds and sizes behind it, with gaps.

    The trees stand at three depths and overlap. Low woods close the view.
    """
    add_fence(around - 16, around + 17, far + 15, chance, GARDEN)
    # Half the width of each strip, its distances from the window wall, its number of trees, and their sizes.
    for wide, ys, count, scales in (
        (21, (18, 25), 10, (0.42, 0.8)),
        (32, (28, 42), 15, (0.55, 1.0)),
        (48, (46, 64), 22, (0.6, 1.1)),
    ):
        xs = (around - wide, around + wide)
        add_scattered(xs, (far + ys[0], far + ys[1]), count, chance, GARDEN, scales)
    add_belt(around - 58, around + 58, far + 62, chance, GARDEN, 0.9)


def _add_drifts(around: float, y: float, chance: Random) -> None:
    """Adds grasses and herbs along the terrace in groups of one kind, with gaps of lawn between them: tufts
    at even distances look like posts.
    """
    x = around - 8.5
    while x < around + 8.5:
        kind = chance.choice(("fountain_grass", "lavender", "sage", "sage"))
        count = chance.choice((1, 2, 3, 3, 5))
        for _ in range(count):
            at = (x + chance.gauss(0, 0.12 + 0.07 * count), y + abs(chance.gauss(0, 0.22)))
            plant(kind, *at, chance, GARDEN, chance.uniform(0.5, 1.0))
        x += 0.25 * count + chance.uniform(0.3, 2.0)


def add_garden(shell: Shell, streams: Streams, seed: int, around: float, view: str = "garden") -> None:
    """Adds a terrace, a lawn, shrubs, trees and a background outside, centered on x = `around`."""
    chance, far, lush = streams["garden"], shell.depth, Random(f"{seed}/lawn")
    terrace = MeshBuilder()
    _add_terrace(terrace, far, around, chance)
    pot = around + chance.choice((-1, 1)) * chance.uniform(1.7, 2.3)
    terrace_pot = MeshBuilder()
    soil = add_planter(terrace_pot, pot, far + 1.2, chance.choice(("#b9ad9c", "#8a8780", "#a8765a")), 1.1)
    terrace_pot.build("pot").location.z = TERRACE
    plant("agave" if chance.random() < 0.5 else "lavender", pot, far + 1.2, chance, TERRACE + soil, 0.8)
    terrace.build("terrace", smooth=False)
    add_lawn(int(around) - 9, far + 3.2, int(around) + 10, far + 13, lush, GARDEN)
    _add_drifts(around, far + 3.35, streams["drifts"])
    for side in (-1, 1):
        x = around + side * chance.uniform(4.6, 5.6)
        add_layered_shrubs(x - 1.6, x + 1.6, far + chance.uniform(6.5, 8.5), chance, GARDEN, LEAFY)
    for dx, dy, kind, scale in VIEWS[view]:
        x, y = around + dx + chance.uniform(-0.5, 0.5), far + dy
        plant(kind, x, y, chance, GARDEN, scale)
        for _ in range(5):
            low = chance.choice(("sage", "lavender", "green_grass", "shrub"))
            at = (x + chance.uniform(-1.1, 1.1), y + chance.uniform(-0.7, 0.3))
            plant(low, *at, chance, GARDEN, chance.uniform(0.7, 1.1))
    add_layered_shrubs(around - 12, around + 13, far + 13.2, chance, GARDEN, LEAFY)
    woods = Random(f"{seed}/woods")
    if view == "valley":
        _add_meadows(around, far, woods)
    else:
        _add_border(around, far, woods)
    add_surroundings(seed, streams["surroundings"], level=GARDEN, wooded=False)


def add_daylight(
    shell: Shell, sky: Sky, openings_power: float, fill: float, back: float, is_bay: bool = False
) -> None:
    """Adds sky and sun, a lamp in each opening that reduces noise, and a weak lamp behind the camera.

    The lamp is on the room's side of frame and casing, so that it lights the room but not them: a lamp
    outside would make frames, sashes and the sides of the opening equally white. A bay has its lamp outside
    the wall, because it must light the window seat.

    `openings_power` is in W per square meter of opening and `fill` in W. `back` is the y of the back wall.
    """
    add_sky(sky)
    away = 0.32 if is_bay else -0.06
    for x0, z0, x1, z1 in shell.openings:
        x, z, size = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0, z1 - z0)
        power = openings_power * size[0] * size[1]
        add_area_light((x, shell.depth + away, z), (x, 0, z), size, power, COOL, mirrored=False)
    place, target = (shell.middle, back + 0.3, shell.height - 0.3), (shell.middle, shell.depth, 1.0)
    add_area_light(place, target, (shell.width * 0.7, 1.2), fill, NEUTRAL, mirrored=False)
