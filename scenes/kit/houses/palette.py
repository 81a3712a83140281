"""Colors of Californian houses, from which claddings are chosen at random."""

from __future__ import annotations

from random import Random

from ..surfaces.boards import painted_boards, wood
from ..surfaces.masonry import stone
from ..surfaces.paving import concrete
from ..surfaces.plaster import stucco
from ..walls.cladding import Cladding

STUCCO = ("#ece5d8", "#f3f1ec", "#d9cfbf", "#c9c3b8", "#b9b2a6", "#f0ebe0")
DARK_STUCCO = ("#3c4144", "#46403a", "#2f3437", "#4d5a5e")
DESERT = ("#d8c4a8", "#cbb094", "#e3d5c0", "#c4a88c")
WOOD = ("#967252", "#87664a", "#a3835f", "#6f5440", "#ac906c")
DOOR = ("#80603f", "#2c3a44", "#5a3a34", "#3f6668", "#6f5140", "#a58560")
FRAME = ("#000000", "#3a2e2e", "#ffffff", "#d8d8d8", "#ffffff", "#c5b2a1")
FASCIA = ("#2b2a28", "#3a352f", "#efece6", "#4b4742")
FLOOR = ("#9a7750", "#b08a5f", "#7a5a3c")
PAVING = ("#c4beb2", "#b3aea5", "#d0c8b8")


def draw_cladding(kind: str, chance: Random) -> Cladding:
    """Returns a cladding of that kind in a random color that suits it."""
    if kind == "stucco":
        return Cladding("stucco", stucco(chance.choice(STUCCO)))
    if kind == "dark":
        return Cladding("stucco", stucco(chance.choice(DARK_STUCCO)))
    if kind == "desert":
        return Cladding("stucco", stucco(chance.choice(DESERT), 1.2, 90))
    if kind == "mission":
        return Cladding(
            "stucco", stucco(chance.choice(("#f4efe4", "#efe4d0", "#f6f3ec", "#e6d3b8")), 1.6, 60)
        )
    if kind == "slats":
        return Cladding(kind, wood(chance.choice(WOOD), "h"), "#2b2a28", chance.choice((0.09, 0.12, 0.14)))
    if kind == "upright_slats":
        return Cladding(kind, wood(chance.choice(WOOD), "v"), "#2b2a28", chance.choice((0.09, 0.12, 0.14)))
    if kind == "batten":
        color = chance.choice(("#f1f0ec", "#e9e6df", "#3e4447", "#56635f", "#2f3336"))
        return Cladding(kind, painted_boards(color), "#e9e6df", 0.4)
    if kind == "lap":
        color = chance.choice(("#5c6b73", "#e8e5dd", "#8a9490", "#3f4a52", "#a9a293", "#6f7a66"))
        return Cladding(kind, painted_boards(color), "#f1f0ec")
    if kind == "shingle":
        return Cladding(
            kind,
            wood(chance.choice(("#8f8778", "#7a7264", "#6c6a66", "#9a8b74")), "v", 0.85, 0.3),
            "#f1f0ec",
            0.14,
        )
    if kind == "stone":
        return Cladding(kind, stone(chance.choice(("#b5a58d", "#9b9387", "#c8b99c"))), "#2b2a28")
    return Cladding("concrete", concrete("#b9b6b0", 0.7, (2.4, 1.2, 0.012)))
