"""The scene `closeup`: one or more units in a wall, from a few steps away."""

from __future__ import annotations

from typing import Any

from ..camera_and_light import add_camera, sample_only_lamps
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..outdoors.bicycle import add_bicycle
from ..outdoors.furniture import add_bench, add_cafe_table
from ..outdoors.pots import add_pots
from ..plants.grounds import add_foreground, add_surroundings
from ..random_streams import Streams
from ..rooms_behind.view import CEILING, ROOM_BESIDE, ROOM_DEPTH, ROOM_FRONT
from ..sky import Sky, add_sky, toward_sun
from ..surfaces.greenery import turf
from ..windows_and_doors.unit import Unit
from .arrangements import ARRANGEMENTS, STEP
from .behind import furnish_behind
from .beside import BESIDE
from .description import LENGTH, MIDDLE, SIDE, Closeup
from .ground import add_ground
from .reflections import DARK_ROOM, LIT_ROOM, SKY_PANE, has_furnished_room, street_for
from .shades import add_shades
from .shell import add_room_behind
from .shot import shot_of
from .sill import add_to_sill, things_on_sills
from .wall import add_eave, add_leg


def build(options: dict[str, Any]) -> None:
    """Builds the scene `closeup`."""
    description = Closeup(**options)
    streams = Streams(description.seed)
    unit = Unit.described(description.unit)
    sill = description.sill
    if sill is None:
        # A door stands a little above the terrace: faces in the same plane render black.
        sill = 0.004 if unit.is_door else 0.86
    arrange = ARRANGEMENTS[description.arrangement]
    row = (description.count, description.gap, sill, MIDDLE)
    shot = shot_of(description, arrange(unit, *row))
    unit = unit.but(street=street_for(description, arrange(unit, *row), shot))
    least = LIT_ROOM if has_furnished_room(description, unit) else DARK_ROOM
    if unit.style == "awning" and unit.open:
        least = SKY_PANE
    unit = unit.but(reflection=max(unit.reflection, least))
    arranged = arrange(unit, *row)
    units, corner = arranged.units, arranged.corner
    mesh = MeshBuilder()
    end = LENGTH if corner is None else corner
    add_leg(mesh, description, end, units, arranged.other_openings, streams["treatment"])
    arranged.add_rest(mesh)
    left, right = units[0].opening[0], units[-1].opening[2]
    is_furnished = has_furnished_room(description, unit)
    behind = {"chance": streams["room"], "depth": ROOM_DEPTH, "has_sideboard": not is_furnished}
    if corner is None:
        add_room_behind(mesh, left - ROOM_BESIDE, right + ROOM_BESIDE, ROOM_FRONT, CEILING, **behind)
        add_eave(mesh, LENGTH + 0.5, 0.5)
    else:
        with mesh.at(place_at(corner, turn=90)):
            add_leg(mesh, description, SIDE, arranged.beyond, (), streams["treatment"])
        add_room_behind(
            mesh, left - ROOM_BESIDE, corner - 0.01, ROOM_FRONT, CEILING, is_open_right=True, **behind
        )
        add_eave(mesh, corner + 0.75, SIDE + 0.5)
        right = corner
    if is_furnished:
        heights = min(one.z for one in units), max(one.opening[3] for one in units)
        furnish_behind(left, right, heights, description.angle, unit.is_door, streams, description.room)
        if not unit.is_door and unit.style != "bay":
            things = things_on_sills(len(units), description.on_sill, streams["things on sills"])
            for one, name in zip(units, things):
                add_to_sill(one.opening[0], one.opening[2], one.z, streams, name)
    if description.in_front == "bench":
        add_bench(mesh, (left + right) / 2)
    elif description.in_front == "table":
        add_cafe_table(mesh, right - 0.3, streams)
    elif description.in_front == "bicycle":
        add_bicycle(mesh, right + 0.9, streams)
    if description.beside != "none":
        way = 1 if description.angle > 0 else -1
        BESIDE[description.beside](mesh, (right if way > 0 else left) + way * description.beside_by)
    mesh.build("wall")
    if description.in_front == "pots":
        add_pots(left, right, streams)
    doors = [(one.opening[0] - 0.2, one.opening[2] + 0.2) for one in units if unit.is_door]
    doors += [(left - STEP, right + STEP) for left, _, right, _ in arranged.other_openings]
    add_ground(description, corner, sorted(doors), streams)
    add_surroundings(description.seed, streams["surroundings"], 48, turf("#86837b", "#9a968c"))
    sky = Sky(
        description.sun_elevation,
        description.sun_azimuth,
        description.sky,
        description.sun,
        clouds=0.5,
        neutral=0.5,
        seed=description.seed,
        sun_size=description.sun_size,
    )
    add_sky(sky)
    if description.dapples:
        add_shades(description, units, toward_sun(sky), streams["dapples"])
    drawn = streams["foreground"].random() < 1 / 3
    has_leaves = drawn if description.foreground is None else description.foreground
    if has_leaves:
        add_foreground(shot.place, shot.target, shot.lens, streams["foreground"])
    aperture = description.aperture or (4.0 if has_leaves or description.share else None)
    focus = shot.distance if aperture else None
    add_camera(shot.place, shot.target, shot.lens, focus=focus, aperture=aperture or 8)
    sample_only_lamps()
