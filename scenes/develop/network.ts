import { bytes, integer, message } from './protobuf'
import type { Tensor } from './weights'

/** The data type FLOAT of onnx.proto3. The numbers in the calls below are its field numbers. */
const FLOAT = 1
const attribute = {
  integers: (name: string, values: readonly number[]) =>
    message(5, bytes(1, name), ...values.map((value) => integer(8, value)), integer(20, 7)),
  integer: (name: string, value: number) => message(5, bytes(1, name), integer(3, value), integer(20, 2)),
  text: (name: string, value: string) => message(5, bytes(1, name), bytes(4, value), integer(20, 3)),
}

function initializer(name: string, { dims, data }: Tensor): Buffer {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return message(5, ...dims.map((dim) => integer(1, dim)), integer(2, FLOAT), bytes(8, name), bytes(9, raw))
}

/** Writes the declaration of an input or output: one image with that many channels and any height and width. */
function port(field: number, name: string, channels: number): Buffer {
  const dims = [1, channels, 'height', 'width'].map((dim) =>
    message(1, typeof dim === 'number' ? integer(1, dim) : bytes(2, dim)),
  )
  return message(field, bytes(1, name), message(2, message(1, integer(1, FLOAT), message(2, ...dims))))
}

/**
 * Writes the U-Net of Open Image Denoise as an ONNX model. An encoder of five steps is followed by a decoder of four,
 * and each step of the decoder also gets the encoder's input of the same size. Layers have the names of the weight file.
 */
export function buildNetwork(weights: ReadonlyMap<string, Tensor>): { model: Buffer; output: string } {
  const nodes: Buffer[] = []
  const node = (
    kind: string,
    inputs: readonly string[],
    output: string,
    attributes: readonly Buffer[] = [],
  ) => {
    const ports = [
      ...inputs.map((name) => bytes(1, name)),
      bytes(2, output),
      bytes(3, output),
      bytes(4, kind),
    ]
    nodes.push(message(1, ...ports, ...attributes))
    return output
  }
  const shape = [attribute.integers('kernel_shape', [3, 3]), attribute.integers('pads', [1, 1, 1, 1])]
  const linear = (name: string, from: string) =>
    node('Conv', [from, `${name}.weight`, `${name}.bias`], name, shape)
  const layer = (name: string, from: string) => node('Relu', [linear(name, from)], `${name}/relu`)
  const halve = (from: string) =>
    node('MaxPool', [from], `${from}/half`, [
      attribute.integers('kernel_shape', [2, 2]),
      attribute.integers('strides', [2, 2]),
    ])
  const doubleAndJoin = (from: string, kept: string) => {
    const up = node('Resize', [from, '', 'doubling'], `${from}/double`, [
      attribute.text('mode', 'nearest'),
      attribute.text('coordinate_transformation_mode', 'asymmetric'),
      attribute.text('nearest_mode', 'floor'),
    ])
    return node('Concat', [up, kept], `${from}/joined`, [attribute.integer('axis', 1)])
  }

  const first = halve(layer('enc_conv1', layer('enc_conv0', 'input')))
  const second = halve(layer('enc_conv2', first))
  const third = halve(layer('enc_conv3', second))
  const fourth = halve(layer('enc_conv4', third))
  const bottom = layer('enc_conv5b', layer('enc_conv5a', fourth))
  const up4 = layer('dec_conv4b', layer('dec_conv4a', doubleAndJoin(bottom, third)))
  const up3 = layer('dec_conv3b', layer('dec_conv3a', doubleAndJoin(up4, second)))
  const up2 = layer('dec_conv2b', layer('dec_conv2a', doubleAndJoin(up3, first)))
  const up1 = layer('dec_conv1b', layer('dec_conv1a', doubleAndJoin(up2, 'input')))
  const output = linear('dec_conv0', up1)

  const channels = weights.get('enc_conv0.weight')?.dims[1] ?? 3
  const doubling: Tensor = { dims: [4], data: Float32Array.from([1, 1, 2, 2]) }
  const constants = [...weights, ['doubling', doubling] as const].map(([name, tensor]) =>
    initializer(name, tensor),
  )
  const graph = message(
    7,
    ...nodes,
    bytes(2, 'denoise'),
    ...constants,
    port(11, 'input', channels),
    port(12, output, 3),
  )
  const version = [integer(1, 8), bytes(2, 'virida-scenes')]
  return { model: Buffer.concat([...version, graph, message(8, bytes(1, ''), integer(2, 13))]), output }
}
