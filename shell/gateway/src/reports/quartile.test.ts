import { Histogram } from 'prom-client'
import { thirdQuartile } from './quartile'

const quartileOf = async (measured: readonly number[]) => {
  const histogram = new Histogram({ name: 'load', help: 'load', buckets: [100, 200, 400], registers: [] })
  for (const value of measured) histogram.observe(value)
  return thirdQuartile((await histogram.get()).values)
}

it('is a value that three of four measurements do not exceed', async () => {
  expect(await quartileOf([50, 60, 70, 150])).toEqual({ value: 100, documents: 4 })
  expect(await quartileOf([50, 150, 160, 170])).toEqual({ value: 100 + (2 / 3) * 100, documents: 4 })
})

it('is the largest bound when more measurements are above all bounds', async () => {
  expect(await quartileOf([50, 900, 950])).toEqual({ value: 400, documents: 3 })
})

it('does not exist without a measurement', async () => {
  expect(await quartileOf([])).toBeUndefined()
})
