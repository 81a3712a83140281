import { slowProcessor } from '../../fixtures/slow-processor'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'

const address =
  '/egress-calculator?window_series=venetian&window_style=single_hung&frame_width=36&frame_height=60&result=1'

test('a calculation and its drawing take less than a frame on a processor four times slower', async ({
  page,
}) => {
  await page.goto(address)
  await waitForHydration(page)
  const client = await page.context().newCDPSession(page)
  const frame = 1000 / 60
  const times: number[] = []
  const quick = () => times.filter((time) => time < frame)
  // Other programs on the machine can only add time, so the three fastest rounds count.
  for (let round = 0; round < 100 && quick().length < 3; round += 1) {
    if (round % 20 === 0) await slowProcessor(page, client)
    await page.getByLabel('Frame Height (in)').fill(String(57 + (round % 24) / 2))
    times.push(
      await page.evaluate(async () => {
        const button = document.querySelector<HTMLButtonElement>('form button[type=submit][name=result]')
        const result = document.querySelector('[role=status][data-verdict]')
        const drawing = document.querySelector('figure svg')
        if (!button || !result || !drawing) throw new Error('Cannot measure: the page shows no result')
        const before = drawing.innerHTML
        // Lays out the typed text now. For a visitor this happens before the press, so it is not measured.
        drawing.getBoundingClientRect()
        const start = performance.now()
        const changed = new Promise((resolve) => {
          new MutationObserver(resolve).observe(drawing, {
            ...{ subtree: true, childList: true, attributes: true, characterData: true },
          })
        })
        button.click()
        await changed
        // The measured work: everything before the browser can paint.
        drawing.getBoundingClientRect()
        const time = performance.now() - start
        if (drawing.innerHTML === before) throw new Error('Cannot measure: the drawing did not change')
        return time
      }),
    )
  }
  expect(quick(), `the fastest of ${times.length} took ${Math.min(...times)} ms`).toHaveLength(3)
})
