"""The description of the scene `interior`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Interior:
    """Description of the scene; what is None is drawn from the seed. Lengths in meters, angles in degrees."""

    seed: int = 1
    room: str = "living"
    unit: dict[str, Any] = field(default_factory=dict)
    count: int = 1
    """Number of units side by side."""
    gap: float = 0.12
    sill: float | None = None
    """Height of the sill; None means the floor for doors and a height that fits the room for windows."""
    width: float | None = None
    depth: float | None = None
    height: float | None = None
    offset: float = 0
    """How far the openings are to the right of the middle of the wall."""
    wall_color: str | None = None
    floor_color: str | None = None
    beams: bool = False
    """Whether wooden beams carry the ceiling. Most pictures show one end, which looks like a loose board."""
    curtains: bool | None = None
    view: str | None = None
    """What is seen outside: garden, grove or valley."""
    angle: float | None = None
    """Degrees by which the camera is to the left of the line straight out from the window wall."""
    distance: float | None = None
    """Distance of the camera; None means that the openings take up `camera.SHARE` of the width."""
    eye: float | None = None
    aim: tuple[float, float] | None = None
    """Target of the camera: how far right of the middle of the openings, and height; None means the usual."""
    lens: float = 35
    aperture: float = 7.1
    """f-number. The focus is on the window. A wide aperture (2) blurs trees outside into soft balls."""
    shift: tuple[float, float] = (0, 0)
    """Shifts the picture, as fractions of its width."""
    sun_elevation: float | None = None
    sun_azimuth: float | None = None
    hour: str = "day"
    """day, or dusk with lamps on."""
    daylight: float = 26
    """Power of the lamp in each opening in W per square meter."""
    fill: float = 70
    """Light from behind the camera in W."""
