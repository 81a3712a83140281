import { nextTab } from './next-tab'

it('goes round at both ends', () => {
  expect(nextTab('ArrowRight', 4, 5)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 5)).toBe(4)
})

it('goes to the ends with Home and End', () => {
  expect(nextTab('Home', 3, 5)).toBe(0)
  expect(nextTab('End', 1, 5)).toBe(4)
})

it('leaves other keys to the page', () => {
  expect(nextTab('ArrowDown', 2, 5)).toBeUndefined()
})
