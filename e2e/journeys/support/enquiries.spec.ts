import { expect, readFields, test } from './enquiry-site'
import {
  type Entries,
  contact,
  dealer,
  fillIn,
  newConstruction,
  open,
  retrofit,
  sendRequest,
  send,
} from './fill-in'

const thanks = 'Thank you for providing the information, we will contact you shortly!'
const asMailed = (entries: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(entries).map(([label, value]) => [
      label,
      /^\d{4}-\d\d-\d\d$/.test(value)
        ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
        : value,
    ]),
  )

test('the contact form arrives with every field', async ({ page, site }) => {
  await open(page, `${site.origin}/contact-us`)
  await fillIn(page, contact)
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  const message = await site.onlyMessage()
  expect(message.subject).toBe('Contact Us - Ann Lee')
  expect(await readFields(page, message)).toEqual(contact)
})

test('the dealer form arrives with every field', async ({ page, site }) => {
  await open(page, `${site.origin}/become-a-dealer`)
  await fillIn(page, dealer)
  await send(page).click()
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused()
  const message = await site.onlyMessage()
  expect(message.subject).toBe('Become A Dealer - Elm Glass')
  expect(await readFields(page, message)).toEqual(dealer)
})

test('the new construction request arrives with every field', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request`)
  await page.getByRole('link', { name: /^New Construction/ }).click()
  await fillIn(page, newConstruction)
  await sendRequest(page)
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  const message = await site.onlyMessage()
  expect(message.subject).toBe('New Construction Service Request - Terracina (Lot 27)')
  expect(await readFields(page, message)).toEqual(asMailed(newConstruction))
})

test('the retrofit request arrives with every field after a review', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await fillIn(page, retrofit)
  await page.getByRole('button', { name: 'Review first' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your request' })).toBeFocused()
  await sendRequest(page)
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  await expect(page.getByText('within two business days')).toBeVisible()
  const message = await site.onlyMessage()
  const reference = await page.locator('main strong').first().textContent()
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(message.text).toContain(`Reference ${reference}`)
  expect(message.subject).toBe('Retrofit Service Request - Order 104882 (Line 3)')
  expect(await readFields(page, message)).toEqual(asMailed(retrofit))
})

test('a visitor who cannot find the numbers of an old window can send a request', async ({ page, site }) => {
  await open(page, `${site.origin}/service-request?type=retrofit`)
  await page.getByRole('textbox', { name: 'Order #' }).fill('104882')
  await page.getByRole('checkbox', { name: 'Line #: I can’t find it' }).check()
  await page.getByRole('checkbox', { name: 'Production Lot #: I can’t find it' }).check()
  await sendRequest(page)
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  expect(await readFields(page, await site.onlyMessage())).toEqual({
    ...{ 'Order #': '104882', 'Line #': 'I can’t find it', 'Production Lot #': 'I can’t find it' },
  })
})

test('the footer leads from the thanks of a dealer to a fresh form', async ({ page, site }) => {
  await open(page, `${site.origin}/become-a-dealer`)
  await fillIn(page, dealer)
  await send(page).click()
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  await page.getByRole('link', { name: 'Interested in becoming a dealer?' }).click()
  await expect(page.getByRole('heading', { name: 'Becoming a Dealer' })).toBeFocused()
  await expect(page.getByLabel('Business Name')).toHaveValue('')
})

test('nothing moves between press and release, so the click is kept', async ({ page, site }) => {
  await open(page, `${site.origin}/contact-us`)
  await fillIn(page, { ...contact, Phone: '12' })
  // The focused field has a value that is not an e-mail address.
  await page.getByLabel('Email').fill('ann@')
  await send(page).scrollIntoViewIfNeeded()
  const before = await send(page).boundingBox()
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + (before?.height ?? 0) - 3)
  await page.mouse.down()
  await page.waitForTimeout(300)
  expect(await send(page).boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  expect((await readFields(page, await site.onlyMessage())).Email).toBe('ann@')
})

const odd = { email: 'ann at elm, or ask Bo', phone: 'shop: ext. 12 ☎' }
const oddForms = [
  ['/contact-us', contact],
  ['/become-a-dealer', dealer],
  ['/service-request?type=new-construction', newConstruction],
  ['/service-request?type=retrofit', retrofit],
] as const

for (const [address, entries] of oddForms) {
  test(`${address} accepts any text as e-mail address and phone number, without a hint`, async ({
    page,
    site,
  }) => {
    const answers: Entries = Object.fromEntries(
      Object.entries(entries).map(([label, value]) => {
        if (/Email$/.test(label)) return [label, odd.email]
        return [label, /Phone( Number)?$/.test(label) ? odd.phone : value]
      }),
    )
    await open(page, `${site.origin}${address}`)
    await fillIn(page, entries)
    const button = page.getByRole('button', { name: /^Send / }).first()
    const form = page.locator('form').filter({ has: button })
    const asEntered = await form.innerText()
    const { y: top = 0 } = (await form.boundingBox()) ?? {}
    const { y: before = 0 } = (await button.boundingBox()) ?? {}
    await fillIn(page, answers)
    await button.focus()
    expect(await form.innerText()).toBe(asEntered)
    const { y: topNow = 0 } = (await form.boundingBox()) ?? {}
    const { y: after = 0 } = (await button.boundingBox()) ?? {}
    expect(after - topNow).toBe(before - top)
    await button.click()
    expect(await readFields(page, await site.onlyMessage())).toEqual(asMailed(answers))
  })
}

test('scripts, quotes, emoji, right-to-left text and 10,000 characters arrive complete and escaped', async ({
  page,
  site,
}) => {
  const hostile = {
    ...contact,
    'First Name': '<script>alert(1)</script>',
    'Last Name': `O'Hara "the" <b>Lee`,
    'City / Zip Code': '👩‍🔧 שלום مرحبا',
    Questions: `${'"<&>\' long text '.repeat(625)}`.slice(0, 9999) + '.',
  }
  await open(page, `${site.origin}/contact-us`)
  await fillIn(page, hostile)
  await send(page).click()
  const message = await site.onlyMessage()
  expect(message.html).not.toMatch(/<(script|b)>/)
  expect(await readFields(page, message)).toEqual(hostile)
})

test('a double click sends one message', async ({ page, site }) => {
  await open(page, `${site.origin}/contact-us`)
  await fillIn(page, contact)
  await send(page).dblclick()
  await site.onlyMessage()
})

test('the contact form can be filled in and sent with the keyboard alone', async ({ page, site }) => {
  await open(page, `${site.origin}/contact-us`)
  await page.getByLabel('First Name').focus()
  for (const value of Object.values(contact)) {
    await page.keyboard.insertText(value)
    await page.keyboard.press('Tab')
  }
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await readFields(page, await site.onlyMessage())).toEqual(contact)
})
