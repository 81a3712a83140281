import { violations } from '../../fixtures/violations'
import { expect, test } from '../../fixtures/watched-page'
import { contact, fillIn, open, retrofit, send } from './fill-in'

const addresses = [
  '/support',
  '/contact-us',
  '/become-a-dealer',
  '/service-request',
  '/service-request?type=retrofit',
  '/service-request?type=new-construction',
  '/faq',
  '/warranty',
  '/replacement-parts',
  '/window-and-door-care',
]

for (const address of addresses) {
  test(`${address} is accessible and fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await violations(page)).toEqual([])
  })
}

test('a phone shows each fact of the company in one row, so that the form is near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/service-request?type=retrofit')
  for (const name of ['Phone', 'Service e-mail']) {
    const label = page.getByRole('term').filter({ hasText: name })
    const value = page.getByRole('definition').filter({ has: page.getByRole('link') })
    const { y = 0 } = (await label.boundingBox()) ?? {}
    const rows = await value.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(rows.some(({ top, bottom }) => top < y + 10 && y + 10 < bottom)).toBe(true)
  }
})

for (const width of [390, 1440]) {
  test(`the names of the warranties stay above the rows of the matrix at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/warranty')
    const name = page.getByRole('columnheader', { name: 'Retrofit' })
    const last = page.getByRole('rowheader').last()
    await last.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(name).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const bottom = (header?.y ?? 0) + (header?.height ?? 0)
    expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(bottom - 1)
  })
}

test('a form is accessible when it is empty, has errors or was refused', async ({ page }) => {
  await open(page, '/become-a-dealer')
  await send(page).click()
  await expect(page.getByText('This field is required')).toHaveCount(6)
  expect(await violations(page)).toEqual([])
  await fillIn(page, {
    ...{ 'Business Name': 'x', 'First Name': 'x', 'Last Name': 'x', Email: 'x', Phone: 'x' },
    ...{ 'City / Zip Code': 'x', Questions: 'x' },
  })
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 500, json: {} }))
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a form is accessible while it is sent and after it was sent', async ({ page }) => {
  await open(page, '/contact-us')
  await fillIn(page, contact)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/send-email', async (route) => {
    await answered
    await route.fulfill({ json: { ok: true, id: 'x' } })
  })
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])
  answer()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const width of [320, 1440])
  test(`a service request is accessible in all steps at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 640 })
    await open(page, '/service-request?type=retrofit')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByText('Where do I find it?').first().click()
    await fillIn(page, retrofit)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Review first' }).click()
    await expect(page.getByRole('button', { name: 'Send request' })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Send request' }).last().click()
    await expect(page.getByRole('alert')).toContainText('Error sending email')
    expect(await violations(page)).toEqual([])
    await page.unrouteAll()
    await page.route('**/api/send-email', (route) => route.fulfill({ json: { ok: true, id: 'x' } }))
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Thank you for your patience!')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('a service request can be chosen, filled in, reviewed and sent with the keyboard alone', async ({
  page,
}) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { ok: true, id: 'x' } }))
  await open(page, '/service-request')
  await page.getByRole('link', { name: /^New Construction/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Project Name').focus()
  await page.keyboard.insertText('Terracina')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Lot #' })).toBeFocused()
  await page.keyboard.insertText('27')
  await page.getByRole('button', { name: 'Review first' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your request' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send request' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeFocused()
})

test('the focused field is never hidden under the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/service-request?type=retrofit')
  await page.getByLabel('Service Description').focus()
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
    expect(top).toBeGreaterThan(104)
  }
})

test('the Support tiles have 3 columns from 1024 px and 2 columns below', async ({ page }) => {
  await open(page, '/support')
  const columns = () =>
    page.evaluate(() => {
      const tiles = [...document.querySelectorAll('main li')].filter((tile) => tile.querySelector('h2'))
      return new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left))).size
    })
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await columns()).toBe(3)
  await page.setViewportSize({ width: 1023, height: 800 })
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await columns()).toBe(2)
})

test('a link opens its question, and find-in-page can find the others', async ({ page }) => {
  await open(page, '/faq#payment')
  await expect(page.getByText('We accept credit cards, ACH and checks.')).toBeVisible()
  await expect(page.locator('main [hidden="until-found"]')).toHaveCount(6)
})

test('every linked PDF exists', async ({ page, request }) => {
  await open(page, '/warranty')
  const links = await page
    .locator('main a[href$=".pdf"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toHaveLength(3)
  for (const link of [...links, '/warranties/care-instructions.pdf']) {
    const answer = await request.get(link ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/pdf')
  }
})

test('printed forms have no buttons, and printed answers are open', async ({ page }) => {
  await open(page, '/contact-us')
  await page.emulateMedia({ media: 'print' })
  await expect(send(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await open(page, '/faq')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('We accept credit cards, ACH and checks.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the form is shown with the company's phone number", async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.getByLabel('First Name')).toBeVisible()
    await expect(page.getByText(/Call us at \(951\) 555-0100/)).toBeVisible()
  })

  test('the Send button changes neither the page nor the URL', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByLabel('First Name').fill('Ann')
    await send(page).click()
    await expect(page).toHaveURL(/\/contact-us$/)
    await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  })

  test('a service request can be chosen and filled in', async ({ page }) => {
    await page.goto('/service-request')
    await page.getByRole('link', { name: /^Retrofit/ }).click()
    await expect(page.getByRole('textbox', { name: 'Order #' })).toBeVisible()
  })
})
