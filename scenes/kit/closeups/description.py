"""The description of the scene `closeup`, and the size of its wall."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

LENGTH, HEIGHT = 14.0, 3.4
"""Size of the wall."""
MIDDLE = LENGTH / 2
SIDE = 6.0
"""Length of the wall behind a corner."""


@dataclass(frozen=True)
class Closeup:
    """Description of the scene. Lengths in meters, angles in degrees."""

    seed: int = 1
    unit: dict[str, Any] = field(default_factory=dict)
    arrangement: str = "row"
    """row, pass_through, stair, entry or corner."""
    count: int = 1
    gap: float = 0.55
    sill: float | None = None
    cladding: str = "stucco"
    """A kind of `walls.cladding.Cladding`."""
    wall_color: str | None = None
    """None means the usual color of the cladding."""
    plaster: str | None = None
    """How old stucco was finished: smooth, lace or dash; None means newer stucco with a finish of sand."""
    trim: str | None = "#f1f0ec"
    """Color of the casing in a wall of boards; None leaves it out. Retrofit frames have a fin instead."""
    ground: str = "bed"
    """bed or terrace."""
    in_front: str = "none"
    """What is in front of the wall: none, bench, pots, table or bicycle."""
    beside: str = "none"
    """What is on the wall on the far side of the units: none, or a name in `beside.BESIDE`."""
    beside_by: float = 0.64
    """Distance of its middle from the units."""
    room: str | None = None
    """The furniture behind the units: a name in `WINDOW_SETS`, `DOOR_SETS` or `NAMED_SETS` of `rooms_behind`;
    None draws one of the first two.
    """
    on_sill: str | None = None
    """What is on the inner sill: a name in `sill.ON_SILL`; None draws one."""
    treatment: str | None = None
    angle: float = 24
    """Degrees by which the camera is to the left of the line straight out from the wall."""
    distance: float = 4.2
    lens: float = 35
    share: float | None = None
    """Fraction of the picture's width that the units take up. It sets the distance, with a lens of 50 mm."""
    eye: float = 1.55
    aim: float | None = None
    """Height at which the camera looks; None means the middle of the unit."""
    aperture: float | None = None
    """f-number for a shallow depth of field; None keeps everything sharp."""
    foreground: bool | None = None
    """Leaves out of focus in front; None draws one picture in three."""
    sun_elevation: float = 38
    sun_azimuth: float = 218
    sun: float = 6.0
    sun_size: float = 0.55
    """Angle in degrees under which the sun is seen: haze makes it larger and its shadows softer."""
    sky: float = 0.13
    skyline: float | None = None
    """Part of the height of the panes at which the mirrored trees end and the mirrored sky begins; None means
    the usual part. The sky covers what is behind it, so a dark grid is seen best before trees.
    """
    dapples: bool = False
    """Whether shade falls on the wall beside the unit, and on a terrace."""
    shade: str = "branch"
    """What throws it on the wall: a name in `shades.SHADES`; none leaves only that on a terrace."""
    shade_near: bool = False
    """Whether it falls on the side of the unit that is nearer to the camera."""
    shade_amount: float = 1.0
    """Factor on how much shade there is."""
