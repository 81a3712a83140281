import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test, watchProblems } from '../../fixtures/watched-page'
import { dialog, pictureAt, project, thumbnails } from './pages'

/** Number of pictures that are described as kitchens, in the files of a category or of all. */
function countKitchens(category = ''): number {
  const folder = path.join(root, 'scenes/descriptions/mfe-browse')
  const sets = readdirSync(folder).filter((name) => name.startsWith(`gallery-${category}`))
  return sets.flatMap(
    (name) => readFileSync(path.join(folder, name), 'utf8').match(/"room": "kitchen"/g) ?? [],
  ).length
}

/** Number of pictures in each category (R-GALLERY-1 to R-GALLERY-5). */
for (const [value, count] of [
  ['bellagio_provence', 35],
  ['bellagio_ironwood', 42],
  ['platinum_kb_home', 38],
  ['platinum_new_haven', 51],
  ['venetian_cantera', 40],
] as const) {
  test(`${value} shows its ${count} pictures`, async ({ page }) => {
    await page.goto(`/gallery/${value}`)
    await expect(thumbnails(page)).toHaveCount(count)
    await expect(page.getByRole('status').filter({ hasText: `${count} pictures` })).toBeVisible()
  })
}

test('filters are kept in the URL, show their counts, and limit the pictures to browse', async ({ page }) => {
  const kitchens = countKitchens(path.basename(project).replace('_', '-'))
  await page.goto(project)
  await waitForHydration(page)
  await page.getByRole('link', { name: `Kitchen ${kitchens}` }).click()
  await expect(page).toHaveURL(`${project}?room=kitchen`)
  await expect(thumbnails(page)).toHaveCount(kitchens)
  await page.getByRole('link', { name: `Remove filter: Kitchen ${kitchens}` }).click()
  await expect(page).toHaveURL(project)
  await page.getByRole('link', { name: /^Blue Exterior/ }).click()
  await page.getByRole('link', { name: /^Patio/ }).click()
  await expect(page).toHaveURL(`${project}?room=patio&finish=blue_exterior`)
  await expect(page.getByRole('status').filter({ hasText: '2 of 40 pictures' })).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await thumbnails(page).nth(0).click()
  await expect(dialog(page)).toContainText('1 of 2')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(pictureAt('38', 'room=patio&finish=blue_exterior&'))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Show all pictures' }).click()
  await expect(thumbnails(page)).toHaveCount(40)
})

test('all 206 pictures can be browsed by room, and each opens in its category', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/gallery')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'All pictures' }).click()
  await expect(page.getByRole('status').filter({ hasText: '206 pictures' })).toBeVisible()
  await expect(thumbnails(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Show 24 more' }).click()
  await expect(thumbnails(page)).toHaveCount(48)
  const count = countKitchens()
  await page.getByRole('link', { name: `Kitchen ${count}` }).click()
  await expect(thumbnails(page)).toHaveCount(count)
  await thumbnails(page).nth(1).click()
  await expect(page).toHaveURL(/\/gallery\/[a-z]+_[a-z_]+\?room=kitchen&picture=/)
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/gallery?room=kitchen&pictures=all')
  await expect(thumbnails(page)).toHaveCount(count)
  expect(problems).toEqual([])
})

for (const width of [320, 390, 1440]) {
  test(`the gallery is accessible and not cut off at ${width} px, with a picture closed and open`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 800 },
      // Without this, the contrast check could meet an element in the middle of a fade.
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const address of [project, pictureAt('20'), '/gallery?room=kitchen']) {
      await page.goto(address)
      await waitForHydration(page)
      expect(await violations(page), address).toEqual([])
      const overflow = await page.evaluate(() => {
        const { scrollWidth } = document.querySelector('dialog') ?? document.documentElement
        return scrollWidth - innerWidth
      })
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}
