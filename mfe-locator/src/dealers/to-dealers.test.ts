import { toDealers } from './to-dealers'
import type { DealerRecord } from './dealer'

const record: DealerRecord = {
  name: 'Palm & Pane',
  industry: 'Glass Shop',
  contact_number: '(951) 555-0100',
  address: '1 Sample St, Corona, CA 92879',
  email: null,
  web: null,
  coordinateX: 33.88,
  coordinateY: -117.53,
}

it('shows an exact duplicate once', () => {
  expect(toDealers([record, { ...record }])).toHaveLength(1)
})

it('gives two dealers with the same name different ids', () => {
  const ids = toDealers([record, { ...record, address: '2 Sample St, Corona, CA 92879' }]).map(({ id }) => id)
  expect(ids).toEqual(['palm-pane', 'palm-pane-2'])
})

it('splits two e-mail addresses in one field', () => {
  const email = 'a@sample.example.com / b@sample.example.com'
  expect(toDealers([{ ...record, email }])[0]?.emails).toEqual([
    'a@sample.example.com',
    'b@sample.example.com',
  ])
})

it('makes a link that a phone can dial', () => {
  expect(toDealers([{ ...record, contact_number: '+1 951.555.0100' }])[0]?.phone.href).toBe(
    'tel:+19515550100',
  )
})

it('sorts from A to Z', () => {
  const names = toDealers([record, { ...record, name: 'arroyo Glass' }]).map(({ name }) => name)
  expect(names).toEqual(['arroyo Glass', 'Palm & Pane'])
})

it.each([
  ['Windows and Doors Supplier', 'windows'],
  ['Door Supplier', 'doors'],
  ['Glass & Mirror Shop', 'glass'],
  ['Remodeling Contractor', 'contractor'],
  ['Building Materials', 'materials'],
  ['Florist', 'other'],
])('gives a %s the type %s', (industry, type) => {
  expect(toDealers([{ ...record, industry }])[0]?.type).toBe(type)
})
