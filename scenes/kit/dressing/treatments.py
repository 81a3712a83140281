"""Treatments of windows: curtains, shades and blinds. Lengths in meters."""

from __future__ import annotations

from random import Random

from ..modeling.mesh import MeshBuilder
from ..surfaces.cloth import curtain_cloth
from ..surfaces.plain import plain
from .curtains import add_curtain

TREATMENTS = ("none", "curtains", "curtains", "roller", "sheer", "none")


def add_treatment(
    mesh: MeshBuilder,
    x0: float,
    z0: float,
    x1: float,
    z1: float,
    y: float,
    chance: Random,
    kind: str,
    floor: float | None = None,
) -> None:
    """What hangs just inside a window: curtains, open_curtains, sheer, roller, blinds or none.

    Open curtains are pushed together beside the window, so that the edge of the sun is not laid across them.
    Cloth reaches to just above the floor whose height is given, or ends below the window.
    """
    if kind in ("curtains", "open_curtains"):
        cloth = curtain_cloth(chance.choice(("#f2efe8", "#d9d2c5", "#b9b7b0", "#c9b8a0")))
        reach, beyond = min(0.45, (x1 - x0) * 0.2), 0.12
        if kind == "open_curtains":
            reach, beyond = 0.05, 0.3
        for left, right in ((x0 - beyond, x0 + reach), (x1 - reach, x1 + beyond)):
            hem = z0 - 0.25 if floor is None else floor + 0.012
            add_curtain(mesh, left, hem, right, z1 + 0.1, y, cloth, chance)
    elif kind == "sheer":
        add_curtain(
            mesh,
            x0 - 0.1,
            z0 - 0.2 if floor is None else floor + 0.012,
            x1 + 0.1,
            z1 + 0.08,
            y,
            curtain_cloth("#f4f3ef", 0.65),
            chance,
            0.02,
            0.08,
        )
    elif kind == "roller":
        hem = z1 - (z1 - z0) * chance.uniform(0.12, 0.5)
        cloth = curtain_cloth(chance.choice(("#efece4", "#dcd8cf")), 0.35)
        mesh.quad((x0, y, hem), (x1, y, hem), (x1, y, z1), (x0, y, z1), cloth)
        mesh.box((x0, y - 0.008, hem - 0.02), (x1, y + 0.008, hem), plain("#e8e5dd", 0.6))
    elif kind == "blinds":
        slat = plain("#f2f0ea", 0.6, 0.3)
        lowest = z0 if chance.random() < 0.5 else (z0 + z1) / 2
        for k in range(int((z1 - lowest) / 0.045)):
            z = z1 - 0.045 * k
            front, back = y - 0.016, y + 0.016
            mesh.quad((x0, front, z), (x1, front, z), (x1, back, z + 0.02), (x0, back, z + 0.02), slat)
