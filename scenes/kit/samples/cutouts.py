"""The scene `cutout`: one unit on gray or white paper, as in a catalog."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from mathutils import Matrix

from ..camera_and_light import add_area_light, add_camera, add_studio
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.studio import softbox
from ..windows_and_doors.bay import BASE_HEIGHT, HEAD_HEIGHT
from ..windows_and_doors.build import add_unit
from ..windows_and_doors.unit import Unit

COOL, WARM = (0.96, 0.98, 1), (1, 0.985, 0.965)
STUDIO = 0.28
"""Strength of the light from all sides. Together with the lamps on gray paper it makes a finish as bright as its swatch in the
catalogue; `scenes/finishes` measures this.
"""


@dataclass(frozen=True)
class Cutout:
    """Description of the scene."""

    unit: dict[str, Any] = field(default_factory=dict)
    from_inside: bool = False
    """Whether the unit is seen from inside the house."""
    turn: float | None = None
    """Degrees by which the unit is turned away from the camera. None means -24 outside, 24 inside."""
    distance: float | None = None
    """Distance of the camera as a multiple of the larger side of the unit. Without it, the unit fills about 80 percent of the
    height or 70 of the width of a picture of 3:2.
    """
    lens: float = 70
    paper: str = "white"
    """Color of the paper: `white` for pictures on cards, or `gray`, on which white frames keep their edges."""


PAPERS = {"gray": "#b2b3b5", "white": "#ffffff"}
KEY = {"gray": 94, "white": 54}
"""Power of the main lamp for an object of 1 m, by paper. It is lower with white paper, which reflects more light onto the object."""


def add_backdrop(size: float, color: str) -> None:
    """Adds paper under an object of this size, in meters, curved up behind it."""
    mesh, paper = MeshBuilder(), plain(PAPERS[color], 0.9, 0.1)
    bend = [math.radians(90 * step / 24) for step in range(25)]
    curve = [(-6, 0.0), *((1.2 + 2.2 * math.sin(a), 2.2 - 2.2 * math.cos(a)) for a in bend), (3.4, 12.0)]
    for (y0, z0), (y1, z1) in zip(curve, curve[1:]):
        corners = ((-14, y0, z0), (14, y0, z0), (14, y1, z1), (-14, y1, z1))
        mesh.quad(*((x * size, y * size, z * size) for x, y, z in corners), paper)
    # On gray paper, panes mirror the lamps alone: the edge of the paper would be seen as a line across them.
    mesh.build("backdrop").visible_glossy = color == "white"


def add_studio_lights(size: float, middle: float, paper: str) -> None:
    """Adds a main lamp on the left and a narrow one on the right. `size` is that of the object, `middle` its middle height. On gray
    paper, a wide lamp beside the camera lights the shadows of the main one. White paper reflects enough light for that; it has a
    lamp of its own that makes it white.
    """
    target, power = (0, 0, middle), size * size
    key, edge = (-2.4 * size, -1.9 * size, 2.4 * size), (2.8 * size, -1.2 * size, 1.4 * size)
    add_area_light(key, target, 0.8 * size, KEY[paper] * power, WARM, mirrored=False)
    add_area_light(edge, target, (0.5 * size, 2.2 * size), 12 * power, COOL, mirrored=False)
    if paper == "gray":
        front = (0.8 * size, -4.2 * size, 1.2 * size)
        add_area_light(front, target, 2 * size, 50 * power, mirrored=False)
    else:
        add_area_light((0, size, 3.4 * size), (0, 2.6 * size, 0.6 * size), 4 * size, 160 * power)
    add_mirrored_lamps(size)


def add_mirrored_lamps(size: float) -> None:
    """Adds the lamps that glass and edges mirror: a wide one on either side, so that a pane gets darker from edge to edge."""
    mesh, cloth = MeshBuilder(), softbox(size, 2.4)
    for hand in (-1, 1):
        near, far = (hand * 2 * size, -4.4 * size), (hand * 4.6 * size, -0.6 * size)
        low, high = -4 * size, 5 * size
        mesh.quad((*near, low), (*far, low), (*far, high), (*near, high), cloth)
    lamps = mesh.build("softboxes")
    lamps.visible_camera = lamps.visible_diffuse = lamps.visible_transmission = lamps.visible_shadow = False


def build(options: dict[str, Any]) -> None:
    """Builds the scene `cutout`."""
    description = Cutout(**options)
    unit = Unit.described({"glass_tint": "#f7f9f8", "waviness": 0.6, **description.unit})
    turn = description.turn
    if turn is None:
        turn = 24 if description.from_inside else -24
    mesh = MeshBuilder()
    lift, above = (BASE_HEIGHT, HEAD_HEIGHT) if unit.style == "bay" else (0, 0)
    with mesh.at(
        place_at(z=lift, turn=turn + (180 if description.from_inside else 0))
        @ Matrix.Translation((-unit.width / 2, -0.04, 0))
    ):
        add_unit(mesh, unit)
    mesh.build("unit")
    size = max(unit.width, unit.height)
    add_backdrop(size, description.paper)
    add_studio(STUDIO)
    add_studio_lights(size, unit.height / 2, description.paper)
    whole = lift + unit.height + above
    if description.distance is None:
        away = max(2.7 * unit.width, 3.6 * whole) * description.lens / 70
    else:
        away = description.distance * size
    add_camera((0, -away, whole * 0.56), (0, 0, whole * 0.48), description.lens)
