"""The sky and the sun. Angles in degrees."""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .surfaces.shading import Shader, Socket


@dataclass(frozen=True)
class Sky:
    """A clear or cloudy sky. Angles in degrees."""

    elevation: float = 35
    """Height of the sun; below 0 is dusk."""
    azimuth: float = 200
    """Direction of the sun: 0 is +y, 90 is +x."""
    strength: float = 0.16
    """Brightness of the sky."""
    sun: float = 4.0
    """Sunlight in W/m2."""
    dust: float = 1.0
    clouds: float = 0.0
    """0 is clear, 1 is overcast."""
    seen: float = 1.7
    """Factor on the sky's brightness for the camera alone. The sky's light in the scene stays the same."""
    neutral: float = 0.0
    """How much of the color of the sky's light is taken out, from 0 to 1, and six tenths of that from the
    sun's. Without it, shadows on white paint are blue and walls in low sun yellow.
    """
    seed: int = 0
    """Seed of the clouds and of the skyline that panes mirror."""
    sun_size: float = 0.55
    """Angle in degrees under which the sun is seen: haze makes it larger and its shadows softer."""


def _up(shader: Shader, way: Socket) -> Socket:
    return shader.node("SeparateXYZ", i0=way).outputs[2]


def _cloudy(shader: Shader, color: Socket, sky: Sky, way: Socket) -> Socket:
    """Mixes clouds into a sky. The clouds are noise on a level plane above the viewer."""
    far = shader.math("ADD", shader.math("MAXIMUM", _up(shader, way), 0.02), 0.08)
    divisor = shader.node("CombineXYZ", i0=far, i1=far, i2=far).outputs[0]
    plane = shader.node("VectorMath", {"operation": "DIVIDE"}, i0=way, i1=divisor).outputs[0]
    moved = shader.node("Mapping", i0=plane, Location=(sky.seed * 3.7, sky.seed * 1.3, 0), Scale=(0.55, 1, 0))
    moved.inputs["Rotation"].default_value = (0, 0, sky.seed * 1.1)
    banks = shader.noise(moved.outputs[0], 1.1, 9, 0.62, 0.4)
    cover = shader.span(banks, 0, 0.85, 0.62 - 0.16 * sky.clouds, 0.82)
    light = 6 * max(0.08, math.sin(math.radians(max(sky.elevation, 3))))
    green, blue = (0.97, 0.93) if sky.elevation > 15 else (0.8, 0.62)
    lit = shader.mix(1, color, (light, light * green, light * blue, 1), "ADD")
    return shader.mix(cover, color, lit)


def _skyline(shader: Shader, around: Socket, rugged: Socket, seed: int) -> Socket:
    """The height of what stands at the other side of the street, as the tangent of its angle above the
    horizon.

    `around` is the direction in radians, `rugged` noise that frays the edges of the crowns.
    """
    row = shader.math("MULTIPLY_ADD", around, 5.0, seed * 1.7)
    cell, within = shader.math("FLOOR", row), shader.math("FRACT", row)
    house = shader.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=cell).outputs[0]
    gable = shader.math("SUBTRACT", 0.5, shader.math("ABSOLUTE", shader.math("SUBTRACT", within, 0.5)))
    roof = shader.math(
        "MULTIPLY_ADD", shader.math("MINIMUM", gable, shader.span(house, 0.05, 0.4)), 0.09, 0.012
    )
    line = shader.node("CombineXYZ", i0=around, i1=seed * 2.3, i2=0.0).outputs[0]
    crowns = shader.span(shader.noise(line, 4.5, 2.5, 0.5), -0.02, 0.16, 0.4, 0.72)
    frayed = shader.math("MULTIPLY_ADD", shader.math("SUBTRACT", rugged, 0.5), 0.07, crowns)
    return shader.math("MAXIMUM", roof, frayed)


def _mirrored(shader: Shader, way: Socket, color: Socket, sky: Sky) -> Socket:
    """What panes and water mirror instead of the real surroundings: sky and clouds over the gables and trees
    of a street, and a shaded garden below the horizon.

    It is a function of the direction alone, so it costs no geometry and differs from picture to picture by
    the seed. No ground is mirrored, because the far edge of a sunlit terrace would be a straight line across
    every pane.
    """
    x, y, z = shader.node("SeparateXYZ", i0=way).outputs[:3]
    around = shader.math("ARCTAN2", y, x)
    seen = shader.node("CombineXYZ", i0=around, i1=z, i2=sky.seed * 0.7).outputs[0]
    rugged = shader.noise(seen, 22, 5, 0.7)
    over = shader.span(
        shader.math("SUBTRACT", z, _skyline(shader, around, rugged, sky.seed)), 0, 1, -0.004, 0.006
    )
    leaves = shader.ramp(rugged, [(0.35, (0.045, 0.06, 0.03, 1)), (0.65, (0.19, 0.22, 0.11, 1))])
    broad = shader.noise(seen, 3.2, 3, 0.55)
    street = shader.mix(shader.span(broad, 0, 0.8, 0.52, 0.58), leaves, (0.4, 0.36, 0.3, 1))
    # The border of the garden and the street is hidden by shrubs, so it is soft and uneven.
    depth = shader.math("MULTIPLY_ADD", shader.math("SUBTRACT", broad, 0.5), 0.3, z)
    garden = shader.ramp(rugged, [(0.3, (0.09, 0.1, 0.06, 1)), (0.7, (0.2, 0.2, 0.14, 1))])
    ground = shader.mix(shader.span(depth, 1, 0, -0.2, 0.02), street, garden)
    day = 6 * max(0.05, math.sin(math.radians(max(sky.elevation, 2))))
    lit = shader.mix(1, ground, (day, day * 0.98, day * 0.94, 1), "MULTIPLY")
    banks = shader.noise(shader.stretched(seen, (1, 3.2, 1)), 2.1, 6, 0.58, 0.3)
    cloud = (day * 1.15, day * 1.14, day * 1.12, 1)
    air = shader.mix(shader.span(banks, 0, 0.9, 0.44, 0.66), color, cloud)
    return shader.mix(over, lit, air)


def add_sky(sky: Sky) -> None:
    """Lights the scene by a sky. The sun is a lamp, because a disc in the sky would cause more noise."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    shader = Shader(world.node_tree)
    air = {
        "sky_type": "NISHITA",
        "sun_disc": False,
        "sun_elevation": math.radians(max(sky.elevation, -5)),
        "sun_rotation": math.radians(sky.azimuth),
        "dust_density": sky.dust,
        "ozone_density": 1.2 if sky.elevation > 0 else 3.0,
        "altitude": 50,
    }
    color = shader.node("TexSky", air).outputs[0]
    way = shader.node("TexCoord").outputs["Generated"]
    if sky.clouds > 0:
        color = _cloudy(shader, color, sky, way)
    ray = shader.node("LightPath").outputs
    if sky.neutral:
        gray = shader.node("RGBToBW", i0=color).outputs[0]
        color = shader.mix(ray["Is Camera Ray"], shader.mix(sky.neutral, color, gray), color)
    color = shader.mix(ray["Is Glossy Ray"], color, _mirrored(shader, way, color, sky))
    strength = shader.span(ray["Is Camera Ray"], sky.strength, sky.strength * sky.seen)
    background = shader.node("Background", i0=color, i1=strength)
    shader.node("OutputWorld", i0=background.outputs[0])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 512
    if sky.sun > 0:
        _add_sun(sky)


SUNS = 3
"""Lamps that share the sun's light. Each sample picks a lamp or the sky; more lamps mean less noise in
sunlight.
"""


def _add_sun(sky: Sky) -> None:
    """Adds the sun as lamps in one place. The lower it is, the warmer its color."""
    lamp = bpy.data.lights.new("sun", "SUN")
    height = max(sky.elevation, 1)
    warmth = max(0.0, min(1.0, (40 - height) / 38))
    lamp.energy, lamp.angle = sky.sun / SUNS, math.radians(sky.sun_size)
    warm = (1, 0.975 - 0.34 * warmth**1.45, 0.90 - 0.62 * warmth**1.1)
    lamp.color = [channel + (1 - channel) * 0.6 * sky.neutral for channel in warm]
    way = toward_sun(sky)
    for _ in range(SUNS):
        sun = bpy.data.objects.new("sun", lamp)
        sun.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(sun)


def toward_sun(sky: Sky) -> Vector:
    """The direction from the scene to the sun."""
    around, up = math.radians(sky.azimuth), math.radians(max(sky.elevation, 1))
    return Vector((math.sin(around) * math.cos(up), math.cos(around) * math.cos(up), math.sin(up)))
