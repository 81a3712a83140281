"""Boards of siding, furniture, floors and tables. Lengths in meters, frequencies in waves per meter."""

from __future__ import annotations

from .shading import Shader, lighter, material, srgb


@material
def painted_boards(shader: Shader, color: str) -> None:
    """Painted siding: each board has faded a little differently and is not quite flat, rain has drawn streaks
    of dirt down the wall, and its foot is splashed.
    """
    island, here = shader.island(), shader.position()
    where = shader.shifted(here, island, (17, 23, 31))
    faded = shader.value(srgb(color), shader.span(island, 0.94, 1.05))
    tint = shader.value(faded, shader.span(shader.noise(where, 0.8, 6, 0.65), 0.94, 1.05, 0.35, 0.65))
    rain = shader.noise(shader.stretched(here, (7, 7, 0.5)), 1.0, 5, 0.6)
    streaked = shader.value(tint, shader.span(rain, 1.02, 0.89, 0.46, 0.66))
    height = shader.node("SeparateXYZ", i0=here).outputs[2]
    splashed = shader.math("MULTIPLY_ADD", shader.noise(here, 3.1, 5, 0.65), 0.7, height)
    soiled = shader.value(streaked, shader.span(splashed, 0.76, 1.0, 0.3, 1.0))
    bump = shader.bump(shader.noise(where, 2.2, 2), 0.2, 0.01)
    shader.surface(shader.principled(soiled, 0.6, 0.35, Normal=bump).outputs[0])


GRAIN = {"h": (1.1, 1.1, 26), "v": (26, 26, 1.1), "x": (1.2, 24, 24), "y": (24, 1.2, 24)}


@material
def wood(
    shader: Shader, color: str, grain: str = "h", roughness: float = 0.55, variety: float = 0.35
) -> None:
    """Boards that differ in grain and shade. `grain` is its direction: x, y, v (vertical), h (horizontal)."""
    base, island = srgb(color), shader.island()
    where = shader.stretched(shader.shifted(shader.position(), island, (17, 23, 31)), GRAIN[grain])
    rings = shader.noise(where, 1.6, 7, 0.62, 0.6)
    tint = shader.ramp(rings, [(0.28, lighter(base, 0.6)), (0.5, base), (0.72, lighter(base, 1.2))])
    # Some boards are grayer than others, whatever their shade.
    gray = sum(base[:3]) / 3
    worn = shader.span(shader.math("FRACT", shader.math("MULTIPLY", island, 7.31)), 0, variety)
    weathered = shader.mix(worn, tint, (gray * 1.06, gray, gray * 0.94, 1))
    shade = shader.value(weathered, shader.span(island, 1 - variety, 1 + variety * 0.7))
    bump = shader.bump(rings, 0.25, 0.002)
    shader.surface(shader.principled(shade, roughness, 0.4, Normal=bump).outputs[0])


@material
def floorboards(shader: Shader, color: str = "#b08a5f", length: float = 1.4, width: float = 0.16) -> None:
    """An oiled wooden floor, boards along x."""
    where, base = shader.position(), srgb(color)
    boards = shader.node(
        "TexBrick", {"offset": 0.37}, i0=where, Scale=1.0, Brick_Width=length, Row_Height=width
    )
    boards.inputs["Mortar Size"].default_value = 0.0024
    for name, shade in (("Color1", 0.0), ("Color2", 1.0), ("Mortar", 0.0)):
        boards.inputs[name].default_value = (shade, shade, shade, 1)
    piece = shader.node("VectorMath", {"operation": "SCALE"}, i0=boards.outputs[0], Scale=37.0).outputs[0]
    moved = shader.node("VectorMath", {"operation": "ADD"}, i0=where, i1=piece).outputs[0]
    rings = shader.noise(shader.stretched(moved, (1.4, 22, 1)), 1.5, 8, 0.6, 0.7)
    tint = shader.ramp(rings, [(0.3, lighter(base, 0.68)), (0.5, base), (0.7, lighter(base, 1.2))])
    shade = shader.value(tint, shader.span(boards.outputs[0], 0.62, 1.18))
    joints = shader.mix(boards.outputs["Fac"], shade, (0.3, 0.25, 0.2, 1), "MULTIPLY")
    bump = shader.bump(rings, 0.12, 0.001)
    shader.surface(shader.principled(joints, 0.38, 0.45, Normal=bump).outputs[0])


BOARD = 0.118
"""Width of a board of a table top in meters."""
JOINT = 0.493
"""Distance of a joint from the middle of its board in widths of a board: joints are 1.7 mm wide."""


@material
def table_top(shader: Shader, color: str, gloss: float = 0.42) -> None:
    """Oiled wood whose boards lie along x. Each has its own shade and figure, with fine joints between."""
    where, base = shader.position(), srgb(color)
    _, y, _ = shader.node("SeparateXYZ", i0=where).outputs[:3]
    # 20 m is added so that the numbers of the boards are positive.
    row = shader.math("DIVIDE", shader.math("ADD", y, 20.0), BOARD)
    number = shader.math("FLOOR", row)
    own = shader.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=number).outputs["Value"]
    moved = shader.shifted(where, own, (13, 7, 11))
    figure = shader.noise(shader.stretched(moved, (0.8, 11, 11)), 1.3, 4, 0.55, 1.6)
    pores = shader.noise(shader.stretched(moved, (4, 150, 150)), 1.0, 3, 0.6)
    tint = shader.ramp(
        figure,
        [(0.30, lighter(base, 0.62)), (0.45, lighter(base, 0.92)), (0.56, base), (0.72, lighter(base, 1.16))],
    )
    grained = shader.value(tint, shader.span(pores, 0.86, 1.08, 0.35, 0.65))
    shade = shader.value(grained, shader.span(own, 0.84, 1.10))
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", row), 0.5))
    joint = shader.math("GREATER_THAN", away, JOINT)
    jointed = shader.mix(joint, shade, lighter(base, 0.4))
    shader.surface(shader.principled(jointed, shader.span(pores, gloss - 0.05, gloss + 0.1), 0.35).outputs[0])
