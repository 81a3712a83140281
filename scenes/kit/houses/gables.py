"""The triangular walls under the ridge of a gable roof. Meters."""

from __future__ import annotations

from random import Random

from ..modeling.mesh import MeshBuilder
from ..surfaces.plain import plain
from ..walls.cladding import Cladding


def add_gable(
    mesh: MeshBuilder, x: float, depth: float, z: float, rise: float, clad: Cladding, faces_left: bool
) -> None:
    """Adds the triangular wall under a ridge, with the same battens or boards as the wall below it."""
    half, inward = depth / 2, 0.2 if faces_left else -0.2
    corners = [(x, 0, z), (x, depth, z), (x, half, z + rise)]
    mesh.add(corners, [(0, 2, 1) if faces_left else (0, 1, 2)], clad.material)
    mesh.add([(px + inward, py, pz) for px, py, pz in corners], [(0, 1, 2)], plain("#eeeeee", 0.9))
    out = -0.02 if faces_left else 0.02
    step = clad.pitch
    if clad.kind in ("batten", "upright_slats"):
        width = 0.045 if clad.kind == "batten" else step - 0.012
        for k in range(1, int(depth / step)):
            # In line with the battens below, which are counted from the wall's left end, seen from outside.
            begin = k * step + (0.0225 if clad.kind == "batten" else step / 2)
            y = depth - begin if faces_left else begin
            top = z + rise * (1 - abs(y - half) / half) - 0.03
            if top - z > 0.05:
                mesh.box((x, y - width / 2, z), (x + out, y + width / 2, top), clad.material, 0.003)
    elif clad.kind == "shingle":
        _add_gable_shingles(mesh, x, depth, z, rise, clad, out)
    elif not clad.is_plaster:
        for k in range(int(rise / step)):
            low = z + k * step
            reach = half * (1 - (low + step - z) / rise)
            if reach > 0.05:
                mesh.box(
                    (x, half - reach, low), (x + out, half + reach, low + step - 0.006), clad.material, 0.003
                )


def _add_gable_shingles(
    mesh: MeshBuilder, x: float, depth: float, z: float, rise: float, clad: Cladding, out: float
) -> None:
    """Adds rows of shingles as wide as those of a wall."""
    half, chance = depth / 2, Random(f"gable {depth:.2f}")
    for k in range(int(rise / clad.pitch)):
        low = z + k * clad.pitch
        reach = half * (1 - (low + clad.pitch - z) / rise)
        y = half - reach
        while reach > 0.05 and y < half + reach - 0.01:
            end = min(half + reach, y + chance.uniform(0.09, 0.2))
            foot = low + chance.uniform(-0.004, 0.003)
            mesh.box((x, y + 0.0018, foot), (x + out, end - 0.0018, low + clad.pitch), clad.material)
            y = end
