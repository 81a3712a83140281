import { expect, test, type Page } from '@playwright/test'
import { waitForHydration } from '../../fixtures/watched-page'

/** A file is requested again after a second, with a query. */
const dataFile = '**/series-bellagio-single-hung.*.mjs*'

/** Refuses the data of a series as long as `isRefused` of the returned object is true, and counts the requests for it. */
async function refuseData(page: Page) {
  const state = { asked: 0, isRefused: true }
  await page.route(dataFile, (route) => {
    state.asked++
    return state.isRefused ? route.abort() : route.continue()
  })
  return state
}

const follow = (page: Page, series: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(series) })
    .first()
    .click()

test('a series whose data cannot be loaded after a click is loaded as a document', async ({ page }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  const data = await refuseData(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) data.isRefused = false
  })
  await follow(page, 'Bellagio Single Hung')
  await expect(page.locator('h1')).toHaveText('Bellagio Single Hung')
  await expect(page).toHaveURL('/series/bellagio-single-hung')
  expect(data.isRefused).toBe(false)
})

test('a series that is opened offline shows the error box, and its data is not requested without end', async ({
  page,
  context,
}) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  // The page's code is there after a first series.
  await follow(page, 'Platinum Single Hung')
  await expect(page.locator('h1')).toHaveText('Platinum Single Hung')
  await page.goBack()
  await expect(page).toHaveURL('/catalog')
  const data = await refuseData(page)
  await context.setOffline(true)
  await follow(page, 'Bellagio Single Hung')
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible()
  await page.waitForTimeout(3000)
  expect(data.asked).toBeLessThan(6)
})

test('a first page whose data cannot be loaded stays readable, and is ready when it can', async ({
  page,
}) => {
  const data = await refuseData(page)
  await page.goto('/series/bellagio-single-hung')
  await expect(page.locator('h1')).toHaveText('Bellagio Single Hung')
  await page.waitForTimeout(6000)
  expect(data.asked).toBeLessThan(10)
  const second = page.getByRole('list', { name: 'Choose a picture' }).getByRole('button').nth(1)
  await second.click()
  await expect(second).not.toHaveAttribute('aria-current')
  data.isRefused = false
  await expect(async () => {
    await second.click()
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 500 })
  }).toPass({ timeout: 40_000 })
})
