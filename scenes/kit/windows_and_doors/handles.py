"""Simple hardware, as seen from across a room. The scene `hardware` has models for close views."""

from __future__ import annotations

import math

from ..modeling.mesh import Material, MeshBuilder
from ..surfaces.plain import plain


def _gasket() -> Material:
    """The material of the gasket under hardware. It is seen as a dark line around the hardware."""
    return plain("#3b3a38", 0.7, 0.2)


def add_lock(mesh: MeshBuilder, x: float, y: float, z: float, metal: Material) -> None:
    """A cam lock on a meeting rail. A dark gasket under it and a gap under its lever separate it from a rail
    of the same color.
    """
    gasket = _gasket()
    mesh.box((x - 0.036, y - 0.0015, z), (x + 0.036, y + 0.0215, z + 0.0022), gasket)
    mesh.box((x - 0.034, y, z + 0.002), (x + 0.034, y + 0.02, z + 0.013), metal, 0.003)
    mesh.cylinder((x, y + 0.01, z + 0.012), (x, y + 0.01, z + 0.0165), 0.0125, gasket)
    mesh.cylinder((x, y + 0.01, z + 0.0165), (x, y + 0.01, z + 0.023), 0.0125, metal, 20, 0.011)
    mesh.box((x - 0.006, y + 0.001, z + 0.0185), (x + 0.052, y + 0.017, z + 0.0265), metal, 0.0035)


def add_latch(mesh: MeshBuilder, x: float, y: float, z: float, metal: Material) -> None:
    """The latch of a sliding sash on its stile: an upright body on a dark gasket, with a groove for the
    finger and a thumb lever.
    """
    gasket = _gasket()
    mesh.box((x - 0.0135, y, z - 0.0575), (x + 0.0135, y + 0.002, z + 0.0575), gasket)
    mesh.box((x - 0.0115, y + 0.002, z - 0.055), (x + 0.0115, y + 0.018, z + 0.055), metal, 0.003)
    mesh.box((x - 0.0045, y + 0.0172, z - 0.045), (x + 0.0045, y + 0.0185, z - 0.004), gasket)
    mesh.box((x - 0.0055, y + 0.018, z + 0.008), (x + 0.0055, y + 0.034, z + 0.045), metal, 0.003)


def add_crank(mesh: MeshBuilder, x: float, y: float, z: float, metal: Material) -> None:
    """A crank with its handle folded."""
    mesh.box((x - 0.06, y, z - 0.012), (x + 0.06, y + 0.022, z + 0.018), metal, 0.006)
    mesh.cylinder((x + 0.035, y + 0.018, z + 0.003), (x + 0.035, y + 0.04, z + 0.003), 0.010, metal)
    mesh.box((x - 0.065, y + 0.036, z - 0.004), (x + 0.045, y + 0.046, z + 0.010), metal, 0.004)
    mesh.cylinder((x - 0.058, y + 0.04, z + 0.003), (x - 0.058, y + 0.068, z + 0.003), 0.009, metal)


def add_pull(
    mesh: MeshBuilder, x: float, y: float, z: float, metal: Material, length: float = 0.22, side: int = -1
) -> None:
    """The handle of a sliding panel: a plate on a dark gasket, a bowed grip that stands off from it, and
    indoors the lever of the latch below the grip. `side` is -1 outside and 1 inside.
    """
    half, grip, gasket = length / 2, y + side * 0.046, _gasket()
    low, high = z - half - 0.05, z + half + 0.02
    mesh.box((x - 0.0215, y, low - 0.0015), (x + 0.0215, y + side * 0.002, high + 0.0015), gasket)
    mesh.box((x - 0.020, y + side * 0.002, low), (x + 0.020, y + side * 0.009, high), metal, 0.003)
    turns = [math.pi * k / 12 for k in range(13)]
    bow = [
        (x, y + side * (0.006 + 0.040 * math.sin(a) ** 0.45), z - (half - 0.008) * math.cos(a)) for a in turns
    ]
    mesh.tube(bow, [0.0085 + 0.002 * math.sin(a) for a in turns], metal, 16)
    for screw in (low + 0.012, high - 0.012):
        mesh.cylinder((x, y + side * 0.008, screw), (x, y + side * 0.0098, screw), 0.0042, gasket, 14)
    at = z - half - 0.018
    if side > 0:
        mesh.cylinder((x, y + side * 0.008, at), (x, y + side * 0.02, at), 0.0095, metal, 20)
        mesh.box((x - 0.0055, grip - 0.028, at - 0.004), (x + 0.0055, grip - 0.018, at + 0.032), metal, 0.003)
    else:
        mesh.cylinder((x, y + side * 0.008, at), (x, y + side * 0.014, at), 0.0105, metal, 24)
        mesh.box(
            (x - 0.0012, y + side * 0.0142, at - 0.005), (x + 0.0012, y + side * 0.013, at + 0.005), gasket
        )


def add_lever(
    mesh: MeshBuilder, x: float, y: float, z: float, metal: Material, side: int = -1, toward: int = -1
) -> None:
    """A lever on its plate with the cylinder below it; `toward` is 1 if it points to +x and -1 if to -x."""
    near, far = y + side * 0.045, y + side * 0.060
    mesh.box((x - 0.0235, y, z - 0.1115), (x + 0.0235, y + side * 0.002, z + 0.1115), _gasket())
    mesh.box((x - 0.022, y + side * 0.002, z - 0.11), (x + 0.022, y + side * 0.009, z + 0.11), metal, 0.004)
    mesh.cylinder((x, y, z), (x, y + side * 0.055, z), 0.009, metal)
    low, high = (x - 0.010, x + 0.12) if toward > 0 else (x - 0.12, x + 0.010)
    mesh.box((low, near, z - 0.009), (high, far, z + 0.009), metal, 0.005)
    mesh.cylinder((x, y, z - 0.07), (x, y + side * 0.012, z - 0.07), 0.013, metal)
