"""Short names for the nodes of Blender's shaders, and a decorator that makes each material only once."""

from __future__ import annotations

import functools
from typing import Any, Callable, Sequence

import bpy

Color = tuple[float, float, float, float]
Socket = Any


def srgb(code: str) -> Color:
    """Converts a hex code such as #C5B2A1 to a linear color."""
    channels = [int(code.lstrip("#")[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (linear[0], linear[1], linear[2], 1)


def lighter(color: Color, factor: float) -> Color:
    """Multiplies a color by a factor and limits its channels to 1."""
    return (*(min(1, channel * factor) for channel in color[:3]), 1)


def is_dark(code: str) -> bool:
    """Whether a finish is nearer to black than to white."""
    return sum(srgb(code)[:3]) < 0.6


def is_silver(code: str) -> bool:
    """Whether a finish is a neutral light gray, which means metal: silver is nearly as bright as white vinyl."""
    channels = srgb(code)[:3]
    return max(channels) - min(channels) < 0.02 and 0.4 < min(channels) < 0.8


class Shader:
    """Writes the node tree of one material or world."""

    def __init__(self, tree: bpy.types.NodeTree) -> None:
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind: str, settings: dict[str, Any] | None = None, **inputs: Any) -> Any:
        """Adds a node. `kind` is the name of its class without the prefix `ShaderNode`.

        An input that is a socket is linked, any other value is set. Input names are written with _ for a space;
        `i0`, `i1` ... are the first, second ... input.
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
        """Adds a Math node for one operation."""
        return self.node("Math", {"operation": operation}, i0=a, i1=b, i2=c).outputs[0]

    def position(self, scale: Sequence[float] = (1, 1, 1)) -> Socket:
        """Coordinates in the object in meters, multiplied by a factor for each axis."""
        where = self.node("TexCoord").outputs["Object"]
        return where if tuple(scale) == (1, 1, 1) else self.stretched(where, scale)

    def on_cloth(self) -> tuple[Socket, Socket]:
        """Where a point lies on its cloth when that is spread flat, in meters: across and along."""
        across, along, _ = self.node("SeparateXYZ", i0=self.node("UVMap").outputs[0]).outputs[:3]
        return across, along

    def stretched(self, vector: Socket, scale: Sequence[float]) -> Socket:
        """Multiplies a vector by a factor for each axis."""
        return self.node("Mapping", i0=vector, Scale=tuple(scale)).outputs[0]

    def shifted(self, vector: Socket, by: Socket, spread: Sequence[float]) -> Socket:
        """Adds `by` times `spread` to a vector. With a random number for each board or pane, each shows another part of
        a pattern.
        """
        offset = self.node("VectorMath", {"operation": "SCALE"}, i0=tuple(spread), Scale=by)
        return self.node("VectorMath", {"operation": "ADD"}, i0=vector, i1=offset.outputs[0]).outputs[0]

    def noise(
        self, vector: Socket, scale: float, detail: float = 6, roughness: float = 0.6, distortion: float = 0
    ) -> Socket:
        """Fractal noise; most values are between 0.3 and 0.7."""
        return self.node(
            "TexNoise", i0=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs[0]

    def ramp(self, factor: Socket, stops: Sequence[tuple[float, Color]]) -> Socket:
        """Maps a number to a color by interpolation between color stops."""
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
        """Maps a number linearly from `from_low` ... `from_high` to `low` ... `high`."""
        return self.node("MapRange", i0=value, i1=from_low, i2=from_high, i3=low, i4=high).outputs[0]

    def mix(self, factor: Any, a: Any, b: Any, blend: str = "MIX") -> Socket:
        """Mixes two colors: factor 0 gives the first, 1 the second."""
        return self.node("MixRGB", {"blend_type": blend}, i0=factor, i1=a, i2=b).outputs[0]

    def value(self, color: Any, value: Socket) -> Socket:
        """Multiplies the brightness of a color."""
        return self.node("HueSaturation", Color=color, Value=value).outputs[0]

    def bump(self, height: Socket, strength: float, distance: float) -> Socket:
        """A surface normal changed by a height map; `distance` in meters is the height of its value 1."""
        return self.node("Bump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def island(self) -> Socket:
        """A random number from 0 to 1 for each connected piece of the mesh: a board, leaf or pane."""
        return self.node("NewGeometry").outputs["Random Per Island"]

    def principled(self, color: Any, roughness: Any = 0.5, specular: float = 0.5, **inputs: Any) -> Any:
        """Adds Blender's general-purpose surface shader."""
        return self.node("BsdfPrincipled", Base_Color=color, Roughness=roughness, Specular=specular, **inputs)

    def blend(self, factor: Any, a: Any, b: Any) -> Socket:
        """Mixes two surface shaders: factor 0 gives the first, 1 the second."""
        return self.node("MixShader", i0=factor, i1=a.outputs[0], i2=b.outputs[0]).outputs[0]

    def surface(self, shader: Socket) -> None:
        """Connects a shader to the material's output."""
        self.node("OutputMaterial", i0=shader)


def tinted(shader: Shader, color: Color, noise: Socket, dark: float, light: float) -> Socket:
    """Returns a color that varies with the noise between a darker and a lighter version of itself."""
    return shader.ramp(noise, [(0.3, lighter(color, dark)), (0.7, lighter(color, light))])


def material(paint: Callable[..., None]) -> Callable[..., bpy.types.Material]:
    """Decorates a function that fills a `Shader`: it then returns a material, the same one for the same arguments."""

    @functools.lru_cache(maxsize=None)
    def make(*args: Any, **options: Any) -> bpy.types.Material:
        made = bpy.data.materials.new(paint.__name__)
        made.use_nodes = True
        paint(Shader(made.node_tree), *args, **options)
        return made

    return functools.wraps(paint)(make)
