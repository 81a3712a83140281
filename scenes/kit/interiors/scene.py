"""The scene `interior`: a room, its window wall, daylight and the garden outside."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..camera_and_light import add_camera
from ..modeling.mesh import Material, MeshBuilder
from ..random_streams import Streams
from ..sky import Sky
from ..surfaces.boards import floorboards, wood
from ..surfaces.paint import rolled_paint
from ..surfaces.plain import plain
from ..surfaces.shading import is_dark
from ..windows_and_doors.unit import WHITE, Unit
from .camera import camera_of
from .curtains import add_curtains
from .description import Interior
from .outside import VIEWS, add_daylight, add_garden
from .rooms import FURNISH
from .shell import BACK, Shell
from .trim import TRIM, add_casing, add_skirting
from .wall_fittings import add_fittings
from .window_wall import add_window_wall, openings_of

WALL_COLORS = ("#f6f5f2", "#f4f2ed", "#f1f1ee", "#f5f3ee", "#e3e1da")
FLOORS = ("#c4a67e", "#b3926a", "#cdb592", "#9a7753")


def _mirroring(unit: dict[str, Any]) -> dict[str, float]:
    """How much panes mirror. Closed panes mirror the room a little, so that the glass is visible. Open leaves
    mirror almost nothing, because the mirror image would cover the stiles behind them.
    """
    is_open = unit.get("open", 0) > 0.1
    return {"reflection": 0.006, "grazing": 0.02} if is_open else {"reflection": 0.012, "grazing": 0.16}


def _add_shell(mesh: MeshBuilder, shell: Shell, paint: Material, floor: Material) -> None:
    """Adds floor, ceiling and the three other walls."""
    w, d, h = shell.width, shell.depth, shell.height
    mesh.floor(0, BACK, w, d, 0, floor)
    mesh.ceiling(0, BACK, w, d, h, plain("#f8f7f3", 0.9, 0.1))
    mesh.quad((0, BACK, 0), (0, d, 0), (0, d, h), (0, BACK, h), paint)
    mesh.quad((w, d, 0), (w, BACK, 0), (w, BACK, h), (w, d, h), paint)
    mesh.quad((w, BACK, 0), (0, BACK, 0), (0, BACK, h), (w, BACK, h), paint)


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
    shell = Shell(width, depth, height, openings_of(replace(description, room=room), unit, width))
    usual = room in ("living", "bed")
    has_curtains = not unit.shape and (usual if description.curtains is None else description.curtains)
    place, target, far = camera_of(description, shell, streams, has_curtains)
    shell = replace(shell, eye=place[:2], aim=target[:2], lens=description.lens)
    paint = rolled_paint(streams.choose("paint", description.wall_color, WALL_COLORS))
    floor = floorboards(streams.choose("floor", description.floor_color, FLOORS), 1.6, 0.17)
    mesh = MeshBuilder()
    add_window_wall(mesh, shell, unit, paint)
    # The woodwork is darker and warmer than white vinyl, so that frame, reveal and casing look different.
    trim = plain(TRIM, 0.5, 0.35)
    if room != "kitchen":
        add_skirting(mesh, shell, trim)
    if not unit.shape:
        add_casing(mesh, shell, trim)
    _add_shell(mesh, shell, paint, floor)
    if description.beams:
        for y in (0.3, 1.7, 3.1, 4.5):
            if y < depth - 0.2:
                mesh.box((0, y, height - 0.16), (width, y + 0.12, height + 0.01), wood("#a58560", "x"), 0.006)
    if room not in ("kitchen", "bath", "hero"):
        add_fittings(mesh, shell, has_curtains, streams["fittings"].random() < 0.5)
    FURNISH[room](mesh, shell, streams)
    if has_curtains:
        add_curtains(mesh, shell, streams["curtains"])
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
