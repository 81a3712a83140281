"""Woven materials: upholstery, bedding, curtains and insect screens. Frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, Socket, material, srgb, tinted


@material
def fabric(shader: Shader, color: str, weave: float = 420) -> None:
    """Woven cloth; `weave` is the frequency of its threads. Yarns of slightly different shades are seen from
    farther away than single threads: without them, upholstery looks like plastic across a room. Broad clouds
    are the nap, brushed in use.
    """
    where = shader.position()
    threads = shader.noise(where, weave, 2)
    yarns = shader.noise(where, weave * 0.24, 3, 0.6)
    nap = shader.noise(where, 3.1, 3)
    mottled = shader.value(srgb(color), shader.span(yarns, 0.84, 1.12, 0.34, 0.66))
    brushed = shader.value(mottled, shader.span(nap, 0.93, 1.04, 0.36, 0.64))
    tint = shader.value(brushed, shader.span(threads, 0.86, 1.1, 0.3, 0.7))
    bump = shader.bump(threads, 0.4, 0.001)
    shader.surface(shader.principled(tint, 0.95, 0.15, Normal=bump, Sheen=0.4).outputs[0])


@material
def bedding(shader: Shader, color: str) -> None:
    """Washed cotton or linen: a fine weave, and a few long shallow creases. They are in patches, with smooth
    cloth between: creases everywhere look like raked sand.
    """
    where = shader.position()
    threads = shader.noise(where, 620, 2)
    creases: Socket | float = 0.0
    for frequency, place in ((2.4, 0.0), (5.5, 7.3)):
        moved = shader.node("Mapping", i0=where, Location=(place, place, 0), Scale=(1, 1.5, 1)).outputs[0]
        bent = shader.noise(moved, frequency, 2, 0.5, 0.8)
        off = shader.math("ABSOLUTE", shader.math("SUBTRACT", bent, 0.5))
        ridge = shader.math("POWER", shader.span(off, 1, 0, 0, 0.11), 1.6)
        creases = shader.math("MULTIPLY_ADD", ridge, 0.02 / frequency, creases)
    patches = shader.span(shader.noise(where, 1.9, 1), 0, 1, 0.46, 0.66)
    height = shader.math("MULTIPLY_ADD", threads, 0.0003, shader.math("MULTIPLY", creases, patches))
    tint = tinted(shader, srgb(color), threads, 0.93, 1.03)
    soft = shader.principled(tint, 0.9, 0.12, Normal=shader.bump(height, 0.8, 1.0), Sheen=0.35)
    shader.surface(soft.outputs[0])


@material
def curtain_cloth(shader: Shader, color: str = "#f2efe8", through: float = 0.45) -> None:
    """Linen for curtains; `through` is the fraction of light that passes, part of it between the threads."""
    where = shader.position()
    threads = shader.noise(shader.stretched(where, (420, 420, 22)), 1.0, 2)
    slubs = shader.noise(shader.stretched(where, (9, 9, 150)), 1.0, 3)
    weave = shader.math("ADD", threads, slubs)
    tint = tinted(shader, srgb(color), shader.math("MULTIPLY", weave, 0.5), 0.9, 1.06)
    bump = shader.bump(weave, 0.3, 0.001)
    front = shader.principled(tint, 0.95, 0.05, Normal=bump, Sheen=0.3)
    glow = shader.node("BsdfTranslucent", i0=tint)
    cloth = shader.node("MixShader", i0=through, i1=front.outputs[0], i2=glow.outputs[0])
    shader.surface(shader.blend(0.32 * through, cloth, shader.node("BsdfTransparent")))


@material
def insect_screen(shader: Shader, share: float = 0.45) -> None:
    """An insect screen seen from afar, where its wires are a veil. It covers the fraction `share` of the
    view.
    """
    wires = shader.node("BsdfDiffuse", i0=(0.03, 0.03, 0.033, 1))
    shader.surface(shader.blend(share, shader.node("BsdfTransparent"), wires))
