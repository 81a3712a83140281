import { sfntFromWoff } from './sfnt-from-woff'

it('refuses data that is not a WOFF font', () => {
  expect(() => sfntFromWoff(Buffer.from('not a font'))).toThrow('Cannot unpack the font')
})
