"""Furnishes each kind of room. Pieces are near the windows and doors, because the camera looks there.

The window wall is at y = depth; the camera is about three meters in front of it.
"""

from __future__ import annotations

from typing import Callable

from ..modeling.mesh import MeshBuilder
from ..random_streams import Streams
from .baths import furnish_bath
from .bay_seats import furnish_bay_seat
from .bedrooms import furnish_bed
from .dining import furnish_dining
from .kitchens import furnish_kitchen
from .living import furnish_hero, furnish_living
from .shell import Shell
from .studies import furnish_study

Furnish = Callable[[MeshBuilder, Shell, Streams], None]

FURNISH: dict[str, Furnish] = {
    "living": furnish_living,
    "dining": furnish_dining,
    "bed": furnish_bed,
    "kitchen": furnish_kitchen,
    "study": furnish_study,
    "bath": furnish_bath,
    "bay_seat": furnish_bay_seat,
    "hero": furnish_hero,
}
