"""Lamps that are seen lit, and their shades. Heights in meters."""

from __future__ import annotations

from .shading import Shader, Socket, material, srgb, tinted


@material
def emission(shader: Shader, color: str, strength: float) -> None:
    """A surface that emits light."""
    shader.surface(shader.node("Emission", i0=srgb(color), i1=strength).outputs[0])


@material
def lampshade(shader: Shader, color: str, strength: float, ends: tuple[float, float] | None = None) -> None:
    """A linen shade that glows by `strength` where its lamp is on: most around the bulb, if `ends`, the
    heights of its lower and upper edge, are given.
    """
    weave = shader.noise(shader.stretched(shader.position(), (1, 1, 0.15)), 700, 2)
    tint = tinted(shader, srgb(color), weave, 0.85, 1.05)
    cloth = shader.principled(tint, 0.95, 0.1)
    glow: Socket | float = strength
    if ends:
        height = shader.node("SeparateXYZ", i0=shader.position()).outputs[2]
        part = shader.span(height, 0, 1, *ends)
        off = shader.math("ABSOLUTE", shader.math("SUBTRACT", part, 0.42))
        facing = shader.node("LayerWeight", Blend=0.5).outputs["Facing"]
        around = shader.span(facing, 1, 0.35)
        bulb = shader.math("POWER", shader.span(off, 1, 0.12, 0, 0.6), 1.6)
        glow = shader.math("MULTIPLY", shader.math("MULTIPLY", bulb, around), 0.75 * strength)
    lit = shader.node("Emission", i0=srgb("#ffcf96"), i1=glow)
    both = shader.node("AddShader", i0=cloth.outputs[0], i1=lit.outputs[0])
    shader.surface(both.outputs[0])
