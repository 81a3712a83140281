import type { Page } from '@playwright/test'
import { waitForHydration } from '../../fixtures/watched-page'

export type Entries = Record<string, string>

export const contact: Entries = {
  'First Name': 'Ann',
  'Last Name': 'Lee',
  Email: 'ann@example.com',
  Phone: '(951) 555-0142',
  'City / Zip Code': 'Riverside 92501',
  Questions: 'Do you deliver on Fridays?\nAnd before 8 AM?',
}

export const dealer: Entries = { 'Business Name': 'Elm Glass', ...contact }

export const newConstruction: Entries = {
  'Project Name': 'Terracina',
  'Lot #': '27',
  'Builder Name': 'Sample Homes',
  'Close of Escrow Date': '2026-10-30',
  'Requested By': 'Ann Lee',
  'Phone Number': '(951) 555-0142',
  Email: 'ann@example.com',
  'Service Date': '2026-12-01',
  'Service Time': 'after 2 PM',
  'Contact Name': 'Bo Lee',
  'Service Call Type': 'walk-through',
  Address: '12 Elm Street, Riverside',
  'Service Description': 'The sash drops.\nKitchen.',
}

export const retrofit: Entries = {
  'Order #': '104882',
  'Line #': '3',
  'Production Lot #': 'L 2611',
  'Request Date': '2026-11-20',
  'Dealer Name': 'Elm Glass',
  'Dealer Phone Number': '(951) 555-0150',
  'Dealer Email': 'elm@example.com',
  'Homeowner Contact Name': 'Bo Lee',
  'Homeowner Phone Number': '(951) 555-0151',
  'Homeowner Email': 'bo@example.com',
  'Address (Including City)': '12 Elm Street, Riverside',
  'Location: 1st Floor or 2nd Floor': '2nd Floor',
  'Service Description': 'The lock does not catch.',
}

/** Opens a form and waits until it is hydrated. */
export async function open(page: Page, url: string) {
  await page.goto(url)
  await waitForHydration(page)
}

export async function fillIn(page: Page, entries: Entries) {
  for (const [label, value] of Object.entries(entries))
    await page.getByLabel(new RegExp(`^${label.replace(/[()#/]/g, '\\$&')}\\*?$`)).fill(value)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** Sends a service request that is filled in. */
export const sendRequest = (page: Page) => page.getByRole('button', { name: 'Send request' }).first().click()
