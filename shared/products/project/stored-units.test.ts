import { storedDesigns, storedUnits } from './stored-units'

const stored = (...windows: readonly unknown[]) => JSON.stringify({ version: 2, windows })

it('adds the quantities of the rows that can be read', () => {
  expect(storedUnits(stored({ quantity: 2 }, { quantity: 'many' }, null, { quantity: 1 }))).toBe(3)
})

it('lists each design once, without rows that have none', () => {
  const rows = stored({ design: 'B' }, { design: 'A' }, { design: '' }, { design: 7 }, null, { design: 'B' })
  expect(storedDesigns(rows)).toEqual(['B', 'A'])
})

it.each([null, '', '{', '[]', '{"windows":{}}'])('finds nothing in %j', (text) => {
  expect(storedUnits(text)).toBe(0)
  expect(storedDesigns(text)).toEqual([])
})
