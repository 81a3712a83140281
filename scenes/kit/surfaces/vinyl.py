"""The vinyl of frames."""

from __future__ import annotations

from .shading import Shader, is_dark, is_silver, lighter, material, srgb


@material
def vinyl(shader: Shader, color: str) -> None:
    """Extruded vinyl: smooth, an even color with slightly uneven gloss. A fine relief would be drawn as wood grain by the denoiser.

    White vinyl reflects at most 88 percent of the light. The gloss adds 1.2 percent of its own, so the color is darkened by
    that amount, and keeps its hue; otherwise black would look gray. Flakes of metal in silver mirror the sky and the ground in broad
    shades, which tells it from white.
    """
    where = shader.position()
    low, high, mirror = (0.34, 0.46, 0.1) if is_dark(color) else (0.30, 0.40, 0.2)
    gloss = shader.span(shader.noise(where, 3, 1), low, high)
    channels = srgb(color)[:3]
    kept = max(0.0, 1 - 0.036 / max(0.036, sum(channels)))
    bounded = (*(min(0.88, max(0.002, channel * kept)) for channel in channels), 1)
    flakes = 0.6 if is_silver(color) else 0
    shader.surface(shader.principled(bounded, gloss, mirror, Metallic=flakes).outputs[0])


@material
def weld(shader: Shader, color: str) -> None:
    """The line that welding leaves across the corner of a vinyl frame: its bead is cut flush and stays a little dull."""
    shader.surface(shader.principled(lighter(srgb(color), 0.6), 0.7, 0.1).outputs[0])
