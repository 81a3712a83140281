import { violations } from '../../fixtures/violations'
import { waitForHydration } from '../../fixtures/watched-page'
import { expect, readFields, test } from '../support/enquiry-site'
import { fillIn, send } from '../support/fill-in'
import { house, openWith, rooms } from './listed'

const dealerPage = '/find-a-dealer?q=92880'

test('a project is sent through the company, which learns the dealer, the openings and the link', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await openWith(page, house)
  await page.getByRole('link', { name: 'Send to a dealer' }).click()
  await page.getByRole('searchbox').fill('92880')
  await page.getByRole('searchbox').press('Enter')
  // Until the search has ended, the list shows all dealers, A to Z.
  await expect(page.getByText(/^\d+ dealers within 25 miles of 92880/).first()).toBeVisible()
  await expect(page.getByText('Send your project to a dealer')).toBeVisible()
  const card = page.getByRole('article').first()
  const dealer = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: `Send my project through Virida to ${dealer}` }).press('Enter')

  await expect(page.getByText('Your project is in the “Questions” field')).toBeVisible()
  await expect(page.getByLabel('Questions')).toHaveValue(
    new RegExp(`^For the dealer: ${dealer}, .*CA \\d{5}\n`),
  )
  expect(await violations(page, 'main')).toEqual([])
  await fillIn(page, { 'First Name': 'Ann', 'Last Name': 'Lee', Email: 'ann@example.com' })
  await site.killService()
  await send(page).click()
  await expect(page.getByText('Error sending email')).toBeVisible()
  await expect(page.getByLabel('Questions')).toHaveValue(/1\. Kitchen: 2 × Venetian Casement, S-4000/)
  await site.startService()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible()

  const message = await site.onlyMessage()
  expect(message.to?.map(({ address }) => address)).toEqual(['service@virida.example.com'])
  expect(message.attachments).toEqual([])
  const { Questions: text = '' } = await readFields(page, message)
  expect(text).toContain(`For the dealer: ${dealer}`)
  expect(text).toContain('Design code: VCA1-28.5x54-XR-BK')
  expect(text).toContain('2. Living room: 1 × Multi-Slide Door')
  const link = /Open the list:\n(\S+)$/.exec(text)?.[1] ?? ''
  await context.close()

  const dealerContext = await browser.newContext()
  const opened = await dealerContext.newPage()
  await opened.goto(link)
  await expect(opened.getByRole('heading', { name: 'Shared project: Hillside house' })).toBeVisible()
  await expect(opened.getByRole('row', { name: /Venetian Casement/ })).toContainText('Kitchen')
  await dealerContext.close()
})

test('a project is e-mailed to a dealer by the visitor’s own mail program', async ({ page, site }) => {
  await page.goto(site.origin)
  await page.evaluate(
    (text) => localStorage.setItem('virida:project', text),
    JSON.stringify({
      version: 1,
      name: 'Hillside house',
      windows: house.map((row, at) => ({ ...row, id: `w${at}` })),
    }),
  )
  await page.goto(site.origin + dealerPage)
  const mail = page.getByRole('link', { name: /^E-mail my project/ }).first()
  const href = new URL((await mail.getAttribute('href')) ?? '')
  const address = await page
    .getByRole('article')
    .filter({ has: mail })
    .first()
    .locator('a[href^="mailto:"]')
    .first()
    .innerText()
  expect(href.protocol + href.pathname).toBe(`mailto:${address}`)
  expect(href.searchParams.get('subject')).toBe('Quote request: Virida windows and doors, Hillside house')
  const body = href.searchParams.get('body') ?? ''
  expect(body).toContain('4 windows and doors in 3 rows')
  await page.goto(/Open the list:\s+(\S+)/.exec(body)?.[1] ?? '')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Shared project: Hillside house' })).toBeVisible()
  expect(await rooms(page)).toEqual([])
})

test('a browser without a project loads and shows nothing for sending one', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(site.origin + dealerPage)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('project-links'))).toEqual([])
  await expect(page.getByRole('link', { name: /my project to / })).toHaveCount(0)
})
