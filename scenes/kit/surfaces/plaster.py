"""Plaster of outer walls, and what rain leaves on it. Lengths in meters, frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, Socket, lighter, material, srgb, tinted
from .weathering import cracks

STAIN = 0.09
"""Half of the width of a stain of rain in meters."""


def _trowel_marks(shader: Shader, where: Socket) -> Socket:
    """Long shallow strokes of a trowel in two directions, each in patches of its own."""
    strokes = []
    for turn, shift in ((0.3, 0), (-0.75, 11)):
        moved = shader.node("Mapping", i0=where, Location=(shift, 0, shift))
        moved.inputs["Rotation"].default_value = (0, turn, 0)
        strokes.append(shader.noise(shader.stretched(moved.outputs[0], (1.6, 1.6, 11)), 1.0, 3, 0.5, 0.5))
    patch = shader.span(shader.noise(where, 2.2, 3), 0, 1, 0.4, 0.6)
    return shader.mix(patch, *strokes)


@material
def stucco(shader: Shader, color: str, depth: float = 1.0, sand: float = 140) -> None:
    """Sand-finish stucco, with strokes and clouds from the trowel, faint streaks from the rain and dust at
    its foot; `sand` is the frequency of the grains.
    """
    where, base = shader.position(), srgb(color)
    tint = tinted(shader, base, shader.noise(where, 0.9, 5), 0.90, 1.05)
    strokes = _trowel_marks(shader, where)
    troweled = shader.value(tint, shader.span(strokes, 0.965, 1.025, 0.34, 0.66))
    rain = shader.noise(shader.stretched(where, (3.5, 3.5, 0.3)), 1.0, 6, 0.62)
    streaked = shader.value(troweled, shader.span(rain, 0.94, 1.025, 0.36, 0.62))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    dusty = shader.math("MULTIPLY_ADD", shader.noise(where, 2.5, 5), 0.5, height)
    soiled = shader.value(streaked, shader.span(dusty, 0.84, 1.0, 0.1, 0.7))
    grains = shader.math("ADD", shader.noise(where, sand, 3, 0.7), shader.noise(where, 14, 4))
    dabs = shader.span(shader.noise(where, sand * 0.3, 2, 0.5, 0.4), 0, 1, 0.34, 0.7)
    relief = shader.math("MULTIPLY_ADD", dabs, 0.3, grains)
    waved = shader.math("MULTIPLY_ADD", strokes, 0.9, relief)
    bump = shader.bump(waved, 0.8 * depth, 0.008)
    shader.surface(shader.principled(soiled, 0.92, 0.25, Normal=bump).outputs[0])


def _plaster_relief(shader: Shader, where: Socket, finish: str) -> Socket:
    """Height of old plaster, in units of 8 mm: `lace` has flat islands that a trowel pressed on a rough coat,
    `dash` is thrown on in blobs, and `smooth` shows only the strokes of the trowel.
    """
    strokes, lumps = _trowel_marks(shader, where), shader.noise(where, 5, 3)
    if finish == "smooth":
        return shader.math("MULTIPLY_ADD", strokes, 0.55, lumps)
    if finish == "dash":
        moved = shader.node("VectorMath", {"operation": "MULTIPLY"}, i0=where, i1=(1.0, 1.0, 0.86)).outputs[0]
        blobs = shader.node("TexVoronoi", {"feature": "SMOOTH_F1"}, i0=moved, Scale=58.0, Smoothness=0.5)
        domes = shader.span(blobs.outputs["Distance"], 0.75, 0, 0, 0.8)
        uneven = shader.math(
            "MULTIPLY", domes, shader.span(shader.noise(where, 21, 4), 0.35, 1.25, 0.35, 0.65)
        )
        return shader.math("MULTIPLY_ADD", lumps, 0.6, uneven)
    # The trowel pressed more in some places than in others: islands of one height everywhere look stamped.
    pressed = shader.span(shader.noise(where, 1.7, 3), 0.14, 0.4, 0.36, 0.64)
    shapes = shader.span(shader.noise(where, 11, 7, 0.62, 0.25), 0, 1, 0.44, 0.6)
    islands = shader.math("MULTIPLY", shapes, pressed)
    sand = shader.math("MULTIPLY", shader.noise(where, 110, 4, 0.7), 0.34)
    return shader.math("MULTIPLY_ADD", lumps, 0.5, shader.math("MAXIMUM", islands, sand))


@material
def old_stucco(shader: Shader, color: str, finish: str) -> None:
    """Stucco of an old house, painted more than once: faded in clouds, with places that were mended, hairline
    cracks, streaks from the rain and dust at its foot. `finish` is smooth, lace or dash.
    """
    where, base = shader.position(), srgb(color)
    clouds = tinted(shader, base, shader.noise(where, 1.1, 6, 0.62), 0.88, 1.06)
    mended = shader.span(shader.noise(where, 0.8, 3, 0.5), 1.0, 0.955, 0.56, 0.575)
    patched = shader.value(clouds, mended)
    rain = shader.noise(shader.stretched(where, (5, 5, 0.35)), 1.0, 6, 0.62)
    streaked = shader.value(patched, shader.span(rain, 1.02, 0.95, 0.42, 0.68))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    dusty = shader.math("MULTIPLY_ADD", shader.noise(where, 2.5, 5), 0.6, height)
    soiled = shader.value(streaked, shader.span(dusty, 0.8, 1.0, 0.2, 0.95))
    crack = shader.math("MULTIPLY", cracks(shader, where, (0.16, 0.0, 0.16)), 0.16)
    tint = shader.mix(crack, soiled, lighter(base, 0.3))
    relief = _plaster_relief(shader, where, finish)
    strength = {"smooth": 0.5, "lace": 0.75, "dash": 0.6}[finish]
    bump = shader.bump(relief, strength, 0.008)
    shader.surface(shader.principled(tint, 0.9, 0.25, Normal=bump).outputs[0])


@material
def rain_stain(shader: Shader, middle: float, top: float, length: float) -> None:
    """A film that darkens a wall where water runs down, along x = `middle` from the height `top`."""
    where = shader.position()
    x, _, height = shader.node("SeparateXYZ", i0=where).outputs[:3]
    streaks = shader.noise(shader.stretched(where, (22, 1, 0.9)), 1.0, 2, 0.5)
    ragged = shader.math("MULTIPLY_ADD", shader.math("SUBTRACT", streaks, 0.5), length, height)
    aside = shader.math("ABSOLUTE", shader.math("SUBTRACT", x, middle))
    fall = shader.span(ragged, 0, 1, top - length * 0.75, top)
    run = shader.math("MULTIPLY", fall, shader.span(streaks, 0.1, 1, 0.4, 0.66))
    faded = shader.math("MULTIPLY", run, shader.span(aside, 1, 0, 0.02, STAIN))
    tint = shader.mix(faded, (1, 1, 1, 1), (0.86, 0.84, 0.81, 1))
    shader.surface(shader.node("BsdfTransparent", i0=tint).outputs[0])
