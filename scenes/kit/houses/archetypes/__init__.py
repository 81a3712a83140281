"""Kinds of house. Each function builds volumes and roofs, and returns what grounds and camera need."""

from __future__ import annotations

from typing import Callable

from ..house import House
from .built import Built
from .gabled import cottage, farmhouse, spanish
from .modern import hillside, pool_side, stacked, studio
from .ranch import butterfly, courtyard, desert_modern, midcentury
from .urban import condominiums, townhouse

ARCHETYPES: dict[str, Callable[[House], Built]] = {
    "stacked": stacked,
    "pool_side": pool_side,
    "midcentury": midcentury,
    "farmhouse": farmhouse,
    "spanish": spanish,
    "courtyard": courtyard,
    "desert_modern": desert_modern,
    "townhouse": townhouse,
    "cottage": cottage,
    "studio": studio,
    "butterfly": butterfly,
    "hillside": hillside,
    "condominiums": condominiums,
}
