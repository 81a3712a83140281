import { dealersSchema } from './dealer-schema'
import { dealers } from './dealers'
import records from './dealers.json'

test('every dealer fits the schema', () => {
  expect(dealersSchema.safeParse(records).error).toBeUndefined()
})

test('there are about 110 entries, some of them twice', () => {
  expect([records.length, dealers.length]).toEqual([110, 106])
})

test('every dealer has an address of its own on the page', () => {
  expect(new Set(dealers.map(({ id }) => id)).size).toBe(dealers.length)
})

test('no number, e-mail or web address belongs to anybody', () => {
  const real = records.filter(
    ({ contact_number, email, web }) =>
      !/555-01\d\d$/.test(contact_number) ||
      (email ?? '').split(' / ').some((one) => one && !one.endsWith('.example.com')) ||
      (web && !web.endsWith('.example.com')),
  )
  expect(real).toEqual([])
})
