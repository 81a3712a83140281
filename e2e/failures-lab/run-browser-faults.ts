import { chromium, type Browser, type Page } from '@playwright/test'
import { browserArguments } from '@virida/shared/platform/browser'
import { makeReleases } from '../../scripts/make-releases'
import { OwnSite } from '../fixtures/own-site-server'
import { e2eReleases, ownSitePorts } from '../fixtures/sites'
import { timeUntil } from '../fixtures/started-site'
import { waitForHydration } from '../fixtures/watched-page'
import { browserFaults, faulty, type BrowserFault, type Outcome } from './browser-faults'

/** Time in which a page must be shown after a click, in ms. */
const shownTimeout = 30_000

/**
 * Runs each fault on the first load of a page and on a navigation to it.
 * @returns A table, and whether all cells are as expected.
 */
export async function runBrowserFaults(): Promise<{ table: string; isComplete: boolean }> {
  process.env.NODE_ENV = 'production'
  await makeReleases(e2eReleases('production'), { replaceLive: true })
  const browser = await chromium.launch(browserArguments)
  const rows: string[] = []
  let isComplete = true
  try {
    for (const fault of browserFaults) {
      const cells = {
        load: await observe(browser, fault, loadPage),
        navigation: await observe(browser, fault, navigate),
      }
      for (const way of ['load', 'navigation'] as const) {
        if (cells[way] === fault.expected[way]) continue
        isComplete = false
        console.error(`${fault.name}, ${way}: ${cells[way]}, expected ${fault.expected[way]}`)
      }
      console.log(fault.name, cells)
      rows.push(`| ${fault.name} | ${cells.load} | ${cells.navigation} |`)
    }
  } finally {
    await browser.close()
  }
  const head = ['| Fault | First load | Navigation |', '| --- | --- | --- |']
  return { table: [...head, ...rows].join('\n'), isComplete }
}

type Way = (page: Page, site: OwnSite, fault: BrowserFault) => Promise<void>

const loadPage: Way = async (page, site, fault) => {
  await page.request.get(site.origin + faulty.path)
  await change(fault, site)
  await page.goto(site.origin + faulty.path)
  await markDocument(page)
  await waitForHydration(page)
}

const navigate: Way = async (page, site, fault) => {
  await page.goto(site.origin)
  await waitForHydration(page)
  await markDocument(page)
  await page.waitForLoadState('networkidle')
  await change(fault, site)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: faulty.link, exact: true }).click()
  await page.waitForURL(`**${faulty.path}`, { timeout: shownTimeout })
}

/** Changes what is live, and waits until the site shows it. */
async function change({ whileOpen }: BrowserFault, site: OwnSite) {
  if (!whileOpen) return
  await whileOpen(site)
  const shown = () => fetch(site.origin + faulty.path).then((answer) => answer.text())
  await timeUntil(async () => !(await shown()).includes(faulty.own))
}

/** Marks the document, to notice whether another one follows. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.first = ''
  })

/** @throws Error when a changed file ran, or React could not use the HTML of the server. */
async function observe(browser: Browser, fault: BrowserFault, go: Way): Promise<Outcome> {
  const site = new OwnSite(ownSitePorts.failures)
  await site.start()
  const page = await browser.newPage()
  try {
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    await site.publishWithText(faulty.app, faulty.version, faulty.before, faulty.own)
    await fault.before?.(page, site)
    await go(page, site, fault)
    const heading = page.locator('h1', { hasText: /How (?:Can|May|Shall) We Help You Today\?/ })
    await heading.waitFor({ timeout: shownTimeout })
    await page.waitForLoadState('networkidle')
    const text = await heading.innerText()
    const [isFirst, hasRun] = await page.evaluate(() => [
      'first' in document.documentElement.dataset,
      'hasRun' in globalThis,
    ])
    const mismatch = problems.find((problem) => problem.includes('Minified React error'))
    if (hasRun) throw new Error(`A changed file has run: ${fault.name}`)
    if (mismatch) throw new Error(`React could not use the HTML of the server: ${fault.name}: ${mismatch}`)
    const release =
      text === faulty.own ? 'own release' : text === faulty.newer ? 'newer release' : 'release before'
    return `${release}, ${isFirst ? 'same' : 'new'} document`
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    await site.stop()
    site.removeFolder()
  }
}
