import { softHint } from './soft-hint'

it.each(['ann', 'ann@', 'ann@example', 'ann example.com'])(
  'gives a hint for the mail address %s',
  (address) => {
    expect(softHint('email', address)).toMatch(/You can send it as it is/)
  },
)

it('gives a hint for a phone number without its area code', () => {
  expect(softHint('tel', '555-0100')).toMatch(/area code/)
})

it.each([
  ['email', 'ann@example.com'],
  ['tel', '(951) 555-0100'],
  ['tel', '+1 951 555 0100 ext. 4'],
  ['email', ''],
  ['text', 'anything'],
] as const)('says nothing about the %s %s', (kind, value) => {
  expect(softHint(kind, value)).toBeUndefined()
})
