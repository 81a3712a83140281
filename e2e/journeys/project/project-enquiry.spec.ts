import { violations } from '../../fixtures/violations'
import { waitForHydration } from '../../fixtures/watched-page'
import { expect, readFields, test } from '../support/enquiry-site'
import { fillIn, send } from '../support/fill-in'
import { house, openWith } from './listed'

test('an enquiry about the project arrives with its schedule', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await openWith(page, house)
  await page.getByRole('link', { name: 'Ask about this project' }).click()
  await expect(page.getByText('Your project is in the “Questions” field')).toBeVisible()
  const questions = page.getByLabel('Questions')
  await expect(questions).toHaveValue(/1\. Kitchen: 2 × Venetian Casement, S-4000/)
  expect(await violations(page, 'main')).toEqual([])
  await questions.press('ControlOrMeta+Home')
  await questions.pressSequentially('When could you deliver? ')
  await fillIn(page, { 'First Name': 'Ann', 'Last Name': 'Lee', Email: 'ann@example.com' })
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible()
  const { Questions: text = '' } = await readFields(page, await site.onlyMessage())
  expect(text).toContain('When could you deliver? My project: Hillside house (3 windows and 1 door)')
  expect(text).toContain('Design code: VCA1-28.5x54-XR-BK')
  expect(text).toContain('Notes: Above the sink, "left" of the door')
  expect(text).toContain('Not available as drawn:')
  await context.close()
})

test('an unreadable project code leaves the form empty and shows a message', async ({ page, site }) => {
  await page.goto(`${site.origin}/contact-us?project=1nonsense`)
  await waitForHydration(page)
  await expect(page.getByText('We can’t read the project in this link.')).toBeVisible()
  await expect(page.getByLabel('Questions')).toHaveValue('')
})
