import { endpoint } from '@virida/shared/platform/enquiry/api'
import type { Page } from '@playwright/test'
import { expect, readFields, test, type EnquirySite } from './enquiry-site'
import { contact, dealer, fillIn, newConstruction, open, sendRequest, send } from './fill-in'

type Fault = {
  /** Makes the next send fail. */
  begin: (page: Page, site: EnquirySite) => Promise<unknown>
  /** Lets sending succeed again. */
  end: (page: Page, site: EnquirySite) => Promise<unknown>
  /** Waits until the form stops waiting for an answer. */
  wait?: (page: Page) => Promise<void>
  says: RegExp
}

const path = `**${endpoint}`
const answer = (status: number, body: object): Fault => ({
  begin: (page) => page.route(path, (route) => route.fulfill({ status, json: body })),
  end: (page) => page.unroute(path),
  says: status === 429 ? /Wait 7 seconds/ : /Something went wrong on our side/,
})

const faults: Record<string, Fault> = {
  'an answer of 500': answer(500, {}),
  'an answer of 429': answer(429, { ok: false, error: 'rate_limited', retryAfter: 7 }),
  'a lost network': {
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
    says: /could not reach our server/,
  },
  'an answer that never comes': {
    // The service receives the message; only its answer is lost.
    begin: async (page) => {
      await page.clock.install()
      await page.route(path, async (route) => {
        await route.fetch()
      })
    },
    wait: async (page) => {
      await page.waitForTimeout(1500)
      await page.clock.fastForward(20_000)
    },
    end: async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.clock.resume()
    },
    says: /did not answer in time/,
  },
  'a killed mail service': {
    begin: (_, site) => site.killService(),
    end: (_, site) => site.startService(),
    says: /Something went wrong on our side/,
  },
}

for (const [name, { begin, end, wait, says }] of Object.entries(faults)) {
  test(`after ${name} the form keeps its text, and a second try sends one message`, async ({
    page,
    site,
  }) => {
    await open(page, `${site.origin}/contact-us`)
    await fillIn(page, contact)
    await begin(page, site)
    await send(page).click()
    await wait?.(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error sending email')
    await expect(alert).toContainText(says)
    await expect(page.getByLabel('Questions')).toHaveValue(contact.Questions ?? '')

    await end(page, site)
    await send(page).click()
    await expect(page.getByText('Message sent successfully')).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect(await readFields(page, await site.onlyMessage())).toEqual(contact)
  })
}

for (const { at, entries, sent } of [
  { at: '/contact-us', entries: contact, sent: 'Message sent successfully' },
  { at: '/become-a-dealer', entries: dealer, sent: 'Thank you for your patience!' },
])
  test(`a message from ${at} survives a reload before its answer, and arrives once`, async ({
    page,
    site,
  }) => {
    await open(page, site.origin + at)
    await fillIn(page, entries)
    await page.route(path, async (route) => {
      // The service accepts the message, but the page is reloaded before the answer.
      await route.fetch()
    })
    await send(page).click()
    await expect.poll(() => site.mailbox.messages.length).toBe(1)

    await page.reload()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(page.getByText('We could not confirm your last message')).toBeVisible()
    await expect(page.getByLabel('Questions')).toHaveValue(entries.Questions ?? '')
    await send(page).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(await readFields(page, await site.onlyMessage())).toEqual(entries)
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept.filter((name) => name.startsWith('virida:'))).toEqual([])
  })

for (const place of ['form', 'review'])
  test(`after sending from the ${place} failed, the form is filled in and can be sent`, async ({
    page,
    site,
  }) => {
    await open(page, `${site.origin}/service-request?type=new-construction`)
    await fillIn(page, newConstruction)
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }))
    if (place === 'review') await page.getByRole('button', { name: 'Review first' }).click()
    await sendRequest(page)
    await expect(page.getByRole('alert')).toContainText('Error sending email')
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByLabel('Project Name')).toHaveValue('Terracina')
    await page.unroute(path)
    await sendRequest(page)
    await expect(page.getByText('Thank you for your patience!')).toBeVisible()
    await site.onlyMessage()
  })

test('a service request survives a lost network and a reload, and arrives once', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=new-construction`)
  await fillIn(page, newConstruction)
  await page.route(path, async (route) => {
    // The service accepts the message, but the connection breaks before its answer.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendRequest(page)
  await expect(page.getByRole('alert')).toContainText('Error sending email')
  await page.unroute(path)

  await page.reload()
  await page.getByRole('button', { name: 'Continue it' }).click()
  await sendRequest(page)
  await expect(page.getByText('Thank you for your patience!')).toBeVisible()
  await site.onlyMessage()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
