"""Entry doors and garage doors. The origin is their lower left outer corner."""

from __future__ import annotations

from ..modeling.geometry import chamfered, rectangle
from ..modeling.mesh import MeshBuilder
from ..surfaces.boards import wood
from ..surfaces.glass import thin_glass
from ..surfaces.plain import plain
from .handles import add_pull
from .profiles import frame_profile


def add_entry(mesh: MeshBuilder, width: float, height: float, color: str, frame: str) -> None:
    """A door of upright boards. If the width allows it, a narrow window (side light) is beside it."""
    jamb, side = plain(frame, 0.4), 0.38 if width > 1.3 else 0.0
    boards, right = wood(color, "v", 0.45, 0.12), width - 0.05 - side
    mesh.sweep(frame_profile(0.05, 0.14), rectangle(0, 0, width, height), jamb)
    pitch = (right - 0.05) / 5
    for k in range(5):
        left = 0.05 + pitch * k
        mesh.box((left + 0.001, 0.05, 0.02), (left + pitch - 0.001, 0.095, height - 0.05), boards, 0.004)
    add_pull(mesh, right - 0.1, 0.05, 1.1, plain("#1a1a1c", 0.35), 0.9)
    if side:
        mesh.box((right, 0.02, 0.02), (right + 0.04, 0.12, height - 0.05), jamb, 0.003)
        mesh.pane(
            rectangle(right + 0.03, 0.04, width - 0.04, height - 0.04), 0.06, thin_glass("#dfe8e6", 0.1)
        )


def add_garage(mesh: MeshBuilder, width: float, height: float, style: str, color: str, frame: str) -> None:
    """A garage door of opal glass, wooden boards or plain panels."""
    jamb, low, inner = plain(frame, 0.4), 0.01, width - 0.08
    mesh.sweep(frame_profile(0.04, 0.14), rectangle(0, 0, width, height), jamb)
    if style == "glass":
        # Panes of opal glass. Clear frosted ones would show the dark garage behind them as flat cards.
        opal = plain("#c2cccb", 0.2, 0.75)
        rail = chamfered([(0, 0.04), (0, 0), (0.045, 0), (0.045, 0.04)])
        columns = max(2, round(inner / 1.2))
        for row in range(4):
            for column in range(columns):
                x0, z0 = 0.04 + inner * column / columns, low + (height - 0.05) * row / 4
                x1, z1 = x0 + inner / columns, z0 + (height - 0.05) / 4
                mesh.sweep(rail, rectangle(x0 + 0.001, z0 + 0.002, x1 - 0.001, z1 - 0.002), jamb, 0.05)
                mesh.pane(rectangle(x0 + 0.04, z0 + 0.04, x1 - 0.04, z1 - 0.04), 0.07, opal)
        return
    rows, skin = (14, wood(color, "h", 0.5, 0.15)) if style == "wood" else (4, plain("#e9e7e2", 0.5))
    for row in range(rows):
        z0, z1 = low + (height - 0.05) * row / rows, low + (height - 0.05) * (row + 1) / rows
        mesh.box((0.04, 0.05, z0 + 0.002), (width - 0.04, 0.09, z1 - 0.002), skin, 0.005)
