"""Colored vinyl as rooms show it."""

from __future__ import annotations

from .shading import Shader, lighter, material, srgb


@material
def satin_vinyl(shader: Shader, color: str) -> None:
    """Vinyl with one even gloss, which colors the light that it throws on itself only a little.

    Almond that is lit by almond turns orange in the grooves of a profile. Those are a pixel wide, and the
    denoiser draws them as grain of wood.
    """
    # The gloss adds 1.2 percent of its own, as in `vinyl`.
    base = srgb(color)
    kept = lighter(base, max(0.0, 1 - 0.036 / max(0.036, sum(base[:3]))))
    gray = 0.2126 * kept[0] + 0.7152 * kept[1] + 0.0722 * kept[2]
    is_bounce = shader.node("LightPath").outputs["Is Diffuse Ray"]
    tint = shader.mix(is_bounce, kept, (gray, gray, gray, 1))
    shader.surface(shader.principled(tint, 0.5, 0.15).outputs[0])
