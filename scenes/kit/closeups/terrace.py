"""The terrace before the wall of a close-up. Lengths in meters."""

from __future__ import annotations

from typing import Callable, Sequence

from ..modeling.mesh import MeshBuilder
from ..plants.beds import add_bed, add_litter
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.paving import concrete, gravel, patio
from ..surfaces.plain import plain
from .description import LENGTH

JOINT = 0.085
"""Width of the joint between a terrace and the wall: more than the thickness of stones."""
BORDER = 0.34
"""Width of the strip of gravel between a terrace and the wall."""
BORDER_PLANTS = ("meadow_grass", "meadow_grass", "blue_fescue", "sage")


def grows_beside(doors: Sequence[tuple[float, float]]) -> Callable[[float, float], bool]:
    """Returns a function that says whether a plant may grow at x and y: not in front of a door. `doors` are x
    of both sides of each door or of the step in front of it.
    """
    return lambda x, y: not any(left - 0.25 < x < right + 0.25 for left, right in doors)


def _add_drain(mesh: MeshBuilder, left: float, right: float) -> None:
    """A slotted drain in the paving along a threshold: a dark channel under a grate between two rims."""
    near, far, top = -BORDER + 0.035, -BORDER + 0.135, 0.005
    steel = plain("#7d7c78", 0.5, 0.5, 0.7)
    mesh.floor(left, near, right, far, 0.0015, plain("#14130f", 0.9, 0.1))
    for y in (near, far - 0.008):
        mesh.box((left, y, 0), (right, y + 0.008, top), steel, 0.001)
    for k in range(int((right - left) / 0.02)):
        x = left + 0.02 * k
        mesh.box((x, near + 0.008, 0.001), (x + 0.009, far - 0.008, top - 0.001), steel)


def add_terrace(
    mesh: MeshBuilder, corner: float | None, doors: Sequence[tuple[float, float]], streams: Streams
) -> None:
    """Adds paving that reaches the thresholds of doors, whose ends are given, and elsewhere ends at a strip
    of gravel with grasses along the wall.
    """
    paving, chips = patio("#a8a196", (1.2, 1.2, 0.012)), gravel("#857b6d")
    strip, low, far = -BORDER, -0.02, LENGTH + 30
    mesh.floor(-30, -40, far, strip, 0, paving)
    mesh.floor(-30, strip, far, 0.05, low, chips)
    # The footing of the wall. Without it, the gap between wall and gravel is a black line.
    mesh.box(
        (-30, -0.001, low - 0.1),
        (far if corner is None else corner - 0.001, 0.04, 0.002),
        concrete("#8f887c", 0.6),
    )
    start = -30.0
    for left, right in [*doors, (far, far)]:
        mesh.quad((left, strip, low), (start, strip, low), (start, strip, 0), (left, strip, 0), paving)
        if left < right:
            mesh.floor(left, strip, right, -JOINT, 0, paving)
            mesh.quad(
                (right, -JOINT, low), (left, -JOINT, low), (left, -JOINT, 0), (right, -JOINT, 0), paving
            )
            mesh.quad((left, strip, low), (left, -JOINT, low), (left, -JOINT, 0), (left, strip, 0), paving)
            mesh.quad(
                (right, -JOINT, low), (right, strip, low), (right, strip, 0), (right, -JOINT, 0), paving
            )
        start = right
    if corner is not None:
        mesh.floor(corner + JOINT, -JOINT, LENGTH + 10, 9, 0, paving)
        mesh.floor(corner - 0.01, 0.05, corner + JOINT, 9, low, chips)

    chance, grows = streams["border"], grows_beside(doors)
    add_bed(1, LENGTH - 1, (-0.2, -0.14), chance, BORDER_PLANTS, low, grows)
    for _ in range(70):
        # Weeds of all sizes between the clumps and in the joint at the edge of the paving.
        x, y = chance.uniform(1, LENGTH - 1), chance.choice((chance.uniform(-0.3, -0.06), strip))
        if grows(x, y):
            plant("low_tuft", x, y, chance, low, chance.uniform(0.3, 1.1))
    add_litter(1.5, LENGTH - 1.5, 3.4, 260, chance)
    for left, right in doors:
        _add_drain(mesh, left + 0.12, right - 0.12)
