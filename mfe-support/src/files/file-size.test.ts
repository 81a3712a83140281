import fc from 'fast-check'
import { formatFileSize } from './file-size'

it.each([
  [0, '0.00 KB'],
  [512, '0.50 KB'],
  [1023 * 1024, '1023.00 KB'],
  [1024 * 1024, '1.00 MB'],
  [1.5 * 1024 ** 2, '1.50 MB'],
  [1023.99 * 1024 ** 2, '1023.99 MB'],
  [1024 ** 3, '1.00 GB'],
  [2048.5 * 1024 ** 3, '2048.50 GB'],
])('shows %d bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown)
})

it('always has two decimals and one of three units', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (bytes) => {
      expect(formatFileSize(bytes)).toMatch(/^\d+\.\d\d (KB|MB|GB)$/)
    }),
  )
})
