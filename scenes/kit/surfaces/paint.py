"""Paint of casings and of walls of rooms, and painted pictures. Frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, material, srgb


@material
def casing_paint(shader: Shader, color: str) -> None:
    """Paint of casings around openings: each board a little different, faded in clouds, with dust at its
    foot.

    It is less bright than vinyl, so that a white frame stands out from its casing. It has no fine relief,
    which the denoiser would draw as wood grain.
    """
    where, island = shader.position(), shader.island()
    board = shader.value(srgb(color), shader.span(island, 0.7, 0.76))
    clouds = shader.value(board, shader.span(shader.noise(where, 1.1, 3), 0.93, 1.03, 0.35, 0.65))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    dusty = shader.math("MULTIPLY_ADD", shader.noise(where, 3, 4), 0.5, height)
    soiled = shader.value(clouds, shader.span(dusty, 0.76, 1.0, 0.15, 0.75))
    shader.surface(shader.principled(soiled, 0.55, 0.3).outputs[0])


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


@material
def painting(shader: Shader, ground: str, first: str, second: str) -> None:
    """An abstract picture in three colors: broad fields with soft edges."""
    where = shader.position()
    fields = shader.noise(where, 2.2, 1.5, 0.4, 0.3)
    tint = shader.ramp(
        fields, [(0.42, srgb(ground)), (0.46, srgb(first)), (0.58, srgb(first)), (0.61, srgb(second))]
    )
    bump = shader.bump(shader.noise(where, 300, 3), 0.3, 0.001)
    shader.surface(shader.principled(tint, 0.8, 0.2, Normal=bump).outputs[0])
