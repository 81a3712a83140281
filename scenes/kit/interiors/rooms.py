"""What stands in a room of each kind. The window wall is at y = depth, the camera near y = 0."""

from __future__ import annotations

from dataclasses import dataclass

from mathutils import Matrix

from ..geometry import place_at, rectangle
from ..materials import concrete, emission, fabric, plain, wood
from ..mesh import MeshBuilder
from ..soft import soft_box
from ..random_streams import Streams
from ..walls import Opening, cells
from .furniture import (
    add_armchair,
    add_books,
    add_pendant,
    add_sideboard,
    add_sofa,
    add_stool,
    add_table,
    add_vase,
)

SOFA_CLOTH = ("#bfb8ab", "#8f9690", "#5f6b74", "#d6cdbf")
CHAIR_CLOTH = ("#a8683f", "#7c8a78", "#c9b08a", "#49606e")
RUGS = ("#d8d0c2", "#b9c0c2", "#c9b8a0", "#e6e1d6")


@dataclass(frozen=True)
class Shell:
    """A room's size and where its openings are, in room coordinates."""

    width: float
    depth: float
    height: float
    openings: tuple[Opening, ...]

    @property
    def middle(self) -> float:
        return self.width / 2


def _rug(mesh: MeshBuilder, x0: float, y0: float, x1: float, y1: float, streams: Streams) -> None:
    mesh.box((x0, y0, 0), (x1, y1, 0.014), fabric(streams["furniture"].choice(RUGS), 260), 0.004)


def furnish_living(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A sofa at the left wall, an armchair, a low table."""
    chance, middle, far = streams["furniture"], shell.middle, shell.depth
    _rug(mesh, middle - 1.6, far - 3.3, middle + 1.6, far - 1.1, streams)
    add_sofa(0.75, far - 2.3, 90, fabric(chance.choice(SOFA_CLOTH)), chance)
    add_armchair(shell.width - 1.2, far - 1.55, -48, fabric(chance.choice(CHAIR_CLOTH)), wood("#7a5233", "v"))
    top = wood(chance.choice(("#6b4a30", "#a67c52", "#4a3424")), "x", 0.4)
    add_table(mesh, middle, far - 2.25, (1.1, 0.6, 0.38), top, plain("#1d1d1f", 0.4, 0.5, 0.6))
    add_books(mesh, middle - 0.16, far - 2.25, 0.38, ("#e9e4d8", "#31495a"))
    add_vase(mesh, middle + 0.28, far - 2.25, 0.38, "#c9c2b4")


def furnish_hero(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Almost nothing: the wall on the left stays free for words, the chair looks out at the green."""
    x0, _, x1, _ = shell.openings[0]
    far = shell.depth
    mesh.box((x0 - 0.2, far - 3.2, 0), (x1 + 0.2, far - 1.0, 0.014), fabric("#d9d3c4", 260), 0.004)
    add_armchair(x1 - 1.25, far - 1.6, 122, fabric("#5c7a5e"), wood("#8a5f3a", "v"))
    oak = wood("#8a5f3a", "x", 0.4, 0.1)
    add_table(mesh, x1 - 2.25, far - 1.95, (0.62, 0.62, 0.36), oak, wood("#7a5233", "v"))
    add_books(mesh, x1 - 2.3, far - 1.98, 0.36, ("#e9e4d8", "#2f4a38"))
    add_vase(mesh, x1 - 2.1, far - 1.8, 0.36, "#d8d0c0", 0.17, 0.06)


def furnish_dining(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A table for six under two lamps."""
    middle, far = shell.middle, shell.depth
    add_table(mesh, middle, far - 2.12, (2.2, 0.95, 0.76), wood("#8a6645", "x", 0.35), wood("#8a6645", "v"))
    cloth, frame = fabric("#d6cdbf"), wood("#7a5233", "v")
    for dx in (-0.68, 0, 0.68):
        add_armchair(middle + dx, far - 2.98, 180, cloth, frame)
        add_armchair(middle + dx, far - 1.26, 0, cloth, frame)
    for dx in (-0.5, 0.5):
        add_pendant(mesh, middle + dx, far - 2.12, 1.62, shell.height, 5)
    add_vase(mesh, middle, far - 2.12, 0.76, "#7c8a78", 0.23, 0.13)


def furnish_bed(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A bed with its head at the left wall, between two night stands."""
    chance, y = streams["furniture"], shell.depth - 3.0
    _rug(mesh, 1.0, y - 1.2, 3.6, y + 1.9, streams)
    layers = [
        ((0.12, y - 0.92, 0.12), (2.25, y + 0.92, 0.32), "#6b4a30", 0.02, 0.0),
        ((0.14, y - 0.90, 0.30), (2.22, y + 0.90, 0.55), "#f4f2ec", 0.08, 0.02),
        (
            (0.95, y - 0.97, 0.34),
            (2.28, y + 0.97, 0.60),
            chance.choice(("#d9d2c5", "#8f9f9a", "#c9b8a0", "#7f93a0")),
            0.07,
            0.03,
        ),
        (
            (1.50, y - 1.00, 0.40),
            (2.10, y + 1.00, 0.64),
            chance.choice(("#a8683f", "#49606e", "#c9a66b")),
            0.06,
            0.02,
        ),
    ]
    for low, high, color, radius, puff in layers:
        soft_box(low, high, fabric(color), radius, 4, puff)
    soft_box((0.02, y - 1.05, 0.1), (0.12, y + 1.05, 1.15), fabric("#a89f90"), 0.04)
    for dy in (-0.46, 0.46):
        soft_box((0.20, y + dy - 0.36, 0.52), (0.62, y + dy + 0.36, 0.74), fabric("#faf8f3"), 0.08, 4, 0.05)
        soft_box((0.42, y + dy - 0.28, 0.55), (0.70, y + dy + 0.28, 0.76), fabric("#d9cfbf"), 0.07, 4, 0.05)
    for side in (-1, 1):
        stand = y + side * 1.35
        mesh.box((0.05, stand - 0.24, 0.12), (0.48, stand + 0.24, 0.52), wood("#7a5233", "x", 0.45), 0.008)
        add_vase(mesh, 0.26, stand, 0.52, "#e9e4d8", 0.22, 0.10)
        mesh.cylinder(
            (0.26, stand, 0.74), (0.26, stand, 0.98), 0.17, emission("#fff1dc", 1.1), 32, 0.12, capped=False
        )


def furnish_kitchen(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """Cabinets and shelves along the window wall, an island with stools."""
    chance, middle, far, width = streams["furniture"], shell.middle, shell.depth, shell.width
    paint = plain(chance.choice(("#f1efe9", "#4f6460", "#c9b79c", "#39424a")), 0.45, 0.4)
    top, brass, black = (
        concrete("#e4e1da", 0.25),
        plain("#c9a24a", 0.3, 0.5, 1),
        plain("#1d1d1f", 0.3, 0.5, 0.8),
    )
    mesh.box((0.3, far - 0.62, 0.1), (width - 0.3, far - 0.02, 0.88), paint, 0.004)
    mesh.box((0.28, far - 0.65, 0.88), (width - 0.28, far, 0.92), top, 0.006)
    for k in range(int((width - 0.8) / 0.6) + 1):
        x = 0.3 + 0.6 * k
        mesh.box((x + 0.004, far - 0.64, 0.12), (x + 0.596, far - 0.62, 0.86), paint, 0.006)
        mesh.box((x + 0.2, far - 0.665, 0.78), (x + 0.4, far - 0.655, 0.79), brass, 0.003)
    spout = [
        (middle, far - 0.2, 0.92),
        (middle, far - 0.2, 1.22),
        (middle, far - 0.29, 1.27),
        (middle, far - 0.38, 1.22),
        (middle, far - 0.38, 1.15),
    ]
    mesh.tube(spout, 0.014, black, 16)
    splash = [(x0 - 0.08, max(0.93, z0 - 0.1), x1 + 0.08, z1 + 0.08) for x0, z0, x1, z1 in shell.openings]
    for x0, z0, x1, z1 in cells(width, shell.height, splash):
        if z1 > 0.92:
            mesh.pane(rectangle(x0, max(0.92, z0), x1, z1), far - 0.004, plain("#eeece6", 0.18, 0.5))
    oak = wood("#a67c52", "x", 0.45)
    for left, right in ((0.25, shell.openings[0][0] - 0.3), (shell.openings[-1][2] + 0.3, width - 0.25)):
        for z in (1.45, 1.85) if right - left > 0.5 else ():
            mesh.box((left, far - 0.26, z), (right, far - 0.005, z + 0.04), oak, 0.005)
            x = left + 0.1
            while x < right - 0.15:
                color = chance.choice(("#efe9df", "#c9b79c", "#7c8a78", "#b5623c", "#3b3a38", "#dfe5e6"))
                add_vase(
                    mesh,
                    x,
                    far - 0.13,
                    z + 0.04,
                    color,
                    chance.uniform(0.08, 0.22),
                    chance.uniform(0.045, 0.075),
                )
                x += chance.uniform(0.13, 0.26)
    mesh.box(
        (middle - 1.1, far - 2.5, 0.05), (middle + 1.1, far - 1.7, 0.9), wood("#8a6645", "v", 0.5), 0.004
    )
    mesh.box((middle - 1.25, far - 2.65, 0.9), (middle + 1.25, far - 1.6, 0.945), top, 0.006)
    for dx in (-0.6, 0.6):
        add_pendant(mesh, middle + dx, far - 2.1, 1.72, shell.height, 9)
    for dx in (-0.75, 0, 0.75):
        add_stool(mesh, middle + dx, far - 2.95)
    mesh.lathe(
        middle + 0.5,
        far - 2.1,
        [(0, 0.945), (0.12, 0.945), (0.17, 1.02), (0.165, 1.03), (0.11, 0.96)],
        plain("#c9b79c", 0.4),
        36,
    )
    add_vase(mesh, 1.1, far - 0.3, 0.92, "#e9e4d8", 0.25, 0.08)


def furnish_study(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A desk under the window and a low cabinet."""
    middle, far = shell.middle, shell.depth
    add_table(
        mesh,
        middle,
        far - 0.75,
        (1.7, 0.7, 0.74),
        wood("#a67c52", "x", 0.4, 0.12),
        plain("#1d1d1f", 0.4, 0.5, 0.6),
    )
    add_armchair(middle - 0.1, far - 1.55, 178, fabric("#7c8a78"), wood("#7a5233", "v"))
    add_books(mesh, middle - 0.5, far - 0.75, 0.74, ("#e9e4d8", "#a8532f", "#31495a"))
    add_vase(mesh, middle + 0.55, far - 0.7, 0.74, "#c9c2b4")
    add_sideboard(mesh, shell.width - 1.9, shell.width - 0.2, far - 0.02)


def furnish_bath(mesh: MeshBuilder, shell: Shell, streams: Streams) -> None:
    """A free-standing tub under the window, panels half way up the wall, a stool with towels."""
    middle, far, white = shell.middle, shell.depth, plain("#f4f3ef", 0.12, 0.5)
    panels = concrete("#dfe4e0", 0.2, (0.15, 0.075, 0.003, 0.5))
    for x0, z0, x1, z1 in cells(shell.width, 1.2, shell.openings):
        mesh.pane(rectangle(x0, z0, x1, z1), far - 0.006, panels)
    with mesh.at(place_at(middle, far - 0.75) @ Matrix.Diagonal((2.05, 1, 1, 1))):
        outside = [(0.28, 0), (0.33, 0.1), (0.39, 0.56), (0.40, 0.58)]
        inside = [(0.37, 0.58), (0.34, 0.5), (0.28, 0.14), (0, 0.12)]
        mesh.lathe(0, 0, [*outside, *inside], white, 64)
    brass, x = plain("#c9a24a", 0.25, 0.5, 1), middle + 1.05
    spout = [
        (x, far - 0.75, 0),
        (x, far - 0.75, 0.82),
        (x - 0.08, far - 0.75, 0.9),
        (x - 0.3, far - 0.75, 0.84),
    ]
    mesh.tube(spout, 0.014, brass, 16)
    add_stool(mesh, middle - 1.25, far - 0.8, 0.5)
    for k, color in enumerate(("#e9e4d8", "#8fa296", "#e9e4d8")):
        low = (middle - 1.41, far - 0.93, 0.5 + 0.055 * k)
        soft_box(low, (middle - 1.09, far - 0.67, low[2] + 0.055), fabric(color, 700), 0.02)
    mesh.box((middle - 0.6, far - 2.3, 0), (middle + 0.6, far - 1.5, 0.02), fabric("#d8d0c2", 500), 0.008)


FURNISH = {
    "living": furnish_living,
    "dining": furnish_dining,
    "bed": furnish_bed,
    "kitchen": furnish_kitchen,
    "study": furnish_study,
    "bath": furnish_bath,
    "hero": furnish_hero,
}
