"""The curtains of a room. Lengths in meters."""

from __future__ import annotations

from random import Random

from ..dressing.curtains import add_panel
from ..dressing.rods import add_ring, add_rod
from ..modeling.mesh import MeshBuilder
from ..surfaces.cloth import curtain_cloth
from ..surfaces.plain import plain
from .shell import Shell


def add_curtains(mesh: MeshBuilder, shell: Shell, chance: Random) -> None:
    """Adds a rod on two brackets, with a curtain on rings on either side. The curtains hang on the wall, and
    cover only the outer half of the casing, because the frames are what the picture shows.
    """
    x0, x1, head = shell.openings[0][0], shell.openings[-1][2], shell.openings[0][3]
    # Thin cloth would glow at its edge.
    cloth = curtain_cloth(chance.choice(("#ddd6c9", "#d3cbbd", "#c6c9c3")), 0.14)
    iron = plain("#2b2724", 0.4, 0.5, 0.7)
    # The stool stands out 45 mm from the wall, and the folds reach 61 mm toward it, so 19 mm stay free.
    y, z = shell.depth - 0.125, min(shell.height - 0.1, head + 0.155)
    reach = (min(0.68, x0 - 0.08), min(0.68, shell.width - x1 - 0.08))
    for edge, out, long in ((x0, -1, reach[0]), (x1, 1, reach[1])):
        a, b = edge + out * (long - 0.11), edge + out * 0.055
        # The upper edge of the cloth is 7 mm above the foot of the rings, and their clips hold it below that.
        for x in add_panel(mesh, (min(a, b), max(a, b)), 0.018, z - 0.022, y, cloth, chance):
            add_ring(mesh, x, y, z, chance.uniform(-0.45, 0.45), iron)
    add_rod(mesh, x0 - reach[0], x1 + reach[1], y, z, shell.depth, iron)
