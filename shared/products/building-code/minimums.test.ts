import { isSillLowEnough } from './minimums'

it('accepts a sill of 44 in and refuses a higher one', () => {
  expect([0, 44, 44.001].map(isSillLowEnough)).toEqual([true, true, false])
})
