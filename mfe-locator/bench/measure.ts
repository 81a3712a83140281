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
const at = (numbers: number[], part: number) =>
  Number((sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0).toFixed(1))

/** From the Enter key to the first paint after the count has changed, for a dozen searches in a row. */
export async function measureSearch(page: Page) {
  const box = page.getByRole('searchbox')
  // The table of places is fetched once; it is no part of a search.
  await search('92618')
  const times: number[] = []
  for (const keyword of keywords) times.push(await search(keyword))
  return { median: at(times, 0.5), slowest: at(times, 1) }

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

// A text: what compiles this file would write its own helpers into a function.
const countFrames = `
  window.frameTimes = []
  let before = performance.now()
  requestAnimationFrame(function count(now) {
    window.frameTimes.push(now - before)
    before = now
    requestAnimationFrame(count)
  })`

/** Times between frames while the map is dragged back and forth. */
export async function measureMap(page: Page) {
  const map = page.getByRole('region', { name: 'Map of dealers' })
  await map.scrollIntoViewIfNeeded()
  await map
    .getByRole('button', { name: /dealers: zoom in/ })
    .first()
    .waitFor()
  await page.waitForTimeout(2000)
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is not in view')
  await page.evaluate(countFrames)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const turn of [1, -1, 1, -1]) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 30; step++) await page.mouse.move(x + turn * step * 8, y + turn * step * 3)
    await page.mouse.up()
  }
  const frames = await page.evaluate(() =>
    (window as unknown as { frameTimes: number[] }).frameTimes.slice(1),
  )
  return { median: at(frames, 0.5), p95: at(frames, 0.95), frames: frames.length }
}
