import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { measureMap, measureSearch } from './measure'
import { serveBench } from './serve-bench'

/*
 * npm run bench -w mfe-locator
 * Measures the page with different numbers of dealers: the time from the Enter key to the painted list, and the frame
 * times while the map is dragged. Chromium runs without a GPU, so the map is drawn in software, which makes frames
 * slower than on most devices.
 */
const counts = [110, 10_000, 100_000]

const outDir = mkdtempSync(path.join(tmpdir(), 'locator-bench-'))
const site = await serveBench(path.resolve(import.meta.dirname, '..'), outDir)
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
)
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  for (const count of counts) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${site.url}/${count}`)
    const search = await measureSearch(page)
    const map = await measureMap(page)
    console.log(
      `${String(count).padStart(7)} dealers | Enter to painted list: median ${search.median} ms, slowest ${search.slowest} ms` +
        ` | map frames: median ${map.median} ms, 95 % within ${map.p95} ms (${map.frames} frames)`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  site.close()
  rmSync(outDir, { recursive: true })
}
