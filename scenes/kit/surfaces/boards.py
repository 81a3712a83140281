"""Tops of tables, glued of several boards, and painted walls. They are not in `materials.py`, because the
finishes must be measured again after every change of it.
"""

from __future__ import annotations

from .shading import Shader, lighter, material, srgb

BOARD = 0.118
"""Width of a board of a table top in meters."""
JOINT = 0.493
"""Distance of a joint from the middle of its board in widths of a board: joints are 1.7 mm wide."""


@material
def table_top(shader: Shader, color: str, gloss: float = 0.42) -> None:
    """Oiled wood whose boards lie along x. Each has its own shade and figure, with fine joints between."""
    where, base = shader.position(), srgb(color)
    _, y, _ = shader.node("SeparateXYZ", i0=where).outputs[:3]
    # 20 m is added so that the numbers of the boards are positive.
    row = shader.math("DIVIDE", shader.math("ADD", y, 20.0), BOARD)
    number = shader.math("FLOOR", row)
    own = shader.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=number).outputs["Value"]
    moved = shader.shifted(where, own, (13, 7, 11))
    figure = shader.noise(shader.stretched(moved, (0.8, 11, 11)), 1.3, 4, 0.55, 1.6)
    pores = shader.noise(shader.stretched(moved, (4, 150, 150)), 1.0, 3, 0.6)
    tint = shader.ramp(
        figure,
        [(0.30, lighter(base, 0.62)), (0.45, lighter(base, 0.92)), (0.56, base), (0.72, lighter(base, 1.16))],
    )
    grained = shader.value(tint, shader.span(pores, 0.86, 1.08, 0.35, 0.65))
    shade = shader.value(grained, shader.span(own, 0.84, 1.10))
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", row), 0.5))
    joint = shader.math("GREATER_THAN", away, JOINT)
    jointed = shader.mix(joint, shade, lighter(base, 0.4))
    shader.surface(shader.principled(jointed, shader.span(pores, gloss - 0.05, gloss + 0.1), 0.35).outputs[0])


@material
def rolled_paint(shader: Shader, color: str) -> None:
    """Matte paint that a roller has laid on a wall: broad bands and clouds that differ by up to 5 percent.
    It has no relief, because the denoiser would turn relief into a weave.
    """
    where = shader.position()
    clouds = shader.noise(where, 0.55, 2, 0.5)
    bands = shader.noise(shader.stretched(where, (3.4, 3.4, 0.5)), 1.0, 2, 0.5)
    uneven = shader.math("MULTIPLY_ADD", bands, 0.35, clouds)
    tint = shader.value(srgb(color), shader.span(uneven, 0.962, 1.012, 0.45, 0.92))
    shader.surface(shader.principled(tint, 0.84, 0.2).outputs[0])
