"""The scene `closeup`: one or more units in a wall, from a few steps away."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any, Sequence

from mathutils import Matrix, Vector

from ..camera_and_light import Sky, add_camera, add_sky, sample_only_lamps, toward_sun
from ..dressing.treatments import TREATMENTS, add_treatment
from ..modeling.geometry import chamfered, place_at, shape_outline
from ..modeling.mesh import MeshBuilder
from ..plants.beds import add_bed, add_litter
from ..plants.grounds import add_foreground, add_lawn, add_surroundings
from ..plants.nursery import plant
from ..random_streams import Streams
from ..surfaces.boards import painted_boards, wood
from ..surfaces.greenery import turf
from ..surfaces.masonry import brick, stone
from ..surfaces.paint import casing_paint
from ..surfaces.paving import concrete, gravel, patio
from ..surfaces.plain import plain
from ..surfaces.plaster import STAIN, old_stucco, rain_stain, stucco
from ..surfaces.street import Street
from ..walls.bricks import BRICK_COURSE
from ..walls.casing import add_trim
from ..walls.cladding import PLASTERS, Cladding
from ..walls.infill import add_infill
from ..walls.openings import Opening
from ..walls.wall import add_wall
from ..windows_and_doors.bay import BASE_HEIGHT, HEAD_HEIGHT, add_wall_trim
from ..windows_and_doors.build import add_sealant, add_unit
from ..windows_and_doors.unit import Unit, finish_of
from ..windows_and_doors.windows import AWNING_SWING
from .arrangements import ARRANGEMENTS, Arrangement, Placed
from .behind import furnish_behind
from .life import BESIDE, add_bench, add_bicycle, add_cafe_table, add_pots
from .shades import SHADES, Shaded, add_terrace_shade
from .shell import add_room_behind
from .sill import add_to_sill
from .view import CEILING, ROOM_BESIDE, ROOM_DEPTH, ROOM_FRONT

LENGTH, HEIGHT = 14.0, 3.4
"""Size of the wall."""
MIDDLE = LENGTH / 2
SIDE = 6.0
"""Length of the wall behind a corner."""
STRIP, WIDE_STRIP = 1.2, 2.1
"""Width of the gravel along the wall; the wide one has room for a table."""
LIT_ROOM, DARK_ROOM = 0.07, 0.11
"""Fraction of the light that each pane reflects at least, by the room behind it."""
EAVE = 0.3
"""How far the eave reaches in front of the wall. A deeper one would lay a window's whole head in its shadow."""
SKY_PANE = 0.13
"""The same fraction for panes that lean and mirror the sky alone: it is brighter than a street."""
JOINT = 0.085
"""Width of the joint between a terrace and the wall: more than the thickness of stones."""
BORDER = 0.34
"""Width of the strip of gravel between a terrace and the wall."""
BORDER_PLANTS = ("meadow_grass", "meadow_grass", "blue_fescue", "sage")
SURROUND = 0.1
"""Width of the band around a window of another shape."""
LAWN = 5.0
"""Width of the lawn beyond the gravel."""


@dataclass(frozen=True)
class Closeup:
    """Description of the scene. Lengths in meters, angles in degrees."""

    seed: int = 1
    unit: dict[str, Any] = field(default_factory=dict)
    arrangement: str = "row"
    """row, pass_through, stair, entry or corner."""
    count: int = 1
    gap: float = 0.55
    sill: float | None = None
    cladding: str = "stucco"
    """A kind of `walls.Cladding`."""
    wall_color: str | None = None
    """None means the usual color of the cladding."""
    plaster: str | None = None
    """How old stucco was finished: smooth, lace or dash; None means newer stucco with a finish of sand."""
    trim: str | None = "#f1f0ec"
    """Color of the casing in a wall of boards; None leaves it out. Retrofit frames have none: their fin laps over the wall."""
    ground: str = "bed"
    """bed or terrace."""
    in_front: str = "none"
    """What is in front of the wall: none, bench, pots, table or bicycle."""
    beside: str = "none"
    """What is on the wall to the far side of the units, seen from the camera: none, or a name in `life.BESIDE`."""
    beside_by: float = 0.64
    """Distance of its middle from the units."""
    room: str | None = None
    """The furniture behind the units: a name in `behind.WINDOW_SETS` or `behind.DOOR_SETS`; None draws one."""
    on_sill: str | None = None
    """What is on the inner sill: a name in `sill.ON_SILL`; None draws one."""
    treatment: str | None = None
    angle: float = 24
    """Degrees by which the camera is to the left of the line straight out from the wall."""
    distance: float = 4.2
    lens: float = 35
    share: float | None = None
    """Fraction of the picture's width that the units take up. If given, the lens is 50 mm and the distance follows."""
    eye: float = 1.55
    aim: float | None = None
    """Height at which the camera looks; None means the middle of the unit."""
    aperture: float | None = None
    """f-number for a shallow depth of field; None keeps everything sharp."""
    foreground: bool | None = None
    """Leaves out of focus in front; None draws one picture in three."""
    sun_elevation: float = 38
    sun_azimuth: float = 218
    sun: float = 6.0
    sun_size: float = 0.55
    """Angle in degrees under which the sun is seen: haze makes it larger and its shadows softer."""
    sky: float = 0.13
    skyline: float | None = None
    """Part of the height of the panes at which the mirrored trees end and the mirrored sky begins; None means the usual
    part. The sky covers what is behind it, so a dark grid is seen best before trees.
    """
    dapples: bool = False
    """Whether shade falls on the wall beside the unit, and on a terrace."""
    shade: str = "branch"
    """What throws it on the wall: a name in `shades.SHADES`; none leaves only that on a terrace."""
    shade_near: bool = False
    """Whether it falls on the side of the unit that is nearer to the camera."""
    shade_amount: float = 1.0
    """Factor on how much shade there is."""


WALL_COLORS = {
    "stucco": "#e8e0d2",
    "lap": "#5c6b73",
    "batten": "#dddfda",
    "slats": "#8f6e50",
    "upright_slats": "#7f6148",
    "stone": "#b5a58d",
    "shingle": "#8a7f70",
    "brick": "#8a5443",
}


def cladding_of(kind: str, color: str | None = None, plaster: str | None = None) -> Cladding:
    """Returns a cladding in a color, or in the usual color of its kind."""
    code = color or WALL_COLORS[kind]
    if kind == "stucco":
        return Cladding(kind, old_stucco(code, plaster) if plaster else stucco(code))
    if kind == "brick":
        return Cladding(kind, brick(code), "#6f655a", BRICK_COURSE)
    if kind in ("slats", "upright_slats"):
        return Cladding(kind, wood(code, "h" if kind == "slats" else "v"), "#2b2a28", 0.10)
    if kind == "stone":
        return Cladding(kind, stone(code), "#2b2a28")
    if kind == "shingle":
        return Cladding(kind, wood(code, "v", 0.85, 0.3), "#f1f0ec", 0.14)
    return Cladding(kind, painted_boards(code), "#f1f0ec", 0.4 if kind == "batten" else 0.16)


def _add_eave(mesh: MeshBuilder, right: float, back: float) -> None:
    """Adds an eave, which casts a line of shadow on the wall."""
    mesh.box((-0.5, -EAVE, HEIGHT - 0.28), (right, back, HEIGHT - 0.06), plain("#3a352f", 0.6), 0.01)
    mesh.ceiling(-0.5, -EAVE + 0.03, right - 0.03, back - 0.3, HEIGHT - 0.285, wood("#b09472", "x"))


def _add_drain(mesh: MeshBuilder, left: float, right: float) -> None:
    """A slotted drain in the paving along a threshold: a dark channel under a grate between two rims."""
    near, far, top = -BORDER + 0.035, -BORDER + 0.135, 0.005
    steel = plain("#7d7c78", 0.5, 0.5, 0.7)
    mesh.floor(left, near, right, far, 0.0015, plain("#14130f", 0.9, 0.1))
    for y in (near, far - 0.008):
        mesh.box((left, y, 0), (right, y + 0.008, top), steel, 0.001)
    for k in range(int((right - left) / 0.02)):
        x = left + 0.02 * k
        mesh.box((x, near + 0.008, 0.001), (x + 0.009, far - 0.008, top - 0.001), steel)


def _add_terrace(
    mesh: MeshBuilder, corner: float | None, doors: Sequence[tuple[float, float]], streams: Streams
) -> None:
    """Adds paving that reaches the thresholds of doors, whose ends are given, and elsewhere ends at a strip of gravel
    with grasses along the wall.
    """
    paving, chips = patio("#a8a196", (1.2, 1.2, 0.012)), gravel("#857b6d")
    strip, low, far = -BORDER, -0.02, LENGTH + 30
    mesh.floor(-30, -40, far, strip, 0, paving)
    mesh.floor(-30, strip, far, 0.05, low, chips)
    start = -30.0
    for left, right in [*doors, (far, far)]:
        mesh.quad((left, strip, low), (start, strip, low), (start, strip, 0), (left, strip, 0), paving)
        if left < right:
            mesh.floor(left, strip, right, -JOINT, 0, paving)
            mesh.quad(
                (right, -JOINT, low), (left, -JOINT, low), (left, -JOINT, 0), (right, -JOINT, 0), paving
            )
            mesh.quad((left, strip, low), (left, -JOINT, low), (left, -JOINT, 0), (left, strip, 0), paving)
            mesh.quad(
                (right, -JOINT, low), (right, strip, low), (right, strip, 0), (right, -JOINT, 0), paving
            )
        start = right
    if corner is not None:
        mesh.floor(corner + JOINT, -JOINT, LENGTH + 10, 9, 0, paving)
        mesh.floor(corner - 0.01, 0.05, corner + JOINT, 9, low, chips)

    def grows(x: float, y: float) -> bool:
        return not any(left - 0.25 < x < right + 0.25 for left, right in doors)

    chance = streams["border"]
    add_bed(1, LENGTH - 1, (-0.2, -0.14), chance, BORDER_PLANTS, low, grows)
    for _ in range(70):
        # Weeds of all sizes between the clumps and in the joint at the edge of the paving.
        x, y = chance.uniform(1, LENGTH - 1), chance.choice((chance.uniform(-0.3, -0.06), strip))
        if grows(x, y):
            plant("low_tuft", x, y, chance, low, chance.uniform(0.3, 1.1))
    add_litter(1.5, LENGTH - 1.5, 3.4, 260, chance)
    for left, right in doors:
        _add_drain(mesh, left + 0.12, right - 0.12)


def _add_ground(
    description: Closeup, corner: float | None, doors: Sequence[tuple[float, float]], streams: Streams
) -> None:
    mesh, end = MeshBuilder(), LENGTH if corner is None else corner
    if description.ground == "terrace":
        _add_terrace(mesh, corner, doors, streams)
    else:
        edge = -(WIDE_STRIP if description.in_front == "table" else STRIP)
        mesh.floor(-10, edge, LENGTH + 10, 0.05, 0.01, gravel("#9c8f7c"))
        mesh.box((-10, edge - 0.06, -0.08), (LENGTH + 10, edge, 0.05), concrete("#aaa498"), 0.01)
        if description.in_front in ("none", "pots"):
            add_bed(1, end - 1, (-0.8, -0.45), streams["plants"])
        add_lawn(1, edge - 0.05 - LAWN, LENGTH - 1, edge - 0.05, streams["lawn"])
        if corner is not None:
            mesh.floor(corner - 0.01, 0.05, corner + 1.2, 9, 0.01, gravel("#9c8f7c"))
            add_lawn(corner + 1.2, -1.2, LENGTH + 5, 8, streams["lawn"])
    # Panes mirror the garden of the sky's shader instead.
    mesh.build("ground", smooth=False).visible_glossy = False


def _add_stain(mesh: MeshBuilder, x: float, top: float) -> None:
    """What the rain leaves on plaster under the end of a sill."""
    length = min(0.7, top - 0.05)
    film, low = rain_stain(round(x, 3), round(top, 3), length), top - length
    left, right, y = x - STAIN, x + STAIN, -0.001
    mesh.quad((left, y, low), (right, y, low), (right, y, top), (left, y, top), film)


def _darker(code: str, factor: float) -> str:
    return "#" + "".join(f"{round(int(code[k : k + 2], 16) * factor):02x}" for k in (1, 3, 5))


def _add_surround(mesh: MeshBuilder, unit: Unit, color: str) -> None:
    """A band of smooth plaster around a window of another shape, in the transform of the wall.

    It is darker than the wall, so that a white frame is seen all around.
    """
    edge, front = SURROUND, -0.022
    band = chamfered([(-edge, 0.002), (-edge, front), (0.001, front), (0.001, 0.03)], 0.005)
    plaster = stucco(_darker(color, 0.84), 0.35, 260)
    mesh.sweep(band, shape_outline(unit.shape, unit.width, unit.height), plaster)


def _add_ledge(mesh: MeshBuilder, opening: Opening, color: str, beside: float) -> None:
    """A sill of plaster under a window, with the stains that rain leaves under its ends."""
    left, right, z = opening[0] - beside, opening[2] + beside, opening[1]
    mesh.box((left, -0.05, z - 0.06), (right, 0.04, z - 0.002), stucco(color, 0.6), 0.008)
    # Under the ledge, where its shadow hides the upper edge of the film.
    for x in (left + STAIN, right - STAIN):
        _add_stain(mesh, x, z - 0.06)


def _line_jambs(mesh: MeshBuilder, opening: Opening) -> None:
    """The inner lining of a door's opening: a stop and the edge of the casing of the room, so that it is no blank strip."""
    x0, z0, x1, z1 = opening
    paint, shade = plain("#e6e2d9", 0.5, 0.3), plain("#8d877c", 0.8, 0.1)
    for front, back, proud in ((0.128, 0.142, 0.014), (0.196, 0.24, 0.02)):
        mesh.box((x0, front, z0), (x0 + proud, back, z1), paint, 0.003)
        mesh.box((x1 - proud, front, z0), (x1, back, z1), paint, 0.003)
        mesh.box((x0, front + 0.0004, z1 - proud), (x1, back - 0.0004, z1), paint, 0.003)
    for x, side in ((x0, 1), (x1, -1)):
        mesh.box((x, 0.16, z0), (x + side * 0.0012, 0.163, z1), shade)


def _has_casing(description: Closeup, unit: Unit) -> bool:
    """Whether boards surround a unit: not in plaster, and not around the fin of a retrofit frame."""
    is_square = not unit.shape and unit.style != "bay"
    return (
        bool(description.trim) and is_square and not unit.flush_fin and description.cladding not in PLASTERS
    )


def _add_leg(
    mesh: MeshBuilder,
    description: Closeup,
    length: float,
    units: Sequence[Placed],
    others: Sequence[Opening],
    chance: Random,
) -> None:
    """Adds one straight wall with its units, their casings, and the curtains or blinds behind them."""
    clad = cladding_of(description.cladding, description.wall_color, description.plaster)
    color = description.wall_color or WALL_COLORS[description.cladding]
    add_wall(mesh, length, HEIGHT, [*(one.opening for one in units), *others], clad, 0.22)
    treatment = description.treatment or chance.choice(TREATMENTS)
    for one in units:
        unit, (x0, z0, x1, z1) = one.unit, one.opening
        outline = shape_outline(unit.shape, unit.width, unit.height)
        stands = {(0, 0), (unit.width, 0)} <= set(outline)
        if unit.shape:
            add_infill(mesh, (x0, z0, x1, z1), outline, 0.22, clad.material, plain("#efece5", 0.9, 0.1))
        has_surround = bool(unit.shape) and clad.is_plaster and not unit.flush_fin
        if has_surround:
            with mesh.at(Matrix.Translation((x0, 0, z0))):
                _add_surround(mesh, unit, color)
        setback = clad.fin_setback if unit.flush_fin else 0.004 if has_surround else clad.setback
        with mesh.at(Matrix.Translation((x0, setback, z0))):
            add_unit(mesh, unit)
            if unit.style == "bay":
                add_wall_trim(mesh, unit, finish_of(unit))
            else:
                add_sealant(mesh, unit)
        if unit.is_door:
            _line_jambs(mesh, one.opening)
        if unit.is_door and z0 < 0.1:
            # It covers the edge of the cladding under the frame.
            mesh.box(
                (x0 - 0.01, -JOINT - 0.012, 0),
                (x1 + 0.01, clad.setback + 0.01, 0.016),
                plain("#8f8f8c", 0.4, 0.5, 0.8),
                0.003,
            )
        if _has_casing(description, unit):
            proud = 0.056 if clad.kind == "stone" else 0.036
            add_trim(mesh, (x0, z0, x1, z1), casing_paint(description.trim), has_sill=z0 > 0.3, proud=proud)
        elif clad.is_plaster and z0 > 0.3 and unit.style != "bay" and stands:
            _add_ledge(mesh, one.opening, color, SURROUND + 0.03 if has_surround else 0.06)
        add_treatment(mesh, x0, z0, x1, z1, 0.30, chance, treatment, floor=0)


def _distance_for(share: float, unit: Unit, size: tuple[float, float], turn: float, lens: float) -> float:
    """The distance at which units of that width and height take up a share of the picture's width.

    A picture is two thirds as high as it is wide, so tall units are limited by its height. Those that would take up less
    than 45 percent of the width may come closer to its upper and lower edges, unless a casing surrounds them.
    """
    wide, tall = size[0] * math.cos(turn) / share, size[1] / (0.78 * 2 / 3)
    is_narrow = size[0] * math.cos(turn) < 0.45 * tall
    if is_narrow and (unit.shape or unit.flush_fin):
        tall *= 0.78 / 0.86
    return max(wide, tall) * lens / 36 + abs(math.sin(turn)) * size[0] / 3


@dataclass(frozen=True)
class Shot:
    """Where the camera is, what it looks at, and its distance from that."""

    place: tuple[float, float, float]
    target: tuple[float, float, float]
    distance: float
    lens: float


AIR = 0.04
"""What is left free between casings and the edges of the picture, as a fraction of its width."""


def _casing_around(description: Closeup, unit: Unit, opening: Opening) -> Opening:
    """The rectangle of the units with their casing, or the band of plaster and the sill around them."""
    x0, z0, x1, z1 = opening
    if unit.style == "bay":
        return (x0 - 0.1, z0, x1 + 0.1, z1)
    side, head, foot = (
        (0.13, 0.125, 0.115)
        if _has_casing(description, unit)
        else (0.13, 0.1, 0.065) if unit.shape else (0.06, 0, 0.065)
    )
    return (x0 - side, z0 - (0.0 if unit.is_door else foot), x1 + side, z1 + head)


def _seen_ends(shot: Shot, around: Opening) -> Opening:
    """Where a rectangle in the wall is seen: left, bottom, right, top as fractions of the picture's width from its middle."""
    eye, way = Vector(shot.place), Vector(shot.target) - Vector(shot.place)
    ahead = Vector((way.x, way.y, 0)).normalized()
    aside, scale = Vector((ahead.y, -ahead.x, 0)), shot.lens / 36
    level = way.z / way.xy.length
    spots = []
    for x in (around[0], around[2]):
        for z in (around[1], around[3]):
            to = Vector((x, -0.05, z)) - eye
            spots.append((to.dot(aside) / to.dot(ahead) * scale, (to.z / to.dot(ahead) - level) * scale))
    us, vs = zip(*spots)
    return (min(us), min(vs), max(us), max(vs))


def _shot_of(description: Closeup, arranged: Arrangement) -> Shot:
    units, unit = arranged.units, arranged.units[0].unit
    left, right = units[0].opening[0], units[-1].opening[2] if arranged.corner is None else arranged.corner
    turn = math.radians(description.angle)
    middle = (left + right) / 2 if arranged.corner is None else arranged.corner
    low, high = min(one.z for one in units), max(one.opening[3] for one in units)
    if unit.style == "bay":
        low, high = low - BASE_HEIGHT, high + HEAD_HEIGHT
    height = (low + high) / 2 if description.aim is None else description.aim
    distance, lens = description.distance, description.lens
    if description.share is not None:
        lens = 50
        distance = _distance_for(description.share, unit, (right - left, high - low), turn, lens)
        if unit.style == "swing" and unit.swing < 0:
            # An open leaf reaches toward the camera.
            distance += 0.5 * unit.open
    if description.share is not None and (description.dapples or description.beside != "none"):
        # A narrow unit stands off the middle, so that what is beside it has room.
        middle += math.copysign(max(0.0, 0.3 - 0.15 * (right - left)), turn)

    def shot_from(distance: float, height: float) -> Shot:
        place = (middle - distance * math.sin(turn), -distance * math.cos(turn), description.eye)
        return Shot(place, (middle, 0, height), distance, lens)

    shot = shot_from(distance, height)
    if description.share is None or arranged.corner is not None:
        return shot
    around = _casing_around(description, unit, (left, low, right, high))
    # As near as the share of the width and the edges of the picture allow.
    wide = _distance_for(description.share, unit, (right - left, 0), turn, lens)
    distance = max(wide, 0.84 * distance)
    shot = shot_from(distance, height)
    for _ in range(60):
        ends = _seen_ends(shot, around)
        if description.aim is None:
            height += (ends[1] + ends[3]) / 2 * distance * 36 / lens
            shot = shot_from(distance, height)
            ends = _seen_ends(shot, around)
        is_cut = max(map(abs, (ends[0], ends[2]))) > 0.5 - AIR or ends[3] > 1 / 3 - AIR * 0.7
        if is_cut or ends[1] < AIR * 0.7 - 1 / 3:
            distance *= 1.012
        else:
            break
        shot = shot_from(distance, height)
    return shot


def _is_furnished(description: Closeup, unit: Unit) -> bool:
    """Whether the room behind the units is lit and furnished. Other rooms are dark, and their panes mirror more."""
    return description.arrangement == "row" or unit.open > 0.1 or description.share is not None


def _mirrored_rise(shot: Shot, one: Placed, part: float) -> float:
    """How steeply a pane's mirror image rises (tangent) at a part of the pane's height. Only an awning's pane leans."""
    unit = one.unit
    lean = math.radians(AWNING_SWING * unit.open) if unit.style == "awning" else 0.0
    below = (1 - part) * unit.height
    seen = Vector((shot.target[0], -below * math.sin(lean), one.opening[3] - below * math.cos(lean)))
    way = (seen - Vector(shot.place)).reflect(Vector((0, -math.cos(lean), math.sin(lean))))
    return way.z / way.xy.length


def _street_for(description: Closeup, arranged: Arrangement, shot: Shot) -> Street:
    """The street whose roofs and trees end in the upper half of the panes, or lower before a dark room. A pane that leans
    out at its foot mirrors the sky alone.
    """
    one = arranged.units[0]
    edge = 0.74 if _is_furnished(description, one.unit) else 0.5
    if one.unit.style == "awning" and one.unit.open:
        edge = 0.12
    if description.skyline is not None:
        edge = description.skyline
    low, at, high = (_mirrored_rise(shot, one, part) for part in (0, edge, 1))
    size = max(0.5, min(1.5, (high - low) / 0.4))
    horizon = at - 0.13 * size
    return Street(description.seed, round(horizon, 4), round(size, 4), round(0.155 * description.sun, 4))


def _add_shades(description: Closeup, units: Sequence[Placed], sunward: Vector, chance: Random) -> None:
    """Lets shade fall on the bare wall beside the units, and on a terrace."""
    far = math.copysign(1, description.angle)
    left, right, top = units[0].opening[0], units[-1].opening[2], max(one.opening[3] for one in units)

    def spot_on(side: float) -> Shaded:
        reach = 1.0 if side == far else 0.6
        return Shaded(right if side > 0 else left, side, top, sunward, description.shade_amount, reach)

    SHADES[description.shade](spot_on(-far if description.shade_near else far), chance)
    if description.ground == "terrace":
        add_terrace_shade(spot_on(far), chance)


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
    shot = _shot_of(description, arrange(unit, *row))
    unit = unit.but(street=_street_for(description, arrange(unit, *row), shot))
    least = LIT_ROOM if _is_furnished(description, unit) else DARK_ROOM
    if unit.style == "awning" and unit.open:
        least = SKY_PANE
    unit = unit.but(reflection=max(unit.reflection, least))
    arranged = arrange(unit, *row)
    units, corner = arranged.units, arranged.corner
    mesh = MeshBuilder()
    end = LENGTH if corner is None else corner
    _add_leg(mesh, description, end, units, arranged.other_openings, streams["treatment"])
    arranged.add_rest(mesh)
    left, right = units[0].opening[0], units[-1].opening[2]
    is_furnished = _is_furnished(description, unit)
    behind = {"chance": streams["room"], "depth": ROOM_DEPTH, "has_sideboard": not is_furnished}
    if corner is None:
        add_room_behind(mesh, left - ROOM_BESIDE, right + ROOM_BESIDE, ROOM_FRONT, CEILING, **behind)
        _add_eave(mesh, LENGTH + 0.5, 0.5)
    else:
        with mesh.at(place_at(corner, turn=90)):
            _add_leg(mesh, description, SIDE, arranged.beyond, (), streams["treatment"])
        add_room_behind(
            mesh, left - ROOM_BESIDE, corner - 0.01, ROOM_FRONT, CEILING, is_open_right=True, **behind
        )
        _add_eave(mesh, corner + 0.75, SIDE + 0.5)
        right = corner
    if is_furnished:
        heights = min(one.z for one in units), max(one.opening[3] for one in units)
        furnish_behind(left, right, heights, description.angle, unit.is_door, streams, description.room)
        if not unit.is_door and unit.style != "bay":
            for one in units:
                add_to_sill(one.opening[0], one.opening[2], one.z, streams, description.on_sill)
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
    _add_ground(description, corner, doors, streams)
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
        _add_shades(description, units, toward_sun(sky), streams["dapples"])
    drawn = streams["foreground"].random() < 1 / 3
    has_leaves = drawn if description.foreground is None else description.foreground
    if has_leaves:
        add_foreground(shot.place, shot.target, shot.lens, streams["foreground"])
    aperture = description.aperture or (4.0 if has_leaves or description.share else None)
    focus = shot.distance if aperture else None
    add_camera(shot.place, shot.target, shot.lens, focus=focus, aperture=aperture or 8)
    sample_only_lamps()
