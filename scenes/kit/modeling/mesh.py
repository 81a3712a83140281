"""Builds meshes. Coordinates are in meters: x to the right, y away from the street, z up."""

from __future__ import annotations

import math
from contextlib import contextmanager
from typing import Iterator, Sequence

import bpy
from mathutils import Matrix, Vector

from .boxes import BOX_FACES, CHAMFER_FACES, CHAMFER_POINTS
from .geometry import IDENTITY, Face, Outline, Point2, Point3, counterclockwise, miters

Material = bpy.types.Material


class MeshBuilder:
    """Collects faces of several materials into one mesh."""

    def __init__(self) -> None:
        self.points: list[Vector] = []
        self.faces: list[Face] = []
        self.face_materials: list[int] = []
        self.materials: list[Material] = []
        self.transform = IDENTITY.copy()

    @contextmanager
    def at(self, transform: Matrix) -> Iterator[None]:
        """Applies a transform to everything that is added inside the `with` block."""
        before = self.transform
        self.transform = before @ transform
        try:
            yield
        finally:
            self.transform = before

    def add(self, points: Sequence[Sequence[float]], faces: Sequence[Face], material: Material) -> None:
        """Adds faces. A face lists its corners as indexes into `points`."""
        first = len(self.points)
        is_mirrored = self.transform.determinant() < 0
        if material not in self.materials:
            self.materials.append(material)
        slot = self.materials.index(material)
        self.points += [self.transform @ Vector(point) for point in points]
        self.faces += [
            tuple(first + index for index in (face[::-1] if is_mirrored else face)) for face in faces
        ]
        self.face_materials += [slot] * len(faces)

    def quad(self, a: Point3, b: Point3, c: Point3, d: Point3, material: Material) -> None:
        """Adds one face with four corners."""
        self.add((a, b, c, d), [(0, 1, 2, 3)], material)

    def floor(self, x0: float, y0: float, x1: float, y1: float, z: float, material: Material) -> None:
        """Adds a level rectangle that faces up."""
        self.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), material)

    def ceiling(self, x0: float, y0: float, x1: float, y1: float, z: float, material: Material) -> None:
        """Adds a level rectangle that faces down."""
        self.quad((x0, y1, z), (x1, y1, z), (x1, y0, z), (x0, y0, z), material)

    def box(self, low: Point3, high: Point3, material: Material, chamfer: float = 0) -> None:
        """Adds a box between two opposite corners; `chamfer` is the width of its beveled edges."""
        sides = [sorted(pair) for pair in zip(low, high)]
        cut = min(chamfer, *((b - a) * 0.45 for a, b in sides))
        (x0, x1), (y0, y1), (z0, z1) = sides
        if cut <= 1e-5:
            level = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            self.add([(x, y, z) for z in (z0, z1) for x, y in level], BOX_FACES, material)
            return
        points = [
            [sides[k][c] + (0 if k == axis else cut - 2 * cut * c) for k, c in enumerate(corner)]
            for corner, axis in CHAMFER_POINTS
        ]
        self.add(points, CHAMFER_FACES, material)

    def cylinder(
        self,
        start: Sequence[float],
        end: Sequence[float],
        radius: float,
        material: Material,
        segments: int = 16,
        end_radius: float | None = None,
        capped: bool = True,
    ) -> None:
        """Adds a cylinder, or part of a cone if `end_radius` is given."""
        self.tube(
            [start, end], [radius, radius if end_radius is None else end_radius], material, segments, capped
        )

    def tube(
        self,
        path: Sequence[Sequence[float]],
        radii: float | Sequence[float],
        material: Material,
        segments: int = 20,
        capped: bool = True,
    ) -> None:
        """Sweeps a circle along a path; `radii` is one radius, or one for each point of the path."""
        stations = [Vector(point) for point in path]
        sizes = [radii] * len(stations) if isinstance(radii, (int, float)) else list(radii)
        last, n = len(stations) - 1, segments
        points: list[Vector] = []
        side: Vector | None = None
        for k, (station, size) in enumerate(zip(stations, sizes)):
            along = (stations[min(k + 1, last)] - stations[max(k - 1, 0)]).normalized()
            # Each ring starts from the direction of the ring before, so the tube does not twist.
            side = (side - along * side.dot(along)).normalized() if side else along.orthogonal().normalized()
            other = along.cross(side)
            angles = [2 * math.pi * step / n for step in range(n)]
            points += [station + (side * math.cos(a) + other * math.sin(a)) * size for a in angles]
        faces: list[Face] = [
            (r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k)
            for r in range(last)
            for k in range(n)
        ]
        if capped:
            faces += [tuple(range(n))[::-1], tuple(range(last * n, last * n + n))]
        self.add(points, faces, material)

    def lathe(
        self, x: float, y: float, profile: Sequence[Point2], material: Material, segments: int = 40
    ) -> None:
        """Adds a turned solid: a profile of (radius, height), rotated about the vertical through (x, y)."""
        n = segments
        angles = [2 * math.pi * k / n for k in range(n)]
        points = [(x + r * math.cos(a), y + r * math.sin(a), z) for r, z in profile for a in angles]
        faces = [
            (j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k)
            for j in range(len(profile) - 1)
            for k in range(n)
        ]
        self.add(points, faces, material)

    def sweep(
        self, profile: Outline, outline: Sequence[Point2], material: Material, depth: float = 0
    ) -> None:
        """Adds a frame: a profile of (inward, depth) along a closed outline, mitered like a welded frame."""
        corners = counterclockwise(outline)
        n, rows = len(corners), len(profile)
        ways = miters(corners)
        points = []
        for inward, into in profile:
            at = [corner + way * inward for corner, way in zip(corners, ways)]
            points += [(point.x, depth + into, point.y) for point in at]
        faces = [
            (j * n + i, j * n + (i + 1) % n, (j + 1) % rows * n + (i + 1) % n, (j + 1) % rows * n + i)
            for j in range(rows)
            for i in range(n)
        ]
        self.add(points, faces, material)

    def welds(
        self, profile: Outline, outline: Sequence[Point2], material: Material, depth: float = 0
    ) -> None:
        """Adds the lines along which the sides of a swept frame are welded: over the faces of its profile
        that look out, at corners of more than 30 degrees.
        """
        corners = counterclockwise(outline)
        half, proud = 0.0007, 0.0002
        for before, corner, after, way in zip(
            [corners[-1], *corners], corners, [*corners[1:], corners[0]], miters(corners)
        ):
            if (corner - before).angle(after - corner) < math.radians(30):
                continue
            aside = Vector((-way.y, way.x)).normalized() * half
            for (in0, into0), (in1, into1) in zip(profile, [*profile[1:], profile[0]]):
                if in1 - in0 <= abs(into1 - into0) * 0.3:
                    continue
                ends = [
                    (corner + way * inward, depth + into - proud)
                    for inward, into in ((in0, into0), (in1, into1))
                ]
                (p, y0), (q, y1) = ends
                ring = [(p - aside, y0), (q - aside, y1), (q + aside, y1), (p + aside, y0)]
                self.add([(at.x, y, at.y) for at, y in ring], [(3, 2, 1, 0)], material)

    def pane(self, outline: Sequence[Point2], depth: float, material: Material) -> None:
        """Adds one upright face with any outline, at y = `depth`."""
        self.add([(x, depth, z) for x, z in outline], [tuple(range(len(outline)))], material)

    def mesh(self, name: str, smooth: bool = True) -> bpy.types.Mesh:
        """Makes the Blender mesh. Edges sharper than 28 degrees stay sharp if it is smooth."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(point) for point in self.points], [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self.face_materials)
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(self.faces))
            mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(28)
        mesh.update()
        return mesh

    def build(self, name: str, smooth: bool = True) -> bpy.types.Object:
        """Makes an object of the collected faces and adds it to the scene."""
        return put_mesh(self.mesh(name, smooth), IDENTITY, name)


def put_mesh(
    mesh: bpy.types.Mesh, transform: Matrix, name: str = "instance", mirrored: bool = True
) -> bpy.types.Object:
    """Adds an object with a mesh that others may share. With `mirrored` false, reflections do not show it."""
    thing = bpy.data.objects.new(name, mesh)
    thing.matrix_world = transform
    thing.visible_glossy = mirrored
    bpy.context.scene.collection.objects.link(thing)
    return thing
