"""What hangs on the wall beside the units of a close-up, or stands before it there."""

from __future__ import annotations

from typing import Callable

from ..modeling.mesh import MeshBuilder
from ..outdoors.climbers import add_bamboo, add_bougainvillea, add_trellis
from ..outdoors.on_wall import (
    add_basket,
    add_house_number,
    add_mailbox,
    add_meter,
    add_surfboard,
    add_wall_pots,
)
from ..outdoors.plumbing import add_downspout, add_hose
from ..outdoors.pots import add_tall_pot
from ..outdoors.wall_lights import add_barn_lamp, add_cage_lamp, add_globe_lamp, add_lantern, add_spotlight

BESIDE: dict[str, Callable[[MeshBuilder, float], None]] = {
    "lantern": add_lantern,
    "spotlight": add_spotlight,
    "barn_lamp": add_barn_lamp,
    "downspout": add_downspout,
    "tall_pot": add_tall_pot,
    "hose": add_hose,
    "mailbox": add_mailbox,
    "globe_lamp": add_globe_lamp,
    "cage_lamp": add_cage_lamp,
    "basket": add_basket,
    "wall_pots": add_wall_pots,
    "surfboard": add_surfboard,
    "house_number": add_house_number,
    "meter": add_meter,
    "bougainvillea": add_bougainvillea,
    "trellis": add_trellis,
    "bamboo": add_bamboo,
}
