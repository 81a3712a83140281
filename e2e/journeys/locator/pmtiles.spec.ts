import { expect, test } from '../../fixtures/watched-page'
import { answerLocation, pageProblems, openMap, withSettings } from './locator'
import { smallPmtiles } from './small-pmtiles'

test('the map reads the operator’s PMTiles file in ranges', async ({ page, problems }) => {
  const file = smallPmtiles()
  const ranges: string[] = []
  await answerLocation(page, 'refused')
  await withSettings(page, { styleUrl: '/maps/small.pmtiles' })
  await page.route('**/maps/small.pmtiles', (route) => {
    const range = route.request().headers().range ?? ''
    ranges.push(range)
    const [, from = 0, to = file.length] = (/bytes=(\d+)-(\d+)/.exec(range) ?? []).map(Number)
    const body = file.subarray(from, to + 1)
    const headers = {
      'Content-Range': `bytes ${from}-${from + body.length - 1}/${file.length}`,
      ETag: '"small"',
    }
    return route.fulfill({ status: 206, body, headers })
  })
  const { markers } = await openMap(page, '/find-a-dealer?q=92880')
  await expect(markers.first()).toBeVisible()
  await expect.poll(() => ranges.length).toBeGreaterThan(1)
  expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true)
  expect(pageProblems(problems)).toEqual([])
})

test('a missing map style shows a notice, and the list keeps working', async ({ page }) => {
  await answerLocation(page, 'refused')
  await withSettings(page, { styleUrl: '/maps/none.pmtiles' })
  await page.goto('/find-a-dealer?q=92880')
  const map = page.getByRole('region', { name: 'Map of dealers' })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('The map could not be loaded')
  await expect(page.locator('article[data-dealer]')).toHaveCount(10)
})
