"""The scene `glass`: one kind of glass in front of a garden that is the same in all these pictures."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ..camera_and_light import add_camera
from ..modeling.geometry import chamfered, rectangle
from ..modeling.mesh import MeshBuilder
from ..plants.grounds import add_surroundings
from ..plants.nursery import plant
from ..sky import Sky, add_sky
from ..surfaces.glass import swatch_glass
from ..surfaces.paving import concrete
from ..surfaces.plain import plain
from ..surfaces.plaster import stucco
from ..surfaces.vinyl import vinyl

HALF = 0.34
"""Half of the side of the square pane."""
GROUND = -0.95
CASING = chamfered([(-0.03, 0.03), (-0.03, -0.02), (-0.002, -0.012), (0.004, -0.012), (0.004, 0.03)])


@dataclass(frozen=True)
class Glass:
    """Description of the scene; `glass` is a name of `glass.SWATCHES`."""

    glass: str = "rain"
    framed: bool = True
    pitch: float = 22
    """Number of reeds per meter of reeded glass."""
    lens: float = 54


def _add_garden(chance: Random) -> None:
    """Adds two pots on a terrace, a low wall and trees: bright and dark things, near and far."""
    mesh = MeshBuilder()
    mesh.floor(-9, 0.5, 9, 9, GROUND, concrete("#c4beb2", 0.7, (0.6, 0.6, 0.012)))
    pots = ((-0.42, 2.0, 0.2, -0.42, "#b5623c"), (0.62, 2.6, 0.22, -0.30, "#e9e4d8"))
    for x, y, radius, rim, color in pots:
        wall = [(0, GROUND), (radius, GROUND), (radius + 0.08, rim), (radius + 0.06, rim), (0, rim - 0.03)]
        mesh.lathe(x, y, wall, plain(color, 0.65), 40)
    mesh.box((-4, 4.2, GROUND), (4, 4.4, 0.55), stucco("#efe9dc"), 0.01)
    mesh.build("terrace")
    near = (("white_shrub", -0.42, 2.0, -0.46, 0.95), ("small_olive", 0.62, 2.6, -0.34, 0.55))
    far = (
        ("lavender", 0.1, 3.4, GROUND, 1.3),
        ("red_shrub", -1.3, 3.3, GROUND, 1.2),
        ("round_oak", 2.5, 10, -1, 0.9),
    )
    behind = (("low_palm", -2.2, 9, -1, 0.8), ("oak", -4, -9, -1.5, 1), ("maple", 5, -10, -1.5, 1))
    for name, x, y, z, scale in (*near, *far, *behind):
        plant(name, x, y, chance, z, scale)


def build(options: dict[str, Any]) -> None:
    """Builds the scene `glass`. The camera looks straight at the pane, so its frame is a square."""
    description = Glass(**options)
    lite = MeshBuilder()
    low, high = (-HALF, -0.003, 0), (HALF, 0.003, 2 * HALF)
    lite.box(low, high, swatch_glass(description.glass, description.pitch), 0.0015)
    lite.build("lite", smooth=False)
    if description.framed:
        frame = MeshBuilder()
        frame.sweep(CASING, rectangle(-HALF, 0, HALF, 2 * HALF), vinyl("#f3f3f0"))
        frame.build("frame")
    chance = Random("swatches")
    add_surroundings(3, chance, 26, level=-1)
    _add_garden(chance)
    add_sky(Sky(38, 225, 0.16, 5.5, clouds=0.6, seed=2))
    add_camera((0, -1.15, HALF), (0, 0, HALF), description.lens)
