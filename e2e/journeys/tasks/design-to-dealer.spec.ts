import { readFileSync } from 'node:fs'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'
import { mapViolations } from '../locator/locator'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of sizes) {
  test(`a black casement 30 by 54 is saved as PDF, DXF, IFC and GLB and sent to a dealer at ${viewport.width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/series/venetian-casement')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Design yours' }).click()
    const band = page.locator('#design')
    await band.getByLabel(/width, inches/i).fill('30')
    await band.getByLabel('Height, inches').fill('54')
    const black = band.getByRole('group', { name: /^Outside color/ }).getByRole('radio', { name: 'Black' })
    await black.check({ force: true })
    await expect(band.getByRole('group', { name: /^Outside color/ })).toContainText(
      'Black outside, white inside',
    )

    const saved = async (button: string) => {
      const download = page.waitForEvent('download')
      await band.getByRole('button', { name: button }).click()
      return download
    }
    const pdf = await saved('Save as PDF')
    expect(pdf.suggestedFilename()).toBe('VCA1-30x54-BK.pdf')
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const dxf = await saved('Save DXF (CAD)')
    expect(readFileSync(await dxf.path(), 'utf8')).toMatch(/^ {2}0\nSECTION/)
    const ifc = await saved('Save IFC (BIM)')
    expect(ifc.suggestedFilename()).toBe('VCA1-30x54-BK.ifc')
    expect(readFileSync(await ifc.path(), 'utf8')).toMatch(/^ISO-10303-21;/)
    const glb = await saved('Save 3D model (GLB)')
    expect(glb.suggestedFilename()).toBe('VCA1-30x54-BK.glb')
    expect(readFileSync(await glb.path(), 'latin1').slice(0, 4)).toBe('glTF')
    const mail = new URL(
      (await band.getByRole('link', { name: 'E-mail it to myself' }).getAttribute('href')) ?? '',
    )
    expect(mail.searchParams.get('body')).toContain('/series/venetian-casement?design=VCA1-30x54-BK#design')

    await band.getByRole('button', { name: 'Choose a dealer' }).click()
    await expect(band.getByText('Enter a ZIP code or city.')).toBeVisible()
    await band.getByLabel(/^Send to a dealer/).fill('92880')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/find-a-dealer?q=92880&design=VCA1-30x54-BK')
    const send = page.getByRole('link', { name: /^E-mail my design/ }).first()
    const link = new URL((await send.getAttribute('href')) ?? '')
    expect(link.pathname).toContain('@')
    expect(link.searchParams.get('body')).toContain('Size: 30 × 54 in')
    expect(await mapViolations(page)).toEqual([])
    expect(problems).toEqual([])
  })
}

for (const viewport of sizes) {
  test(`the designer opens below the header and leads to its files at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/series/venetian-casement')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Design yours' }).click()
    const band = page.locator('#design')
    await expect(band).toBeFocused()
    const header = await page.getByRole('banner').boundingBox()
    const bottom = (header?.y ?? 0) + (header?.height ?? 0)
    await expect.poll(async () => (await band.boundingBox())?.y).toBeLessThanOrEqual(bottom + 1)
    await expect(band.getByLabel(/width, inches/i)).toBeVisible()
    await band.getByRole('link', { name: 'Save or send it' }).click()
    await expect(page.locator('#next-steps')).toBeFocused()
    await expect(band.getByRole('button', { name: 'Save as PDF' })).toBeInViewport()
    await expect(page).toHaveURL('/series/venetian-casement')
  })
}

test('a changed window is saved to its row of the project', async ({ page, problems }) => {
  await page.goto('/series/venetian-casement')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Add to my project' }).first().click()
  const icon = page.getByRole('banner').getByRole('link', { name: /^My Project/ })
  await expect(icon).toContainText('1')
  await icon.click()
  await page.getByRole('link', { name: /^Change, row 1/ }).click()
  const band = page.locator('#design')
  await expect(band.getByText('You are changing row 1 of your project.')).toBeVisible()
  await band.getByLabel(/width, inches/i).fill('32')
  await band.getByRole('button', { name: 'Save to row 1' }).click()
  await expect(band.getByText('Row 1 of your project has this design.')).toBeVisible()
  await band.getByRole('link', { name: 'Open my project' }).click()
  await expect(page.getByText('1 window in 1 row').last()).toBeVisible()
  await expect(page.getByRole('row', { name: /Venetian Casement/ })).toContainText('32 × ')
  expect(problems).toEqual([])
})
