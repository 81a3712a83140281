"""Stone, brick and tiles of walls. Lengths in meters, frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, lighter, material, srgb


@material
def stone(shader: Shader, color: str) -> None:
    """Split stone. Each stone of a wall has a shade of its own, and faint layers that lean a little."""
    base, own = srgb(color), shader.island()
    where = shader.shifted(shader.position(), own, (17, 23, 31))
    warm = (base[0] * 1.08, base[1] * 0.94, base[2] * 0.74, 1)
    cool = (base[0] * 0.74, base[1] * 0.78, base[2] * 0.84, 1)
    shades = (lighter(base, 0.62), cool, lighter(base, 0.92), warm, base, lighter(base, 1.24))
    shade = shader.ramp(own, list(zip((0.0, 0.2, 0.42, 0.6, 0.78, 1.0), shades)))
    layers = shader.noise(shader.stretched(where, (4, 4, 13)), 1.0, 6, 0.6, 0.8)
    layered = shader.value(shade, shader.span(layers, 0.95, 1.04, 0.35, 0.65))
    tint = shader.value(layered, shader.span(shader.noise(where, 9, 8, 0.7), 0.78, 1.18, 0.3, 0.7))
    relief = shader.math("MULTIPLY_ADD", layers, 0.3, shader.noise(where, 34, 8, 0.62))
    bump = shader.bump(relief, 0.6, 0.008)
    shader.surface(shader.principled(tint, 0.9, 0.25, Normal=bump).outputs[0])


@material
def brick(shader: Shader, color: str) -> None:
    """Fired brick: rough and a little stained. Each brick has its own shade, and a few are burnt dark."""
    base, own = srgb(color), shader.island()
    where = shader.shifted(shader.position(), own, (17, 23, 31))
    burnt = (base[0] * 0.56, base[1] * 0.58, base[2] * 0.64, 1)
    warm = (base[0] * 1.22, base[1] * 1.02, base[2] * 0.86, 1)
    shades = (burnt, lighter(base, 0.72), lighter(base, 0.95), base, lighter(base, 1.12), warm)
    shade = shader.ramp(own, list(zip((0.0, 0.12, 0.35, 0.6, 0.85, 1.0), shades)))
    flecked = shader.value(shade, shader.span(shader.noise(where, 26, 8, 0.7), 0.72, 1.24, 0.3, 0.7))
    bloom = shader.span(shader.noise(shader.position(), 1.6, 7, 0.68), 0, 0.26, 0.52, 0.74)
    tint = shader.mix(bloom, flecked, srgb("#b3a492"))
    bump = shader.bump(shader.noise(where, 48, 6, 0.66), 0.6, 0.006)
    shader.surface(shader.principled(tint, 0.9, 0.25, Normal=bump).outputs[0])


@material
def wall_tiles(shader: Shader, color: str, length: float, height: float) -> None:
    """Glazed tiles on a wall along x, with pale joints and slightly different shades."""
    x, _, z = shader.node("SeparateXYZ", i0=shader.position()).outputs[:3]
    where = shader.node("CombineXYZ", i0=x, i1=z, i2=0.0).outputs[0]
    tiles = shader.node(
        "TexBrick", {"offset": 0.5}, i0=where, Scale=1.0, Brick_Width=length, Row_Height=height
    )
    tiles.inputs["Mortar Size"].default_value = 0.0016
    for name, shade in (("Color1", 1.0), ("Color2", 0.9), ("Mortar", 0.78)):
        tiles.inputs[name].default_value = (shade, shade, shade, 1)
    tint = shader.mix(1, srgb(color), tiles.outputs[0], "MULTIPLY")
    relief = shader.math(
        "MULTIPLY_ADD", shader.noise(where, 9, 2), 0.5, shader.math("SUBTRACT", 1, tiles.outputs["Fac"])
    )
    bump = shader.bump(relief, 0.35, 0.002)
    shader.surface(shader.principled(tint, 0.14, 0.5, Normal=bump).outputs[0])
