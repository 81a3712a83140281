import { expect, test } from '../../fixtures/own-site'
import { waitForHydration } from '../../fixtures/watched-page'

const address =
  '/egress-calculator?window_series=platinum&window_style=single_hung&frame_width=36&frame_height=60&result=1'
const kept = 'Saved on this device. This calculator now works offline.'

test('the calculator works offline, and a new release is used at the next visit', async ({
  page,
  ownSite,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${ownSite.origin}/egress-calculator`)
  await expect(page.getByText(kept)).toBeVisible({ timeout: 20_000 })

  await page.context().setOffline(true)
  // This URL was not visited before: presets and shared links also open offline.
  await page.goto(ownSite.origin + address)
  await waitForHydration(page)
  await expect(page.getByText('Meets IRC Egress Requirements.', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Single hung window, 36 in wide/ })).toBeVisible()
  await page.getByLabel('Frame Width (in)').fill('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Does NOT meet IRC Egress Requirements.')).toBeVisible()

  await page.context().setOffline(false)
  await ownSite.publishWithText('mfe-tools', '9.0.0', 'Egress Calculator', 'Egress Reckoner')
  await page.goto(`${ownSite.origin}/egress-calculator`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Egress Reckoner')
  await expect(page.getByText(kept)).toBeVisible({ timeout: 20_000 })

  await page.context().setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Egress Reckoner')
  expect(errors).toEqual([])
})
