import fc from 'fast-check'

/** Replaces parts of a text at random positions with separators, quotes and words that can mislead a parser. */
export function edited(source: string): fc.Arbitrary<string> {
  const pieces = [
    '"',
    ',',
    '\t',
    ';',
    '\n',
    '\r',
    '|',
    "'",
    '=',
    'x',
    '3050',
    'XO',
    '\0',
    '½',
    '-',
    '',
    '<',
    '/>',
  ]
  const edit = fc.tuple(fc.nat(source.length), fc.nat(40), fc.constantFrom(...pieces))
  return fc
    .array(edit, { minLength: 1, maxLength: 12 })
    .map((edits) =>
      edits.reduce((text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length), source),
    )
}

/** Overwrites bytes at random positions, and sometimes cuts the end off. */
export function damaged(source: Uint8Array): fc.Arbitrary<Uint8Array> {
  const edits = fc.array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
  const kept = fc.oneof({ weight: 4, arbitrary: fc.constant(source.length) }, fc.nat(source.length))
  return fc.tuple(edits, kept).map(([changes, length]) => {
    const bytes = Uint8Array.from(source)
    for (const [at, byte] of changes) bytes[at] = byte
    return bytes.slice(0, length)
  })
}
