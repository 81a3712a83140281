import { expect, test } from '@playwright/test'

test('an unknown path shows the home page and is not indexed by search engines', async ({ page }) => {
  const answer = await page.goto('/anything/at/all')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveText('The Power of Green')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /example\.com\/$/)
})

test('/not-found has status 404 and a link to the home page', async ({ page }) => {
  const answer = await page.goto('/not-found')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('404 Not Found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const address of ['/series/no-such-window', '/product/no-such-line']) {
  test(`the server redirects ${address} to /not-found`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('/not-found')
  })
}

test('an enquiry is accepted through the gateway', async ({ request }) => {
  const answer = await request.post('/api/send-email', {
    data: { subject: 'Contact Us - Ann Archer', body: '<p><b>First name</b>: Ann</p>' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  const { ok, id } = (await answer.json()) as { ok: boolean; id: string }
  expect(ok).toBe(true)
  expect(id).toMatch(/\w/)
})

test('documents are compressed, and their policy allows no scripts from other hosts', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe')
})
