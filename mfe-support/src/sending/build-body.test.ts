import fc from 'fast-check'
import { buildBody, enteredFields, readableDay } from './build-body'

const entries = fc.array(
  fc.record({ label: fc.string({ unit: 'binary' }), value: fc.string({ unit: 'binary' }) }),
)
/** All markup that `buildBody` writes. */
const ownTags = /<h2>|<\/h2>|<p><strong>|:<\/strong> |<\/p>|<br>/g

it('yields no markup but its own, whatever is entered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), entries, (title, all) => {
      expect(buildBody(title, all).replace(ownTags, '')).not.toMatch(/[<>"'`]/)
    }),
  )
})

it('lists each field with its label, below the title', () => {
  expect(buildBody('Contact Us', [{ label: 'First Name', value: 'Ann' }])).toBe(
    '<h2>Contact Us</h2>\n<p><strong>First Name:</strong> Ann</p>',
  )
})

it('keeps the lines of a text', () => {
  expect(buildBody('T', [{ label: 'L', value: 'one\r\ntwo\nthree' }])).toContain('one<br>two<br>three')
})

it('drops control characters', () => {
  expect(buildBody('a\u0000b\u001bc\td', [])).toBe('<h2>abc\td</h2>')
})

it('leaves out what was not entered', () => {
  const fields = [
    { name: 'phone', label: 'Phone' },
    { name: 'email', label: 'Email' },
  ]
  expect(enteredFields(fields, { phone: '  ', email: ' a@b.co ' })).toEqual([
    { label: 'Email', value: 'a@b.co' },
  ])
})

it('writes a date in words', () => {
  expect(enteredFields([{ name: 'day', label: 'Day', kind: 'date' }], { day: '2026-12-01' })).toEqual([
    { label: 'Day', value: 'December 1, 2026' },
  ])
})

it('leaves an impossible date unchanged', () => {
  expect(readableDay('2026-99-99')).toBe('2026-99-99')
})
