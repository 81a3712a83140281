"""Concrete, pavers, gravel and the asphalt of streets. Lengths in meters, frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, material, srgb, tinted
from .weathering import cracks, wear, weather


@material
def concrete(
    shader: Shader, color: str = "#b9b4aa", roughness: float = 0.75, slab: tuple[float, ...] | None = None
) -> None:
    """Concrete, stone or tiles; `slab` is length, width and joint of pavers, and the offset of every other
    row.
    """
    where, base = shader.position(), srgb(color)
    tint = tinted(shader, base, shader.noise(where, 1.3, 9, 0.65), 0.9, 1.05)
    tint = shader.value(tint, shader.span(shader.noise(where, 0.45, 7, 0.7), 0.94, 1.03, 0.38, 0.62))
    height = shader.noise(where, 60, 4)
    if slab:
        length, width, joint, offset = (*slab, 0.0)[:4]
        bricks = shader.node(
            "TexBrick", {"offset": offset}, i0=where, Scale=1.0, Brick_Width=length, Row_Height=width
        )
        bricks.inputs["Mortar Size"].default_value = joint
        for name, shade in (("Color1", 1.04), ("Color2", 0.8), ("Mortar", 0.42)):
            bricks.inputs[name].default_value = (shade, shade * 0.985, shade * 0.96, 1)
        tint = shader.mix(1, tint, bricks.outputs[0], "MULTIPLY")
        # The joints lie lower than the pavers.
        height = shader.math("MULTIPLY_ADD", bricks.outputs["Fac"], -9.0, height)
        tint = shader.value(tint, wear(shader, where, slab))
    bump = shader.bump(height, 0.18, 0.003)
    shader.surface(shader.principled(tint, roughness, 0.35, Normal=bump).outputs[0])


@material
def patio(shader: Shader, color: str, slab: tuple[float, float, float]) -> None:
    """Cast slabs of a patio in front of a wall at y = 0: broomed across, with chipped joints full of soil,
    hairline cracks and stains. `slab` is their length, width and joint.
    """
    where, base = shader.position(), srgb(color)
    length, width, joint = slab
    chips = shader.node("TexNoise", i0=where, Scale=21.0, Detail=5.0, Roughness=0.65).outputs["Color"]
    moved = shader.node("VectorMath", {"operation": "MULTIPLY_ADD"}, i0=chips, i1=(0.022, 0.022, 0), i2=where)
    slabs = shader.node(
        "TexBrick", {"offset": 0.0}, i0=moved.outputs[0], Scale=1.0, Brick_Width=length, Row_Height=width
    )
    slabs.inputs["Mortar Size"].default_value = joint
    for name, shade in (("Color1", 1.05), ("Color2", 0.86), ("Mortar", 1.0)):
        slabs.inputs[name].default_value = (shade, shade * 0.99, shade * 0.965, 1)
    clouds = tinted(shader, base, shader.noise(where, 1.1, 9, 0.68), 0.84, 1.08)
    broom = shader.noise(shader.stretched(where, (2.2, 150, 1)), 1.0, 4, 0.6)
    broomed = shader.value(clouds, shader.span(broom, 0.9, 1.07, 0.33, 0.67))
    toned = shader.mix(1, broomed, slabs.outputs[0], "MULTIPLY")
    soiled = shader.value(toned, shader.math("MULTIPLY", wear(shader, where, slab), weather(shader, where)))
    cracked = shader.mix(cracks(shader, where), soiled, (0.06, 0.055, 0.045, 1))
    soil = shader.ramp(
        shader.noise(where, 9, 5, 0.7),
        [(0.35, srgb("#4a4338")), (0.55, srgb("#6b6251")), (0.68, srgb("#5d6340"))],
    )
    tint = shader.mix(slabs.outputs["Fac"], cracked, soil)
    grit = shader.math("MULTIPLY_ADD", shader.noise(where, 85, 4, 0.7), 0.7, broom)
    height = shader.math("MULTIPLY_ADD", slabs.outputs["Fac"], -7.0, grit)
    bump = shader.bump(height, 0.35, 0.003)
    shader.surface(shader.principled(tint, 0.82, 0.3, Normal=bump).outputs[0])


@material
def gravel(shader: Shader, color: str = "#a59a88") -> None:
    """Crushed stone of about 2 cm."""
    stones = shader.node("TexVoronoi", i0=shader.position(), Scale=42.0)
    own = shader.node("SeparateXYZ", i0=stones.outputs["Color"]).outputs[0]
    shade = shader.value(srgb(color), shader.span(own, 0.55, 1.3))
    bump = shader.bump(shader.math("SUBTRACT", 1.0, stones.outputs["Distance"]), 0.8, 0.02)
    shader.surface(shader.principled(shade, 0.9, 0.2, Normal=bump).outputs[0])


@material
def asphalt(shader: Shader) -> None:
    """A street."""
    where, base = shader.position(), srgb("#5b5a58")
    tint = tinted(shader, base, shader.noise(where, 0.7, 8, 0.7), 0.75, 1.15)
    bump = shader.bump(shader.noise(where, 180, 3, 0.7), 0.5, 0.004)
    shader.surface(shader.principled(tint, 0.9, 0.25, Normal=bump).outputs[0])
