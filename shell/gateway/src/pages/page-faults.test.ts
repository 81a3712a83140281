import { PageFaults } from './page-faults'

const broken = new Error('no data')

it('knows a page that fails until the page is shown again, or for a minute', () => {
  const faults = new PageFaults()
  faults.note('mfe-a@1.0.0', '/a', broken, 0)
  faults.note('mfe-a@1.0.0', '/b', broken, 0)
  expect(faults.problemOf('mfe-a@1.0.0', 1000)).toBe('Its page /a fails: no data')
  expect(faults.problemOf('mfe-a@1.0.1', 1000)).toBeUndefined()
  faults.note('mfe-a@1.0.0', '/a', undefined, 2000)
  expect(faults.problemOf('mfe-a@1.0.0', 2000)).toBe('Its page /b fails: no data')
  expect(faults.problemOf('mfe-a@1.0.0', 60_001)).toBeUndefined()
})

it('remembers the faults of 100 releases at most', () => {
  const faults = new PageFaults()
  for (let number = 0; number < 101; number += 1) faults.note(`mfe-${number}@1.0.0`, '/a', broken, 0)
  expect(faults.problemOf('mfe-0@1.0.0', 0)).toBeUndefined()
  expect(faults.problemOf('mfe-1@1.0.0', 0)).toBeDefined()
})
