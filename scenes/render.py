"""Renders one scene: blender -b -noaudio --python-exit-code 1 -P scenes/render.py -- TASK.json

The task holds `scene` (its `kind` and the options of that kind), `width` and `height` in px, `samples` per pixel, and
`file`, the EXR to write.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from kit.camera_and_light import Output, empty_scene, render  # noqa: E402
from kit.scenes import build_scene  # noqa: E402


ROOM_NOISE = 0.15
"""The limit for rooms: denoised, a room with it cannot be told from one with half of it, and takes 0.6 times as long."""


def main() -> None:
    """Builds and renders the scene of the task file that follows `--` on the command line."""
    task = json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text("utf-8"))
    started = time.monotonic()
    empty_scene()
    build_scene(task["scene"])
    built = time.monotonic()
    noise = ROOM_NOISE if task["scene"]["kind"] == "interior" else Output.noise
    render(Output(task["width"], task["height"], task["samples"], task["file"], noise))
    print(f"scene built in {built - started:.1f} s, rendered in {time.monotonic() - built:.1f} s")


main()
