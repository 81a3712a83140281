"""Garden furniture: a bench, and a table with chairs. The wall is y = 0. Lengths in meters."""

from __future__ import annotations

from ..modeling.mesh import MeshBuilder
from ..random_streams import Streams
from ..surfaces.boards import wood
from ..surfaces.plain import plain


def add_bench(mesh: MeshBuilder, x: float) -> None:
    """A slatted bench along the wall."""
    oak, iron = wood("#8a6645", "x", 0.5, 0.2), plain("#1f2021", 0.45, 0.5, 0.4)
    for k in range(4):
        mesh.box((x - 0.75, -0.72 + 0.11 * k, 0.42), (x + 0.75, -0.63 + 0.11 * k, 0.45), oak, 0.005)
    for dx in (-0.6, 0.6):
        for dy in (-0.7, -0.33):
            mesh.box((x + dx - 0.02, dy, 0), (x + dx + 0.02, dy + 0.03, 0.42), iron, 0.003)
        mesh.box((x + dx - 0.02, -0.7, 0.395), (x + dx + 0.02, -0.3, 0.42), iron, 0.003)


def add_cafe_table(mesh: MeshBuilder, x: float, streams: Streams) -> None:
    """A round table with two folding chairs."""
    steel = plain(streams["life"].choice(("#2f4a38", "#1f2021", "#b5623c")), 0.4, 0.5, 0.2)
    mesh.cylinder((x, -1.3, 0.70), (x, -1.3, 0.72), 0.32, steel, 40)
    mesh.cylinder((x, -1.3, 0), (x, -1.3, 0.70), 0.02, steel, 14)
    mesh.cylinder((x, -1.3, 0), (x, -1.3, 0.012), 0.2, steel, 32)
    mesh.lathe(x + 0.08, -1.35, [(0.03, 0.72), (0.042, 0.79), (0.03, 0.8)], plain("#e9e4d8", 0.4), 24)
    for side in (-1, 1):
        seat = x + side * 0.62
        for k in range(5):
            at = seat - 0.17 + 0.075 * k
            mesh.box((at, -1.5, 0.44), (at + 0.06, -1.1, 0.455), steel, 0.004)
        back = seat + side * 0.19
        for z in (0.62, 0.72, 0.82):
            # The uprights lean, so the slats of the back are further out the higher they are.
            at = seat + side * (0.39 * (z + 0.03) / 0.88 - 0.2)
            mesh.box((at - 0.006, -1.49, z), (at + 0.006, -1.11, z + 0.06), steel, 0.003)
        for y in (-1.49, -1.11):
            mesh.cylinder((back, y, 0.88), (seat - side * 0.2, y, 0), 0.011, steel, 10)
            mesh.cylinder((seat - side * 0.2, y, 0.44), (back, y, 0), 0.011, steel, 10)
