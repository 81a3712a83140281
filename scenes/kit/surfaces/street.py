"""The street that panes mirror in close-ups: trees with gaps between them under a sky with soft clouds.

It is a function of the direction alone. What stands around the scene is not mirrored: the texture of a sunlit
wall in the pane of an open leaf would be laid over the stile behind it. A camera that is focused on a window
sees the street a little out of focus, so the smallest thing in it is a leaf.
"""

from __future__ import annotations

from dataclasses import dataclass

from .shading import Shader, Socket


@dataclass(frozen=True)
class Street:
    """How the other side of the street looks from the camera's place behind the panes."""

    seed: int = 0
    horizon: float = 0.0
    """Tangent of the angle above the horizon at which the ground ends. It is set so that panes show sky."""
    size: float = 1.0
    """Factor on the size of the trees. At 1 they reach about 0.15 above the horizon."""
    day: float = 1.0
    """Brightness of the sky at the horizon."""
    foliage: float = 1.0
    """Factor on the brightness of leaves. From afar, sunlit leaves before a dark room look like stains."""
    gaps: float = 1.0
    """Factor on the gaps in the crowns and on how frayed their edges are: 0 is a smooth line of trees."""


def _plane(shader: Shader, around: Socket, up: Socket, seed: float) -> Socket:
    """A point of the mirrored picture, as a vector for noise; `seed` gives each noise a place of its own."""
    return shader.node("CombineXYZ", i0=around, i1=up, i2=seed).outputs[0]


def _canopy(shader: Shader, around: Socket, up: Socket, gaps: float) -> Socket:
    """1 within the crowns of trees, 0 in the sky between them and in the gaps between their leaves."""
    line = _plane(shader, around, 0.0, 3.1)
    heights = shader.span(shader.noise(line, 5.5, 3, 0.55), -0.07, 0.3, 0.32, 0.68)
    inside = shader.math("MULTIPLY", shader.math("SUBTRACT", heights, up), 7.0)
    clumps = shader.math("SUBTRACT", shader.noise(_plane(shader, around, up, 1.7), 17, 3, 0.6), 0.5)
    leaves = shader.math("SUBTRACT", shader.noise(_plane(shader, around, up, 5.3), 95, 5, 0.7), 0.5)
    ragged = shader.math("MULTIPLY_ADD", clumps, 3.0 * gaps, inside)
    cover = shader.math("MULTIPLY_ADD", leaves, 2.6 * gaps, ragged)
    return shader.span(cover, 0, 1, -0.08, 0.16)


def _foliage(shader: Shader, around: Socket, up: Socket, bright: float) -> Socket:
    """The color of the crowns: clumps that the sun lights from one side, and deep shade between them."""
    clumps = shader.noise(_plane(shader, around, up, 8.9), 19, 3, 0.6)
    leaves = shader.math("SUBTRACT", shader.noise(_plane(shader, around, up, 2.6), 110, 4, 0.7), 0.5)
    lit = shader.math("MULTIPLY_ADD", leaves, 0.55, clumps)
    greens = [
        (0.34, (0.006, 0.009, 0.005)),
        (0.52, (0.025, 0.034, 0.016)),
        (0.62, (0.1, 0.12, 0.05)),
        (0.74, (0.36, 0.38, 0.19)),
    ]
    return shader.ramp(
        lit, [(at, (red * bright, green * bright, blue * bright, 1)) for at, (red, green, blue) in greens]
    )


def _air(shader: Shader, around: Socket, up: Socket) -> Socket:
    """The sky: pale at the horizon and blue above it, with soft clouds."""
    blue = shader.ramp(
        up, [(0.0, (0.84, 0.92, 0.97, 1)), (0.22, (0.56, 0.72, 0.87, 1)), (0.8, (0.36, 0.53, 0.72, 1))]
    )
    flat = shader.stretched(_plane(shader, around, up, 12.7), (1, 2.2, 1))
    banks = shader.noise(flat, 4.2, 6, 0.55, 0.25)
    return shader.mix(shader.span(banks, 0, 0.9, 0.42, 0.66), blue, (1.05, 1.03, 1.0, 1))


def mirrored_street(shader: Shader, way: Socket, street: Street) -> tuple[Socket, Socket]:
    """The color that is seen in a direction, and how far it is sky: 1 is open sky, 0 is a tree."""
    x, y, z = shader.node("SeparateXYZ", i0=way).outputs[:3]
    turn = shader.math("ARCTAN2", x, shader.math("MULTIPLY", y, -1))
    around = shader.math("MULTIPLY_ADD", turn, 1 / street.size, street.seed * 1.7)
    level = shader.math("SQRT", shader.math("SUBTRACT", 1.0001, shader.math("MULTIPLY", z, z)))
    tangent = shader.math("SUBTRACT", shader.math("DIVIDE", z, level), street.horizon)
    up = shader.math("DIVIDE", tangent, street.size)
    crowns = _canopy(shader, around, up, street.gaps)
    behind = shader.mix(crowns, _air(shader, around, up), _foliage(shader, around, up, street.foliage))
    # Shrubs hide the feet of the trees, and a garden in half shade lies before them.
    shrubs = shader.math("SUBTRACT", shader.noise(_plane(shader, around, up, 15.1), 13, 5, 0.65), 0.5)
    hedge = shader.span(shader.math("MULTIPLY_ADD", shrubs, 0.16, up), 1, 0, 0.0, 0.035)
    shaded = shader.mix(1, _foliage(shader, around, up, street.foliage), (0.75, 0.75, 0.72, 1), "MULTIPLY")
    hidden = shader.math("MAXIMUM", crowns, hedge)
    return shader.mix(hedge, behind, shaded), shader.math("SUBTRACT", 1.0, hidden)
