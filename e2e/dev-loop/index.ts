import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ports } from '@virida/shared/platform/config/ports'
import { releasesDir, root } from '@virida/shared/platform/paths'
import { median } from '../bench/median'
import { startSite, type StartedSite } from '../fixtures/started-site'
import { waitForHydration } from '../fixtures/watched-page'
import { processorSeconds } from './processor-seconds'

/*
 * `npm run dev-loop -- [FOLDER...]`: runs `npm run dev -w mfe-browse` in each checkout (this one by default) with the live
 * releases of RELEASES_DIR, twice, and edits a page five times. Prints the time to the first page, with and without
 * the caches of an earlier start, and from an edit until the hydrated page shows it, with seconds of processor time.
 */
const edits = 5
const port = ports.e2e + 280
const source = 'mfe-browse/src/pages/AboutPage/AboutPage.tsx'
const folders = process.argv.slice(2).map((folder) => path.resolve(folder))
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox'],
})
console.log(
  '| checkout | start | first page | CPU | edit to seen, median of 5 | slowest | CPU of an edit | load |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
try {
  for (const start of ['first', 'second'])
    for (const folder of folders.length > 0 ? folders : [root]) await measure(folder, start)
} finally {
  await browser.close()
}

async function measure(folder: string, start: string) {
  const [load = 0] = loadavg()
  const startedAt = performance.now()
  const site = await startSite({
    port,
    releases: releasesDir(),
    command: ['node', '--import', 'tsx', '../scripts/dev.ts'],
    cwd: path.join(folder, 'mfe-browse'),
  })
  const page = await (await browser.newContext()).newPage()
  try {
    await page.goto(`${site.origin}/about-us`)
    await waitForHydration(page)
    const first = performance.now() - startedAt
    const cpu = processorSeconds(site.child.pid ?? 0)
    const times = await edit(page, folder)
    const cpuOfEdit = (processorSeconds(site.child.pid ?? 0) - cpu) / edits
    console.log(
      `| ${[folder, start, seconds(first), cpu.toFixed(1), seconds(median(times)), seconds(Math.max(...times)), cpuOfEdit.toFixed(1), load.toFixed(1)].join(' | ')} |`,
    )
  } finally {
    await page.context().close()
    await end(site)
  }
}

async function end(site: StartedSite) {
  if (process.env.DEV_LOOP_LOG) console.error(site.output())
  await site.stop()
}

/** Edits the page. @returns the time of each edit until it is seen, in ms. */
async function edit(page: Page, folder: string): Promise<number[]> {
  const file = path.join(folder, source)
  const text = readFileSync(file, 'utf8')
  const times: number[] = []
  try {
    for (let at = 1; at <= edits; at++) {
      const startedAt = performance.now()
      writeFileSync(file, text.replace('<AboutHero />', `<AboutHero /><p>Edit ${at}</p>`))
      await page.getByText(`Edit ${at}`).waitFor()
      await waitForHydration(page)
      times.push(performance.now() - startedAt)
      // The next edit must not meet work of this one.
      await page.waitForTimeout(1500)
    }
  } finally {
    writeFileSync(file, text)
  }
  return times
}
