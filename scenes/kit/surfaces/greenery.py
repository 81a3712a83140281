"""Leaves, turf and distant hills. Lengths in meters, frequencies in waves per meter."""

from __future__ import annotations

from typing import Any

from .shading import Shader, Socket, lighter, material, srgb

HAZE, CLEAR, HAZY = "#b3bfc2", 16, 210
"""The color of distant haze, and between which distances from the camera in meters a color turns into it."""


def _hazed(shader: Shader, color: Any) -> Socket:
    """Returns a color that turns pale and cool with the distance from the camera, as on a hazy day."""
    away = shader.node("CameraData").outputs["View Distance"]
    return shader.mix(shader.span(away, 0.0, 0.62, CLEAR, HAZY), color, srgb(HAZE))


@material
def foliage(shader: Shader, colors: tuple[str, ...], through: float = 0.5, rooted: float = 0) -> None:
    """Leaves of several greens; `through` is the fraction of the light that passes; it makes leaves glow. Up
    to the height `rooted` blades are darker and browner, so that a clump of grass grows out of the soil.
    """
    greens = [srgb(color) for color in colors]
    last = max(1, len(greens) - 1)
    tint = shader.ramp(shader.island(), [(k / last, green) for k, green in enumerate(greens)])
    plant = shader.node("ObjectInfo").outputs["Random"]
    shade = shader.value(tint, shader.span(plant, 0.8, 1.2))
    if rooted:
        height = shader.node("SeparateXYZ", i0=shader.position()).outputs[2]
        brown = shader.mix(1, shade, (0.3, 0.24, 0.17, 1), "MULTIPLY")
        shade = shader.mix(shader.span(height, 0, 1, 0, rooted), brown, shade)
    shade = _hazed(shader, shade)
    glow = shader.mix(1, shade, (1, 1, 0.55, 1), "MULTIPLY")
    front = shader.principled(shade, 0.68, 0.2)
    shader.surface(shader.blend(through, front, shader.node("BsdfTranslucent", i0=glow)))


@material
def broad_leaf(shader: Shader, colors: tuple[str, ...], through: float = 0.22) -> None:
    """Leathery leaves of a house plant: glossy, of several greens, in dark patches, paler on their backs."""
    greens, where = [srgb(color) for color in colors], shader.position()
    last = max(1, len(greens) - 1)
    tint = shader.ramp(shader.island(), [(k / last, green) for k, green in enumerate(greens)])
    shade = shader.value(tint, shader.span(shader.noise(where, 16, 4), 0.8, 1.2, 0.35, 0.65))
    back = shader.mix(0.45, shade, srgb("#93a57c"))
    both = shader.mix(shader.node("NewGeometry").outputs["Backfacing"], shade, back)
    bump = shader.bump(shader.noise(where, 75, 3), 0.25, 0.003)
    front = shader.principled(both, 0.42, 0.35, Normal=bump)
    glow = shader.mix(1, shade, (1.4, 1.5, 0.6, 1), "MULTIPLY")
    shader.surface(shader.blend(through, front, shader.node("BsdfTranslucent", i0=glow)))


@material
def turf(shader: Shader, dark: str = "#5d7a35", light: str = "#7b8f4a") -> None:
    """Grass seen from far away, and the ground between the blades of near grass."""
    where = shader.position()
    patches = shader.noise(where, 2.2, 10, 0.75)
    shadow = lighter(srgb(dark), 0.6)
    tint = shader.ramp(patches, [(0.32, shadow), (0.5, srgb(dark)), (0.72, srgb(light))])
    broad = shader.span(shader.noise(where, 0.16, 3), 0.72, 1.25, 0.35, 0.65)
    bump = shader.bump(shader.noise(where, 45, 6, 0.8), 0.9, 0.05)
    shader.surface(shader.principled(shader.value(tint, broad), 0.9, 0.1, Normal=bump).outputs[0])


@material
def far_slope(shader: Shader, color: str, foot: float, top: float) -> None:
    """A distant hill: woods and meadows in patches, paler in the haze toward its foot. Heights in meters."""
    where = shader.position()
    woods = shader.noise(shader.stretched(where, (0.035, 0.035, 0.11)), 1.0, 8, 0.68)
    tint = shader.value(srgb(color), shader.span(woods, 0.62, 1.22, 0.36, 0.62))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    hazy = shader.mix(shader.span(height, 0.55, 0.0, foot, top), tint, srgb("#aab6ba"))
    shader.surface(shader.principled(hazy, 1.0, 0.0).outputs[0])
