import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/watched-page'

/** The width of each text with the rules of the font, divided by its width without them. */
const ratios = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (texts) => {
    await document.fonts.ready
    const widthOf = (text: string, rules: 'normal' | 'none') => {
      const span = document.createElement('span')
      Object.assign(span.style, { font: '100px var(--font)', whiteSpace: 'pre', position: 'absolute' })
      span.style.fontVariantLigatures = rules === 'none' ? 'no-contextual' : 'normal'
      span.textContent = text
      document.body.append(span)
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width
    }
    return texts.map((text) => widthOf(text, 'normal') / widthOf(text, 'none'))
  }, texts)

const bottoms = [2, 4, 8, 16]
const fractions = bottoms.flatMap((bottom) =>
  Array.from({ length: bottom / 2 }, (_, at) => `${2 * at + 1}/${bottom}`),
)

test('every sixteenth of an inch is drawn as a fraction', async ({ page }) => {
  await page.goto('/')
  expect(fractions).toHaveLength(15)
  for (const [at, ratio] of (await ratios(page, fractions)).entries()) {
    expect({ fraction: fractions[at], isSmall: ratio > 0.4 && ratio < 0.8 }).toEqual({
      fraction: fractions[at],
      isSmall: true,
    })
  }
  const [beside = 1, bracketed = 1] = await ratios(page, ['11 1/2', '(15/16).'])
  expect(beside).toBeLessThan(0.95)
  expect(bracketed).toBeLessThan(0.85)
})

test('dates and other numbers with a slash keep their size', async ({ page }) => {
  await page.goto('/')
  const texts = ['24/7', '1/2/2026', '11/22/2026', '115/16', '1/20', '3/7', '2/4', '1/160', '11']
  for (const ratio of await ratios(page, texts)) expect(ratio).toBeCloseTo(1, 3)
})
