import { inches } from '@virida/shared/products/catalogue/dimension'
import { asksIn, draftIn, findHref, readDraft } from './size-query'

const draft = (query: string) => draftIn(new URLSearchParams(query))

it('fills the form from a URL, with lengths as fractions', () => {
  expect(draft('width=35.5&height=59&for=retrofit')).toEqual({
    width: '35 1/2',
    height: '59',
    for: 'retrofit',
  })
})

it('keeps text that it cannot read', () => {
  expect(draft('width=about+35&height=59')).toMatchObject({ width: 'about 35', height: '59' })
})

it.each(['', 'for=skylight'])('assumes new construction for the query %j', (query) => {
  expect(draft(query).for).toBe('new')
})

it('counts an empty form that was sent, but not a URL without a query', () => {
  expect(asksIn(new URLSearchParams('width=&height='))).toBe(true)
  expect(asksIn(new URLSearchParams('for=new'))).toBe(false)
})

it('reports the problem of each field', () => {
  expect(readDraft({ width: '', height: 'tall', for: 'new' })).toEqual({
    width: 'EMPTY',
    height: 'NOT_A_LENGTH',
  })
})

it('reads the URL that it writes', () => {
  const question = { width: inches(35.0625), height: inches(59), installation: 'retrofit' } as const
  const { searchParams } = new URL(findHref(question), 'https://localhost')
  expect(readDraft(draftIn(searchParams))).toEqual(question)
})
