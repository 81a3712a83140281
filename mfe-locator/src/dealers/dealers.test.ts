import { dealersSchema } from './dealer-schema'
import { dealers } from './dealers'
import records from './dealers.json'

it('has only dealers that fit the schema', () => {
  expect(dealersSchema.safeParse(records).error).toBeUndefined()
})

it('has 110 entries, of which four are duplicates', () => {
  expect([records.length, dealers.length]).toEqual([110, 106])
})

it('gives every dealer a unique id', () => {
  expect(new Set(dealers.map(({ id }) => id)).size).toBe(dealers.length)
})

it('uses only phone numbers, e-mail addresses and websites reserved for examples', () => {
  const real = records.filter(
    ({ contact_number, email, web }) =>
      !/555-01\d\d$/.test(contact_number) ||
      (email ?? '').split(' / ').some((address) => address && !address.endsWith('.example.com')) ||
      (web && !web.endsWith('.example.com')),
  )
  expect(real).toEqual([])
})
