"""The stone of counters. Frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, lighter, material, srgb


@material
def veined_stone(shader: Shader, color: str) -> None:
    """Honed stone: soft clouds and a few faint veins. It is darker than white fittings, so that sun on it is
    not printed as paper white.
    """
    where, base = shader.position(), srgb(color)
    clouds = shader.value(base, shader.span(shader.noise(where, 2.4, 5), 0.95, 1.03, 0.3, 0.7))
    drift = shader.noise(shader.stretched(where, (1.0, 1.9, 1.4)), 1.15, 6, 0.55, 1.1)
    off = shader.math("ABSOLUTE", shader.math("SUBTRACT", drift, 0.5))
    patch = shader.span(shader.noise(where, 1.3, 2), 0, 0.5, 0.42, 0.62)
    vein = shader.math("MULTIPLY", shader.span(off, 1, 0, 0, 0.016), patch)
    tint = shader.mix(vein, clouds, lighter(base, 0.6))
    shader.surface(shader.principled(tint, 0.32, 0.4).outputs[0])
