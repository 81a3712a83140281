"""The scene `interior`: a room, its window wall, daylight and the garden outside."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from mathutils import Matrix

from ..camera_and_light import add_camera
from ..dressing.curtains import add_panel
from ..dressing.rods import add_ring, add_rod
from ..modeling.geometry import Point3, place_at, shape_outline
from ..modeling.mesh import Material, MeshBuilder
from ..random_streams import Streams
from ..sky import Sky
from ..surfaces.boards import floorboards, wood
from ..surfaces.cloth import curtain_cloth
from ..surfaces.paint import rolled_paint
from ..surfaces.plain import plain
from ..surfaces.plaster import stucco
from ..surfaces.shading import is_dark
from ..walls.cladding import Cladding
from ..walls.infill import add_infill
from ..walls.openings import Opening
from ..walls.wall import add_wall
from ..windows_and_doors.build import add_unit
from ..windows_and_doors.unit import WHITE, Unit
from .outside import VIEWS, add_daylight, add_garden
from .rooms import FURNISH
from .shell import Shell
from .wall_fittings import add_fittings, add_quarter_round

WALL = 0.2
BACK = -1.8
"""y of the wall behind the camera."""
WALL_COLORS = ("#f6f5f2", "#f4f2ed", "#f1f1ee", "#f5f3ee", "#e3e1da")
TRIM = "#eae6de"
"""Paint of casings, stools and baseboards; it reflects 79 percent of the light, and white vinyl 88."""
CASING = 0.075
"""Width of the flat casing around openings."""
FLOORS = ("#c4a67e", "#b3926a", "#cdb592", "#9a7753")
SHARE = 0.54
"""Fraction of the picture's width that the openings take up by default."""


@dataclass(frozen=True)
class Interior:
    """Description of the scene; what is None is drawn from the seed. Lengths in meters, angles in degrees."""

    seed: int = 1
    room: str = "living"
    unit: dict[str, Any] = field(default_factory=dict)
    count: int = 1
    """Number of units side by side."""
    gap: float = 0.12
    sill: float | None = None
    """Height of the sill; None means the floor for doors and a height that fits the room for windows."""
    width: float | None = None
    depth: float | None = None
    height: float | None = None
    offset: float = 0
    """How far the openings are to the right of the middle of the wall."""
    wall_color: str | None = None
    floor_color: str | None = None
    beams: bool = False
    """Whether wooden beams carry the ceiling. Most pictures show one end, which looks like a loose board."""
    curtains: bool | None = None
    view: str | None = None
    """What is seen outside: garden, grove or valley."""
    angle: float | None = None
    """Degrees by which the camera is to the left of the line straight out from the window wall."""
    distance: float | None = None
    """Distance of the camera; None means the one at which the openings take up `SHARE` of the width."""
    eye: float | None = None
    aim: tuple[float, float] | None = None
    """Target of the camera: how far right of the middle of the openings, and height. None: that of the room.
    """
    lens: float = 35
    aperture: float = 7.1
    """f-number. The focus is on the window. A wide aperture (2) blurs trees outside into soft balls."""
    shift: tuple[float, float] = (0, 0)
    """Shifts the picture, as fractions of its width."""
    sun_elevation: float | None = None
    sun_azimuth: float | None = None
    hour: str = "day"
    """day, or dusk with lamps on."""
    daylight: float = 26
    """Power of the lamp in each opening in W per square meter."""
    fill: float = 70
    """Light from behind the camera in W."""


SILLS = {
    "kitchen": 1.04,
    "bath": 0.78,
    "study": 0.86,
    "bed": 0.72,
    "bay_seat": 0.5,
    "living": 0.6,
    "dining": 0.62,
}
"""Usual height of a window sill in each room; above a desk or a sink it must be higher than their tops."""


def _mirroring(unit: dict[str, Any]) -> dict[str, float]:
    """How much panes mirror. Closed panes mirror the room a little, so that the glass is visible. Open leaves
    mirror almost nothing, because the mirror image would cover the stiles behind them.
    """
    is_open = unit.get("open", 0) > 0.1
    return {"reflection": 0.006, "grazing": 0.02} if is_open else {"reflection": 0.012, "grazing": 0.16}


def _openings(description: Interior, unit: Unit, width: float) -> tuple[Opening, ...]:
    sill = description.sill
    if sill is None:
        sill = 0.0 if unit.is_door else SILLS.get(description.room, 0.62)
    pitch = unit.width + description.gap
    first = width / 2 - (pitch * description.count - description.gap) / 2 + description.offset
    return tuple(
        (first + k * pitch, sill, first + k * pitch + unit.width, sill + unit.height)
        for k in range(description.count)
    )


def _add_window_wall(mesh: MeshBuilder, shell: Shell, unit: Unit, paint: Material) -> None:
    """Adds the window wall. Walls are built to face outward, so it is turned, with mirrored openings."""
    mirrored = [(shell.width - x1, z0, shell.width - x0, z1) for x0, z0, x1, z1 in shell.openings]
    clad = Cladding("stucco", stucco("#e8e0d2"))
    with mesh.at(place_at(shell.width, shell.depth + WALL, 0, 180)):
        add_wall(mesh, shell.width, shell.height, mirrored, clad, WALL, paint)
        for x0, z0, x1, z1 in mirrored:
            if unit.shape:
                outline = shape_outline(unit.shape, unit.width, unit.height)
                add_infill(mesh, (x0, z0, x1, z1), outline, WALL, clad.material, paint)
            with mesh.at(Matrix.Translation((x0, 0.04, z0))):
                add_unit(mesh, unit)


def _add_casing(mesh: MeshBuilder, shell: Shell, trim: Material) -> None:
    """Adds inner sills (stools), aprons below them and flat casing around all openings."""
    far, openings = shell.depth, shell.openings
    x0, sill, x1, head = openings[0][0], openings[0][1], openings[-1][2], openings[0][3]
    is_window, wide = not shell.is_door, CASING
    if is_window:
        mesh.box((x0 - 0.05, far - 0.045, sill - 0.028), (x1 + 0.05, far, sill + 0.003), trim, 0.006)
        mesh.box((x0 - 0.02, far - 0.016, sill - 0.10), (x1 + 0.02, far, sill - 0.028), trim, 0.004)
    for left, low, right, _ in openings if is_window else ():
        mesh.box((left, far - 0.01, low - 0.028), (right, far + 0.12, low + 0.003), trim, 0.002)
    boards = [
        (x0 - wide, sill, x0, head),
        (x1, sill, x1 + wide, head),
        (x0 - wide, head, x1 + wide, head + wide),
    ]
    boards += [(a[2], sill, b[0], head) for a, b in zip(openings, openings[1:])]
    for left, low, right, high in boards:
        mesh.box((left, far - 0.018, low), (right, far, high), trim, 0.004)


def _add_skirting(mesh: MeshBuilder, shell: Shell, trim: Material) -> None:
    """Adds baseboards, with gaps at doors."""
    far, x0, x1 = shell.depth, shell.left - CASING, shell.right + CASING
    ends = [(0.0, x0), (x1, shell.width)] if shell.is_door else [(0.0, shell.width)]
    for left, right in ends:
        mesh.box((left, far - 0.014, 0), (right, far, 0.11), trim, 0.004)
        add_quarter_round(mesh, left, right, far, trim)
    for left, right in ((0, 0.014), (shell.width - 0.014, shell.width)):
        mesh.box((left, BACK, 0), (right, far - 0.016, 0.11), trim, 0.004)


def _add_shell(mesh: MeshBuilder, shell: Shell, paint: Material, floor: Material) -> None:
    """Adds floor, ceiling and the three other walls."""
    w, d, h = shell.width, shell.depth, shell.height
    mesh.floor(0, BACK, w, d, 0, floor)
    mesh.ceiling(0, BACK, w, d, h, plain("#f8f7f3", 0.9, 0.1))
    mesh.quad((0, BACK, 0), (0, d, 0), (0, d, h), (0, BACK, h), paint)
    mesh.quad((w, d, 0), (w, BACK, 0), (w, BACK, h), (w, d, h), paint)
    mesh.quad((w, BACK, 0), (0, BACK, 0), (0, BACK, h), (w, BACK, h), paint)


def _add_curtains(mesh: MeshBuilder, shell: Shell, chance: Random) -> None:
    """Adds a rod on two brackets, with a curtain on rings on either side. The curtains hang on the wall, and
    cover only the outer half of the casing, because the frames are what the picture shows.
    """
    x0, x1, head = shell.openings[0][0], shell.openings[-1][2], shell.openings[0][3]
    # Thin cloth would glow at its edge.
    cloth = curtain_cloth(chance.choice(("#ddd6c9", "#d3cbbd", "#c6c9c3")), 0.14)
    iron = plain("#2b2724", 0.4, 0.5, 0.7)
    # The stool stands out 45 mm from the wall, and the folds reach 61 mm toward it, so 19 mm stay free.
    y, z = shell.depth - 0.125, min(shell.height - 0.1, head + 0.155)
    reach = (min(0.68, x0 - 0.08), min(0.68, shell.width - x1 - 0.08))
    for edge, out, long in ((x0, -1, reach[0]), (x1, 1, reach[1])):
        a, b = edge + out * (long - 0.11), edge + out * 0.055
        # The ring reaches 8 mm into the cloth.
        for x in add_panel(mesh, (min(a, b), max(a, b)), 0.018, z - 0.022, y, cloth, chance):
            add_ring(mesh, x, y, z, chance.uniform(-0.45, 0.45), iron)
    add_rod(mesh, x0 - reach[0], x1 + reach[1], y, z, shell.depth, iron)


def _camera_distance(description: Interior, shell: Shell) -> float:
    """Distance at which the openings take up their part of the picture, limited by the size of the room."""
    if description.distance is not None:
        return description.distance
    wide = (shell.right - shell.left) * description.lens / (36 * SHARE)
    high = (shell.openings[0][3] - shell.openings[0][1]) * description.lens / (24 * 0.68)
    return min(shell.depth - BACK - 0.4, max(2.5, wide, high))


def _camera(
    description: Interior, shell: Shell, streams: Streams, has_curtains: bool
) -> tuple[Point3, Point3, float]:
    """Returns where the camera stands, the point that it looks at, and the distance between them."""
    angle = math.radians(streams.choose("camera", description.angle, (-24, -14, 12, 22)))
    eye = streams["eye"].choice((1.2, 1.35, 1.5)) if description.eye is None else description.eye
    low, high = shell.openings[0][1], shell.openings[0][3]
    usual = (0.0, max(0.95, (low + high) / 2 - 0.3))
    aside, level = usual if description.aim is None else description.aim
    aim, far = shell.center + aside, _camera_distance(description, shell)
    if has_curtains:
        # The camera stands farther back and aims 5 cm higher, so that the rod is seen.
        level, far = level + 0.05, min(shell.depth - BACK - 0.4, far * 1.05)
    x = min(shell.width - 0.4, max(0.4, aim - far * math.sin(angle)))
    y = max(BACK + 0.3, shell.depth - far * math.cos(angle))
    return (x, y, eye), (aim, shell.depth, level), far


def build(options: dict[str, Any]) -> None:
    """Builds the scene `interior`."""
    description = Interior(**options)
    seed, streams = description.seed, Streams(description.seed)
    size = streams["size"]
    width = description.width or size.uniform(5.4, 6.6)
    depth = description.depth or size.uniform(4.8, 5.6)
    height = description.height or size.choice((2.75, 2.9, 3.1))
    is_dusk = description.hour == "dusk"
    unit = Unit.described(
        {
            "style": "picture",
            **_mirroring(description.unit),
            "waviness": 0.4,
            "glass_tint": "#fbfdfc",
            "spacer": None if is_dark(description.unit.get("color", WHITE)) else "#3d3f41",
            "satin": True,
            **description.unit,
        }
    )
    room = "bay_seat" if unit.style == "bay" else description.room
    shell = Shell(width, depth, height, _openings(replace(description, room=room), unit, width))
    usual = room in ("living", "bed")
    has_curtains = not unit.shape and (usual if description.curtains is None else description.curtains)
    place, target, far = _camera(description, shell, streams, has_curtains)
    shell = replace(shell, eye=place[:2], aim=target[:2], lens=description.lens)
    paint = rolled_paint(streams.choose("paint", description.wall_color, WALL_COLORS))
    floor = floorboards(streams.choose("floor", description.floor_color, FLOORS), 1.6, 0.17)
    mesh = MeshBuilder()
    _add_window_wall(mesh, shell, unit, paint)
    # The woodwork is darker and warmer than white vinyl, so that frame, reveal and casing look different.
    trim = plain(TRIM, 0.5, 0.35)
    if room != "kitchen":
        _add_skirting(mesh, shell, trim)
    if not unit.shape:
        _add_casing(mesh, shell, trim)
    _add_shell(mesh, shell, paint, floor)
    if description.beams:
        for y in (0.3, 1.7, 3.1, 4.5):
            if y < depth - 0.2:
                mesh.box((0, y, height - 0.16), (width, y + 0.12, height + 0.01), wood("#a58560", "x"), 0.006)
    if room not in ("kitchen", "bath", "hero"):
        add_fittings(mesh, shell, has_curtains, streams["fittings"].random() < 0.5)
    FURNISH[room](mesh, shell, streams)
    if has_curtains:
        _add_curtains(mesh, shell, streams["curtains"])
    mesh.build("room")
    add_garden(shell, streams, seed, shell.center, streams.choose("view", description.view, tuple(VIEWS)))
    elevation = streams.choose("sky", description.sun_elevation, (28, 34, 40))
    azimuth = streams.choose("sky", description.sun_azimuth, (-38, 35, 42, -30))
    is_bay = unit.style == "bay"
    if is_dusk:
        sky = Sky(-0.6, azimuth, 1.2, 0, 1, 0.3, 1.0, seed)
        add_daylight(shell, sky, 0.2, 34, BACK, is_bay=is_bay)
    else:
        # A door lets in more light, so its room is exposed less, and the same sky is printed darker.
        seen = 0.44 if unit.is_door else 0.33
        sky = Sky(elevation, azimuth, 0.34, 12.5, clouds=1.0, seen=seen, dust=0.6, seed=seed)
        add_daylight(shell, sky, description.daylight, description.fill, BACK, is_bay=is_bay)
    add_camera(
        place,
        target,
        description.lens,
        shift=description.shift,
        focus=far * 0.97,
        aperture=description.aperture,
    )
