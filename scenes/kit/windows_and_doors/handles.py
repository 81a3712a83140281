"""Simple hardware, as seen from across a room. The scene `hardware` has models for close views."""

from __future__ import annotations

from ..modeling.mesh import Material, MeshBuilder


def add_lock(mesh: MeshBuilder, x: float, y: float, z: float, metal: Material) -> None:
    """A cam lock on a meeting rail."""
    mesh.box((x - 0.032, y, z), (x + 0.032, y + 0.02, z + 0.012), metal, 0.003)
    mesh.cylinder((x, y + 0.01, z + 0.012), (x, y + 0.01, z + 0.020), 0.011, metal)
    mesh.box((x - 0.006, y + 0.002, z + 0.018), (x + 0.048, y + 0.016, z + 0.025), metal, 0.003)


def add_crank(mesh: MeshBuilder, x: float, y: float, z: float, metal: Material) -> None:
    """A crank with its handle folded."""
    mesh.box((x - 0.06, y, z - 0.012), (x + 0.06, y + 0.022, z + 0.018), metal, 0.006)
    mesh.cylinder((x + 0.035, y + 0.018, z + 0.003), (x + 0.035, y + 0.04, z + 0.003), 0.010, metal)
    mesh.box((x - 0.065, y + 0.036, z - 0.004), (x + 0.045, y + 0.046, z + 0.010), metal, 0.004)
    mesh.cylinder((x - 0.058, y + 0.04, z + 0.003), (x - 0.058, y + 0.068, z + 0.003), 0.009, metal)


def add_pull(
    mesh: MeshBuilder, x: float, y: float, z: float, metal: Material, length: float = 0.22, side: int = -1
) -> None:
    """A bar handle; `side` is -1 outside and 1 inside."""
    half, grip = length / 2, y + side * 0.045
    mesh.box((x - 0.019, y, z - half - 0.02), (x + 0.019, y + side * 0.007, z + half + 0.02), metal, 0.003)
    mesh.box((x - 0.012, grip - 0.006, z - half), (x + 0.012, grip + 0.006, z + half), metal, 0.005)
    for end in (-1, 1):
        post = z + end * (half - 0.012)
        mesh.box((x - 0.010, y, post - 0.012), (x + 0.010, grip, post + 0.012), metal, 0.004)


def add_lever(
    mesh: MeshBuilder, x: float, y: float, z: float, metal: Material, side: int = -1, toward: int = -1
) -> None:
    """A lever on its plate with the cylinder below it; `toward` is 1 if it points to +x and -1 if to -x."""
    near, far = y + side * 0.045, y + side * 0.060
    mesh.box((x - 0.022, y, z - 0.11), (x + 0.022, y + side * 0.008, z + 0.11), metal, 0.004)
    mesh.cylinder((x, y, z), (x, y + side * 0.055, z), 0.009, metal)
    low, high = (x - 0.010, x + 0.12) if toward > 0 else (x - 0.12, x + 0.010)
    mesh.box((low, near, z - 0.009), (high, far, z + 0.009), metal, 0.005)
    mesh.cylinder((x, y, z - 0.07), (x, y + side * 0.012, z - 0.07), 0.013, metal)
