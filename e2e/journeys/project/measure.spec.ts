import { violations } from '../../fixtures/violations'
import { expect, test } from '../../fixtures/watched-page'
import { house, openWith } from './listed'

test('an opening is measured by thumb on a phone, fills the frame size, and travels in the link', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, house)
  await page.getByRole('button', { name: 'Measure row 1, Kitchen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sizes of row 1, Kitchen' })
  await dialog.getByLabel('Frame type').selectOption({ label: 'Retrofit' })
  await expect(dialog.getByLabel('Opening width (in)')).toHaveValue('28 3/4')
  await dialog.getByText('Measuring guide').click()
  for (const fraction of ['1/4', '3/8', '1/4', '1/2', '1/2', '5/8']) {
    await dialog.getByRole('button', { name: fraction, exact: true }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
  }
  await expect(dialog.getByText('Smallest width 28 1/4 in, smallest height 54 1/2 in.')).toBeVisible()
  await expect(dialog.getByLabel('Frame width (in)')).toHaveValue('28')
  expect(await violations(page, 'dialog')).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await dialog.getByRole('button', { name: 'Use these sizes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  const row = page.getByRole('row', { name: /Venetian Casement/ })
  await expect(row).toContainText('28 × 54 1/4 in')
  await expect(row).toContainText('Opening 28 1/4 × 54 1/2 in')

  const ask = page.getByRole('link', { name: 'Ask about this project' })
  await expect(ask).toHaveAttribute('href', /project=3/)
  const href = await ask.getAttribute('href')
  const code = new URLSearchParams(href?.split('?')[1]).get('project')
  await page.goto(`/my-project#project=${code}`)
  await page.reload()
  await expect(page.getByText('Opening 28 1/4 × 54 1/2 in')).toBeVisible()
  expect(problems).toEqual([])
})

test('the sizes are closed with Escape and the focus returns to the row', async ({ page }) => {
  await openWith(page, house)
  const button = page.getByRole('button', { name: 'Measure row 2, Living room' })
  await button.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})
