import { inches } from '@virida/shared/catalogue/dimension'
import { asksIn, draftIn, findHref, readDraft, readSide } from './size-query'

const draft = (query: string) => draftIn(new URLSearchParams(query))

it.each([
  ['35.5', 35.5],
  ['35 1/2', 35.5],
  ['35½"', 35.5],
  ["6' 8", 80],
])('reads %s', (text, expected) => {
  expect(readSide(text)).toBe(inches(expected))
})

it.each([
  ['', 'EMPTY'],
  ['wide', 'NOT_A_LENGTH'],
  ['-3', 'NOT_A_LENGTH'],
  ['35.01', 'NOT_A_SIXTEENTH'],
  ['3 15/16', 'TOO_SMALL'],
  ['480 1/16', 'TOO_LARGE'],
  ['99999', 'TOO_LARGE'],
])('says what is wrong with "%s"', (text, problem) => {
  expect(readSide(text)).toBe(problem)
})

it('fills the form from an address, sizes as the trade writes them', () => {
  expect(draft('width=35.5&height=59&for=retrofit')).toEqual({
    width: '35 1/2',
    height: '59',
    for: 'retrofit',
  })
})

it('loses nothing that it cannot read', () => {
  expect(draft('width=about+35&height=59')).toMatchObject({ width: 'about 35', height: '59' })
})

it.each(['', 'for=skylight'])('thinks of a new wall where the address says %j', (query) => {
  expect(draft(query).for).toBe('new')
})

it('is asked by an empty form that was sent, not by the page alone', () => {
  expect(asksIn(new URLSearchParams('width=&height='))).toBe(true)
  expect(asksIn(new URLSearchParams('for=new'))).toBe(false)
})

it('names what is wrong beside each field', () => {
  expect(readDraft({ width: '', height: 'tall', for: 'new' })).toEqual({
    width: 'EMPTY',
    height: 'NOT_A_LENGTH',
  })
})

it('writes an address that it reads again', () => {
  const question = { width: inches(35.0625), height: inches(59), installation: 'retrofit' } as const
  const { searchParams } = new URL(findHref(question), 'https://localhost')
  expect(readDraft(draftIn(searchParams))).toEqual(question)
})
