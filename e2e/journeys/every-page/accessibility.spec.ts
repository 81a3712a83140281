import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

/** Pages in several of the states that a URL can name. Other journeys check the other pages and states. */
const addresses = [
  '/',
  '/about-us',
  '/not-found',
  '/catalog',
  '/catalog?window_series=venetian&frame_finish=black_exterior',
  '/catalog?window_series=platinum&door_type=bi_fold',
  '/product/platinum-windows',
  '/product/venetian-doors',
  ...['overview', 'options', 'glass', 'accessories', 'frame'].map(
    (tab) => `/series/venetian-casement?tab=${tab}`,
  ),
  '/series/multi-slide-door?tab=options',
  '/series/platinum-specialty-window?design=nothing',
  '/gallery',
  '/gallery/bellagio_ironwood',
  '/find-a-dealer',
  '/egress-calculator',
  '/egress-calculator?window_series=platinum&window_style=single_hung',
  '/technical-resources',
]

for (const width of [390, 1440]) {
  test(`every kind of page is accessible at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    // Without this, the contrast check could meet an element in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await waitForHydration(page)
        expect.soft(await violations(page), address).toEqual([])
      })
    }
  })
}

test('the tabs and the carousel of a series work with the keyboard alone', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/series/venetian-casement')
  await waitForHydration(page)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Options')).toBeFocused()
  await expect(page).toHaveURL(/tab=options/)
  await page.keyboard.press('End')
  await expect(tab('Frame')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
  const carousel = page.locator('[aria-roledescription="carousel"]').first()
  const next = carousel.getByRole('button', { name: /next/i })
  const position = () => carousel.getByText(/^\d+ of \d+$/).textContent()
  await next.focus()
  const before = await position()
  await page.keyboard.press('Enter')
  await expect.poll(position).not.toBe(before)
  expect(problems).toEqual([])
})
