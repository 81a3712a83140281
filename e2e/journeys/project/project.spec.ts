import { readFileSync } from 'node:fs'
import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'
import { house, openWith, rooms } from './listed'

test('a window is added from its series page and given a room, with the keyboard alone', async ({
  page,
  problems,
}) => {
  await page.goto('/series/venetian-casement?design=VCA1-28x54-XR-BK#design')
  await waitForHydration(page)
  const band = page.locator('#design')
  const add = band.getByRole('button', { name: 'Add to my project' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(band.getByText('In your project: 1')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(band.getByRole('link', { name: 'Open my project' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my-project')
  await expect(page.getByRole('row', { name: /Venetian Casement/ })).toContainText('28 × 54 in')
  await page.getByLabel('Project name').focus()
  await page.keyboard.type('Hillside house')
  // Tab reaches the link to the actions, the window's name and its Change link first, then its room.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kitchen')
  // The mark, the sleeping room and the sizes come before the quantity.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Quantity, row 1, Kitchen')).toHaveValue('2')
  await page.reload()
  await expect(page.getByLabel('Room, row 1, Kitchen')).toHaveValue('Kitchen')
  await expect(page.getByText('2 windows in 1 row').last()).toBeVisible()
  expect(problems).toEqual([])
})

for (const width of [390, 1440]) {
  test(`the top of a list leads to its actions at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, house)
    await page.getByRole('link', { name: 'Share, print or send it' }).click()
    await expect(page.getByRole('group', { name: 'Share, print or send the list' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'E-mail it to myself' })).toBeInViewport()
    await expect(page).toHaveURL('/my-project')
  })
}

test('rows can be moved, copied and removed with the keyboard, and the focus is never lost', async ({
  page,
}) => {
  await openWith(page, house)
  await page.getByLabel('Room, row 1, Kitchen').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => rooms(page)).toEqual(['Living room', 'Kitchen', '=SUM(A1)'])
  await expect(page.getByLabel('Room, row 2, Kitchen')).toBeFocused()
  await page.getByRole('button', { name: 'Move down: row 2, Kitchen' }).press('Enter')
  await expect(page.getByText('Kitchen is now row 3 of 3.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move down: row 3, Kitchen' })).toBeFocused()
  await page.getByRole('button', { name: 'Duplicate: row 3, Kitchen' }).press('Enter')
  await expect(page.getByLabel('Room, row 4, Kitchen')).toBeFocused()
  await page.getByRole('button', { name: 'Remove: row 4, Kitchen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove: row 4, Kitchen' })).toBeFocused()
  await expect.poll(() => rooms(page)).toEqual(['Living room', '=SUM(A1)', 'Kitchen', 'Kitchen'])
})

test('on a phone, a row that is moved stays in view, and the Tab key goes down its card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openWith(page, house)
  const down = page.getByRole('button', { name: 'Move down: row 1, Kitchen' })
  await down.press('Enter')
  const moved = page.getByRole('button', { name: 'Move down: row 2, Kitchen' })
  await expect(moved).toBeFocused()
  await expect(moved).toBeInViewport({ ratio: 1 })
  const places = await page
    .getByRole('row', { name: /Kitchen/ })
    .locator('a, button, input, textarea')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top))
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('a shared link shows the list to another person, who can add a copy to their own list', async ({
  browser,
  baseURL,
}) => {
  const ann = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  const sender = await ann.newPage()
  await openWith(sender, house)
  await sender.getByRole('button', { name: 'Copy link' }).click()
  await expect(sender.getByText(/^Link copied/)).toBeVisible()
  const link = await sender.evaluate(() => navigator.clipboard.readText())
  await ann.close()

  const bob = await browser.newContext({ baseURL })
  const page = await bob.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openWith(page, [{ design: 'BSH1-36x60', room: 'Study', quantity: 1, notes: '' }], 'Mine')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Shared project: Hillside house' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Multi-Slide Door/ })).toContainText('Living room')
  await expect(page.getByLabel(/^Room, /)).toHaveCount(0)
  await page.getByRole('link', { name: 'Open my project' }).click()
  await expect.poll(() => rooms(page)).toEqual(['Study'])
  await page.goBack()
  await page.getByRole('button', { name: 'Add 3 rows to my project' }).click()
  await expect(page.getByText('Added 3 rows to your project.')).toBeVisible()
  await expect.poll(() => rooms(page)).toEqual(['Study', 'Kitchen', 'Living room', '=SUM(A1)'])
  await expect(page.getByLabel('Project name')).toHaveValue('Mine')
  // Rooms and notes are in the URL fragment, which browsers do not send to servers.
  expect(asked.filter((url) => url.includes('project='))).toEqual([])
  await bob.close()
})

for (const [problem, hash] of [
  ['was cut off', '#project=1q1Yqys_PS1'],
  ['comes from another version', '#project=9abcdef'],
  ['holds a script', '#project=<script>alert(1)</script>'],
] as const) {
  test(`a link that ${problem} shows a message and leaves the visitor's own list as it is`, async ({
    page,
    problems,
  }) => {
    await openWith(page, house)
    await page.goto(`/my-project${hash}`)
    // The focus makes screen readers read it. With a live region, some would read it twice.
    await expect(page.getByRole('group', { name: 'We can’t read the project in this link.' })).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('link', { name: 'Open my project' }).click()
    await expect.poll(() => rooms(page)).toHaveLength(3)
    expect(problems).toEqual([])
  })
}

test('a window added in one tab appears in the other', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openWith(first, house)
  await second.goto('/series/venetian-awning?design=VAW1-48x30#design')
  await waitForHydration(second)
  await second.locator('#design').getByRole('button', { name: 'Add to my project' }).click()
  await expect(first.getByRole('row', { name: /Venetian Awning/ })).toBeVisible()
  await expect(second.getByRole('link', { name: 'My project 5' })).toBeVisible()
})

test('the windows of sleeping rooms are checked for egress, and what fails is mended in place', async ({
  page,
  problems,
}) => {
  await openWith(page, [
    { design: 'VSH1-36x60-BK', room: 'Bedroom 2', quantity: 1, notes: '' },
    { design: 'PSH1-36x60', room: 'Primary bedroom', quantity: 1, notes: '' },
    { design: 'PPW1-60x48', room: 'Guest room', quantity: 1, notes: '' },
    { design: 'PSH1-24x36', room: 'Kitchen', quantity: 1, notes: '' },
  ])
  await expect(page.getByRole('group', { name: 'Rows to show' })).toHaveCount(0)
  for (const row of ['row 1, Bedroom 2', 'row 2, Primary bedroom', 'row 3, Guest room']) {
    await page.getByRole('checkbox', { name: `Sleeping room ${row}` }).check()
  }
  const bedroom = page.getByRole('row', { name: /Venetian Single Hung/ })
  await expect(bedroom).toContainText('Egress estimate: fails. Grade-floor openings only.')
  await expect(page.getByRole('row', { name: /VSH1|PPW1/ }).nth(1)).toContainText(
    'Egress not checked. The egress calculator does not cover this window.',
  )
  await page.getByLabel('Sill height (in) row 2, Primary bedroom').fill('44 1/2')
  await expect(page.getByRole('row', { name: /PSH1-36x60/ })).toContainText(
    'Egress estimate: fails. Begins too high above the floor.',
  )
  await page.getByRole('button', { name: 'What fails (2)' }).click()
  await expect.poll(() => rooms(page)).toEqual(['Bedroom 2', 'Primary bedroom'])
  expect(await violations(page, 'main')).toEqual([])

  await bedroom.getByText('Margins and changes').click()
  await expect(bedroom.getByText(/^Opening area 5\.128 sq ft: 0\.572 sq ft too small$/)).toBeVisible()
  expect(await violations(page, 'main')).toEqual([])
  await bedroom.getByRole('button', { name: 'Use Venetian Casement in this size' }).click()
  await expect(page.getByText('Changed row 1, Bedroom 2: Venetian Casement, 36 × 60 in.')).toBeVisible()
  await expect.poll(() => rooms(page)).toEqual(['Primary bedroom'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.getByRole('button', { name: 'All (4)' }).click()
  const mended = page.getByRole('row', { name: /Venetian Casement/ })
  await expect(mended).toContainText('Egress estimate: passes. Passes on every floor.')
  await expect(mended).toContainText('Black outside, white inside')
  await page.reload()
  await expect(mended).toContainText('Egress estimate: passes.')
  await page.getByRole('checkbox', { name: 'Grade-floor opening row 1, Bedroom 2' }).check()
  await expect(page.getByText('Estimate only.')).toBeVisible()
  expect(problems).toEqual([])
})

test('the schedule prints in landscape, with its header row on every page', async ({ page }) => {
  const long = Array.from({ length: 24 }, (_, at) => house[at % house.length]!)
  await openWith(page, long)
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet)?.map(Number) ?? []
  expect([width, height]).toEqual([792, 612])
  expect(sheet.match(/\/Type \/Page\b/g)?.length).toBe(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const head = await page.locator('thead').evaluate((element) => getComputedStyle(element).display)
  expect(head).toBe('table-header-group')
  await expect(page.getByText('24 windows and 8 doors in 24 rows').first()).toBeVisible()
})

/** Parses CSV (RFC 4180) without line breaks in its fields. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, field = '']) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field))
    .slice(0, -1)

test('the CSV file has the list as shown, and no formulas', async ({ page }) => {
  await openWith(page, house)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('hillside-house-schedule.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [heading = [], ...rows] = text.slice(1).trim().split('\r\n').map(fieldsOf)
  const read = rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]])))
  expect(read[0]).toMatchObject({
    Room: 'Kitchen',
    Quantity: '2',
    Series: 'Venetian Casement',
    Width: '28 1/2',
    'Width (in)': '28.5',
    Notes: 'Above the sink, "left" of the door',
    'Design code': 'VCA1-28.5x54-XR-BK',
  })
  expect(read[2]?.Room).toBe("'=SUM(A1)")
  expect(read[2]?.['Not available as drawn']).toContain('48 in')
})

test('without JavaScript the page explains itself and says that it needs JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/my-project')
  await expect(page.getByText('This page needs JavaScript.')).toBeVisible()
  await expect(page.getByText('Loading your project')).toBeHidden()
  await context.close()
})

test('the list appears without moving the rest of the page', async ({ page }) => {
  await openWith(page, house)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
  expect(shift).toBeLessThan(0.02)
})

for (const width of [320, 390, 1024, 1440]) {
  test(`the page is accessible at ${width} px with a list, without one and with a shared one`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const sound = async () => {
      expect(await violations(page, 'main')).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await openWith(page, [...house, { design: 'ZZZ9-1x1', room: 'Attic', quantity: 1, notes: '' }])
    await sound()
    const ask = await page.getByRole('link', { name: 'Ask about this project' }).getAttribute('href')
    await page.getByRole('button', { name: 'Empty the list' }).click()
    await sound()
    await page.goto(`/my-project#${new URL(ask ?? '', 'http://x').search.slice(1)}`)
    await expect(page.getByRole('heading', { name: /^Shared project/ })).toBeVisible()
    await page.getByRole('table').waitFor()
    await sound()
    expect(problems).toEqual([])
  })
}
