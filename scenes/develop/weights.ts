import { halfToNumber } from './half'

export type Tensor = { dims: number[]; data: Float32Array }

/**
 * Reads the tensors of a weight file of Open Image Denoise (.tza): a table at the end of the file has the name, shape,
 * type and position of each.
 */
export function readWeights(bytes: Buffer): Map<string, Tensor> {
  let at = Number(bytes.readBigUInt64LE(4))
  const count = bytes.readUInt32LE(at)
  at += 4
  const tensors = new Map<string, Tensor>()
  for (let index = 0; index < count; index += 1) {
    const nameLength = bytes.readUInt16LE(at)
    const name = bytes.toString('utf8', at + 2, at + 2 + nameLength)
    at += 2 + nameLength
    const rank = bytes.readUInt8(at)
    const dims = Array.from({ length: rank }, (_, axis) => bytes.readUInt32LE(at + 1 + 4 * axis))
    // After the shape comes the layout, one letter for each axis, and then the type of the numbers.
    at += 1 + 5 * rank
    const isHalf = String.fromCharCode(bytes.readUInt8(at)) === 'h'
    const start = Number(bytes.readBigUInt64LE(at + 1))
    at += 9
    const data = new Float32Array(dims.reduce((product, size) => product * size, 1))
    for (let k = 0; k < data.length; k += 1) {
      data[k] = isHalf ? halfToNumber(bytes.readUInt16LE(start + 2 * k)) : bytes.readFloatLE(start + 4 * k)
    }
    tensors.set(name, { dims, data })
  }
  return tensors
}
