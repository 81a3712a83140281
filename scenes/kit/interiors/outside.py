"""The garden beyond the glass and the light that comes in from there."""

from __future__ import annotations

from random import Random

from ..camera_and_light import Sky, add_area_light, add_sky
from ..modeling.mesh import MeshBuilder
from ..plants.grounds import add_bed, add_lawn, add_surroundings
from ..plants.neighbors import add_fence, add_layered_shrubs, add_neighbors
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.materials import concrete, wood
from .furniture import add_planter
from .rooms import Shell

GARDEN = -0.25
"""Level of the lawn; the floor of the room is 0."""
TERRACE = -0.14

COOL, NEUTRAL = (0.94, 0.97, 1), (1, 0.985, 0.97)

Tree = tuple[float, float, str, float]
"""x from the middle of the openings, y from the window wall, name of the plant, scale."""

VIEWS: dict[str, tuple[Tree, ...]] = {
    "garden": (
        (-3.6, 9.5, "full_olive", 0.85),
        (4.2, 11.0, "birch", 0.75),
        (-7.5, 14, "maple", 1.0),
        (8.5, 15, "round_oak", 0.9),
        (1.5, 19, "palm", 0.8),
    ),
    "grove": (
        (-2.2, 8.5, "olive", 0.8),
        (2.6, 10.5, "olive", 0.9),
        (-6, 12, "small_olive", 0.9),
        (6.5, 13, "cypress", 0.8),
        (0.4, 16, "cypress", 0.7),
    ),
    "valley": ((-6.5, 10, "full_olive", 0.95), (7.5, 12, "low_palm", 0.8), (-11, 26, "oak", 1.0)),
}
"""Trees of each kind of view. A valley has no fence and no neighbors, so that the hills are seen."""


def _add_terrace(mesh: MeshBuilder, far: float, around: float, chance: Random) -> None:
    """Adds paving with a bench on one side."""
    paving = concrete(chance.choice(("#cfcabf", "#bdb8ad", "#d6cfc2")), 0.7, (1.2, 1.2, 0.012))
    mesh.floor(around - 9, far + 0.2, around + 9, far + 3.2, TERRACE, paving)
    side = chance.choice((-1, 1))
    oak, x, y = wood("#a58560", "x", 0.6, 0.2), around + side * chance.uniform(0.9, 1.5), far + 2.1
    for k in range(4):
        mesh.box(
            (x - 0.7, y + 0.11 * k, TERRACE + 0.40),
            (x + 0.7, y + 0.09 + 0.11 * k, TERRACE + 0.43),
            oak,
            0.005,
        )
    for dx in (-0.6, 0.54):
        mesh.box((x + dx, y + 0.02, TERRACE), (x + dx + 0.06, y + 0.40, TERRACE + 0.40), oak, 0.005)
    mesh.box((x - 0.7, y + 0.42, TERRACE + 0.55), (x + 0.7, y + 0.45, TERRACE + 0.80), oak, 0.005)
    for dx in (-0.6, 0.54):
        mesh.box((x + dx, y + 0.40, TERRACE), (x + dx + 0.05, y + 0.45, TERRACE + 0.82), oak, 0.005)


def _add_orchard(around: float, far: float, chance: Random) -> None:
    """Rows of olive trees beyond a garden, the nearer ones farther apart, and a hedgerow behind them."""
    for row, (away, gap) in enumerate(((27, 6.5), (34, 6.0), (42, 5.6), (52, 5.2))):
        half = 10 + away * 0.75
        for k in range(int(2 * half / gap)):
            x = around - half + (k + 0.5 * (row % 2)) * gap + chance.uniform(-0.7, 0.7)
            if chance.random() > 0.14:
                kind = chance.choice(("olive", "small_olive", "full_olive"))
                y, scale = far + away + chance.uniform(-0.9, 0.9), chance.uniform(0.62, 0.85)
                plant(kind, x, y, chance, GARDEN, scale)
    add_layered_shrubs(around - 55, around + 55, far + 62, chance, GARDEN)


def add_garden(shell: Shell, streams: Streams, seed: int, around: float, view: str = "garden") -> None:
    """Adds a terrace, a lawn, shrubs and trees outside, centered on x = `around`, and the background behind them."""
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
    add_bed(
        around - 8, around + 8, (far + 3.1, far + 3.6), chance, ("fountain_grass", "lavender", "sage"), GARDEN
    )
    for dx, dy, kind, scale in VIEWS[view]:
        plant(kind, around + dx + chance.uniform(-0.5, 0.5), far + dy, chance, GARDEN, scale)
    if view == "valley":
        add_layered_shrubs(around - 12, around + 13, far + 13, chance, GARDEN)
        _add_orchard(around, far, Random(f"{seed}/orchard"))
    else:
        add_layered_shrubs(around - 10, around + 11, far + 13.2, chance, GARDEN)
        add_fence(around - 16, around + 17, far + 15, chance, GARDEN)
        add_neighbors(around - 26, around + 22, far + 21, chance, GARDEN)
    add_surroundings(seed, streams["surroundings"], 60 if view == "valley" else 46, level=GARDEN)


def add_daylight(shell: Shell, sky: Sky, openings_power: float, fill: float, back: float) -> None:
    """Adds sky and sun, a lamp outside each opening that reduces noise, and a weak lamp behind the camera.

    `openings_power` is in W per square meter of opening, `fill` in W, `back` the y of the wall behind the camera.
    """
    add_sky(sky)
    for x0, z0, x1, z1 in shell.openings:
        x, z, size = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0, z1 - z0)
        power = openings_power * size[0] * size[1]
        add_area_light((x, shell.depth + 0.32, z), (x, 0, z - 0.3), size, power, COOL, mirrored=False)
    place, target = (shell.middle, back + 0.3, shell.height - 0.3), (shell.middle, shell.depth, 1.0)
    add_area_light(place, target, (shell.width * 0.7, 1.2), fill, NEUTRAL, mirrored=False)
