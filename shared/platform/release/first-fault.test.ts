import { z } from 'zod'
import { listOf, record } from './first-fault'

const pathsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'))

it('reads lists and records', () => {
  expect(listOf(z.string()).parse(['a', 'b'])).toEqual(['a', 'b'])
  expect(record(z.string(), z.number()).parse({ a: 1 })).toEqual({ a: 1 })
})

it('names the first fault of a list only', () => {
  expect(pathsOf(listOf(z.object({ a: z.string() })), [{ a: 'x' }, {}, {}])).toEqual(['1.a'])
  expect(pathsOf(record(z.string(), z.array(z.string())), { a: [], b: [1], c: [1] })).toEqual(['b.0'])
  expect(pathsOf(record(z.string().max(1), z.string()), { long: 'a', longer: 'a' })).toEqual(['long'])
})

it('reads no list that is too long', () => {
  const item = jest.fn(() => true)
  expect(pathsOf(listOf(z.custom(item), 2), [1, 2, 3])).toEqual([''])
  expect(item).not.toHaveBeenCalled()
})
