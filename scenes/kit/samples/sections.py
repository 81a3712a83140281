"""The scene `section`: a cut corner of frame, sash and glass, like the samples that dealers show.

Profiles are in millimeters, as in drawings of extrusions: (inward, depth).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mathutils import Matrix

from ..camera_and_light import add_area_light, add_camera, add_studio
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..surfaces.vinyl import vinyl
from ..windows_and_doors.unit import WHITE
from .corners import PRODUCTS, Corner
from .extrusions import DUAL_GLASS, LINES, TRIPLE_GLASS, Extrusion, Line
from .fins import FIN_REACH, add_nail_fin, with_flush_fin
from .glazing import BLACK, add_glazing
from .mitered import LEG, MM, Skin, add_corner, rounded
from .sash_parts import add_steel, add_wheel

STUDIO_WHITE = "#d2d2cd"
"""Color of white vinyl in this scene. It is darker than usual, to differ from the white table."""
ALMOND, CUT_ALMOND = "#c5b2a1", "#d6c6b7"


@dataclass(frozen=True)
class Section:
    """Description of the scene."""

    fin: str = "nail"
    """nail for new construction, flush for retrofit, block for a frame without a fin."""
    product: str = "hung"
    """What the frame holds: hung, slider, casement (also for awnings) or fixed, which has no sash."""
    line: str = "bellagio"
    """platinum, bellagio, venetian or doors: the size and the chambers of its profiles."""
    color: str = WHITE
    capstock: bool = False
    """Whether only the outside has the color. The room's side is white then."""
    panes: int = 2
    """2 or 3."""
    turn: float | None = None
    """Rotation of the sample on the table in degrees; None means one that shows its fin."""
    mirrored: bool = False
    """Whether the upright piece is on the right. It is on the left otherwise."""
    from_inside: bool = False
    """Whether the side is seen that faces the room."""
    eye: float = 0.47
    """Height of the camera above the sample's foot in meters."""


USUAL_TURN = {"nail": -16, "flush": -38, "block": -38}


def _skin_of(description: Section, split: float) -> Skin:
    """White and almond are mixed into the vinyl. Any other color is a layer on the outside of white vinyl."""
    is_white = description.color.lower() == WHITE
    outside = vinyl(STUDIO_WHITE if is_white else description.color)
    is_layer = not is_white and description.color.lower() != ALMOND
    cut = plain("#f1f1ee" if is_white or is_layer else CUT_ALMOND, 0.45, 0.4)
    inside = vinyl(STUDIO_WHITE) if description.capstock else outside
    return Skin(outside, inside, cut, cut if is_layer else outside, split)


def _add_extrusion(mesh: MeshBuilder, extrusion: Extrusion, skin: Skin) -> None:
    add_corner(mesh, rounded(extrusion.outline, extrusion.radius), skin, extrusion.chambers, extrusion.at)


def _add_sample(mesh: MeshBuilder, description: Section, line: Line, glass: float, corner: Corner) -> None:
    skin = _skin_of(description, corner.pocket[1] + 2)
    is_flush = description.fin == "flush"
    _add_extrusion(mesh, with_flush_fin(corner.frame) if is_flush else corner.frame, skin)
    if description.fin == "nail":
        add_nail_fin(mesh, skin.outside)
    for part in (corner.sash, corner.bead):
        if part:
            _add_extrusion(mesh, part, skin)
    if corner.steel:
        add_steel(mesh, corner.steel)
    if corner.wheel_on:
        add_wheel(mesh, corner.wheel_on)
    for seals, material in (
        (corner.gaskets, plain(BLACK, 0.7, 0.3)),
        (corner.brushes, plain("#6b6b6b", 0.95, 0.05)),
    ):
        for outline in seals:
            add_corner(mesh, outline, Skin.of(material))
    add_glazing(mesh, corner.pocket, glass, description.panes, line)


def _placed(description: Section, depth: float, raised: float) -> Matrix:
    """Turns the sample about its middle, a mirrored one the other way, so that cut ends face the camera."""
    turn = USUAL_TURN[description.fin] if description.turn is None else description.turn
    if description.from_inside:
        turn = 180 - turn
    flip = Matrix.Diagonal((-1 if description.mirrored != description.from_inside else 1, 1, 1, 1))
    middle = Matrix.Translation((-LEG / 2, -depth * MM / 2, 0))
    return flip @ place_at(z=raised, turn=turn) @ middle


def build(options: dict[str, Any]) -> None:
    """Builds the scene `section`."""
    description = Section(**options)
    line = LINES[description.line]
    glass = TRIPLE_GLASS if description.panes == 3 else DUAL_GLASS
    corner = PRODUCTS[description.product](line, glass)
    raised = FIN_REACH[description.fin] * MM
    mesh = MeshBuilder()
    with mesh.at(_placed(description, corner.depth, raised)):
        _add_sample(mesh, description, line, glass, corner)
    mesh.build("section")
    table = MeshBuilder()
    table.floor(-6, -6, 6, 6, -0.0005, plain("#f4f5f5", 0.9, 0.1))
    table.build("table")
    add_studio(0.6)
    add_area_light((-0.72, -0.9, 1.2), (-0.02, 0, 0.1), 0.5, 14, (1, 0.97, 0.93))
    add_area_light((0.98, -0.2, 0.6), (-0.02, 0, 0.1), (0.25, 0.8), 5, (0.9, 0.95, 1))
    add_area_light((-0.12, 1.2, 0.9), (-0.02, 0, 0.15), 0.6, 6)
    side = -1 if description.mirrored else 1
    place = (side * 0.24, -0.66, description.eye + raised)
    add_camera(place, (side * -0.01, 0, 0.10 + raised / 2), 47, level=False, focus=0.79)
