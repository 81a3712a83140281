import { expect, test } from '../../fixtures/watched-page'
import { answerLocation, open } from './locator'

test.describe('a visitor who shares their location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 33.88, longitude: -117.57 } })

  test('sees the nearest dealers first, with distances and directions in a new tab', async ({ page }) => {
    const { count, cards } = await open(page)
    await expect(count).toContainText('106 dealers, nearest to you first')
    await expect(cards.first()).toContainText(/\d\.\d miles/)
    const directions = cards.first().getByRole('link', { name: /^Get Directions/ })
    await expect(directions).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=33\.88%2C-117\.57&destination=/,
    )
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('rel', /noopener/)
  })
})

for (const [answer, line] of [
  ['refused', 'Your location is not shared.'],
  ['timeout', 'Your location could not be found in time.'],
] as const) {
  test(`the search works when the location fails with ${answer}, and a line says so`, async ({ page }) => {
    await answerLocation(page, answer)
    const { keyword, count, cards } = await open(page)
    await expect(page.getByText(line)).toBeVisible()
    await expect(cards.first().getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
      'href',
      /\/maps\/dir\/\?api=1&destination=\d/,
    )
    await keyword.fill('92880')
    await keyword.press('Enter')
    await expect(count).toContainText('92880')
  })
}
