"""Materials of glass: thin panes for windows, obscure glass for swatches, solid glass for cut sections."""

from __future__ import annotations

from dataclasses import dataclass

from .shading import Shader, Socket, lighter, material, srgb
from .street import Street, mirrored_street


def _reflected_share(shader: Shader, reflection: float, grazing: float) -> Socket:
    """The fraction of the light that a pane reflects, by Schlick's formula with the absolute value of N.I,
    because the Fresnel node reflects everything at the back of a face.
    """
    pane = shader.node("NewGeometry").outputs
    facing = shader.node(
        "VectorMath", {"operation": "DOT_PRODUCT"}, i0=pane["Incoming"], i1=pane["Normal"]
    ).outputs["Value"]
    slant = shader.node(
        "Math", {"operation": "SUBTRACT", "use_clamp": True}, i0=1.0, i1=shader.math("ABSOLUTE", facing)
    )
    return shader.span(shader.math("POWER", slant.outputs[0], 5.0), reflection, grazing)


def _waves(shader: Shader, waviness: float) -> Socket:
    """The normal of a pane that is slightly uneven, each pane in its own way."""
    where = shader.shifted(shader.position(), shader.island(), (13, 17, 19))
    return shader.bump(shader.noise(where, 1.3, 0.6), 0.17 * waviness, 0.006)


@material
def thin_glass(
    shader: Shader,
    tint: str = "#f7faf9",
    reflection: float = 0.085,
    waviness: float = 1.0,
    reflection_tint: tuple[float, float, float] = (0.96, 1, 0.98),
    grazing: float = 0.95,
    frost: float | None = None,
) -> None:
    """Makes the material of a pane without thickness.

    `reflection` is the reflected fraction for light straight onto the pane, `grazing` that at a flat angle.
    Shadow rays pass through, so the sun lights the room without caustics. A bump of one wave per meter,
    different for each pane, distorts reflections like those of real insulated glass. `frost` blurs the view
    through the pane.
    """
    share = _reflected_share(shader, reflection, grazing)
    is_shadow = shader.node("LightPath").outputs["Is Shadow Ray"]
    share = shader.math("MULTIPLY", share, shader.math("SUBTRACT", 1.0, is_shadow))

    mirror = shader.node("BsdfGlossy", i0=(*reflection_tint, 1), Roughness=0.0 if frost is None else 0.12)
    if waviness:
        shader.tree.links.new(_waves(shader, waviness), mirror.inputs["Normal"])
    if frost is None:
        shader.surface(shader.blend(share, shader.node("BsdfTransparent", i0=srgb(tint)), mirror))
        return
    scatter = shader.node("BsdfRefraction", i0=srgb(tint), IOR=1.001, Roughness=frost)
    seen = shader.node("MixShader", i0=share, i1=scatter.outputs[0], i2=mirror.outputs[0])
    shadow = shader.node("BsdfTransparent", i0=(0.7, 0.7, 0.7, 1))
    shader.surface(shader.blend(is_shadow, seen, shadow))


COATED = 0.9
"""The fraction of light that a low-e coating lets through. It tells a pane from an open door."""
SHADED, BRIGHT = 0.7, 2.3
"""Factors on the reflected fraction where a pane mirrors trees, and where it mirrors the sky."""


@material
def street_glass(
    shader: Shader, street: Street, tint: str, reflection: float, waviness: float = 1.0, grazing: float = 0.9
) -> None:
    """Makes the material of a pane without thickness that mirrors a painted street to the camera and nothing
    else, so what stands behind it keeps its own color. All other rays pass through, so the room is as light
    as without it.

    Only the first pane on the way of a ray mirrors and dims, for both panes of insulated glass. Otherwise
    panes one behind the other would lay one fog over the next, and each its own picture of the street.
    """
    pane = shader.node("NewGeometry").outputs
    normal = _waves(shader, waviness) if waviness else pane["Normal"]
    toward = shader.node("VectorMath", {"operation": "SCALE"}, i0=pane["Incoming"], Scale=-1.0).outputs[0]
    way = shader.node("VectorMath", {"operation": "REFLECT"}, i0=toward, i1=normal).outputs[0]
    seen, sky = mirrored_street(shader, way, street)
    mirror = shader.node("Emission", i0=seen, i1=street.day)
    ray = shader.node("LightPath").outputs
    is_first = shader.math("LESS_THAN", ray["Transparent Depth"], 0.5)
    is_seen = shader.math("MULTIPLY", ray["Is Camera Ray"], is_first)
    both = _reflected_share(shader, 1 - (1 - reflection) ** 2, grazing)
    # Where a pane mirrors the bright sky, the room is hidden; where it mirrors dark trees, the room is seen.
    covering = shader.math("MULTIPLY", both, shader.span(sky, SHADED, BRIGHT))
    share = shader.math("MULTIPLY", shader.math("MINIMUM", covering, 0.96), is_seen)
    through = shader.mix(is_seen, (1, 1, 1, 1), lighter(srgb(tint), COATED**2))
    shader.surface(shader.blend(share, shader.node("BsdfTransparent", i0=through), mirror))


@material
def solid_glass(shader: Shader) -> None:
    """Makes the material of glass with thickness, for the cut corner of a frame."""
    body = shader.principled(srgb("#f8fbfa"), 0.0, Transmission=1.0, IOR=1.5)
    light = shader.node("BsdfTransparent", i0=(0.96, 0.975, 0.97, 1))
    shader.surface(shader.blend(shader.node("LightPath").outputs["Is Shadow Ray"], body, light))


@dataclass(frozen=True)
class Swatch:
    """How one kind of glass distorts and colors the view through it."""

    color: str = "#ffffff"
    roughness: float = 0.0
    relief: float = 0.0
    """Depth of the pattern in meters."""
    is_mirror: bool = False


SWATCHES = {
    "clear": Swatch(),
    "low_e3": Swatch("#eaf4ee"),
    "low_e4": Swatch("#dcebe4"),
    "rain": Swatch(relief=0.011),
    "reed": Swatch(relief=0.006),
    "glue_chip": Swatch(roughness=0.06, relief=0.007),
    "delta_frost": Swatch(roughness=0.10, relief=0.005),
    "acid": Swatch(roughness=0.38),
    "satin": Swatch(roughness=0.24, relief=0.0006),
    "hammered": Swatch(relief=0.009),
    "bronze": Swatch("#dcc6ae"),
    "gray": Swatch("#bcc1c4"),
    "dark_gray": Swatch("#8d9398"),
    "green": Swatch("#d6ebde"),
    "mirror": Swatch(is_mirror=True),
}


def _relief(shader: Shader, kind: str, pitch: float) -> Socket:
    """Returns the height of the pattern; `pitch` is the number of reeds per meter."""
    where = shader.position()
    if kind == "rain":
        streaks = shader.noise(shader.stretched(where, (46, 1, 7)), 1, 3, 0.5, 0.8)
        drops = shader.noise(shader.stretched(where, (120, 1, 60)), 1, 2, 0.5, 0.4)
        return shader.math("MULTIPLY_ADD", drops, 0.18, streaks)
    if kind == "reed":
        reeds = shader.node("TexWave", {"wave_profile": "SIN", "bands_direction": "X"}, i0=where, Scale=pitch)
        return reeds.outputs["Fac"]
    if kind == "glue_chip":
        wander = shader.node("TexNoise", i0=where, Scale=14.0).outputs["Color"]
        moved = shader.node(
            "VectorMath", {"operation": "MULTIPLY_ADD"}, i0=wander, i1=(0.05, 0.05, 0.05), i2=where
        )
        chips = shader.node("TexVoronoi", i0=moved.outputs[0], Scale=13.0)
        own = shader.node("SeparateXYZ", i0=chips.outputs["Color"]).outputs[0]
        turned = shader.node("VectorRotate", {"rotation_type": "Y_AXIS"}, Vector=moved.outputs[0])
        shader.tree.links.new(shader.math("MULTIPLY", own, 6.283), turned.inputs["Angle"])
        ferns = shader.noise(shader.stretched(turned.outputs[0], (170, 1, 22)), 1, 4, 0.6, 1.2)
        return shader.math("MULTIPLY_ADD", chips.outputs["Distance"], 1.3, ferns)
    if kind == "hammered":
        dents = shader.node("TexVoronoi", {"feature": "SMOOTH_F1"}, i0=where, Scale=70.0)
        return dents.outputs["Distance"]
    if kind == "satin":
        return shader.noise(where, 500, 2)
    grain = shader.noise(where, 330, 2, 0.6)
    return shader.math("MULTIPLY_ADD", grain, 0.5, shader.noise(where, 85, 3, 0.6, 0.3))


@material
def swatch_glass(shader: Shader, kind: str, pitch: float = 22) -> None:
    """Makes the material of a kind of glass in `SWATCHES`, which refracts the view behind it."""
    look = SWATCHES[kind]
    if look.is_mirror:
        shader.surface(shader.principled((0.86, 0.89, 0.88, 1), 0.0, Metallic=1.0).outputs[0])
        return
    body = shader.principled(srgb(look.color), look.roughness, Transmission=1.0, IOR=1.45)
    if look.relief:
        bump = shader.bump(_relief(shader, kind, pitch), 1.0, look.relief)
        shader.tree.links.new(bump, body.inputs["Normal"])
    shader.surface(body.outputs[0])
