"""The scene `interior`: a room, its window wall, daylight and the garden outside."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mathutils import Matrix

from ..camera_and_light import Sky, add_camera
from ..dressing import add_curtain
from ..geometry import place_at, shape_outline
from ..materials import curtain_cloth, fabric, floorboards, plain, stucco, wood
from ..mesh import Material, MeshBuilder
from ..plants.nursery import plant
from ..random_streams import Streams
from ..walls import Cladding, Opening, add_infill, add_wall
from ..windows_and_doors.build import add_unit
from ..windows_and_doors.unit import Unit
from .furniture import add_planter
from .outside import add_daylight, add_garden
from .rooms import FURNISH, Shell

WALL = 0.2
BACK = -1.8
"""Where the wall behind the camera stands."""
WALL_COLORS = ("#f2efe8", "#eceae4", "#e4e0d6", "#dfe3e0", "#c9d0cb")
FLOORS = ("#b99a72", "#a27c54", "#c7ad88", "#8a6645")


@dataclass(frozen=True)
class Interior:
    """Description of the scene; what is None is drawn from the seed."""

    seed: int = 1
    room: str = "living"
    unit: dict[str, Any] = field(default_factory=dict)
    """How many units stand side by side."""
    count: int = 1
    gap: float = 0.12
    """Height of the sill; None means the floor for doors and 62 cm for windows."""
    sill: float | None = None
    width: float | None = None
    depth: float | None = None
    height: float | None = None
    """How far the openings stand right of the middle."""
    offset: float = 0
    wall_color: str | None = None
    floor_color: str | None = None
    beams: bool | None = None
    curtains: bool | None = None
    """The picture on the left wall and the plant in the right corner."""
    art: bool = True
    potted: bool = True
    """Degrees off the wall's normal, to the left."""
    angle: float | None = None
    distance: float = 4.9
    eye: float = 1.35
    """Where the camera looks: right of the openings' middle, and height."""
    aim: tuple[float, float] = (0, 1.3)
    lens: float = 24
    """Moves the picture's frame, in parts of its width."""
    shift: tuple[float, float] = (0, 0)
    sun_elevation: float | None = None
    sun_azimuth: float | None = None
    """Light from outside, in W a square meter of opening, and behind the camera, in W."""
    daylight: float = 16
    fill: float = 40


def _openings(description: Interior, unit: Unit, width: float) -> tuple[Opening, ...]:
    sill = description.sill
    if sill is None:
        sill = 0.0 if unit.is_door else 0.62
    pitch = unit.width + description.gap
    first = width / 2 - (pitch * description.count - description.gap) / 2 + description.offset
    return tuple(
        (first + k * pitch, sill, first + k * pitch + unit.width, sill + unit.height)
        for k in range(description.count)
    )


def _add_window_wall(mesh: MeshBuilder, shell: Shell, unit: Unit, paint: Material) -> None:
    """The wall faces the garden, so it is built turned round, with mirrored openings."""
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
    """Stools, aprons and flat casing round all openings."""
    far, openings = shell.depth, shell.openings
    x0, sill, x1, head = openings[0][0], openings[0][1], openings[-1][2], openings[0][3]
    is_window, wide = sill > 0.2, 0.075
    for left, low, right, _ in openings if is_window else ():
        mesh.box((left - 0.05, far - 0.045, low - 0.028), (right + 0.05, far + 0.12, low), trim, 0.006)
        mesh.box((left - 0.02, far - 0.016, low - 0.10), (right + 0.02, far, low - 0.028), trim, 0.004)
    boards = [
        (x0 - wide, sill, x0, head),
        (x1, sill, x1 + wide, head),
        (x0 - wide, head, x1 + wide, head + wide),
    ]
    boards += [(a[2], sill, b[0], head) for a, b in zip(openings, openings[1:])]
    for left, low, right, high in boards:
        mesh.box((left, far - 0.018, low), (right, far, high), trim, 0.004)


def _add_skirting(mesh: MeshBuilder, shell: Shell, trim: Material) -> None:
    """Boards along the foot of the walls; doors interrupt them."""
    far, x0, x1 = shell.depth, shell.openings[0][0] - 0.075, shell.openings[-1][2] + 0.075
    ends = [(0.0, shell.width)] if shell.openings[0][1] > 0.2 else [(0.0, x0), (x1, shell.width)]
    for left, right in ends:
        mesh.box((left, far - 0.014, 0), (right, far, 0.11), trim, 0.004)
    for left, right in ((0, 0.014), (shell.width - 0.014, shell.width)):
        mesh.box((left, BACK, 0), (right, far - 0.016, 0.11), trim, 0.004)


def _add_shell(mesh: MeshBuilder, shell: Shell, paint: Material, floor: Material) -> None:
    """Floor, ceiling and the three other walls."""
    w, d, h = shell.width, shell.depth, shell.height
    mesh.floor(0, BACK, w, d, 0, floor)
    mesh.ceiling(0, BACK, w, d, h, plain("#f8f7f3", 0.9, 0.1))
    mesh.quad((0, BACK, 0), (0, d, 0), (0, d, h), (0, BACK, h), paint)
    mesh.quad((w, d, 0), (w, BACK, 0), (w, BACK, h), (w, d, h), paint)
    mesh.quad((w, BACK, 0), (0, BACK, 0), (0, BACK, h), (w, BACK, h), paint)


def _add_curtains(mesh: MeshBuilder, shell: Shell, chance: Random) -> None:
    """A rod with a curtain on either side."""
    x0, x1, head = shell.openings[0][0], shell.openings[-1][2], shell.openings[0][3]
    cloth = curtain_cloth(chance.choice(("#efebe2", "#e2dccf", "#cfd2cc")), 0.4)
    y, top = shell.depth - 0.10, min(shell.height - 0.12, head + 0.22)
    left, right = min(0.5, x0 - 0.1), min(0.5, shell.width - x1 - 0.1)
    for a, b in ((x0 - left + 0.05, x0 + 0.12), (x1 - 0.12, x1 + right - 0.05)):
        add_curtain(mesh, a, 0.015, b, top, y, cloth, chance, 0.04, 0.12)
    mesh.cylinder(
        (x0 - left, y, top + 0.01), (x1 + right, y, top + 0.01), 0.012, plain("#2b2724", 0.4, 0.5, 0.7), 12
    )


def _add_decoration(mesh: MeshBuilder, shell: Shell, description: Interior, streams: Streams) -> None:
    chance, far = streams["decoration"], shell.depth
    pot, picture = chance.choice(("#e9e4d8", "#3b3a38", "#b5623c")), chance.choice(
        ("#c9a66b", "#6f8a94", "#b46a4a", "#d8d0c0")
    )
    if description.potted and description.room != "kitchen":
        soil = add_planter(mesh, shell.width - 0.5, far - 0.6, pot)
        plant("small_olive", shell.width - 0.5, far - 0.6, chance, soil, 0.42)
    if description.art:
        mesh.box((0.005, far - 2.9, 1.35), (0.03, far - 1.7, 2.15), plain("#2a2724", 0.5), 0.004)
        mesh.box((0.03, far - 2.86, 1.39), (0.033, far - 1.74, 2.11), fabric(picture, 8))


def build(options: dict[str, Any]) -> None:
    """Builds the scene `interior`."""
    description = Interior(**options)
    seed, streams = description.seed, Streams(description.seed)
    size = streams["size"]
    width = description.width or size.uniform(5.2, 6.6)
    depth = description.depth or size.uniform(4.6, 5.6)
    height = description.height or size.choice((2.75, 2.9, 3.1))
    unit = Unit.described(
        {"style": "picture", "reflection": 0.06, "waviness": 0.5, "glass_tint": "#f6faf8", **description.unit}
    )
    shell = Shell(width, depth, height, _openings(description, unit, width))
    paint = plain(streams.choose("paint", description.wall_color, WALL_COLORS), 0.9, 0.15, 0, 160)
    floor = floorboards(streams.choose("floor", description.floor_color, FLOORS), 1.6, 0.17)
    mesh = MeshBuilder()
    _add_window_wall(mesh, shell, unit, paint)
    trim = plain("#f7f6f2", 0.45, 0.4)
    _add_skirting(mesh, shell, trim)
    if not unit.shape:
        _add_casing(mesh, shell, trim)
    _add_shell(mesh, shell, paint, floor)
    if streams.choose("beams", description.beams, (True, False, False, False)):
        for y in (0.3, 1.7, 3.1, 4.5):
            if y < depth - 0.2:
                mesh.box((0, y, height - 0.16), (width, y + 0.12, height + 0.01), wood("#8a6645", "x"), 0.006)
    FURNISH[description.room](mesh, shell, streams)
    _add_decoration(mesh, shell, description, streams)
    has_curtains = (
        description.room in ("living", "bed") if description.curtains is None else description.curtains
    )
    if has_curtains and not unit.shape:
        _add_curtains(mesh, shell, streams["curtains"])
    mesh.build("room")
    center = (shell.openings[0][0] + shell.openings[-1][2]) / 2
    add_garden(shell, streams, seed, center)
    elevation = streams.choose("sky", description.sun_elevation, (28, 34, 40))
    azimuth = streams.choose("sky", description.sun_azimuth, (-38, 35, 42, -30))
    sky = Sky(elevation, azimuth, 0.16, 6, clouds=0.5, seen=1.0, seed=seed)
    add_daylight(shell, sky, description.daylight, description.fill, BACK)
    angle = math.radians(streams.choose("camera", description.angle, (-20, -12, 10, 18)))
    aim, far = center + description.aim[0], description.distance
    x = min(width - 0.4, max(0.4, aim - far * math.sin(angle)))
    y = max(BACK + 0.3, depth - far * math.cos(angle))
    add_camera(
        (x, y, description.eye), (aim, depth, description.aim[1]), description.lens, shift=description.shift
    )
