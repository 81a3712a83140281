"""Coverings of roofs. Frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, material, srgb


@material
def roofing(shader: Shader, color: str) -> None:
    """Shingles of asphalt: granules, a tone of its own for each piece, and large weathered patches."""
    where = shader.position()
    tone = shader.span(shader.island(), 0.72, 1.28)
    worn = shader.span(shader.noise(where, 0.5, 4), 0.9, 1.14, 0.35, 0.65)
    grain = shader.span(shader.noise(where, 130, 2), 0.86, 1.14, 0.35, 0.65)
    value = shader.math("MULTIPLY", shader.math("MULTIPLY", tone, worn), grain)
    shader.surface(shader.principled(shader.value(srgb(color), value), 0.95, 0.12).outputs[0])
