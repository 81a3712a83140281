"""The scene `house`: a house of an archetype, its grounds, a time of day and a camera."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

from mathutils import Vector

from ..camera_and_light import add_camera
from ..modeling.mesh import MeshBuilder
from ..plants.grounds import add_foreground
from ..plants.nursery import plant
from ..random_streams import Streams
from ..sky import Sky, add_sky
from ..surfaces.shading import is_dark
from ..surfaces.street import Street
from ..windows_and_doors.unit import Unit
from .archetypes import ARCHETYPES
from .grounds import add_grounds
from .house import House
from .palette import FLOOR, FRAME
from .planting import NO_PALM


@dataclass(frozen=True)
class Hour:
    """A time of day: elevation of the sun in degrees, strength of the sun and of the sky."""

    elevation: float
    sun: float
    sky: float
    lit: float = 0
    """Strength of the lamps."""
    shade: float = 9
    """Distance in meters of the tree that casts its shadow on the house."""
    clouds: float | None = None


HOURS = {
    "morning": Hour(27, 6.5, 0.13),
    "noon": Hour(40, 6.7, 0.13, shade=7),
    "golden": Hour(14, 5.6, 0.18, shade=20),
    "dusk": Hour(-0.6, 0, 1.0, lit=0.75),
    "overcast": Hour(45, 1.2, 0.24, clouds=1),
}


SKYLINE, TREES, BRIGHT, FOLIAGE, GAPS = -0.04, 0.8, 0.15, 0.6, 0.4
"""The street that panes mirror by day: where its ground ends, so that panes at eye level show the edge of the
sky, the size of its trees, the brightness of its sky for each W/m2 of sunlight, and of its leaves, and how
open its crowns are. An overcast sky counts as 3 W/m2.
"""


@dataclass(frozen=True)
class HouseScene:
    """Description of the scene; what is None is drawn from the seed. Lengths in meters, angles in degrees."""

    seed: int = 1
    archetype: str | None = None
    hour: str | None = None
    """morning, noon, golden, dusk or overcast."""
    frame: str | None = None
    grid: list[int] | str | None = None
    offered: list[str] | None = None
    """Window styles of the series that the picture is made for; None means all styles."""
    angle: float | None = None
    """Degrees by which the camera is to the left of the line straight out from the facade."""
    distance: float | None = None
    lens: float | None = None
    eye: float = 1.6
    aside: float = 0
    """Moves the camera's target along the facade."""
    aim: float | None = None
    """Height of the camera's target."""
    shift: tuple[float, float] = (0, 0)
    sun_azimuth: float | None = None
    clouds: float | None = None


DUSK_NEUTRAL = 0.85
"""How much of the color is taken out of the light of the sky at dusk. Without it, white frames and plaster are
lavender.
"""
DUSK_RISE = 0.5
"""How much higher the camera aims at dusk, in meters: more of the sky, and less of the dark lawn."""
CROWN = 3.6
"""Radius of the crown of the largest tree that throws shade."""


def _add_shade(
    streams: Streams,
    middle: float,
    width: float,
    hour: Hour,
    azimuth: float,
    eye: Vector,
    way: Vector,
    lens: float,
    palms: bool,
) -> None:
    """Puts a tree between the sun and the house, outside of the picture, to shade the lawn and the facade."""
    chance, reach, half = streams["shade"], hour.shade, math.atan(18 / lens)
    around, across = math.radians(azimuth), Vector((way.y, -way.x, 0))
    for _ in range(14):
        x = middle + chance.uniform(-0.5, 0.5) * width + math.sin(around) * reach
        y = math.cos(around) * reach
        offset = Vector((x, y, 0)) - Vector((eye.x, eye.y, 0))
        ahead, crown = offset.dot(way), CROWN
        is_seen = ahead > -crown and abs(offset.dot(across)) < max(0, ahead) * math.tan(half) + crown
        if not is_seen:
            kind = chance.choice(("oak", "birch", "olive", "maple", "palm"))
            plant(kind if palms else NO_PALM.get(kind, kind), x, y, chance, 0, chance.uniform(0.9, 1.15))
            return
        reach *= 1.06


def build(options: dict[str, Any]) -> None:
    """Builds the scene `house`."""
    description = HouseScene(**options)
    streams = Streams(description.seed)
    archetype = streams.choose("archetype", description.archetype, tuple(ARCHETYPES))
    hour = HOURS[streams.choose("hour", description.hour, ("morning", "noon", "golden", "dusk"))]
    frame = streams.choose("frame", description.frame, FRAME)
    has_grid = archetype in ("farmhouse", "spanish", "cottage")
    drawn = streams["grid"].choice((None, (2, 2), (2, 2), "prairie", "craftsman"))
    grid = description.grid if description.grid is not None else (drawn if has_grid else None)
    unit = Unit(
        color=frame,
        grid=tuple(grid) if isinstance(grid, list) else grid,
        grid_color=frame if is_dark(frame) else None,
        reflection=0.07 if hour.lit else 0.065,
        waviness=1.1,
        street=None
        if hour.lit
        else Street(description.seed, SKYLINE, TREES, BRIGHT * max(hour.sun, 3), FOLIAGE, GAPS),
    )
    house = House(MeshBuilder(), streams, unit, hour.lit, streams["floor"].choice(FLOOR))
    house.offered = tuple(description.offered or ())
    built = ARCHETYPES[archetype](house)
    house.mesh.build("house")
    middle = built.plot.width / 2 + built.aside
    angle = math.radians(streams.choose("camera", description.angle, (-30, -22, -12, 14, 22, 30)))
    distance, lens = description.distance or built.distance, description.lens or built.lens
    aim = built.aim + (DUSK_RISE if hour.lit else 0) if description.aim is None else description.aim
    target = Vector((middle + description.aside, 0, aim))
    way = Vector((math.sin(angle), math.cos(angle), 0))
    eye = Vector((target.x, built.plot.front, description.eye)) - way * distance
    add_grounds(streams, replace(built.plot, doors=house.doors, floors=house.floors), bool(hour.lit), eye)
    sun_side = 180 + streams["sun"].choice((-1, 1)) * streams["sun"].uniform(36, 52)
    azimuth = sun_side if description.sun_azimuth is None else description.sun_azimuth
    clouds = streams.choose(
        "clouds", description.clouds if hour.clouds is None else hour.clouds, (0, 0.5, 0.8)
    )
    rise = streams["sun"].uniform(-2, 4)
    if not hour.lit:
        _add_shade(streams, middle, built.plot.width, hour, azimuth, eye, way, lens, built.plot.palms)
    sky = Sky(
        hour.elevation + rise,
        azimuth,
        hour.sky,
        hour.sun,
        1.6 if hour.elevation < 20 else 1,
        clouds,
        seed=description.seed,
    )
    if hour.lit:
        sky = replace(sky, elevation=hour.elevation, azimuth=azimuth + 180, neutral=DUSK_NEUTRAL)
    add_sky(sky)
    has_leaves = streams["foreground"].random() < 1 / 3 and not description.shift[1]
    if has_leaves:
        add_foreground(eye, target, lens, streams["foreground"])
    add_camera(
        eye, target, lens, shift=description.shift, focus=distance if has_leaves else None, aperture=1.6
    )
