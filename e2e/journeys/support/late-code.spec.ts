import { expect, readFields, test } from './enquiry-site'
import { contact, fillIn, open, send } from './fill-in'

test('what is typed before the code of the page arrives stays and is sent', async ({ page, site }) => {
  await page.route(/\/r\/mfe-support\/.+\.m?js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8000))
    await route.continue()
  })
  // The header works after some seconds without the page's code.
  await open(page, `${site.origin}/contact-us`)
  await fillIn(page, contact)
  const questions = page.getByLabel('Questions')
  await questions.focus()
  // React keeps the properties of an element that it has hydrated in a field of it.
  const isHydrated = () =>
    questions.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated, { timeout: 30_000 }).toBe(true)
  await expect(questions).toBeFocused()
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeVisible()
  expect(await readFields(page, await site.onlyMessage())).toEqual(contact)
})

test('a form that is sent while its code cannot be loaded is sent when the line is back', async ({
  page,
  site,
}) => {
  let isDown = true
  await page.route(/\/r\/mfe-support\/.+\.m?js/, (route) => (isDown ? route.abort() : route.continue()))
  await open(page, `${site.origin}/contact-us`)
  await fillIn(page, contact)
  await send(page).click()
  await expect(page.getByText('This form is still loading.')).toBeVisible()
  isDown = false
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('This form is still loading.')).toBeHidden()
  expect(await readFields(page, await site.onlyMessage())).toEqual(contact)
})

test('a form that is sent before any code of the page has arrived is sent once when the page is ready', async ({
  page,
  site,
}) => {
  let arrive = () => {}
  const arriving = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/r\/.+\.m?js/, async (route) => {
    await arriving
    await route.continue()
  })
  await page.goto(`${site.origin}/contact-us`, { waitUntil: 'commit' })
  await fillIn(page, contact)
  await send(page).click()
  await send(page).click()
  arrive()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeVisible({
    timeout: 30_000,
  })
  expect(await readFields(page, await site.onlyMessage())).toEqual(contact)
})
