"""The street that panes mirror in close-ups: roofs and trees against the sky, above a shaded garden.

It is a function of the direction alone. What stands around the scene is not mirrored: the texture of a sunlit wall in the
pane of an open leaf would be laid over the stile behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

from .shading import Shader, Socket


@dataclass(frozen=True)
class Street:
    """How the other side of the street looks from the camera's place behind the panes."""

    seed: int = 0
    horizon: float = 0.0
    """Tangent of the angle above the level at which the ground ends. Moved, so that panes show the edge of the sky."""
    size: float = 1.0
    """Factor on the size of houses and trees. At 1 they reach about 0.1 above the horizon."""
    day: float = 1.0
    """Brightness of the sky at the horizon."""


def _roofs(shader: Shader, around: Socket) -> Socket:
    """The height of a row of gabled houses with chimneys, each of its own height."""
    row = shader.math("MULTIPLY", around, 3.4)
    house = shader.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=shader.math("FLOOR", row)).outputs[0]
    along = shader.math("FRACT", row)
    aside = shader.math("ABSOLUTE", shader.math("SUBTRACT", along, 0.5))
    gable = shader.math("MULTIPLY", shader.math("SUBTRACT", 0.46, aside), 0.16)
    roof = shader.math("MINIMUM", gable, shader.span(house, 0.045, 0.075))
    chimney = shader.math("MULTIPLY", shader.math("COMPARE", along, 0.3, 0.024), 0.066)
    return shader.math("ADD", shader.math("MAXIMUM", roof, chimney), shader.span(house, 0.05, 0.085))


def _crowns(shader: Shader, around: Socket, up: Socket) -> Socket:
    """The height of a row of trees whose edges are frayed by leaves."""
    line = shader.node("CombineXYZ", i0=around, i1=3.1, i2=0.0).outputs[0]
    broad = shader.span(shader.noise(line, 3.6, 2, 0.5), -0.1, 0.17, 0.4, 0.66)
    seen = shader.node("CombineXYZ", i0=around, i1=up, i2=0.0).outputs[0]
    leaves = shader.math("SUBTRACT", shader.noise(seen, 75, 4, 0.75), 0.5)
    return shader.math("MULTIPLY_ADD", leaves, 0.09, broad)


def mirrored_street(shader: Shader, way: Socket, street: Street) -> Socket:
    """The color that is seen in a direction: one sharp edge between the street and the sky, all else soft."""
    x, y, z = shader.node("SeparateXYZ", i0=way).outputs[:3]
    turn = shader.math("ARCTAN2", x, shader.math("MULTIPLY", y, -1))
    around = shader.math("MULTIPLY_ADD", turn, 1 / street.size, street.seed * 1.7)
    level = shader.math("SQRT", shader.math("SUBTRACT", 1.0001, shader.math("MULTIPLY", z, z)))
    tangent = shader.math("SUBTRACT", shader.math("DIVIDE", z, level), street.horizon)
    up = shader.math("DIVIDE", tangent, street.size)
    edge = shader.math("MAXIMUM", _roofs(shader, around), _crowns(shader, around, up))
    blur = 0.0007 / street.size
    over = shader.span(shader.math("SUBTRACT", up, edge), 0, 1, -blur, blur)
    seen = shader.node("CombineXYZ", i0=around, i1=up, i2=0.0).outputs[0]
    banks = shader.noise(shader.stretched(seen, (1, 2.5, 1)), 1.6, 3, 0.5)
    air = shader.ramp(
        up, [(0.0, (0.86, 0.95, 0.96, 1)), (0.3, (0.68, 0.83, 0.9, 1)), (0.9, (0.44, 0.63, 0.8, 1))]
    )
    sky = shader.mix(shader.span(banks, 0, 0.5, 0.42, 0.66), air, (0.94, 0.98, 0.97, 1))
    shade = shader.noise(seen, 5, 3, 0.5)
    garden = shader.ramp(shade, [(0.3, (0.07, 0.085, 0.05, 1)), (0.7, (0.19, 0.2, 0.13, 1))])
    lit = shader.mix(shader.span(up, 0.5, 0, -0.35, 0), garden, (0.34, 0.34, 0.28, 1))
    return shader.mix(over, lit, sky)
