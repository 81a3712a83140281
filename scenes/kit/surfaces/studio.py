"""The cloth of a studio's lamps. Lengths in meters."""

from __future__ import annotations

from .shading import Shader, material

SOFTBOX_FALLOFF = ((0.0, 0.3), (0.16, 1.0), (0.42, 0.4), (0.68, 0.06), (1.0, 0.0))
"""Where along a softbox, from the camera's end (0) to the object's end (1), it has which part of its light."""


@material
def softbox(shader: Shader, size: float, strength: float) -> None:
    """The cloth of a wide studio lamp, brightest near the camera and dark beside the object. It reaches from 4.4 to 0.6 times the
    `size` of the object in front of it (along -y).
    """
    along = shader.node("SeparateXYZ", i0=shader.position()).outputs["Y"]
    share = shader.span(along, 0, 1, -4.4 * size, -0.6 * size)
    light = shader.ramp(share, [(at, (value, value, value, 1)) for at, value in SOFTBOX_FALLOFF])
    shader.surface(shader.node("Emission", i0=light, i1=strength).outputs[0])
