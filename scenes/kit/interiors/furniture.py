"""Stools, plain tables and dining chairs. Sizes in meters.

The origin of a chair is on the floor in its middle, and its front faces -y.
"""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder
from ..modeling.soft import soft_box
from ..surfaces.boards import wood
from ..surfaces.plain import plain
from .upholstery import group

CHAIR_BACKS = ("rails", "spindles", "panel")


def add_stool(mesh: MeshBuilder, x: float, y: float, height: float = 0.67) -> None:
    """A round stool on four thin legs."""
    mesh.cylinder((x, y, height - 0.05), (x, y, height), 0.19, wood("#a67c52", "x", 0.45), 32)
    for dx in (-1, 1):
        for dy in (-1, 1):
            top, foot = (x + 0.13 * dx, y + 0.13 * dy, height - 0.05), (x + 0.2 * dx, y + 0.2 * dy, 0)
            mesh.cylinder(top, foot, 0.012, plain("#1d1d1f", 0.4, 0.5, 0.5), 10)


def add_table(
    mesh: MeshBuilder,
    x: float,
    y: float,
    size: tuple[float, float, float],
    top: Material,
    legs: Material,
    thick: float = 0.04,
    chamfer: float = 0.008,
) -> None:
    """Adds a table; `size` is its length, depth and height, `chamfer` the width of the bevel on its top."""
    length, depth, height = size
    mesh.box(
        (x - length / 2, y - depth / 2, height - thick), (x + length / 2, y + depth / 2, height), top, chamfer
    )
    for dx in (-length / 2 + 0.06, length / 2 - 0.12):
        for dy in (-depth / 2 + 0.06, depth / 2 - 0.12):
            mesh.box((x + dx, y + dy, 0), (x + dx + 0.06, y + dy + 0.06, height - thick), legs, 0.004)


def _add_curved_rail(mesh: MeshBuilder, half: float, low: float, high: float, frame: Material) -> None:
    """Adds a rail of a chair's back, bent to the rear. It is one piece, so that its wood has the same shade
    and grain everywhere.
    """
    count, points, faces = 12, [], []
    for k in range(count + 1):
        x = -half + 2 * half * k / count
        y = 0.235 + 0.045 * (1 - (x / half) ** 2)
        points += [(x, y, low), (x, y, high), (x, y + 0.016, high), (x, y + 0.016, low)]
    for k in range(count):
        a, b = 4 * k, 4 * (k + 1)
        faces += [(a + i, b + i, b + (i + 1) % 4, a + (i + 1) % 4) for i in range(4)]
    ends = [(3, 2, 1, 0), tuple(4 * count + i for i in range(4))]
    mesh.add(points, [*faces, *ends], frame)


def _add_back(mesh: MeshBuilder, kind: str, frame: Material) -> None:
    """Fills the back of a chair: two rails, thin spindles under one rail, or one broad bent panel."""
    if kind == "panel":
        _add_curved_rail(mesh, 0.2, 0.60, 0.82, frame)
        return
    _add_curved_rail(mesh, 0.2, 0.765, 0.825, frame)
    if kind == "rails":
        _add_curved_rail(mesh, 0.2, 0.65, 0.72, frame)
        return
    for k in range(5):
        x = -0.12 + 0.06 * k
        y = 0.243 + 0.045 * (1 - (x / 0.2) ** 2)
        mesh.tube(
            [(x, 0.185, 0.42), (x, 0.5 * (0.19 + y), 0.6), (x, y, 0.775)], [0.007, 0.009, 0.006], frame, 12
        )


def add_chair(x: float, y: float, turn: float, frame: Material, seat: Material, back: str = "rails") -> None:
    """A dining chair: tapered legs, a padded seat, a curved backrest; `back` is one of `CHAIR_BACKS`."""
    mesh = MeshBuilder()
    for side in (-1, 1):
        mesh.cylinder((side * 0.19, -0.19, 0.45), (side * 0.21, -0.22, 0), 0.017, frame, 14, 0.012)
        post = [(side * 0.21, 0.24, 0), (side * 0.19, 0.19, 0.45), (side * 0.195, 0.25, 0.80)]
        mesh.tube(post, [0.012, 0.018, 0.013], frame, 14)
        mesh.box((side * 0.19 - 0.011, -0.18, 0.39), (side * 0.19 + 0.011, 0.18, 0.43), frame, 0.004)
    for y0 in (-0.2, 0.17):
        mesh.box((-0.18, y0, 0.39), (0.18, y0 + 0.022, 0.43), frame, 0.004)
    _add_back(mesh, back, frame)
    # The pad ends in front of the posts, because they stand on the frame and not on the cloth.
    pad = soft_box((-0.212, -0.215, 0.43), (0.212, 0.168, 0.468), seat, 0.018, 4, 0.012)
    group([mesh.build("chair"), pad], x, y, turn)
