import { nextTab } from './next-tab'

it('wraps from one end of the row to the other', () => {
  expect(nextTab('ArrowRight', 4, 5)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 5)).toBe(4)
})

it('goes to the first and last tab with Home and End', () => {
  expect(nextTab('Home', 3, 5)).toBe(0)
  expect(nextTab('End', 1, 5)).toBe(4)
})

it('ignores other keys', () => {
  expect(nextTab('ArrowDown', 2, 5)).toBeUndefined()
})
