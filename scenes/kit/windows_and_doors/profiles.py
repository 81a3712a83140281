"""Cross sections of frames and sashes: (inward, depth) in meters; depth 0 is the frame's outer face."""

from __future__ import annotations

from ..modeling.geometry import Outline, chamfered

GLAZING_BEAD: Outline = chamfered([(0, 0.028), (0, 0), (0.010, 0.002), (0.016, 0.010), (0.016, 0.028)], 0.001)
"""Holds the glass of a fixed lite."""

SPACER: Outline = [(0, -0.007), (0, 0.007), (0.007, 0.007), (0.007, -0.007)]
"""Keeps the two panes of an insulated unit apart."""

SCREEN_FRAME: Outline = [(0, -0.004), (0, 0.004), (0.016, 0.004), (0.016, -0.004)]


def frame_profile(width: float, depth: float) -> Outline:
    """A welded main frame with a stepped inner edge."""
    step = [(0, depth), (0, 0), (width * 0.72, 0), (width * 0.84, 0.007), (width, 0.007), (width, depth)]
    return chamfered(step)


def sash_profile(width: float, depth: float) -> Outline:
    """A sash that gets thinner toward its glass on both faces."""
    outer = [(0, depth), (0, 0), (width * 0.62, 0), (width * 0.78, 0.006), (width, 0.009)]
    return chamfered([*outer, (width, depth * 0.72), (width * 0.7, depth)])


def rail_bead(depth: float) -> Outline:
    """The bead around the glass of a door panel whose rails are wider than its stiles."""
    half = [(-0.002, depth - 0.004), (-0.002, 0.004), (0.004, 0.004), (0.012, 0.010)]
    return chamfered([*half, (0.012, depth - 0.010), (0.004, depth - 0.004)], 0.001)


def flush_fin(width: float = 0.044) -> Outline:
    """The fin of a retrofit frame, which covers the edge of the old stucco on all four sides."""
    face = [(-width, 0.004), (-width, -0.006), (-width + 0.004, -0.008), (0.003, -0.008)]
    return chamfered([*face, (0.006, 0), (0.006, 0.004)], 0.001)


SEALANT: Outline = [(-0.001, 0.002), (-0.001, -0.008), (0.002, -0.007), (0.008, -0.002), (0.009, 0.002)]
"""A bead of sealant in the corner between the face of a frame and the side of its opening."""

FIN_SEALANT: Outline = [(-0.043, 0.004), (-0.043, -0.004), (-0.046, -0.003), (-0.050, 0.001), (-0.051, 0.004)]
"""A bead of sealant between the outer edge of a flush fin and the wall."""
