import { test as base, type Page } from '@playwright/test'
import { shellName } from '@virida/shared/platform/contract/composition'
import { notFoundAddress } from '@virida/shared/site/addresses/pages'
import { apps, sections } from '@virida/shared/platform/paths'
import { addressesOf, onePerPage } from '../../fixtures/addresses'
import { OwnSite } from '../../fixtures/own-site-server'
import { markedElement, PreviousReleases, previousVersion } from '../../fixtures/previous-releases'
import { e2eReleases, ownSitePorts } from '../../fixtures/sites'
import { skewRows } from '../../fixtures/skew-rows'
import { expect, waitForHydration, watchProblems } from '../../fixtures/watched-page'

/** Releases folder whose live releases are the previous ones; `npm run skew` sets it, and all addresses are visited. */
const realPrevious = process.env.SKEW_PREVIOUS

const test = base.extend<object, { previous: PreviousReleases }>({
  previous: [
    async ({ browserName: _ }, use) => {
      const previous = await PreviousReleases.from(realPrevious ?? e2eReleases('production'))
      await use(previous)
      previous.removeFolder()
    },
    { scope: 'worker' },
  ],
})

for (const [number, row] of skewRows(apps).entries()) {
  const title = row.length === 0 ? 'every app is active' : `${row.join(', ')}: previous, all others active`
  test(`pages and navigations between sections work when ${title}`, async ({ page, previous }, {
    parallelIndex,
  }) => {
    test.setTimeout(realPrevious ? 600_000 : 120_000)
    const site = new OwnSite(ownSitePorts.skew + parallelIndex)
    try {
      await previous.publish(site, row)
      await site.start()
      for (const [index, section] of sections.entries()) {
        const all = addressesOf(site.dir, section)
        for (const address of all) await checkDocument(site.origin + address, row, section)
        const next = sections[(index + 1) % sections.length] ?? section
        for (const address of realPrevious ? all : everySecond(onePerPage(all), number))
          await test.step(address, () => visit(page, { site, row, section, next, address }))
      }
    } finally {
      await page.close()
      await site.stop()
      site.removeFolder()
    }
  })
}

type Visit = {
  site: OwnSite
  /** The apps with their previous release. */
  row: readonly string[]
  /** Section of the page. */
  section: string
  /** Section of the page after it. */
  next: string
  address: string
}

/** Loads a page, and follows a link of the frame to another section. */
async function visit(page: Page, { site, row, section, next, address }: Visit) {
  const problems = watchProblems(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))

  await page.goto(site.origin + address)
  await waitForHydration(page)

  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-before', ''))
  const link = frameLink(page, addressesOf(site.dir, next))
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(site.origin + target)
  await expect(page.locator('h1')).toHaveCount(1)
  const mark = row.includes(next) ? '[data-release]' : ':not([data-release])'
  await expect(page.locator(`h1:not([data-before])${mark}`)).toBeVisible()
  expect(requested, 'documents').not.toContain(target)

  const released = requested.map((path) => /^\/r\/([\w-]+)\/(\d[^/]*)\//.exec(path)?.slice(1) ?? [])
  const wrong = released.filter(
    ([app, version]) => app && (version === previousVersion) !== row.includes(app),
  )
  expect(wrong, 'files of other releases').toEqual([])
  for (const app of [shellName, section, next])
    expect(
      released.map(([name]) => name),
      'files of each app',
    ).toContain(app)
  const isExpected = (line: string) => address === notFoundAddress && /status of 404/.test(line)
  expect(problems.filter((line) => !isExpected(line))).toEqual([])
  page.removeAllListeners()
}

/** Checks by which releases the server has rendered a page of a section. */
async function checkDocument(url: string, row: readonly string[], section: string) {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(url.endsWith(notFoundAddress) ? 404 : 200)
  const html = await answer.text()
  const mark = (app: string) => new RegExp(`<${markedElement(app)}[^>]* data-release="${previousVersion}"`)
  const previous = [shellName, section].filter((app) => mark(app).test(html))
  expect(previous, `${url} contains previous releases`).toEqual(
    [shellName, section].filter((app) => row.includes(app)),
  )
}

/** Every second address: in one row the first, third and so on, in the next one the others. */
const everySecond = (addresses: readonly string[], row: number) =>
  addresses.filter((_address, index) => (index + row) % 2 === 0 || addresses.length === 1)

/** A link in the header or the footer to one of these addresses. */
const frameLink = (page: Page, addresses: readonly string[]) =>
  page.locator(addresses.map((one) => `:is(header, footer) a[href="${one}"]:visible`).join(', ')).first()
