"""The kinds of scene that a description may name."""

from __future__ import annotations

from typing import Any

from .closeups import scene as closeups
from .houses import scene as houses
from .interiors import scene as interiors
from .samples import cutouts, finish_patch, hardware, sections, swatches

SCENES = {
    "closeup": closeups.build,
    "cutout": cutouts.build,
    "finish": finish_patch.build,
    "glass": swatches.build,
    "hardware": hardware.build,
    "house": houses.build,
    "interior": interiors.build,
    "section": sections.build,
}


def build_scene(description: dict[str, Any]) -> None:
    """Builds the scene of a description.

    Raises:
        ValueError: no kind of scene has that name.
    """
    options = dict(description)
    kind = options.pop("kind")
    if kind not in SCENES:
        raise ValueError(f"Built a scene: no kind is called {kind!r}")
    SCENES[kind](options)
