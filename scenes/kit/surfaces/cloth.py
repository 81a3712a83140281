"""Woven materials: upholstery, bedding, curtains and insect screens. Frequencies in waves per meter."""

from __future__ import annotations

import math

from .shading import Color, Shader, Socket, material, srgb, tinted


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
def knit(shader: Shader, color: str, wide: float = 0.030, high: float = 0.021) -> None:
    """A chunky knit of thick wool, on cloth that has a UV map: columns of stitches that look like a V. A stitch is
    `wide` and `high` meters. The yarn is lighter on its back than between two stitches.
    """
    across, along = shader.on_cloth()
    place = shader.math("DIVIDE", across, wide)
    # 0 in the middle of a column, 1 where two columns meet.
    aside = shader.math("PINGPONG", shader.math("MULTIPLY", place, 2), 1)
    row = shader.math("MULTIPLY_ADD", aside, 0.75, shader.math("DIVIDE", along, high))
    strand = shader.math("SINE", shader.math("MULTIPLY", row, 2 * math.pi))
    leg = shader.math("SINE", shader.math("MULTIPLY", aside, math.pi))
    round_leg = shader.math("POWER", shader.math("MAXIMUM", leg, 0.0), 0.5)
    height = shader.math("MULTIPLY", round_leg, shader.span(strand, 0.35, 1, -1, 1))
    where = shader.position()
    fibers = shader.noise(where, 330, 3, 0.7)
    yarn = shader.value(srgb(color), shader.span(height, 0.62, 1.06, 0.1, 0.95))
    tint = shader.value(yarn, shader.span(fibers, 0.9, 1.08, 0.3, 0.7))
    relief = shader.math("MULTIPLY_ADD", fibers, 0.12, height)
    bump = shader.bump(relief, 0.9, 0.005)
    shader.surface(shader.principled(tint, 1.0, 0.05, Normal=bump, Sheen=0.3).outputs[0])


@material
def linen(shader: Shader, color: str, stripe: str | None = None, apart: float = 0.055) -> None:
    """Coarse linen on cloth that has a UV map. Stripes come in groups: a wide one between two narrow ones. A group
    begins every `apart` meters.
    """
    across, along = shader.on_cloth()
    wander = shader.math(
        "MULTIPLY", shader.math("SUBTRACT", shader.noise(shader.position(), 40, 2), 0.5), 0.002
    )
    ground: Socket | Color = srgb(color)
    if stripe:
        at = shader.math("PINGPONG", shader.math("ADD", across, wander), apart / 2)
        is_wide = shader.math("LESS_THAN", at, 0.0035)
        is_narrow = shader.math(
            "LESS_THAN", shader.math("ABSOLUTE", shader.math("SUBTRACT", at, 0.009)), 0.0014
        )
        ground = shader.mix(shader.math("MAXIMUM", is_wide, is_narrow), ground, srgb(stripe))
    flat = shader.node("CombineXYZ", i0=across, i1=along).outputs[0]
    warp = shader.noise(shader.stretched(flat, (700, 30, 1)), 1.0, 2)
    weft = shader.noise(shader.stretched(flat, (30, 700, 1)), 1.0, 2)
    slubs = shader.noise(shader.stretched(flat, (12, 240, 1)), 1.0, 2)
    weave = shader.math("MULTIPLY", shader.math("ADD", shader.math("ADD", warp, weft), slubs), 1 / 3)
    tint = shader.value(ground, shader.span(weave, 0.8, 1.14, 0.38, 0.62))
    bump = shader.bump(weave, 0.5, 0.001)
    shader.surface(shader.principled(tint, 0.95, 0.1, Normal=bump, Sheen=0.3).outputs[0])


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
