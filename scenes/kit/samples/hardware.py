"""The scene `hardware`: locks, handles and screens in close view. Sizes in meters."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Callable

from mathutils import Matrix, Vector
from mathutils.geometry import interpolate_bezier

from ..camera_and_light import add_area_light, add_camera, add_studio
from ..modeling.geometry import Point3, chamfered, rectangle
from ..modeling.mesh import Material, MeshBuilder
from ..modeling.soft import soft_box
from ..surfaces.glass import thin_glass
from ..surfaces.metal import brushed_metal
from ..surfaces.plain import plain
from ..surfaces.vinyl import vinyl

FINISHES = {
    "white": ("#f0efec", 0.35, 0.5, 0.0),
    "black": ("#1b1b1d", 0.38, 0.5, 0.0),
    "nickel": ("#b9b4aa", 0.28, 0.5, 1.0),
    "bronze": ("#4a3526", 0.36, 0.5, 0.55),
    "brass": ("#c9a24a", 0.22, 0.5, 1.0),
}

TOWARD_ROOM = Matrix.Rotation(math.pi / 2, 4, "X")
"""Rotates a lathed part, whose axis points up, so that the axis points at the viewer."""


def finish_of(name: str) -> Material:
    """Returns the material of a finish: brushed metal for metallic finishes, otherwise paint."""
    color, roughness, specular, metallic = FINISHES[name]
    return brushed_metal(color, roughness) if metallic > 0.5 else plain(color, roughness, specular)


@dataclass(frozen=True)
class Hardware:
    """Description of the scene."""

    part: str = "lock"
    finish: str = "nickel"
    vinyl: str = "#dcdcd8"


@dataclass(frozen=True)
class Shot:
    """A camera: its place and target, the lens in mm, the focus distance, and the aperture as f-number."""

    place: Point3
    target: Point3
    lens: float
    focus: float
    aperture: float = 11


def curve(*controls: Point3, steps: int = 18) -> list[Vector]:
    """Points on a Bezier curve with four control points."""
    return interpolate_bezier(*(Vector(point) for point in controls), steps)


def _add_screw(mesh: MeshBuilder, x: float, y: float, z: float, radius: float = 0.0035) -> None:
    mesh.cylinder((x, y, z), (x, y, z + 0.0012), radius, plain("#8a8a88", 0.35, 0.5, 1), 20)
    for dx, dy in ((radius * 0.8, 0.0005), (0.0005, radius * 0.8)):
        mesh.box((x - dx, y - dy, z + 0.0011), (x + dx, y + dy, z + 0.0014), plain("#2a2a2a"))


def add_lock(mesh: MeshBuilder, metal: Material, skin: Material) -> Shot:
    """A cam lock on the meeting rail of a hung window, with the upper sash behind it."""
    mesh.box((-0.25, -0.022, -0.05), (0.25, 0.022, 0), skin, 0.003)
    mesh.box((-0.25, 0.024, -0.05), (0.25, 0.06, 0.004), skin, 0.003)
    mesh.box((-0.25, -0.03, -0.035), (0.25, -0.022, -0.028), skin, 0.002)
    clear = thin_glass("#eef5f4", 0.08, 0.3)
    mesh.box((-0.25, 0.030, 0), (0.25, 0.034, 0.3), clear)
    mesh.box((-0.25, -0.004, -0.30), (0.25, 0, -0.05), clear)
    soft_box((-0.036, -0.014, 0), (0.036, 0.016, 0.007), metal, 0.006, 5)
    soft_box((-0.030, 0.026, 0.004), (0.030, 0.046, 0.013), metal, 0.004, 5)
    drum = [(0.0155, 0.006), (0.0155, 0.013), (0.0135, 0.0165), (0.008, 0.018), (0, 0.018)]
    mesh.lathe(0, 0.002, drum, metal, 48)
    arm = soft_box((-0.008, -0.0075, 0.0115), (0.060, 0.0075, 0.0185), metal, 0.0034, 5)
    arm.rotation_euler = (0, math.radians(-4), math.radians(-158))
    arm.location = (0, 0.002, 0.0005)
    soft_box((-0.012, 0.010, 0.007), (0.012, 0.036, 0.0125), metal, 0.003, 4)
    for x in (-0.027, 0.027):
        _add_screw(mesh, x, -0.004, 0.007)
    return Shot((0.13, -0.26, 0.15), (0, 0.006, 0.006), 75, 0.3)


def add_lever(mesh: MeshBuilder, metal: Material, skin: Material) -> Shot:
    """A lever with its cylinder on the stile of a swing door."""
    clear = thin_glass("#e6eff0", 0.1, 0.4)
    mesh.box((-0.055, -0.02, -0.2), (0.055, 0.02, 0.25), skin, 0.003)
    for x0, x1 in ((-0.30, -0.055), (0.055, 0.30)):
        mesh.box((x0, -0.003, -0.2), (x1, 0.003, 0.25), clear)
    soft_box((-0.021, -0.027, -0.12), (0.021, -0.019, 0.12), metal, 0.0045, 5)
    with mesh.at(Matrix.Translation((0, -0.026, 0.02)) @ TOWARD_ROOM):
        neck = [(0.017, -0.001), (0.017, 0.004), (0.013, 0.007), (0.0105, 0.010), (0.0105, 0.016)]
        mesh.lathe(0, 0, neck, metal)
    # The radius of the elbow is larger than that of the tube; otherwise its inner side would overlap itself.
    elbow, quarter = 0.018, [math.pi / 2 * k / 15 for k in range(16)]
    bend = [(elbow * (1 - math.cos(a)), -0.050 - elbow * math.sin(a), 0.02) for a in quarter]
    grip = curve(
        (0.06, -0.068, 0.02), (0.09, -0.066, 0.02), (0.115, -0.064, 0.019), (0.135, -0.058, 0.017), steps=12
    )
    radii = (
        [0.0105] * 2
        + [0.0105 - 0.0015 * k / 16 for k in range(16)]
        + [0.009 - 0.0015 * k / 12 for k in range(12)]
    )
    mesh.tube([(0, -0.03, 0.02), (0, -0.042, 0.02), *bend, *grip], radii, metal, 24)
    with mesh.at(Matrix.Translation((0, -0.027, -0.055)) @ TOWARD_ROOM):
        mesh.lathe(0, 0, [(0.0135, -0.001), (0.0135, 0.003), (0.011, 0.0055), (0, 0.006)], metal)
        mesh.box((-0.0012, -0.006, 0.0055), (0.0012, 0.006, 0.0064), plain("#151515"))
    return Shot((0.20, -0.46, 0.12), (0.02, -0.01, 0), 80, 0.49)


def add_crank(mesh: MeshBuilder, metal: Material, skin: Material) -> Shot:
    """The crank of a casement, folded, on the sill."""
    mesh.box((-0.3, 0, -0.05), (0.3, 0.07, 0), skin, 0.003)
    mesh.box((-0.3, 0.03, 0), (0.3, 0.07, 0.04), skin, 0.003)
    mesh.box((-0.3, 0.045, 0.04), (0.3, 0.049, 0.4), thin_glass("#eef5f4", 0.08, 0.3))
    soft_box((-0.07, -0.012, -0.034), (0.07, 0, 0.006), metal, 0.005, 5)
    soft_box((-0.05, -0.024, -0.026), (0.05, -0.004, 0), metal, 0.009, 6)
    with mesh.at(Matrix.Translation((0.03, -0.02, -0.012)) @ TOWARD_ROOM):
        mesh.lathe(0, 0, [(0.012, 0), (0.012, 0.012), (0.009, 0.017), (0, 0.018)], metal, 36)
    arm = curve(
        (0.03, -0.036, -0.012), (0, -0.046, -0.014), (-0.03, -0.044, -0.02), (-0.062, -0.042, -0.03), steps=20
    )
    mesh.tube(arm, [0.0075 - 0.002 * k / 20 for k in range(20)], metal, 18)
    with mesh.at(Matrix.Translation((-0.064, -0.042, -0.031)) @ TOWARD_ROOM):
        knob = [
            (0.004, -0.004),
            (0.0065, 0.004),
            (0.0095, 0.014),
            (0.0105, 0.022),
            (0.008, 0.029),
            (0, 0.031),
        ]
        mesh.lathe(0, 0, knob, metal, 32)
    return Shot((0.17, -0.30, 0.12), (0, -0.02, -0.012), 70, 0.36)


def add_pull(mesh: MeshBuilder, metal: Material, skin: Material) -> Shot:
    """The handle of a sliding door."""
    clear = thin_glass("#e6eff0", 0.1, 0.4)
    mesh.box((-0.06, -0.02, -0.3), (0.06, 0.02, 0.3), skin, 0.003)
    mesh.box((0.06, -0.003, -0.3), (0.4, 0.003, 0.3), clear)
    mesh.box((-0.4, 0.01, -0.3), (-0.06, 0.014, 0.3), clear)
    soft_box((-0.020, -0.027, -0.135), (0.020, -0.019, 0.135), metal, 0.005, 5)
    top = curve((0, -0.024, 0.105), (0, -0.075, 0.108), (0, -0.07, 0.07), (0, -0.068, 0.04))
    grip = curve((0, -0.068, 0.03), (0, -0.067, 0.01), (0, -0.067, -0.01), (0, -0.068, -0.03), steps=6)
    foot = curve((0, -0.068, -0.04), (0, -0.07, -0.07), (0, -0.075, -0.108), (0, -0.024, -0.105))
    mesh.tube([*top, *grip, *foot], 0.0095, metal, 24)
    soft_box((-0.008, -0.032, -0.012), (0.008, -0.024, 0.012), metal, 0.003, 4)
    return Shot((0.28, -0.50, 0.12), (0, -0.02, 0), 72, 0.57)


def add_screen(mesh: MeshBuilder, metal: Material, skin: Material) -> Shot:
    """A corner of an insect screen: the frame, the spline that holds the mesh, and every wire."""
    wires, pitch, radius = 84, 0.00155, 0.00016
    size = wires * pitch
    for k in range(wires):
        at = 0.004 + k * pitch
        mesh.cylinder((at, -radius, 0), (at, -radius, size), radius, metal, 6, capped=False)
        mesh.cylinder((0, radius, at), (size, radius, at), radius, metal, 6, capped=False)
    rail = [
        (-0.02, 0.005),
        (-0.02, -0.005),
        (-0.004, -0.005),
        (-0.002, -0.002),
        (0.001, -0.002),
        (0.001, 0.005),
    ]
    mesh.sweep(chamfered(rail, 0.0012), rectangle(0, 0, size, size), skin)
    spline = [(-0.0005, -0.0045), (-0.0005, -0.0015), (0.0025, -0.0015), (0.0025, -0.0045)]
    mesh.sweep(spline, rectangle(-0.0035, -0.0035, size + 0.0035, size + 0.0035), plain("#2a2a2a", 0.8))
    return Shot((0.11, -0.17, 0.10), (0.035, 0, 0.03), 70, 0.19, 7)


PARTS: dict[str, Callable[[MeshBuilder, Material, Material], Shot]] = {
    "lock": add_lock,
    "lever": add_lever,
    "crank": add_crank,
    "pull": add_pull,
    "screen": add_screen,
}


def build(options: dict[str, Any]) -> None:
    """Builds the scene `hardware`."""
    description = Hardware(**options)
    mesh, paper = MeshBuilder(), MeshBuilder()
    shot = PARTS[description.part](mesh, finish_of(description.finish), vinyl(description.vinyl))
    mesh.build("part")
    paper.quad((-4, 1.6, -2), (4, 1.6, -2), (4, 1.6, 3), (-4, 1.6, 3), plain("#e3e7e8", 0.9, 0.1))
    paper.build("paper")
    add_studio(0.5)
    add_area_light((-0.5, -0.6, 0.8), (0, 0, 0), 0.35, 7, (1, 0.97, 0.93))
    add_area_light((0.7, -0.25, 0.35), (0, 0, 0), (0.12, 0.6), 1.6, (0.9, 0.95, 1))
    add_area_light((0, 1.0, 1.2), (0, 1.6, 0.2), 0.8, 14)
    add_camera(shot.place, shot.target, shot.lens, level=False, focus=shot.focus, aperture=shot.aperture)
