"""One box of a house: four walls with windows, and the rooms behind them."""

from __future__ import annotations

from typing import Mapping, Sequence

from mathutils import Matrix

from ..dressing.treatments import TREATMENTS, add_treatment
from ..modeling.geometry import place_at
from ..surfaces.plain import plain
from ..walls.casing import add_trim
from ..walls.cladding import Cladding
from ..walls.wall import add_wall
from ..windows_and_doors.build import add_unit
from ..windows_and_doors.entry_doors import add_entry, add_garage
from ..windows_and_doors.unit import DOORS
from .house import WALL, House
from .openings import Hole
from .rooms import add_storey


def _add_hole(house: House, clad: Cladding, hole: Hole) -> None:
    """Fills an opening with a unit, an entry or a garage door. The mesh is in the coordinates of the wall."""
    mesh, facts = house.mesh, hole.facts
    frame = house.unit.color
    with mesh.at(Matrix.Translation((hole.x, clad.setback, hole.sill))):
        if hole.style == "entry":
            add_entry(mesh, hole.width, hole.height, facts.get("color", "#8a5a33"), frame)
        elif hole.style == "garage":
            add_garage(
                mesh,
                hole.width,
                hole.height,
                facts.get("style", "panel"),
                facts.get("color", "#8a5a33"),
                frame,
            )
        else:
            add_unit(mesh, house.window_of(hole))
    if hole.style not in ("entry", "garage"):
        chance = house.streams["treatment"]
        # In the evening, a window with a lit shade behind it looks like a blank board.
        kinds = ("none", "curtains") if hole.width >= 2.6 or house.lit else TREATMENTS
        kind = chance.choice(kinds)
        add_treatment(mesh, *hole.opening, 0.26, chance, kind)
    if not clad.is_plaster and house.trim and hole.style != "garage":
        add_trim(mesh, hole.opening, plain(house.trim, 0.55, 0.4), 0.1, has_sill=hole.sill > 0.3)


def add_volume(
    house: House,
    corner: tuple[float, float, float],
    size: tuple[float, float, float],
    claddings: Cladding | Mapping[str, Cladding],
    holes: Mapping[str, Sequence[Hole]],
    storeys: int = 1,
    open_sides: str = "",
) -> None:
    """Adds one box of a house.

    `size` is width, depth and height. The keys of `holes` are front, right, back and left; the openings of a
    side are counted from its left end as seen from outside. `open_sides` holds the initials of sides that get
    no wall, because another box joins there.
    """
    (x, y, z), (width, depth, height), mesh = corner, size, house.mesh
    sides = {
        "front": (place_at(x, y, z), width),
        "right": (place_at(x + width, y, z, 90), depth),
        "back": (place_at(x + width, y + depth, z, 180), width),
        "left": (place_at(x, y + depth, z, -90), depth),
    }
    for side, (frame, length) in sides.items():
        if side[0] in open_sides:
            continue
        clad = claddings if isinstance(claddings, Cladding) else claddings[side]
        with mesh.at(frame):
            add_wall(mesh, length, height, [hole.opening for hole in holes.get(side, ())], clad, WALL)
            for hole in holes.get(side, ()):
                _add_hole(house, clad, hole)
                if side == "front" and hole.style in DOORS and z + hole.sill < 0.3:
                    house.doors.append((x + hole.x, y, x + hole.x + hole.width))
    if z < 0.3:
        house.floors.append((x, y, x + width, y + depth))
    storey = height / storeys
    for level in range(storeys):
        base = z + level * storey
        add_storey(
            house,
            (x + 0.23, y + 0.23),
            (x + width - 0.23, y + depth - 0.23),
            base + 0.02,
            base + storey - 0.12,
            has_back="b" not in open_sides and not holes.get("back"),
        )
