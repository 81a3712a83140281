import type { Page } from '@playwright/test'

const keywords = [
  '92880',
  'glass',
  'los angeles',
  '94103',
  'window',
  'sacramento',
  '',
  '90001',
  'zzz',
  'irvine',
  'door',
  '',
]

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b)
/** The value below which this part (0 to 1) of the numbers lies, with one decimal. */
const quantile = (numbers: number[], part: number) =>
  Number((sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0).toFixed(1))

/**
 * The median and the longest time of twelve searches, in ms: from the Enter key to the first paint after the
 * list has changed.
 */
export async function measureSearch(page: Page) {
  const box = page.getByRole('searchbox')
  // The first search loads the places. That is not part of the measured searches.
  await search('92618')
  const times: number[] = []
  for (const keyword of keywords) times.push(await search(keyword))
  return { median: quantile(times, 0.5), slowest: quantile(times, 1) }

  async function search(keyword: string): Promise<number> {
    await box.fill(keyword)
    const done = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let start = 0
          window.addEventListener('keydown', () => (start = performance.now()), { capture: true, once: true })
          const list = document.querySelector('h2')?.parentElement?.parentElement
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          })
          if (list) observer.observe(list, { childList: true, subtree: true, characterData: true })
        }),
    )
    await box.press('Enter')
    return done
  }
}

// Source text instead of a function, because the compiler would add helper calls that the page does not have.
const recordFrames = `
  window.frameTimes = []
  let before = performance.now()
  requestAnimationFrame(function record(now) {
    window.frameTimes.push(now - before)
    before = now
    requestAnimationFrame(record)
  })`

/**
 * The median and the 95th percentile of the times between frames, in ms, and the number of frames, while the
 * map is dragged back and forth.
 */
export async function measureMap(page: Page) {
  const map = page.getByRole('region', { name: 'Map of dealers' })
  await map.scrollIntoViewIfNeeded()
  // Up to 300 dealers have a marker each; more are in clusters.
  const cluster = map.getByRole('button', { name: /dealers: zoom in/ })
  await map.locator('[data-marker]').or(cluster).first().waitFor()
  await page.waitForTimeout(2000)
  const box = await map.boundingBox()
  if (!box) throw new Error('Cannot drag the map: it is not visible')
  await page.evaluate(recordFrames)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const direction of [1, -1, 1, -1]) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 30; step++)
      await page.mouse.move(x + direction * step * 8, y + direction * step * 3)
    await page.mouse.up()
  }
  const frames = await page.evaluate(() =>
    (window as unknown as { frameTimes: number[] }).frameTimes.slice(1),
  )
  return { median: quantile(frames, 0.5), p95: quantile(frames, 0.95), frames: frames.length }
}
