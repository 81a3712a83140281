/** Writes a number as a varint of the protobuf wire format. An ONNX model needs only this and the fields below. */
function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest ? low | 128 : low)
  } while (rest)
  return Buffer.from(bytes)
}

/** A field that holds a whole number of zero or more. */
export const integer = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field << 3), varint(value)])

/** A field that holds bytes, a text or a message. */
export function bytes(field: number, value: Buffer | string): Buffer {
  const content = Buffer.isBuffer(value) ? value : Buffer.from(value)
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
}

export const message = (field: number, ...parts: Buffer[]): Buffer => bytes(field, Buffer.concat(parts))
