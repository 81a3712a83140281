"""Materials. Colors are hex codes of sRGB; lengths are in meters, frequencies in waves per meter."""

from __future__ import annotations

from typing import Any

from .shading import Color, Shader, Socket, is_dark, is_silver, lighter, material, srgb

STAIN = 0.09
"""Half of the width of a stain of rain in meters."""


def _tinted(shader: Shader, color: Color, noise: Socket, dark: float, light: float) -> Socket:
    """Returns a color that varies with the noise between a darker and a lighter version of itself."""
    return shader.ramp(noise, [(0.3, lighter(color, dark)), (0.7, lighter(color, light))])


HAZE, CLEAR, HAZY = "#b3bfc2", 16, 210
"""The color of distant haze, and between which distances from the camera in meters a color turns into it."""


def _hazed(shader: Shader, color: Any) -> Socket:
    """Returns a color that turns pale and cool with its distance from the camera, as in the air of a summer day."""
    away = shader.node("CameraData").outputs["View Distance"]
    return shader.mix(shader.span(away, 0.0, 0.62, CLEAR, HAZY), color, srgb(HAZE))


@material
def plain(
    shader: Shader,
    color: str,
    roughness: float = 0.5,
    specular: float = 0.5,
    metallic: float = 0,
    grain: float = 0,
) -> None:
    """Paint, plastic or metal; `grain` is the frequency of a slight texture."""
    surface = shader.principled(srgb(color), roughness, specular, Metallic=metallic)
    if grain:
        bump = shader.bump(shader.noise(shader.position(), grain, 4), 0.3, 0.002)
        shader.tree.links.new(bump, surface.inputs["Normal"])
    shader.surface(surface.outputs[0])


@material
def emission(shader: Shader, color: str, strength: float) -> None:
    """A surface that emits light."""
    shader.surface(shader.node("Emission", i0=srgb(color), i1=strength).outputs[0])


SOFTBOX_FALLOFF = ((0.0, 0.3), (0.16, 1.0), (0.42, 0.4), (0.68, 0.06), (1.0, 0.0))
"""Where along a softbox, from the camera's end (0) to the object's end (1), it has which part of its light."""


@material
def softbox(shader: Shader, size: float, strength: float) -> None:
    """The cloth of a wide studio lamp, brightest near the camera and dark beside the object. It reaches from 4.4 to 0.6 times the
    `size` of the object in front of it (along -y).
    """
    along = shader.node("SeparateXYZ", i0=shader.position()).outputs["Y"]
    share = shader.span(along, 0, 1, -4.4 * size, -0.6 * size)
    light = shader.ramp(share, [(at, (value, value, value, 1)) for at, value in SOFTBOX_FALLOFF])
    shader.surface(shader.node("Emission", i0=light, i1=strength).outputs[0])


@material
def vinyl(shader: Shader, color: str) -> None:
    """Extruded vinyl: smooth, an even color with slightly uneven gloss. A fine relief would be drawn as wood grain by the denoiser.

    White vinyl reflects at most 88 percent of the light. The gloss adds 1.2 percent of its own, so the color is darkened by
    that amount, and keeps its hue; otherwise black would look gray. Flakes of metal in silver mirror the sky and the ground in broad
    shades, which tells it from white.
    """
    where = shader.position()
    low, high, mirror = (0.34, 0.46, 0.1) if is_dark(color) else (0.30, 0.40, 0.2)
    gloss = shader.span(shader.noise(where, 3, 1), low, high)
    channels = srgb(color)[:3]
    kept = max(0.0, 1 - 0.036 / max(0.036, sum(channels)))
    bounded = (*(min(0.88, max(0.002, channel * kept)) for channel in channels), 1)
    flakes = 0.6 if is_silver(color) else 0
    shader.surface(shader.principled(bounded, gloss, mirror, Metallic=flakes).outputs[0])


@material
def weld(shader: Shader, color: str) -> None:
    """The line that welding leaves across the corner of a vinyl frame: its bead is cut flush and stays a little dull."""
    shader.surface(shader.principled(lighter(srgb(color), 0.6), 0.7, 0.1).outputs[0])


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
    """Sand-finish stucco, with strokes and clouds from the trowel, faint streaks from the rain and dust at its foot;
    `sand` is the frequency of the grains.
    """
    where, base = shader.position(), srgb(color)
    tint = _tinted(shader, base, shader.noise(where, 0.9, 5), 0.90, 1.05)
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
    """Height of old plaster, in units of 8 mm: `lace` has flat islands that a trowel pressed on a rough coat, `dash` is
    thrown on in blobs, and `smooth` shows only the strokes of the trowel.
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
    islands = shader.span(shader.noise(where, 15, 6, 0.6, 0.5), 0, 0.42, 0.42, 0.58)
    floor = shader.math("MULTIPLY", shader.noise(where, 75, 4, 0.65), 0.4)
    return shader.math("MULTIPLY_ADD", lumps, 0.5, shader.math("MAXIMUM", islands, floor))


@material
def old_stucco(shader: Shader, color: str, finish: str) -> None:
    """Stucco of an old house, painted more than once: faded in clouds, with places that were mended, hairline cracks,
    streaks from the rain and dust at its foot. `finish` is smooth, lace or dash.
    """
    where, base = shader.position(), srgb(color)
    clouds = _tinted(shader, base, shader.noise(where, 1.1, 6, 0.62), 0.88, 1.06)
    mended = shader.span(shader.noise(where, 0.8, 3, 0.5), 1.0, 0.955, 0.56, 0.575)
    patched = shader.value(clouds, mended)
    rain = shader.noise(shader.stretched(where, (5, 5, 0.35)), 1.0, 6, 0.62)
    streaked = shader.value(patched, shader.span(rain, 1.03, 0.9, 0.42, 0.68))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    dusty = shader.math("MULTIPLY_ADD", shader.noise(where, 2.5, 5), 0.6, height)
    soiled = shader.value(streaked, shader.span(dusty, 0.8, 1.0, 0.2, 0.95))
    crack = shader.math("MULTIPLY", _cracks(shader, where, (0.16, 0.0, 0.16)), 0.45)
    tint = shader.mix(crack, soiled, lighter(base, 0.3))
    relief = _plaster_relief(shader, where, finish)
    strength = {"smooth": 0.5, "lace": 0.75, "dash": 0.6}[finish]
    bump = shader.bump(relief, strength, 0.008)
    shader.surface(shader.principled(tint, 0.9, 0.25, Normal=bump).outputs[0])


@material
def rain_stain(shader: Shader, middle: float, top: float, length: float) -> None:
    """A film that darkens what is behind it: where water runs down a wall, along x = `middle` from the height `top`."""
    where = shader.position()
    x, _, height = shader.node("SeparateXYZ", i0=where).outputs[:3]
    streaks = shader.noise(shader.stretched(where, (22, 1, 0.9)), 1.0, 2, 0.5)
    ragged = shader.math("MULTIPLY_ADD", shader.math("SUBTRACT", streaks, 0.5), length, height)
    aside = shader.math("ABSOLUTE", shader.math("SUBTRACT", x, middle))
    fall = shader.span(ragged, 0, 1, top - length * 0.75, top)
    run = shader.math("MULTIPLY", fall, shader.span(streaks, 0.1, 1, 0.4, 0.66))
    faded = shader.math("MULTIPLY", run, shader.span(aside, 1, 0, 0.02, STAIN))
    tint = shader.mix(faded, (1, 1, 1, 1), (0.66, 0.63, 0.57, 1))
    shader.surface(shader.node("BsdfTransparent", i0=tint).outputs[0])


@material
def painted_boards(shader: Shader, color: str) -> None:
    """Painted siding: each board has faded a little differently and is not quite flat, rain has drawn streaks of dirt down
    the wall, and its foot is splashed.
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


@material
def casing_paint(shader: Shader, color: str) -> None:
    """Paint of casings around openings: each board a little different, faded in clouds, with dust at its foot.

    It is less bright than vinyl, so that a white frame stands out from its casing. It has no fine relief, which the
    denoiser would draw as wood grain.
    """
    where, island = shader.position(), shader.island()
    board = shader.value(srgb(color), shader.span(island, 0.7, 0.76))
    clouds = shader.value(board, shader.span(shader.noise(where, 1.1, 3), 0.93, 1.03, 0.35, 0.65))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    dusty = shader.math("MULTIPLY_ADD", shader.noise(where, 3, 4), 0.5, height)
    soiled = shader.value(clouds, shader.span(dusty, 0.76, 1.0, 0.15, 0.75))
    shader.surface(shader.principled(soiled, 0.55, 0.3).outputs[0])


GRAIN = {"h": (1.1, 1.1, 26), "v": (26, 26, 1.1), "x": (1.2, 24, 24), "y": (24, 1.2, 24)}


@material
def wood(
    shader: Shader, color: str, grain: str = "h", roughness: float = 0.55, variety: float = 0.35
) -> None:
    """Wooden boards that differ in grain and shade. `grain` is its direction: x, y, v (vertical) or h (horizontal)."""
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


def _wear(shader: Shader, where: Socket, slab: tuple[float, ...]) -> Socket:
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


@material
def concrete(
    shader: Shader, color: str = "#b9b4aa", roughness: float = 0.75, slab: tuple[float, ...] | None = None
) -> None:
    """Concrete, stone or tiles; `slab` is the length, width and joint of pavers and the offset of every other row."""
    where, base = shader.position(), srgb(color)
    tint = _tinted(shader, base, shader.noise(where, 1.3, 9, 0.65), 0.9, 1.05)
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
        tint = shader.value(tint, _wear(shader, where, slab))
    bump = shader.bump(height, 0.18, 0.003)
    shader.surface(shader.principled(tint, roughness, 0.35, Normal=bump).outputs[0])


def _cracks(shader: Shader, where: Socket, sway: tuple[float, float, float] = (0.5, 0.5, 0.0)) -> Socket:
    """1 on hairline cracks, which run through some places only; `sway` is how far they wander along each axis."""
    wander = shader.node("TexNoise", i0=where, Scale=3.1, Detail=4.0).outputs["Color"]
    moved = shader.node("VectorMath", {"operation": "MULTIPLY_ADD"}, i0=wander, i1=sway, i2=where)
    cells = shader.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, i0=moved.outputs[0], Scale=0.55)
    line = shader.span(cells.outputs["Distance"], 1, 0, 0.0005, 0.0022)
    return shader.math("MULTIPLY", line, shader.span(shader.noise(where, 0.7, 2), 0, 1, 0.52, 0.56))


def _weather(shader: Shader, where: Socket) -> Socket:
    """How bright paving is that lies in the open: stained by leaves, damp in places, and soiled along the wall at y = 0."""
    leaves = shader.span(shader.noise(where, 2.6, 5, 0.65), 1.0, 0.7, 0.57, 0.72)
    damp = shader.span(shader.noise(where, 0.62, 6, 0.6), 1.0, 0.8, 0.53, 0.6)
    depth = shader.node("SeparateXYZ", i0=where).outputs[1]
    ragged = shader.math("MULTIPLY_ADD", shader.noise(where, 2.3, 5, 0.65), 0.9, depth)
    foot = shader.span(ragged, 1.0, 0.72, -0.55, 0.3)
    drips = shader.span(shader.noise(where, 24, 3, 0.6), 1.0, 0.8, 0.64, 0.72)
    return shader.math(
        "MULTIPLY", shader.math("MULTIPLY", leaves, damp), shader.math("MULTIPLY", foot, drips)
    )


@material
def patio(shader: Shader, color: str, slab: tuple[float, float, float]) -> None:
    """Cast slabs of a patio in front of a wall at y = 0: broomed across, with chipped joints full of soil, hairline
    cracks and stains. `slab` is their length, width and joint.
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
    clouds = _tinted(shader, base, shader.noise(where, 1.1, 9, 0.68), 0.84, 1.08)
    broom = shader.noise(shader.stretched(where, (2.2, 150, 1)), 1.0, 4, 0.6)
    broomed = shader.value(clouds, shader.span(broom, 0.9, 1.07, 0.33, 0.67))
    toned = shader.mix(1, broomed, slabs.outputs[0], "MULTIPLY")
    soiled = shader.value(toned, shader.math("MULTIPLY", _wear(shader, where, slab), _weather(shader, where)))
    cracked = shader.mix(_cracks(shader, where), soiled, (0.06, 0.055, 0.045, 1))
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
    """Fired brick: each has a shade of its own, a few are burnt dark, and all are rough and a little stained."""
    base, own = srgb(color), shader.island()
    where = shader.shifted(shader.position(), own, (17, 23, 31))
    burnt = (base[0] * 0.42, base[1] * 0.5, base[2] * 0.6, 1)
    warm = (base[0] * 1.22, base[1] * 1.02, base[2] * 0.86, 1)
    shades = (burnt, lighter(base, 0.72), lighter(base, 0.95), base, lighter(base, 1.12), warm)
    shade = shader.ramp(own, list(zip((0.0, 0.12, 0.35, 0.6, 0.85, 1.0), shades)))
    flecked = shader.value(shade, shader.span(shader.noise(where, 26, 8, 0.7), 0.78, 1.2, 0.3, 0.7))
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


@material
def fabric(shader: Shader, color: str, weave: float = 420) -> None:
    """Woven cloth; `weave` is the frequency of its threads. Yarns of slightly different shades are seen from farther away than
    single threads: without them, upholstery looks like plastic across a room. Broad clouds are the nap, brushed in use.
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
    """Washed cotton or linen: a fine weave, and a few long shallow creases. They are in patches, with smooth cloth between:
    creases everywhere look like raked sand.
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
    tint = _tinted(shader, srgb(color), threads, 0.93, 1.03)
    soft = shader.principled(tint, 0.9, 0.12, Normal=shader.bump(height, 0.8, 1.0), Sheen=0.35)
    shader.surface(soft.outputs[0])


@material
def curtain_cloth(shader: Shader, color: str = "#f2efe8", through: float = 0.45) -> None:
    """Linen for curtains; `through` is the fraction of the light that passes, part of it between the threads."""
    where = shader.position()
    threads = shader.noise(shader.stretched(where, (420, 420, 22)), 1.0, 2)
    slubs = shader.noise(shader.stretched(where, (9, 9, 150)), 1.0, 3)
    weave = shader.math("ADD", threads, slubs)
    tint = _tinted(shader, srgb(color), shader.math("MULTIPLY", weave, 0.5), 0.9, 1.06)
    bump = shader.bump(weave, 0.3, 0.001)
    front = shader.principled(tint, 0.95, 0.05, Normal=bump, Sheen=0.3)
    glow = shader.node("BsdfTranslucent", i0=tint)
    cloth = shader.node("MixShader", i0=through, i1=front.outputs[0], i2=glow.outputs[0])
    shader.surface(shader.blend(0.32 * through, cloth, shader.node("BsdfTransparent")))


@material
def insect_screen(shader: Shader, share: float = 0.45) -> None:
    """An insect screen from so far that its wires are not seen: a veil that covers the fraction `share` of the view."""
    wires = shader.node("BsdfDiffuse", i0=(0.03, 0.03, 0.033, 1))
    shader.surface(shader.blend(share, shader.node("BsdfTransparent"), wires))


@material
def foliage(shader: Shader, colors: tuple[str, ...], through: float = 0.5, rooted: float = 0) -> None:
    """Leaves of several greens; `through` is the fraction of the light that passes; it makes leaves glow. Up to the height
    `rooted` blades are darker and browner, so that a clump of grass grows out of the soil.
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
def wool(shader: Shader, colors: tuple[str, ...]) -> None:
    """The tufts of a rug, each in one of several colors."""
    tones = [srgb(color) for color in colors]
    last = max(1, len(tones) - 1)
    tint = shader.ramp(shader.island(), [(k / last, tone) for k, tone in enumerate(tones)])
    shader.surface(shader.principled(tint, 0.95, 0.05).outputs[0])


@material
def broad_leaf(shader: Shader, colors: tuple[str, ...], through: float = 0.22) -> None:
    """Leathery leaves of a house plant: glossy, of several greens, darker in patches, and paler on their backs."""
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
    """A hill in the distance: woods and meadows in patches, paler in the haze toward its foot. Heights in meters."""
    where = shader.position()
    woods = shader.noise(shader.stretched(where, (0.035, 0.035, 0.11)), 1.0, 8, 0.68)
    tint = shader.value(srgb(color), shader.span(woods, 0.62, 1.22, 0.36, 0.62))
    height = shader.node("SeparateXYZ", i0=where).outputs[2]
    hazy = shader.mix(shader.span(height, 0.55, 0.0, foot, top), tint, srgb("#aab6ba"))
    shader.surface(shader.principled(hazy, 1.0, 0.0).outputs[0])


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
    tint = _tinted(shader, base, shader.noise(where, 0.7, 8, 0.7), 0.75, 1.15)
    bump = shader.bump(shader.noise(where, 180, 3, 0.7), 0.5, 0.004)
    shader.surface(shader.principled(tint, 0.9, 0.25, Normal=bump).outputs[0])


@material
def roofing(shader: Shader, color: str) -> None:
    """Shingles of asphalt: granules, a tone of its own for each piece, and large weathered patches."""
    where = shader.position()
    tone = shader.span(shader.island(), 0.72, 1.28)
    worn = shader.span(shader.noise(where, 0.5, 4), 0.9, 1.14, 0.35, 0.65)
    grain = shader.span(shader.noise(where, 130, 2), 0.86, 1.14, 0.35, 0.65)
    value = shader.math("MULTIPLY", shader.math("MULTIPLY", tone, worn), grain)
    shader.surface(shader.principled(shader.value(srgb(color), value), 0.95, 0.12).outputs[0])


@material
def water(shader: Shader) -> None:
    """The surface of a pool: ripples mirror the sky and bend the view of the basin. To all other rays it is a tinted pane,
    so the sun lights the basin without caustics.
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


@material
def wall_paint(shader: Shader, color: str) -> None:
    """Matte paint on a wall that is slightly uneven. Finer relief than this is drawn as a weave by the denoiser."""
    where = shader.position()
    bump = shader.bump(shader.noise(where, 3.5, 2), 0.16, 0.012)
    shader.surface(shader.principled(srgb(color), 0.82, 0.25, Normal=bump).outputs[0])


@material
def brushed_metal(shader: Shader, color: str, roughness: float = 0.3) -> None:
    """Metal with fine scratches along x."""
    where = shader.position()
    scratches = shader.noise(shader.stretched(where, (30, 900, 900)), 1.0, 4, 0.6)
    rough = shader.span(scratches, roughness * 0.8, roughness * 1.3, 0.3, 0.7)
    bump = shader.bump(scratches, 0.12, 0.0002)
    surface = shader.principled(srgb(color), rough, 0.5, Metallic=1.0, Anisotropic=0.5, Normal=bump)
    shader.surface(surface.outputs[0])


@material
def lampshade(shader: Shader, color: str, strength: float, ends: tuple[float, float] | None = None) -> None:
    """A linen shade that glows by `strength` where its lamp is on: most around the bulb, if `ends`, the heights of its
    lower and upper edge, are given.
    """
    weave = shader.noise(shader.stretched(shader.position(), (1, 1, 0.15)), 700, 2)
    tint = _tinted(shader, srgb(color), weave, 0.85, 1.05)
    cloth = shader.principled(tint, 0.95, 0.1)
    glow: Socket | float = strength
    if ends:
        height = shader.node("SeparateXYZ", i0=shader.position()).outputs[2]
        part = shader.span(height, 0, 1, *ends)
        off = shader.math("ABSOLUTE", shader.math("SUBTRACT", part, 0.42))
        facing = shader.node("LayerWeight", Blend=0.5).outputs["Facing"]
        around = shader.span(facing, 1, 0.35)
        bulb = shader.math("POWER", shader.span(off, 1, 0.12, 0, 0.6), 1.6)
        glow = shader.math("MULTIPLY", shader.math("MULTIPLY", bulb, around), 0.75 * strength)
    lit = shader.node("Emission", i0=srgb("#ffcf96"), i1=glow)
    both = shader.node("AddShader", i0=cloth.outputs[0], i1=lit.outputs[0])
    shader.surface(both.outputs[0])


@material
def painting(shader: Shader, ground: str, first: str, second: str) -> None:
    """An abstract picture in three colors: broad fields with soft edges."""
    where = shader.position()
    fields = shader.noise(where, 2.2, 1.5, 0.4, 0.3)
    tint = shader.ramp(
        fields, [(0.42, srgb(ground)), (0.46, srgb(first)), (0.58, srgb(first)), (0.61, srgb(second))]
    )
    bump = shader.bump(shader.noise(where, 300, 3), 0.3, 0.001)
    shader.surface(shader.principled(tint, 0.8, 0.2, Normal=bump).outputs[0])
