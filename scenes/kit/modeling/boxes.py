"""The points and faces of boxes, with sharp and with chamfered edges."""

from __future__ import annotations

from itertools import product

from mathutils import Vector

from .geometry import Face

BOX_FACES: list[Face] = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]

# A chamfered box has three points at each of its eight corners: one on each side that meets there.
CHAMFER_POINTS = [(corner, axis) for corner in product((0, 1), repeat=3) for axis in range(3)]


def _chamfer_faces() -> list[Face]:
    """Faces of a chamfered box: six sides, twelve edges and eight corners, all facing outward."""
    number = {key: index for index, key in enumerate(CHAMFER_POINTS)}

    def corner(axis: int, side: int, u: int, v: int) -> tuple[int, ...]:
        first, second = (k for k in range(3) if k != axis)
        where = [0, 0, 0]
        where[axis], where[first], where[second] = side, u, v
        return tuple(where)

    faces: list[Face] = []
    for axis in range(3):
        first, second = (k for k in range(3) if k != axis)
        for side in (0, 1):
            ring = [(0, 0), (1, 0), (1, 1), (0, 1)]
            faces.append(tuple(number[corner(axis, side, u, v), axis] for u, v in ring))
        for u, v in product((0, 1), repeat=2):
            low, high = corner(axis, 0, u, v), corner(axis, 1, u, v)
            faces.append((number[low, first], number[high, first], number[high, second], number[low, second]))
    faces += [tuple(number[where, axis] for axis in range(3)) for where in product((0, 1), repeat=3)]

    def outward(face: Face) -> Face:
        points = [
            Vector([c if k == a else 0.2 + 0.6 * c for k, c in enumerate(where)])
            for where, a in (CHAMFER_POINTS[index] for index in face)
        ]
        normal = (points[1] - points[0]).cross(points[2] - points[0])
        middle = sum(points, Vector()) / len(points) - Vector((0.5, 0.5, 0.5))
        return face if normal.dot(middle) > 0 else face[::-1]

    return [outward(face) for face in faces]


CHAMFER_FACES = _chamfer_faces()
