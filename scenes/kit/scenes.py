"""The kinds of scene that a description may name."""

from __future__ import annotations

from typing import Any

from . import closeups, cutouts, hardware, sections, swatches
from .houses import scene as houses
from .interiors import scene as interiors

SCENES = {
    "closeup": closeups.build,
    "cutout": cutouts.build,
    "glass": swatches.build,
    "hardware": hardware.build,
    "house": houses.build,
    "interior": interiors.build,
    "section": sections.build,
}


def build_scene(description: dict[str, Any]) -> None:
    """Builds the scene of a description: `kind` and the options of that kind."""
    options = dict(description)
    kind = options.pop("kind")
    if kind not in SCENES:
        raise ValueError(f"Built a scene: no kind is called {kind!r}")
    SCENES[kind](options)
