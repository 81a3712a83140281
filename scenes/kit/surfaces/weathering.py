"""Traces of feet and weather on pavers and plaster. Lengths in meters, frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, Socket


def wear(shader: Shader, where: Socket, slab: tuple[float, ...]) -> Socket:
    """How bright pavers are that people walk on: dirty along their uneven edges, spotted, with pores."""
    length, width, joint, offset = (*slab, 0.0)[:4]
    wander = shader.node("TexNoise", i0=where, Scale=6.0, Detail=3.0).outputs["Color"]
    moved = shader.node("VectorMath", {"operation": "MULTIPLY_ADD"}, i0=wander, i1=(0.03, 0.03, 0), i2=where)
    edges = shader.node(
        "TexBrick", {"offset": offset}, i0=moved.outputs[0], Scale=1.0, Brick_Width=length, Row_Height=width
    )
    edges.inputs["Mortar Size"].default_value = joint + 0.05
    edges.inputs["Mortar Smooth"].default_value = 1.0
    dirt = shader.math("MULTIPLY", edges.outputs["Fac"], shader.span(shader.noise(where, 2.2, 4), 0.06, 0.34))
    spots = shader.span(shader.noise(where, 7, 5, 0.6), 0, 0.13, 0.56, 0.72)
    pores = shader.span(shader.noise(where, 130, 2), 0, 0.2, 0.62, 0.74)
    worn = shader.math("ADD", dirt, shader.math("ADD", spots, pores))
    return shader.math("SUBTRACT", 1.0, worn)


def weather(shader: Shader, where: Socket) -> Socket:
    """How bright paving outdoors is: stained by leaves, damp in places, soiled along the wall at y = 0."""
    leaves = shader.span(shader.noise(where, 2.6, 5, 0.65), 1.0, 0.7, 0.57, 0.72)
    damp = shader.span(shader.noise(where, 0.62, 6, 0.6), 1.0, 0.8, 0.53, 0.6)
    depth = shader.node("SeparateXYZ", i0=where).outputs[1]
    ragged = shader.math("MULTIPLY_ADD", shader.noise(where, 2.3, 5, 0.65), 0.9, depth)
    foot = shader.span(ragged, 1.0, 0.72, -0.55, 0.3)
    drips = shader.span(shader.noise(where, 24, 3, 0.6), 1.0, 0.8, 0.64, 0.72)
    return shader.math(
        "MULTIPLY", shader.math("MULTIPLY", leaves, damp), shader.math("MULTIPLY", foot, drips)
    )


def cracks(shader: Shader, where: Socket, sway: tuple[float, float, float] = (0.5, 0.5, 0.0)) -> Socket:
    """1 on hairline cracks, which are in some places only; `sway` is how far they wander along each axis."""
    wander = shader.node("TexNoise", i0=where, Scale=3.1, Detail=4.0).outputs["Color"]
    moved = shader.node("VectorMath", {"operation": "MULTIPLY_ADD"}, i0=wander, i1=sway, i2=where)
    cells = shader.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, i0=moved.outputs[0], Scale=0.55)
    line = shader.span(cells.outputs["Distance"], 1, 0, 0.0005, 0.0022)
    return shader.math("MULTIPLY", line, shader.span(shader.noise(where, 0.7, 2), 0, 1, 0.52, 0.56))
