import type { Page } from '@playwright/test'
import { alive } from '../../fixtures/watched-page'
import { standIn } from './google-stand-in'

/** The page and its parts, by what a visitor calls them. */
export const locator = (page: Page) => ({
  keyword: page.getByRole('searchbox', { name: 'Location or dealer name' }),
  search: page.getByRole('search').getByRole('button', { name: 'Search' }),
  count: page.getByRole('status').filter({ has: page.locator('p') }),
  cards: page.locator('article[data-dealer]'),
  map: page.getByRole('region', { name: 'Map of dealers' }),
  markers: page.locator('[data-marker]'),
  info: page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })
    .last(),
})

export async function open(page: Page, address = '/find-a-dealer') {
  await page.goto(address)
  await alive(page)
  return locator(page)
}

/** The map shows itself when it is about to be seen. */
export async function openMap(page: Page, address?: string) {
  const parts = await open(page, address)
  await parts.map.scrollIntoViewIfNeeded()
  await parts.markers.first().waitFor()
  return parts
}

/** What the browser's own question for the location is answered with. */
export const answerLocation = (page: Page, answer: 'refused' | 'timeout') =>
  page.addInitScript(
    (code) => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code, message: '' } as GeolocationPositionError)
    },
    answer === 'refused' ? 1 : 3,
  )

/** A site whose operator has set something: the settings stand in the document that the gateway sends. */
export async function withSettings(page: Page, map: Record<string, string>) {
  await page.route('**/find-a-dealer*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const settings = `"settings":${JSON.stringify({ map })},`
    const body = (await response.text()).replace(/(<script [^>]*id="virida">\{)/, `$1${settings}`)
    const headers = { ...response.headers() }
    // A key opens the policy to Google; that is the gateway's part and tested there.
    if (map.googleKey) delete headers['content-security-policy']
    await route.fulfill({ response, body, headers })
  })
}

type Script = 'works' | 'fails' | 'refuses the key'

/** A site with a key, and this test in the place of Google. */
export async function withGoogle(page: Page, script: Script) {
  await withSettings(page, { googleKey: 'key-of-the-test' })
  await page.route('https://maps.googleapis.com/**', (route) => {
    if (script === 'fails') return route.abort()
    const refusal = script === 'refuses the key' ? ';setTimeout(() => window.gm_authFailure?.(), 300)' : ''
    return route.fulfill({ contentType: 'text/javascript', body: standIn + refusal })
  })
}

/** The software renderer of a test machine complains about its own speed; that is no fault of the page. */
export const faultsOf = (complaints: readonly string[]) =>
  complaints.filter((one) => !one.includes('GL Driver Message'))
