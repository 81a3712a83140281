import { referenceOf } from './reference'

it('is eight characters of the id, in capitals', () => {
  expect(referenceOf(`0mhz1abcd-k3f92a1c7${'0'.repeat(24)}`)).toBe('3F92-A1C7')
})

it.each(['', 'x', `0mhz1abcd-k3f92a1c7${'0'.repeat(25)}`, `0mhz1abcd-k<b>2a1c7${'0'.repeat(24)}`])(
  'is missing for %j, which is no id of the mail service',
  (text) => {
    expect(referenceOf(text)).toBeUndefined()
  },
)
