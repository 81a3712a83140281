import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/violations'
import { waitForHydration } from '../../fixtures/watched-page'
import { standIn } from './google-stand-in'

/** The parts of the page that the journeys use: by role and name, or by attribute or class. */
export const locator = (page: Page) => ({
  keyword: page.getByRole('searchbox', { name: 'Location or dealer name' }),
  search: page.getByRole('search').getByRole('button', { name: 'Search' }),
  count: page.getByRole('status').filter({ has: page.locator('p') }),
  cards: page.locator('article[data-dealer]'),
  map: page.getByRole('region', { name: 'Map of dealers' }),
  scale: page.locator('.maplibregl-ctrl-scale'),
  markers: page.locator('[data-marker]'),
  info: page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })
    .last(),
})

export async function open(page: Page, address = '/find-a-dealer') {
  await page.goto(address)
  await waitForHydration(page)
  return locator(page)
}

/** Opens the page and scrolls to the map, which loads when it comes near the screen. */
export async function openMap(page: Page, address?: string) {
  const parts = await open(page, address)
  await parts.map.scrollIntoViewIfNeeded()
  await parts.markers.first().waitFor()
  return parts
}

/** Makes the browser's geolocation fail. */
export const answerLocation = (page: Page, answer: 'refused' | 'timeout') =>
  page.addInitScript(
    (code) => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code, message: '' } as GeolocationPositionError)
    },
    answer === 'refused' ? 1 : 3,
  )

/** Adds map settings to the document, as the gateway does for settings of the operator. */
export async function withSettings(page: Page, map: Record<string, string>) {
  await page.route('**/find-a-dealer*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const settings = `"settings":${JSON.stringify({ map })},`
    const body = (await response.text()).replace(/(<script [^>]*id="virida">\{)/, `$1${settings}`)
    const headers = { ...response.headers() }
    // The gateway got no key, so its policy would block Google. The gateway's unit tests check the policy with a key.
    if (map.googleKey) delete headers['content-security-policy']
    await route.fulfill({ response, body, headers })
  })
}

type Script = 'works' | 'fails' | 'rejects the key'

/** Adds a Google key and answers the requests to Google with a stand-in script. */
export async function withGoogle(page: Page, script: Script) {
  await withSettings(page, { googleKey: 'key-of-the-test' })
  await page.route('https://maps.googleapis.com/**', (route) => {
    if (script === 'fails') return route.abort()
    const rejection = script === 'rejects the key' ? ';setTimeout(() => window.gm_authFailure?.(), 300)' : ''
    return route.fulfill({ contentType: 'text/javascript', body: standIn + rejection })
  })
}

/**
 * Violations of the page, without the size of markers that cover each other. WCAG 2.5.8 allows them twice: a marker
 * stands where its dealer is, which is essential to a map, and the dealer's name in the list opens the same window.
 */
export const mapViolations = async (page: Page) =>
  (await violations(page)).filter((violation) => !/^target-size: .*data-marker=/.test(violation))

/** The map that the stand-in for Google's script has made. */
export const standInMap = (page: Page) =>
  page.evaluate(() => {
    type StandIn = { options: Record<string, unknown>; zoom: number }
    const [map] = (window as unknown as { standInMaps: StandIn[] }).standInMaps
    return { options: map?.options, zoom: map?.zoom }
  })

/** Leaves out warnings about slow software rendering, which come from the machine and not from the page. */
export const pageProblems = (problems: readonly string[]) =>
  problems.filter((problem) => !problem.includes('GL Driver Message'))
