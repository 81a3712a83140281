import { isInShare, randomBucket, readBucket } from './bucket'

const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket)
const salts = ['A'.repeat(22), 'B'.repeat(22), 'C'.repeat(22)]
const inShare = (salt: string, percent: number) =>
  buckets.filter((bucket) => isInShare({ salt, percent }, bucket))

it.each([1, 10, 25, 50])('puts %i percent of the buckets into the share', (percent) => {
  for (const salt of salts) expect(Math.abs(inShare(salt, percent).length / 100 - percent)).toBeLessThan(1.5)
})

it('keeps the buckets of a share when the share grows', () => {
  const larger = new Set(inShare('A'.repeat(22), 20))
  expect(inShare('A'.repeat(22), 10).filter((bucket) => !larger.has(bucket))).toEqual([])
})

it('takes other buckets for each canary', () => {
  const first = new Set(inShare('A'.repeat(22), 10))
  const both = inShare('B'.repeat(22), 10).filter((bucket) => first.has(bucket))
  expect(both.length).toBeLessThan(200)
})

it('gives buckets that it reads', () => {
  for (let turn = 0; turn < 1000; turn++) {
    const bucket = randomBucket()
    expect(readBucket(String(bucket))).toBe(bucket)
  }
})

it.each(['', '10000', '-1', '1.5', ' 1', '1e3', 'NaN', '٣', '0x10'])('takes %p for no bucket', (text) => {
  expect(readBucket(text)).toBeUndefined()
})
