"""The scene `finish`: a flat plate of vinyl that faces the camera in the light of the catalog's cut-outs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..camera_and_light import add_camera, add_studio
from ..modeling.mesh import MeshBuilder
from ..surfaces.vinyl import vinyl
from .cutouts import STUDIO, add_backdrop, add_studio_lights


@dataclass(frozen=True)
class FinishPatch:
    """Description of the scene."""

    color: str = "#ffffff"


def build(options: dict[str, Any]) -> None:
    """Builds the scene `finish`: a plate of 1 m, as large as a usual window, seen straight on."""
    description = FinishPatch(**options)
    mesh = MeshBuilder()
    mesh.box((-0.5, -0.04, 0), (0.5, 0.04, 1), vinyl(description.color), 0.003)
    mesh.build("plate")
    add_backdrop(1, "gray")
    add_studio(STUDIO)
    add_studio_lights(1, 0.5, "gray")
    add_camera((0, -3.1, 0.5), (0, 0, 0.5), 180)
