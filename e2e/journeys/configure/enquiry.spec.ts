import { expect, readFields, test } from '../support/enquiry-site'
import { contact, fillIn, send } from '../support/fill-in'
import { waitForHydration } from '../../fixtures/watched-page'

test('a question about a design arrives with every choice and its code', async ({ page, site }) => {
  await page.goto(`${site.origin}/series/venetian-casement?design=VCA1-30x54-XR-BK#design`)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Ask about this design' }).click()
  await expect(page).toHaveURL(/\/contact-us\?design=VCA1-30x54-XR-BK$/)
  const questions = page.getByLabel('Questions')
  await expect(questions).toHaveValue(/Design code: VCA1-30x54-XR-BK/)
  const { Questions: _, ...entries } = contact
  await fillIn(page, entries)
  await questions.press('ControlOrMeta+Home')
  await questions.pressSequentially('Can you make this by May?\n')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Design code: VCA1-30x54-XR-BK')
  const fields = await readFields(page, await site.onlyMessage())
  expect(fields.Questions).toMatch(/^ ?Can you make this by May\?/)
  expect(fields.Questions).toContain('Series: Venetian Casement, S-4000')
  expect(fields.Questions).toContain('Size: 30 × 54 in, width × height')
  expect(fields.Questions).toContain('Frame color: Black outside, white inside')
  expect(fields.Questions).toContain('Design code: VCA1-30x54-XR-BK')
})

test('an unreadable design code leaves the form as it is', async ({ page, site }) => {
  await page.goto(`${site.origin}/contact-us?design=%22%3E%3Cimg%20src=x%3E`)
  await waitForHydration(page)
  await expect(page.getByText('We can’t read the design in this link.')).toBeVisible()
  await expect(page.getByLabel('Questions')).toHaveValue('')
})
