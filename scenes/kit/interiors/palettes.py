"""Colors of cloth, paint and pottery that go together."""

from __future__ import annotations

SOFA_CLOTH = ("#b3a898", "#8b9187", "#707c86", "#bfb29d")
PALE_WOOL = ("#dedad3", "#d3cfc8", "#e5e2dc")
CHAIR_CLOTH = ("#b58a63", "#8d9987", "#cdb893", "#7f929c", "#d9d2c5")
RUGS = (
    ("#b5a892", "#cbc0ab", "#9a8a70"),
    ("#8f999e", "#bcc1bf", "#6f7c84"),
    ("#a98f72", "#cdbb9f", "#8a6248"),
)
PAINTINGS = (
    ("#e9e2d4", "#c9a37a", "#5f7a78"),
    ("#f1ede4", "#8fa296", "#31495a"),
    ("#e6dccb", "#b46a4a", "#d9b98a"),
    ("#dfe3e0", "#6f8a94", "#e9d9c0"),
    ("#efeae0", "#7d8a6f", "#d8c9a8"),
    ("#e9e6e0", "#2f3a40", "#b9a184"),
    ("#ece3d6", "#a9785c", "#55636b"),
)
POTS = ("#e9e4d8", "#5a5854", "#b98a6a", "#cfc8ba")
SOFA_PILLOWS = ("#96583f", "#3a4a55", "#d9cfbf", "#75776c", "#a08566", "#efe9df")
PILLOW_STRIPES = {"#d9cfbf": "#6b6457", "#efe9df": "#5d6a70"}
"""Pale cushions have stripes of the second color."""
PILLOWS = ("#d9cfbf", "#a98d70", "#869299", "#929386", "#bfa88f")
VASES = ("#8d9987", "#c9c2b4", "#a9b3a6", "#5d6a70", "#b98a6a")
LINENS = ("#b5a48a", "#a3a398", "#bfa88c")
BOOKS = (
    ("#e9e4d8", "#31495a"),
    ("#a8532f", "#e9e4d8", "#5d6a70"),
    ("#2f4a38", "#e9e4d8"),
    ("#31495a", "#c9a98a", "#e9e4d8"),
)
