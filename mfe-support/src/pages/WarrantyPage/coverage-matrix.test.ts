import { coverage } from '../../documents/coverage'
import { coverageMatrix } from './coverage-matrix'

const row = (start: string) => coverageMatrix.find(({ name }) => name.startsWith(start))
const periods = (start: string) => row(start)?.cells.map(({ period }) => period)

it('answers first what people ask for most', () => {
  expect(coverageMatrix.filter(({ isAnswer }) => isAnswer)).toEqual(coverageMatrix.slice(0, 3))
  expect(periods('Glass seal')).toEqual(['10 years', 'Lifetime', '10 years'])
  expect(periods('Stress crack')).toEqual(['1 year', '5 years', '1 year'])
  expect(periods('Labor')).toEqual(['2 years', '2 years', '1 year'])
})

it('has a row for every part of every warranty', () => {
  expect(coverageMatrix).toHaveLength(coverage.length + 1)
})

it('says where labor is covered for a different period', () => {
  expect(row('Stress crack')?.cells.map(({ labor }) => labor)).toEqual([
    'Labor 1 year',
    'Labor 1 year',
    undefined,
  ])
  expect(row('Screen frame')?.cells[0]?.labor).toBe('Labor not covered')
})
