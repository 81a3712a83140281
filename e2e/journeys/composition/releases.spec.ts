import { expect, test } from '../../fixtures/own-site'
import { waitForHydration, watchProblems } from '../../fixtures/watched-page'

const headline = 'The Power of Green'
const changed = 'The Power of Pine'

test('a new release is shown at the next request without a restart, and a rollback removes it', async ({
  page,
  ownSite,
}) => {
  const first = ownSite.active('mfe-browse')
  await page.goto(ownSite.origin)
  await expect(page.locator('h1')).toHaveText(headline)
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  await page.goto(ownSite.origin)
  await waitForHydration(page)
  await expect(page.locator('h1')).toHaveText(changed)
  await ownSite.rollBack('mfe-browse')
  expect(ownSite.active('mfe-browse')).toBe(first)
  await page.goto(ownSite.origin)
  await expect(page.locator('h1')).toHaveText(headline)
})

test('a page that was opened before a release keeps its own version', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.origin}/catalog`)
  await waitForHydration(page)
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  const problems = watchProblems(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Virida/ })
    .click()
  await expect(page.locator('h1')).toHaveText(headline)
  expect(problems).toEqual([])
})

test('the browser hydrates exactly the version that the server rendered', async ({ page, ownSite }) => {
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  const problems = watchProblems(page)
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('/r/mfe-browse/') && scripts.push(request.url()))
  await page.goto(ownSite.origin)
  await waitForHydration(page)
  await expect(page.locator('h1')).toHaveText(changed)
  expect(problems).toEqual([])
  const versioned = scripts.filter((url) => !url.includes('/media/'))
  expect(versioned.length).toBeGreaterThan(0)
  expect(versioned.every((url) => url.includes('/9.0.0/'))).toBe(true)
})

test('a section without files shows an error box, header and footer keep working, and Try again recovers', async ({
  page,
  ownSite,
}) => {
  await page.goto(ownSite.origin)
  await waitForHydration(page)
  const restoreFiles = ownSite.removeFiles('mfe-support')
  // The server could still show the page, because it has loaded the section before.
  const supportPage = `${ownSite.origin}/support`
  await page.route(supportPage, (route) => route.fulfill({ status: 503 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  const tryAgain = page.getByRole('link', { name: 'Try again' })
  await expect(tryAgain).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '(951) 555-0100' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  // The menu still opens and links to another section.
  await page.getByRole('banner').getByRole('button', { name: 'WINDOWS' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Casement' })).toBeVisible()
  await page.keyboard.press('Escape')
  restoreFiles()
  await page.unroute(supportPage)
  await tryAgain.click()
  await expect(page).toHaveURL(supportPage)
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
})

test('a section that cannot be rendered gives status 503 with an error box between header and footer', async ({
  page,
  ownSite,
}) => {
  ownSite.removeFiles('mfe-support')
  const response = await page.goto(`${ownSite.origin}/support`)
  expect(response?.status()).toBe(503)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Virida/ })
    .click()
  await expect(page.locator('h1')).toHaveText(headline)
})

test('a broken release is replaced by the release before it', async ({ page, ownSite }) => {
  await ownSite.publishBroken('mfe-support', '9.0.0')
  const response = await page.goto(`${ownSite.origin}/support`)
  expect(response?.status()).toBe(200)
  await waitForHydration(page)
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
})

test('a page whose scripts do not load stays readable, and header and footer work', async ({
  page,
  ownSite,
}) => {
  await page.route('**/r/mfe-support/**', (route) => route.abort())
  await page.goto(`${ownSite.origin}/support`)
  await waitForHydration(page)
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
  await page.getByRole('banner').getByRole('button', { name: 'WINDOWS' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Casement' })).toBeVisible()
})

test('a section that does not answer in the browser is shown as the server renders it', async ({
  page,
  ownSite,
}) => {
  test.slow()
  await page.goto(ownSite.origin)
  await waitForHydration(page)
  await page.route('**/r/mfe-support/**', () => undefined)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?', { timeout: 45_000 })
})
