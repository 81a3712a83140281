import { documentFonts, type FontName } from '@virida/shared/site/paper/fonts'
import { openPaper } from '@virida/shared/site/paper/paper'
import { isPrintable, printable } from './printable'
import { sheetFormat } from './sheet-frame'

/** What pdfkit keeps of the font that it writes in. Its types lack it. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }

/** All characters of the plane that has the letters and signs of living languages, without halves of pairs. */
const characters = Array.from({ length: 0x10000 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).filter(
  (character) => !/\p{Surrogate}/u.test(character),
)

it.each<FontName>(['regular', 'strong'])(
  'lets no character through that the %s typeface of documents lacks',
  (name) => {
    const facts = { title: '', subject: '', date: '2026-11-22' }
    const { doc } = openPaper(facts, sheetFormat('letter'), documentFonts())
    const { font } = (doc.font(documentFonts()[name]) as unknown as WithFont)._font
    const written = new Set(characters.flatMap((character) => [...printable(character)]))
    expect(written.size).toBeGreaterThan(190)
    expect([...written].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))).toEqual(
      [],
    )
  },
)

it.each([
  ['Wall 35½ wide', 'Wall 35 1/2 wide'],
  ['¾', '3/4'],
  ['RO 6′8″ × 3', `RO 6'8" × 3`],
  ['é Ñ “ ” ×\n—', 'é Ñ “ ” ×\n—'],
])('prints %j as %j, and says that nothing is replaced', (text, printed) => {
  expect(printable(text)).toBe(printed)
  expect(isPrintable(text)).toBe(true)
})

it.each([
  ['家', '?'],
  ['5 m²', '5 m?'],
  ['3‑0', '3?0'],
  ['±½', '?1/2'],
])('prints %j as %j, and says that a character is replaced', (text, printed) => {
  expect(printable(text)).toBe(printed)
  expect(isPrintable(text)).toBe(false)
})
