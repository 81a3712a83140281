"""Shader nodes with short names, and materials that are made once for each set of arguments."""

from __future__ import annotations

import functools
from typing import Any, Callable, Sequence

import bpy

Color = tuple[float, float, float, float]
Socket = Any


def srgb(code: str) -> Color:
    """Linear color of a hex code such as #C5B2A1."""
    channels = [int(code.lstrip("#")[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (linear[0], linear[1], linear[2], 1)


def lighter(color: Color, factor: float) -> Color:
    """The color times a factor, at most white."""
    return (*(min(1, channel * factor) for channel in color[:3]), 1)


def is_dark(code: str) -> bool:
    """Whether a finish is nearer to black than to white."""
    return sum(srgb(code)[:3]) < 0.6


class Shader:
    """The node tree of one material or world."""

    def __init__(self, tree: bpy.types.NodeTree) -> None:
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind: str, settings: dict[str, Any] | None = None, **inputs: Any) -> Any:
        """Adds a node of a kind without its prefix; inputs are linked if they are sockets and else set.

        An input's name is written with _ for a space; `i0`, `i1` ... name inputs by their place.
        """
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            key = int(name[1:]) if name[0] == "i" and name[1:].isdigit() else name.replace("_", " ")
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            elif value is not None:
                node.inputs[key].default_value = value
        return node

    def math(self, operation: str, a: Any, b: Any = None, c: Any = None) -> Socket:
        """One arithmetic step."""
        return self.node("Math", {"operation": operation}, i0=a, i1=b, i2=c).outputs[0]

    def position(self, scale: Sequence[float] = (1, 1, 1)) -> Socket:
        """Coordinates of the object in meters, times a scale for each axis."""
        where = self.node("TexCoord").outputs["Object"]
        return where if tuple(scale) == (1, 1, 1) else self.stretched(where, scale)

    def stretched(self, vector: Socket, scale: Sequence[float]) -> Socket:
        """A vector times a scale for each axis."""
        return self.node("Mapping", i0=vector, Scale=tuple(scale)).outputs[0]

    def shifted(self, vector: Socket, by: Socket, spread: Sequence[float]) -> Socket:
        """A vector moved by `spread` times a number: each board or pane gets its own piece of the pattern."""
        offset = self.node("VectorMath", {"operation": "SCALE"}, i0=tuple(spread), Scale=by)
        return self.node("VectorMath", {"operation": "ADD"}, i0=vector, i1=offset.outputs[0]).outputs[0]

    def noise(
        self, vector: Socket, scale: float, detail: float = 6, roughness: float = 0.6, distortion: float = 0
    ) -> Socket:
        """Fractal noise of about 0.3 to 0.7."""
        return self.node(
            "TexNoise", i0=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs[0]

    def ramp(self, factor: Socket, stops: Sequence[tuple[float, Color]]) -> Socket:
        """Colors between stops."""
        node = self.node("ValToRGB", i0=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position, element.color = position, color
        return node.outputs[0]

    def span(
        self, value: Socket, low: float, high: float, from_low: float = 0, from_high: float = 1
    ) -> Socket:
        """A number carried over from one span into another."""
        return self.node("MapRange", i0=value, i1=from_low, i2=from_high, i3=low, i4=high).outputs[0]

    def mix(self, factor: Any, a: Any, b: Any, blend: str = "MIX") -> Socket:
        """Two colors mixed."""
        return self.node("MixRGB", {"blend_type": blend}, i0=factor, i1=a, i2=b).outputs[0]

    def value(self, color: Any, value: Socket) -> Socket:
        """A color whose brightness is multiplied."""
        return self.node("HueSaturation", Color=color, Value=value).outputs[0]

    def bump(self, height: Socket, strength: float, distance: float) -> Socket:
        """A normal bent by a height; `distance` in meters."""
        return self.node("Bump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def island(self) -> Socket:
        """A number of 0 to 1 of its own for every board, leaf or pane."""
        return self.node("NewGeometry").outputs["Random Per Island"]

    def principled(self, color: Any, roughness: Any = 0.5, specular: float = 0.5, **inputs: Any) -> Any:
        """The usual surface."""
        return self.node("BsdfPrincipled", Base_Color=color, Roughness=roughness, Specular=specular, **inputs)

    def blend(self, factor: Any, a: Any, b: Any) -> Socket:
        """Two surfaces mixed."""
        return self.node("MixShader", i0=factor, i1=a.outputs[0], i2=b.outputs[0]).outputs[0]

    def surface(self, shader: Socket) -> None:
        """Makes a shader the material's surface."""
        self.node("OutputMaterial", i0=shader)


def material(paint: Callable[..., None]) -> Callable[..., bpy.types.Material]:
    """Turns a function that paints a `Shader` into one that returns the material, the same for the same arguments."""

    @functools.lru_cache(maxsize=None)
    def make(*args: Any, **options: Any) -> bpy.types.Material:
        made = bpy.data.materials.new(paint.__name__)
        made.use_nodes = True
        paint(Shader(made.node_tree), *args, **options)
        return made

    return functools.wraps(paint)(make)
