import fc from 'fast-check'
import { escapeHtml } from './escape-html'

it('escapes a script, quotes and an ampersand', () => {
  expect(escapeHtml(`<script>"a" & 'b'</script>`)).toBe(
    '&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;',
  )
})

it('keeps every character', () => {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#96;': '`', '&amp;': '&' }
  const decode = (html: string) =>
    html.replace(/&[^;]+;/g, (entity) => characters[entity as keyof typeof characters])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decode(escapeHtml(text))).toBe(text)
    }),
  )
})

it('leaves emoji and right-to-left text as they are', () => {
  expect(escapeHtml('👩‍🔧 שלום')).toBe('👩‍🔧 שלום')
})
