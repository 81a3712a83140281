"""The camera and the lamps. Distances in meters, angles in degrees, lenses in mm for 36 mm film."""

from __future__ import annotations

from typing import Sequence

import bpy
from mathutils import Vector


def sample_only_lamps() -> None:
    """Lets rays find glowing surfaces by chance only. Otherwise half of all samples go to shades and bulbs
    that light nothing by day, and to panes, whose mirror image of the street glows for the camera alone.
    """
    for surface in bpy.data.materials:
        surface.cycles.sample_as_light = False


def add_studio(strength: float) -> None:
    """Even cool light from all sides, for objects on white."""
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.93, 0.96, 1, 1)
    background.inputs[1].default_value = strength


def add_area_light(
    place: Sequence[float],
    target: Sequence[float],
    size: float | tuple[float, float],
    power: float,
    color: tuple[float, float, float] = (1, 1, 1),
    mirrored: bool = True,
) -> None:
    """Adds a rectangular lamp that the camera does not see. `power` is in W; with `mirrored` false, glass
    does not reflect it.
    """
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.color = power, color
    if isinstance(size, tuple):
        lamp.shape, (lamp.size, lamp.size_y) = "RECTANGLE", size
    else:
        lamp.size = size
    light = bpy.data.objects.new("area", lamp)
    light.location = place
    light.rotation_euler = (Vector(place) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    light.visible_camera, light.visible_glossy = False, mirrored
    # Water and other solid glass would show a lamp that the camera does not see.
    light.visible_transmission = mirrored
    bpy.context.scene.collection.objects.link(light)


def add_camera(
    place: Sequence[float],
    target: Sequence[float],
    lens: float = 32,
    level: bool = True,
    focus: float | None = None,
    aperture: float = 8,
    shift: tuple[float, float] = (0, 0),
) -> None:
    """Points the camera at a target.

    A level camera looks up or down by shifting its lens, so that vertical edges stay vertical, as in
    architectural photography. `shift` moves the frame further, in parts of its width. `focus` is a distance;
    without it everything is sharp.
    """
    film = bpy.data.cameras.new("camera")
    film.lens, film.sensor_width, film.clip_start, film.clip_end = lens, 36, 0.02, 2000
    camera = bpy.data.objects.new("camera", film)
    way = Vector(target) - Vector(place)
    film.shift_x, film.shift_y = shift
    if level:
        ground = Vector((way.x, way.y, 0))
        camera.rotation_euler = ground.to_track_quat("-Z", "Y").to_euler()
        # Blender measures the shift in lengths of the picture's longer side.
        film.shift_y += way.z / ground.length * lens / 36
    else:
        camera.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    camera.location = place
    if focus:
        film.dof.use_dof, film.dof.focus_distance, film.dof.aperture_fstop = True, focus, aperture
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
