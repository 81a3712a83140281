"""Sets of furniture behind a window, which shows the side wall of the room. Meters.

Several sets take turns, because pictures of one page would otherwise show the same lamp and plant.
"""

from __future__ import annotations

from random import Random

from mathutils import Matrix

from ..camera_and_light import add_area_light
from ..interiors.books import BINDINGS, add_books, add_upright_books
from ..interiors.furniture import add_chair, add_table
from ..interiors.lamps import add_floor_lamp, add_pendant, add_table_lamp
from ..interiors.palettes import CHAIR_CLOTH, PAINTINGS, POTS, SOFA_CLOTH
from ..interiors.pieces import add_art, add_potted
from ..interiors.pots import add_vase
from ..interiors.upholstery import add_armchair, add_sofa
from ..modeling.geometry import place_at
from ..modeling.mesh import MeshBuilder
from ..plants.nursery import plant
from ..surfaces.boards import wood
from ..surfaces.cloth import fabric
from .view import BACK, CEILING, PENDANTS, TALL_PLANTS, WARM, WOODS, Furnish, View


def _reading_corner(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A floor lamp behind an armchair, a picture, a plant."""
    add_art(mesh, view.on_wall(view.deep, 1.5), 0.9, 0.66, chance.choice(PAINTINGS))
    add_floor_lamp(mesh, view.from_wall(0.4), min(3.3, view.deep + 0.75), 1.0)
    chair = fabric(chance.choice(CHAIR_CLOTH))
    add_armchair(view.from_wall(0.95), view.deep + 0.2, 60 * view.side, chair, wood("#8a6645", "v"))
    add_potted(view.from_wall(0.45), view.deep - 0.75, chance, 0.85, chance.choice(TALL_PLANTS))


def add_bookcase(mesh: MeshBuilder, at: Matrix, chance: Random) -> None:
    """Shelves full of books with a few vases between them, 1.6 m wide. `at` moves the foot of the back."""
    oak = wood(chance.choice(WOODS), "x", 0.45, 0.12)
    with mesh.at(at):
        for x in (-0.78, -0.01, 0.76):
            mesh.box((x, -0.27, 0), (x + 0.025, 0, 2.16), oak, 0.003)
        for k in range(7):
            z = 0.08 + 0.345 * k
            # Shelves end a little behind the edges of the sides: faces in the same plane show black slots.
            for left, right in ((-0.755, -0.01), (0.015, 0.76)):
                mesh.box((left, -0.264, z), (right, -0.002, z + 0.024), oak, 0.003)
            for left, right in ((-0.75, -0.02), (0.02, 0.75)):
                if k == 6:
                    continue
                end = right - chance.choice((0.03, 0.12, 0.3, 0.45))
                add_upright_books(mesh, left, end, -0.24, z + 0.024, chance)
                if right - end > 0.2:
                    color = chance.choice(POTS)
                    add_vase(mesh, (end + right) / 2, -0.14, z + 0.024, color, chance.uniform(0.14, 0.24))


def bookcase(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A bookcase with a plant that hangs over its edge."""
    add_bookcase(mesh, view.on_wall(view.deep + 0.1), chance)
    plant("pothos", view.from_wall(0.14), view.deep - 0.2, chance, 2.2, 0.9)


def add_console(mesh: MeshBuilder, at: Matrix, side: float, chance: Random, lit: float = 0.9) -> None:
    """A narrow table with a lamp on the `side` toward +x (1) or -x (-1), books and a vase, under a large
    picture. `at` moves the middle of its back.
    """
    oak = wood(chance.choice(WOODS), "x", 0.4)
    with mesh.at(at):
        add_table(mesh, 0, -0.2, (1.5, 0.36, 0.82), oak, oak)
        mesh.box((-0.66, -0.34, 0.18), (0.66, -0.06, 0.205), oak, 0.003)
        add_table_lamp(mesh, side * 0.48, -0.2, 0.82, chance.choice(POTS), lit)
        add_books(mesh, 0.02, -0.2, 0.82, chance.sample(BINDINGS, 2))
        add_vase(mesh, -side * 0.5, -0.2, 0.82, chance.choice(POTS), 0.26, 0.09)
        add_art(mesh, place_at(0, -0.002, 1.72), 1.25, 0.85, chance.choice(PAINTINGS))


def _console(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A console with grass in its vase, a fig beside it."""
    add_console(mesh, view.on_wall(view.deep), view.side, chance)
    plant("vase_grass", view.from_wall(0.2), view.deep + 0.5, chance, 1.04, 0.8)
    # A fig past the end of the table, where the wall would be bare, under a lamp that lights the wall.
    corner = min(BACK - 0.45, view.deep + 1.2)
    add_potted(view.from_wall(0.42), corner, chance, 1.0, "fig")
    add_area_light(
        (view.from_wall(0.45), corner, 2.6), (view.wall, corner, 1.4), 0.15, 4, WARM, mirrored=False
    )


def _dining(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A table with chairs under a lamp, two pictures on the wall."""
    oak = wood(chance.choice(WOODS), "x", 0.4)
    x, y = view.from_wall(1.15), max(1.5, view.deep - 0.2)
    add_table(mesh, x, y, (0.9, 1.5, 0.75), oak, oak)
    frame, seat = wood(chance.choice(WOODS), "v"), fabric(chance.choice(CHAIR_CLOTH), 300)
    for dy in (-0.4, 0.36):
        for way in (-1, 1):
            add_chair(x + way * 0.6, y + dy, -90 * way + chance.uniform(-12, 12), frame, seat)
    add_pendant(mesh, x, y, 1.72, CEILING, 3, chance.choice(PENDANTS))
    add_vase(mesh, x, y + 0.1, 0.75, chance.choice(POTS), 0.24, 0.08)
    plant("vase_grass", x, y + 0.1, chance, 0.96, 0.6)
    for dy in (-0.4, 0.4):
        add_art(mesh, view.on_wall(view.deep + dy, 1.55), 0.55, 0.75, chance.choice(PAINTINGS))


def _sofa_wall(mesh: MeshBuilder, view: View, chance: Random) -> None:
    """A sofa along the side wall under two pictures of different size, a slender plant in the corner."""
    seat = min(view.deep, 1.95)
    add_sofa(view.from_wall(0.5), seat, -90 * view.side, fabric(chance.choice(SOFA_CLOTH)), chance, 1.9)
    for dy, wide, tall in ((-0.38, 0.86, 0.66), (0.42, 0.42, 0.54)):
        add_art(mesh, view.on_wall(seat + dy, 1.5), wide, tall, chance.choice(PAINTINGS))
    chance.choice(PAINTINGS)
    # A third picture near the corner, under a lamp that lights the wall from above.
    corner = seat + 1.12
    add_art(mesh, view.on_wall(corner, 1.5), 0.5, 0.7, PAINTINGS[1])
    add_area_light(
        (view.from_wall(0.45), corner, 2.6), (view.wall, corner, 1.5), 0.15, 4, WARM, mirrored=False
    )
    # A slender plant, far enough behind the arm of the sofa that no leaf grows through it.
    chance.choice(TALL_PLANTS)
    add_potted(view.from_wall(0.4), BACK - 0.32, chance, 1.15, "snake_plant")


WINDOW_SETS: dict[str, Furnish] = {
    "reading_corner": _reading_corner,
    "bookcase": bookcase,
    "console": _console,
    "dining": _dining,
    "sofa_wall": _sofa_wall,
}
