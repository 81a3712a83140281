import fc from 'fast-check'
import { buildBody, enteredFields, escapeHtml, readableDay } from './build-body'

const entries = fc.array(
  fc.record({ label: fc.string({ unit: 'binary' }), value: fc.string({ unit: 'binary' }) }),
)
/** The only markup there is, in the order in which it can come. */
const ownTags = /<h2>|<\/h2>|<p><strong>|:<\/strong> |<\/p>|<br>/g

it('yields no markup but its own, whatever is entered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), entries, (title, all) => {
      expect(buildBody(title, all).replace(ownTags, '')).not.toMatch(/[<>"'`]/)
    }),
  )
})

it('keeps every character that is not a control character', () => {
  const decode = (html: string) =>
    html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decode(escapeHtml(text))).toBe(text)
    }),
  )
})

it('escapes a script, quotes and an ampersand', () => {
  expect(escapeHtml(`<script>"a" & 'b'</script>`)).toBe(
    '&#60;script&#62;&#34;a&#34; &#38; &#39;b&#39;&#60;/script&#62;',
  )
})

it('leaves emoji and right-to-left text as they are', () => {
  expect(escapeHtml('👩‍🔧 שלום')).toBe('👩‍🔧 שלום')
})

it('lists each field with its label, below the title', () => {
  expect(buildBody('Contact Us', [{ label: 'First Name', value: 'Ann' }])).toBe(
    '<h2>Contact Us</h2>\n<p><strong>First Name:</strong> Ann</p>',
  )
})

it('keeps the lines of a text', () => {
  expect(buildBody('T', [{ label: 'L', value: 'one\r\ntwo\nthree' }])).toContain('one<br>two<br>three')
})

it('drops the characters that a mail must not hold', () => {
  expect(escapeHtml('a\u0000b\u001bc\td')).toBe('abc\td')
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

it('writes a day as people do', () => {
  expect(enteredFields([{ name: 'day', label: 'Day', kind: 'date' }], { day: '2026-12-01' })).toEqual([
    { label: 'Day', value: 'December 1, 2026' },
  ])
})

it('leaves a day alone that no calendar has', () => {
  expect(readableDay('2026-99-99')).toBe('2026-99-99')
})
