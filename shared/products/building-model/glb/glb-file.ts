import type { Vector } from '../solid'

/*
 * Writes binary glTF 2.0 (ISO/IEC 12113): a header, a chunk of JSON and a chunk of numbers. The library for this,
 * @gltf-transform/core, also reads, edits and extends files. It is 17 kB (brotli) and does not build for browsers
 * without an exception, because it imports modules of Node.js. These two chunks are all that a model needs.
 */

/** Numbers of a file as typed arrays, which are little-endian on all platforms of browsers, as the format asks. */
type Numbers = Float32Array | Uint32Array

const floatType = 5126
const wholeType = 5125
const vertexTarget = 34962
const indexTarget = 34963

type Accessor = {
  bufferView: number
  componentType: number
  count: number
  type: 'VEC3' | 'SCALAR'
  min?: readonly number[]
  max?: readonly number[]
}

const vectors = { componentType: floatType, type: 'VEC3' } as const

/** The numbers of a file. Each item is 4 bytes long, so all of them are aligned. */
export class Buffers {
  readonly accessors: Accessor[] = []
  readonly #arrays: Numbers[] = []

  #add(array: Numbers, accessor: Omit<Accessor, 'bufferView'>): number {
    this.#arrays.push(array)
    return this.accessors.push({ bufferView: this.#arrays.length - 1, ...accessor }) - 1
  }

  /** Adds the positions of vertices, with their bounds. Returns the index of the accessor. */
  addPositions(positions: readonly Vector[]): number {
    const array = new Float32Array(positions.flat())
    return this.#add(array, { ...vectors, count: positions.length, ...boundsOf(array) })
  }

  /** Adds the normals of vertices. Returns the index of the accessor. */
  addNormals(normals: readonly Vector[]): number {
    return this.#add(new Float32Array(normals.flat()), { ...vectors, count: normals.length })
  }

  /** Adds the vertices of triangles. Returns the index of the accessor. */
  addTriangles(vertices: readonly number[]): number {
    const array = new Uint32Array(vertices)
    return this.#add(array, { componentType: wholeType, count: array.length, type: 'SCALAR' })
  }

  get views() {
    let byteOffset = 0
    return this.#arrays.map((array) => {
      const { byteLength } = array
      const target = array instanceof Float32Array ? vertexTarget : indexTarget
      const view = { buffer: 0, byteOffset, byteLength, target }
      byteOffset += byteLength
      return view
    })
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return joined(this.#arrays)
  }
}

/** The least and greatest x, y and z of positions. */
function boundsOf(array: Float32Array) {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  array.forEach((value, at) => {
    min[at % 3] = Math.min(min[at % 3] ?? value, value)
    max[at % 3] = Math.max(max[at % 3] ?? value, value)
  })
  return { min, max }
}

function joined(parts: readonly ArrayBufferView[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

const words = (...values: number[]) => new Uint32Array(values)
const jsonChunk = 0x4e4f534a
const binaryChunk = 0x004e4942

/** Writes the file. `bytes` are those of the only buffer. Their number must be a multiple of 4. */
export function glbFile(json: object, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const spaces = new Uint8Array((4 - (text.length % 4)) % 4).fill(0x20)
  const textLength = text.length + spaces.length
  const magic = 0x46546c67
  const version = 2
  return joined([
    words(magic, version, 12 + 8 + textLength + 8 + bytes.length),
    words(textLength, jsonChunk),
    text,
    spaces,
    words(bytes.length, binaryChunk),
    bytes,
  ])
}
