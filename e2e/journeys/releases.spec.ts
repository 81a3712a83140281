import { expect, test } from '../fixtures/own-site'
import { alive, watch } from '../fixtures/watched-page'

const headline = 'The Power of Green'
const changed = 'The Power of Pine'

test('a second version shows at the next request, without a restart, and a roll back takes it away', async ({
  page,
  ownSite,
}) => {
  const first = ownSite.active('mfe-browse')
  await page.goto(ownSite.origin)
  await expect(page.locator('h1')).toHaveText(headline)
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  await page.goto(ownSite.origin)
  await alive(page)
  await expect(page.locator('h1')).toHaveText(changed)
  await ownSite.rollBack('mfe-browse')
  expect(ownSite.active('mfe-browse')).toBe(first)
  await page.goto(ownSite.origin)
  await expect(page.locator('h1')).toHaveText(headline)
})

test('a page that was open before a publication goes on with its own version', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.origin}/catalog`)
  await alive(page)
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  const complaints = watch(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Virida/ })
    .click()
  await expect(page.locator('h1')).toHaveText(headline)
  expect(complaints).toEqual([])
})

test('the browser brings to life the version that the server rendered, to the letter', async ({
  page,
  ownSite,
}) => {
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  const complaints = watch(page)
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('/r/mfe-browse/') && scripts.push(request.url()))
  await page.goto(ownSite.origin)
  await alive(page)
  await expect(page.locator('h1')).toHaveText(changed)
  expect(complaints).toEqual([])
  const versioned = scripts.filter((url) => !url.includes('/media/'))
  expect(versioned.length).toBeGreaterThan(0)
  expect(versioned.every((url) => url.includes('/9.0.0/'))).toBe(true)
})

test('a section that loses its files shows its box, the frame lives, and Try again recovers', async ({
  page,
  ownSite,
}) => {
  await page.goto(ownSite.origin)
  await alive(page)
  const bringBack = ownSite.takeAway('mfe-support')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '(951) 555-0100' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  // Header and footer answer: the menu opens, another section can be visited.
  await page.getByRole('banner').getByRole('button', { name: 'WINDOWS' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Casement' })).toBeVisible()
  await page.keyboard.press('Escape')
  bringBack()
  await again.click()
  await expect(page).toHaveURL(`${ownSite.origin}/support`)
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
})

test('a section that cannot be rendered is a 503 with the frame around the box', async ({
  page,
  ownSite,
}) => {
  ownSite.takeAway('mfe-support')
  const answer = await page.goto(`${ownSite.origin}/support`)
  expect(answer?.status()).toBe(503)
  await alive(page)
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Virida/ })
    .click()
  await expect(page.locator('h1')).toHaveText(headline)
})

test('a broken release gives way to the one before it', async ({ page, ownSite }) => {
  await ownSite.publishBroken('mfe-support', '9.0.0')
  const answer = await page.goto(`${ownSite.origin}/support`)
  expect(answer?.status()).toBe(200)
  await alive(page)
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
})

test('a page whose scripts the browser cannot get stays readable, and the frame lives', async ({
  page,
  ownSite,
}) => {
  await page.route('**/r/mfe-support/**', (route) => route.abort())
  await page.goto(`${ownSite.origin}/support`)
  await alive(page)
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
  await page.getByRole('banner').getByRole('button', { name: 'WINDOWS' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Casement' })).toBeVisible()
})

test('a section that hangs is given up, and the visitor is told', async ({ page, ownSite }) => {
  await page.goto(ownSite.origin)
  await alive(page)
  await page.route('**/r/mfe-support/**', () => undefined)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
})
