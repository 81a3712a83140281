"""The glass of a sample: panes, spacers, sealant and the rubber below them. Lengths in millimeters."""

from __future__ import annotations

from ..modeling.geometry import Point2
from ..modeling.mesh import MeshBuilder
from ..surfaces.glass import solid_glass
from ..surfaces.plain import plain
from .extrusions import PANE, Line, box_outline
from .mitered import LEG, MM, Skin, add_corner

BLACK = "#161617"
GROUND_EDGE = "#6f8f86"
"""Color of the edges of panes. They are ground, so they are seen along their whole length."""


def _panes_of(glass: float, count: int) -> list[float]:
    """Where the panes of a glass unit begin, measured from its front."""
    gap = (glass - PANE * count) / (count - 1)
    return [number * (PANE + gap) for number in range(count)]


def _add_pane(mesh: MeshBuilder, edge: float, front: float, far: float) -> None:
    """Adds one pane; `edge` is where it begins in the frame, `front` its depth."""
    near, back = MM * front, MM * (front + PANE)
    ring = [(edge, edge), (far, edge), (far, far), (edge, far)]
    points = [(u, depth, w) for depth in (near, back) for u, w in ring]
    sides = [(k, 4 + k, 4 + (k + 1) % 4, (k + 1) % 4) for k in range(4)]
    mesh.add(points, [(0, 1, 2, 3), (7, 6, 5, 4)], solid_glass())
    mesh.add(points, sides, plain(GROUND_EDGE, 0.35, 0.5))


def add_glazing(mesh: MeshBuilder, pocket: Point2, glass: float, count: int, line: Line) -> None:
    """Adds the panes, the spacers and the sealant between them, and the rubber that they stand on."""
    u, v = pocket
    edge, far = u + 2, LEG + 0.004
    fronts = _panes_of(glass, count)
    for front in fronts:
        _add_pane(mesh, MM * edge, v + 1 + front, far)
    metal, black = plain("#b9bdc0", 0.4, 0.5, 0.7), Skin.of(plain(BLACK, 0.7, 0.3))
    spacer = Skin.of(plain("#26272a", 0.55, 0.4) if line.has_dark_spacer else metal)
    for before, behind in zip(fronts, fronts[1:]):
        near, back = v + 1 + before + PANE, v + 1 + behind
        hollow = [box_outline(edge + 5, near + 1.2, edge + 10, back - 1.2, 0.6)]
        add_corner(mesh, box_outline(edge + 4, near, edge + 11, back, 0.8), spacer, hollow, leg=far - 0.002)
        sealant = [(edge, near), (edge + 4, near), (edge + 4, back), (edge, back)]
        add_corner(mesh, sealant, black, leg=far - 0.002)
    for u0, v0, u1, v1 in (
        (u + 0.2, v + 0.2, edge, v + 1),
        (u + 11, v, u + 14, v + 1),
        (u + 11, v + glass + 1, u + 14, v + glass + 2),
    ):
        add_corner(mesh, [(u0, v0), (u1, v0), (u1, v1), (u0, v1)], black)
