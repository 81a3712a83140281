"""Paint, plastic or metal of one even color."""

from __future__ import annotations

from .shading import Shader, material, srgb


@material
def plain(
    shader: Shader,
    color: str,
    roughness: float = 0.5,
    specular: float = 0.5,
    metallic: float = 0,
    grain: float = 0,
) -> None:
    """Paint, plastic or metal; `grain` is the frequency of a slight texture."""
    surface = shader.principled(srgb(color), roughness, specular, Metallic=metallic)
    if grain:
        bump = shader.bump(shader.noise(shader.position(), grain, 4), 0.3, 0.002)
        shader.tree.links.new(bump, surface.inputs["Normal"])
    shader.surface(surface.outputs[0])
