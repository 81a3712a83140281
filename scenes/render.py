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

from kit.rendering import Output, empty_scene, render  # noqa: E402
from kit.scenes import build_scene  # noqa: E402


ROOM_LIMITS = {"noise": 0.15, "least": 16}
"""Limits for rooms. Denoised and side by side at 600 px, a room looks the same as with the usual limits, in 0.6 of the time."""


def main() -> None:
    """Builds and renders the scene of the task file that follows `--` on the command line."""
    task = json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text("utf-8"))
    started = time.monotonic()
    empty_scene()
    build_scene(task["scene"])
    built = time.monotonic()
    limits = ROOM_LIMITS if task["scene"]["kind"] == "interior" else {}
    render(Output(task["width"], task["height"], task["samples"], task["file"], **limits))
    print(f"scene built in {built - started:.1f} s, rendered in {time.monotonic() - built:.1f} s")


main()
