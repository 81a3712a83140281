"""What fills the corners around a window that is no rectangle. Lengths in meters."""

from __future__ import annotations

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from ..modeling.geometry import Outline, rectangle
from ..modeling.mesh import Material, MeshBuilder
from .openings import Opening


def add_infill(
    mesh: MeshBuilder, opening: Opening, outline: Outline, thickness: float, outer: Material, inner: Material
) -> None:
    """Fills the corners between a rectangular opening and a window of another shape.

    `outline` is the window's, measured from the lower left corner of the opening. Both faces are in front of
    the wall, because faces in the same plane flicker, but by so little that low sun shows no seam.
    """
    lap, proud = 0.002, 0.0002
    frame = rectangle(opening[0] - lap, opening[1] - lap, opening[2] + lap, opening[3] + lap)
    hole = [(opening[0] + x, opening[1] + z) for x, z in outline]
    loops = [[Vector((x, z, 0)) for x, z in loop] for loop in (frame, hole)]
    triangles = [tuple(triangle) for triangle in tessellate_polygon(loops)]
    for depth, skin in ((-proud, outer), (thickness + proud, inner)):
        mesh.add([(x, depth, z) for x, z in (*frame, *hole)], triangles, skin)
    left, bottom, right, top = opening
    for (x0, z0), (x1, z1) in zip(hole, [*hole[1:], hole[0]]):
        # The reveal of the opening is there already, and faces in the same plane render black.
        on_side = any(abs(x0 - x) + abs(x1 - x) < 1e-6 for x in (left, right))
        on_end = any(abs(z0 - z) + abs(z1 - z) < 1e-6 for z in (bottom, top))
        if on_side or on_end:
            continue
        middle = thickness / 2
        for front, back, skin in ((0, middle, outer), (middle, thickness, inner)):
            mesh.quad((x0, front, z0), (x1, front, z1), (x1, back, z1), (x0, back, z0), skin)
