"""Metal that has been worked."""

from __future__ import annotations

from .shading import Shader, material, srgb


@material
def brushed_metal(shader: Shader, color: str, roughness: float = 0.3) -> None:
    """Metal with fine scratches along x."""
    where = shader.position()
    scratches = shader.noise(shader.stretched(where, (30, 900, 900)), 1.0, 4, 0.6)
    rough = shader.span(scratches, roughness * 0.8, roughness * 1.3, 0.3, 0.7)
    bump = shader.bump(scratches, 0.12, 0.0002)
    surface = shader.principled(srgb(color), rough, 0.5, Metallic=1.0, Anisotropic=0.5, Normal=bump)
    shader.surface(surface.outputs[0])
