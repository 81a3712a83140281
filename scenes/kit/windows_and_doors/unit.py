"""The description of a window or door, and its materials."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from ..modeling.mesh import Material
from ..surfaces.glass import street_glass, thin_glass
from ..surfaces.plain import plain
from ..surfaces.satin import satin_vinyl
from ..surfaces.shading import is_dark, is_silver, srgb
from ..surfaces.street import Street
from ..surfaces.vinyl import vinyl, weld

WHITE = "#ffffff"

DOORS = ("sliding", "swing", "multi_slide", "bi_fold")

SIZES = {
    "single_hung": (0.91, 1.52),
    "double_hung": (0.91, 1.52),
    "slider": (1.52, 1.22),
    "picture": (1.52, 1.22),
    "casement": (0.76, 1.37),
    "awning": (1.22, 0.76),
    "bay": (2.4, 1.4),
    "shape": (1.2, 1.5),
    "sliding": (1.83, 2.03),
    "swing": (1.83, 2.03),
    "multi_slide": (3.66, 2.4),
    "bi_fold": (3.66, 2.4),
}
"""Usual width and height of each style in meters."""

PANELS = {"sliding": 2, "swing": 2, "multi_slide": 4, "bi_fold": 4}


@dataclass(frozen=True)
class Unit:
    """One window or door. Sizes are those of the frame in meters; 0 means the usual size of the style."""

    style: str = "double_hung"
    width: float = 0
    height: float = 0
    color: str = WHITE
    casing: str | None = None
    """Color of the boards around a bay: its skirt, seat and fascia. None means the color of the unit."""
    grid: tuple[int, int] | str | None = None
    """Columns and rows, or the name of a pattern: prairie, craftsman, perimeter, ladder."""
    grid_color: str | None = None
    grid_above: bool = False
    """Whether only the upper sash of a hung window has a grid. Two grids that overlap are hard to read."""
    applied_grid: bool = False
    """Whether bars are on the faces of the glass instead of between the panes."""
    open: float = 0
    """0 is closed, 1 is fully open."""
    panels: int = 0
    """Number of panels; 0 means the usual number."""
    shape: str = ""
    """Shape of a specialty window."""
    flush_fin: bool = False
    """Whether it has a retrofit frame, whose fin covers the edge of the wall."""
    ends_slide: bool = False
    """Whether a slider's middle lite is fixed and both ends slide."""
    french: bool = False
    """Whether a door has wide stiles and rails."""
    hinged_right: bool = False
    """Whether a hinged unit has its hinges on the right, seen from outside."""
    swing: int = -1
    """-1 opens outward, 1 inward."""
    screen: bool = False
    glass_tint: str = "#f7faf9"
    reflection: float = 0.06
    """Fraction of the light that each of the two panes reflects when seen straight on."""
    waviness: float = 1.0
    frost: float | None = None
    """How much the glass blurs the view: 0.1 a little, 0.4 much. None is clear glass."""
    grazing: float | None = None
    """Fraction of the light that a pane reflects at a flat angle. None is that of glass: nearly everything,
    or less in an open panel, which is seen at such an angle.
    """
    spacer: str | None = None
    """Color of the spacer, the line around the glass; None means gray, or nearly black in a dark frame."""
    satin: bool = False
    """Whether vinyl with a hue is `satin_vinyl`. Rooms need it: almond that lights almond turns orange."""
    street: Street | None = None
    """What clear panes mirror to the camera; None means the scene and its sky."""

    def __post_init__(self) -> None:
        if self.style not in SIZES:
            raise ValueError(f"Described a window: no operating style is called {self.style!r}")
        width, height = SIZES[self.style]
        object.__setattr__(self, "width", self.width or width)
        object.__setattr__(self, "height", self.height or height)
        object.__setattr__(self, "panels", self.panels or PANELS.get(self.style, 1))
        if isinstance(self.grid, list):
            object.__setattr__(self, "grid", tuple(self.grid))

    @property
    def is_door(self) -> bool:
        return self.style in DOORS

    def but(self, **changes: Any) -> Unit:
        """Returns the unit with some fields changed. A new style gets its usual size if no size is given."""
        if changes.get("style", self.style) != self.style:
            changes = {"width": 0, "height": 0, "panels": 0, **changes}
        return replace(self, **changes)

    @classmethod
    def described(cls, description: dict[str, Any]) -> Unit:
        """Returns the unit that a picture description gives."""
        unknown = set(description) - {field.name for field in fields(cls)}
        if unknown:
            raise ValueError(f"Described a window: it has no {', '.join(sorted(unknown))}")
        return cls(**description)


def _glass_of(unit: Unit) -> Material:
    if unit.street and unit.frost is None:
        return street_glass(unit.street, unit.glass_tint, unit.reflection, unit.waviness)
    if unit.open > 0.1 and unit.frost is None:
        # An open panel is seen at a flat angle, where glass mirrors almost all. So its glass mirrors less.
        grazing = 0.45 if unit.grazing is None else unit.grazing
        return thin_glass("#fbfdfc", min(0.04, unit.reflection), 0.3, grazing=grazing)
    grazing = 0.95 if unit.grazing is None else unit.grazing
    return thin_glass(unit.glass_tint, unit.reflection, unit.waviness, grazing=grazing, frost=unit.frost)


def _metal_of(unit: Unit, stands_out: bool = False) -> Material:
    """Hardware: dark bronze on espresso, black on black, satin nickel on silver and green, and otherwise the
    color of the vinyl. With `stands_out`, white and almond units have satin nickel and bronze instead.
    """
    red, _, blue, _ = srgb(unit.color)
    if is_dark(unit.color):
        is_brown = red > 1.5 * blue
        return plain("#4d3d31", 0.36, 0.5, 0.55) if is_brown else plain("#1d1d1f", 0.35)
    if is_silver(unit.color) or sum(srgb(unit.color)[:3]) < 1.2:
        return plain("#a9abad", 0.35, 0.5, 0.7)
    is_white = unit.color.lower() == WHITE
    if stands_out:
        return plain("#8d8b86", 0.32, 0.5, 0.85) if is_white else plain("#4a3c30", 0.36, 0.5, 0.6)
    return plain("#e8e8e6" if is_white else unit.color, 0.35)


@dataclass(frozen=True)
class Finish:
    """The materials of a unit."""

    vinyl: Material
    weld: Material
    glass: Material
    spacer: Material
    bars: Material
    metal: Material
    """Locks, cranks and hinges."""
    handle: Material
    """Handles and levers of doors. In the color of the vinyl, they would not be visible on a stile."""
    steel: Material
    """Arms, keepers and tracks."""


def finish_of(unit: Unit) -> Finish:
    """Returns the materials for a unit in its color."""
    dark = is_dark(unit.color)
    has_hue = not dark and not is_silver(unit.color) and unit.color.lower() != WHITE
    skin = satin_vinyl if unit.satin and has_hue else vinyl
    return Finish(
        vinyl=skin(unit.color),
        weld=weld(unit.color),
        glass=_glass_of(unit),
        spacer=plain(unit.spacer or ("#2e2e2d" if dark else "#8b8d8f"), 0.4),
        bars=vinyl(unit.grid_color) if unit.grid_color else skin(unit.color),
        metal=_metal_of(unit),
        handle=_metal_of(unit, stands_out=True),
        steel=plain("#3c3b3a" if dark else "#b4b6b8", 0.42, 0.5, 0.6),
    )
