import { chooseEncoding } from './encoded'
import { isFresh } from './fresh'

it('reads no list of thousands of encodings', () => {
  expect(chooseEncoding('gzip, br')).toBe('br')
  expect(chooseEncoding(`gzip, br${','.repeat(1000)}`)).toBe('identity')
})

it('reads no list of thousands of tags', () => {
  expect(isFresh('"a", W/"b"', '"b"')).toBe(true)
  expect(isFresh(`"b"${','.repeat(1000)}`, '"b"')).toBe(false)
})
