"""The steel in a sash, and the wheel of a slider. Lengths in millimeters."""

from __future__ import annotations

from ..modeling.geometry import Point2
from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain
from .extrusions import box_outline
from .mitered import LEG, MM, Skin, add_corner


def add_steel(mesh: MeshBuilder, room: tuple[float, float, float, float]) -> None:
    """Adds a steel tube into a chamber."""
    x0, y0, x1, y1 = room
    tube, core = [box_outline(x0 + d, y0 + d, x1 - d, y1 - d, 0.8) for d in (1.2, 2.6)]
    add_corner(mesh, tube, Skin.of(plain("#9aa0a6", 0.35, 0.5, 0.9)), [core], leg=LEG + 0.0005)


def add_wheel(mesh: MeshBuilder, track: Point2) -> None:
    """Adds the wheel under the sash of a slider, at the cut end, where it is seen on the rib of the track."""
    top, depth = track
    radius, x, z = 6.0, LEG - 0.001, (track[0] + 6.0) * MM
    brass, steel = plain("#b98f45", 0.3, 0.5, 0.8), plain("#8d9398", 0.3, 0.5, 0.9)

    def roller(reach: float, size: float, material: Material) -> None:
        ends = [(x, (depth + side * reach) * MM, z) for side in (-1, 1)]
        mesh.cylinder(ends[0], ends[1], size * MM, material, 36)

    roller(1.7, radius, brass)
    roller(5.8, 1.6, steel)
    for side in (-1, 1):
        rim = [(x, (depth + side * reach) * MM, z) for reach in (2.1, 3.3)]
        mesh.cylinder(rim[0], rim[1], (radius + 1.5) * MM, brass, 36)
    housing = (top + 4.5) * MM, (top + 11.8) * MM
    mesh.box(
        (LEG - 0.05, (depth - 5.4) * MM, housing[0]),
        (LEG - 0.012, (depth + 5.4) * MM, housing[1]),
        steel,
        0.0006,
    )
