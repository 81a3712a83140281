"""Empties the scene, and renders it into a file."""

from __future__ import annotations

import os
from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Output:
    """What to render: size in px, samples per pixel, and the file to write."""

    width: int
    height: int
    samples: int
    file: str
    noise: float = 0.07
    """How noisy a pixel may be when adaptive sampling stops there. Heroes have a limit of their own."""
    least: int = 0
    """Samples that each pixel gets; 0 is a quarter of `samples`, but 8 or more."""


def empty_scene() -> None:
    """Removes everything that Blender starts with."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"


def render(output: Output) -> None:
    """Renders into an uncompressed half-float EXR with the albedo and normal passes that the denoiser reads.

    Adaptive sampling stops early where a pixel is clean; the threshold falls as more samples are allowed.
    """
    scene = bpy.context.scene
    cycles, settings = scene.cycles, scene.render
    options = {
        "device": "CPU",
        "samples": output.samples,
        "use_adaptive_sampling": True,
        "adaptive_threshold": 0.02 if output.samples >= 128 else output.noise,
        "adaptive_min_samples": min(output.samples, output.least or max(8, output.samples // 4)),
        "max_bounces": 8,
        "diffuse_bounces": 6,
        "glossy_bounces": 4,
        "transmission_bounces": 6,
        "transparent_max_bounces": 24,
        "caustics_reflective": False,
        "caustics_refractive": False,
        "sample_clamp_indirect": 10.0,
        "blur_glossy": 0.0 if output.samples >= 128 else 0.3,
        "use_denoising": False,
        "use_auto_tile": False,
        "pixel_filter_type": "BLACKMAN_HARRIS",
        "filter_width": 1.5,
    }
    for name, value in options.items():
        setattr(cycles, name, value)
    settings.resolution_x, settings.resolution_y = output.width, output.height
    settings.resolution_percentage = 100
    settings.threads_mode, settings.threads = "FIXED", int(os.environ.get("RENDER_THREADS", "2"))
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = settings.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "NONE"
    settings.filepath = output.file
    bpy.ops.render.render(write_still=True)
