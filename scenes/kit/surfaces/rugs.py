"""Rugs, woven and tufted."""

from __future__ import annotations

import math

from .shading import Shader, Socket, lighter, material, srgb

BORDER = 0.14
"""Width of the border of a rug in meters."""
STRIPES, LATTICE, RIBS = 0.21, 0.36, 0.011
"""Distances in meters between two stripes, two lines of a lattice, and two ribs of the weave."""


def _fields(shader: Shader, x: Socket, y: Socket, design: str) -> Socket:
    """Returns 1 on the figures in the middle of a rug, else 0; x and y are in meters from its corner."""
    if design == "stripes":
        wave = shader.math("SINE", shader.math("MULTIPLY", y, math.tau / STRIPES))
        return shader.math("GREATER_THAN", wave, 0.55)
    if design == "lattice":
        lines = []
        for way in ("ADD", "SUBTRACT"):
            part = shader.math("FRACT", shader.math("MULTIPLY", shader.math(way, x, y), 1 / LATTICE))
            lines.append(
                shader.math("LESS_THAN", shader.math("ABSOLUTE", shader.math("SUBTRACT", part, 0.5)), 0.035)
            )
        return shader.math("MAXIMUM", *lines)
    return shader.math("MULTIPLY", x, 0.0)


@material
def woven_rug(
    shader: Shader, colors: tuple[str, ...], area: tuple[float, float, float, float], design: str
) -> None:
    """A flat-woven rug over an area (x0, y0, x1, y1): a border with two lines, a field that is plain or has
    stripes or a lattice, ribs of the weave, and yarns that differ a little in shade.
    """
    where = shader.position()
    x0, y0, x1, y1 = area
    wander = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.noise(where, 9, 2), 0.5), 0.010)
    px, py, _ = shader.node("SeparateXYZ", i0=where).outputs[:3]
    px, py = shader.math("ADD", px, wander), shader.math("ADD", py, wander)
    across = shader.math("MINIMUM", shader.math("SUBTRACT", px, x0), shader.math("SUBTRACT", x1, px))
    along = shader.math("MINIMUM", shader.math("SUBTRACT", py, y0), shader.math("SUBTRACT", y1, py))
    away = shader.math("MINIMUM", across, along)
    ground, second, dark = srgb(colors[0]), srgb(colors[1]), lighter(srgb(colors[2]), 0.42)
    figure = _fields(shader, shader.math("SUBTRACT", px, x0), shader.math("SUBTRACT", py, y0), design)
    field = shader.mix(figure, ground, dark if design == "lattice" else second)
    is_border = shader.math("LESS_THAN", away, BORDER)
    tint = shader.mix(is_border, field, lighter(second, 0.86))
    for middle, half in ((BORDER, 0.011), (BORDER * 0.45, 0.005)):
        off = shader.math("ABSOLUTE", shader.math("SUBTRACT", away, middle))
        tint = shader.mix(shader.math("LESS_THAN", off, half), tint, dark)
    yarns = shader.noise(shader.stretched(where, (6, 110, 1)), 1.0, 3, 0.6)
    worn = shader.span(shader.noise(where, 1.4, 4), 0.92, 1.05, 0.35, 0.65)
    shade = shader.value(tint, shader.math("MULTIPLY", shader.span(yarns, 0.82, 1.12, 0.35, 0.65), worn))
    ribs = shader.math("SINE", shader.math("MULTIPLY", py, math.tau / RIBS))
    height = shader.math("MULTIPLY_ADD", ribs, 0.35, yarns)
    bump = shader.bump(height, 0.55, 0.003)
    shader.surface(shader.principled(shade, 0.95, 0.05, Normal=bump, Sheen=0.3).outputs[0])


@material
def wool(shader: Shader, colors: tuple[str, ...]) -> None:
    """The tufts of a rug, each in one of several colors."""
    tones = [srgb(color) for color in colors]
    last = max(1, len(tones) - 1)
    tint = shader.ramp(shader.island(), [(k / last, tone) for k, tone in enumerate(tones)])
    shader.surface(shader.principled(tint, 0.95, 0.05).outputs[0])
