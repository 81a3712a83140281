"""The water of a pool, and the basin under it. Frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, material, srgb


@material
def water(shader: Shader) -> None:
    """The surface of a pool: ripples mirror the sky and bend the view of the basin. To all other rays it is a
    tinted pane, so the sun lights the basin without caustics.
    """
    where = shader.position()
    swell, ripple = shader.noise(where, 1.6, 2, 0.5, 0.4), shader.noise(where, 7.5, 2, 0.5, 0.6)
    height = shader.math("MULTIPLY_ADD", ripple, 0.22, swell)
    normal = shader.bump(height, 0.3, 0.06)
    share = shader.node("Fresnel", IOR=1.33, Normal=normal).outputs[0]
    bent = shader.node("BsdfRefraction", i0=(0.56, 0.86, 0.9, 1), IOR=1.33, Roughness=0.0, Normal=normal)
    mirror = shader.node("BsdfGlossy", i0=(1, 1, 1, 1), Roughness=0.02, Normal=normal)
    seen = shader.node("MixShader", i0=share, i1=bent.outputs[0], i2=mirror.outputs[0])
    is_seen = shader.node("LightPath").outputs["Is Camera Ray"]
    shader.surface(shader.blend(is_seen, shader.node("BsdfTransparent", i0=(0.74, 0.93, 0.95, 1)), seen))


@material
def pool_plaster(shader: Shader, color: str) -> None:
    """The plaster of a pool under the net of light that ripples throw on it."""
    where = shader.position()
    drift = shader.node("TexNoise", i0=where, Scale=1.3, Detail=2.0).outputs[1]
    moved = shader.node(
        "VectorMath", {"operation": "MULTIPLY_ADD"}, i0=drift, i1=(0.62, 0.62, 0.62), i2=where
    )
    cell = shader.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=moved.outputs[0], Scale=2.7)
    line = shader.span(cell.outputs[0], 1, 0, 0, 0.16)
    glow = shader.math("MULTIPLY_ADD", shader.math("POWER", line, 2.4), 0.3, 0.8)
    shader.surface(shader.principled(shader.value(srgb(color), glow), 0.8, 0.1).outputs[0])
