import type { Page } from '@playwright/test'
import { waitForHydration } from '../../fixtures/watched-page'

type Listed = { design: string; room: string; quantity: number; notes: string }

export const house: readonly Listed[] = [
  { design: 'VCA1-28.5x54-XR-BK', room: 'Kitchen', quantity: 2, notes: 'Above the sink, "left" of the door' },
  { design: 'MSD1-144x96-OXXO', room: 'Living room', quantity: 1, notes: '' },
  { design: 'PSH1-60x90', room: '=SUM(A1)', quantity: 1, notes: 'Too large on purpose' },
]

/** Opens the project page in a browser that has a stored list. */
export async function openWith(
  page: Page,
  windows: readonly Listed[],
  name = 'Hillside house',
  /** Of a site of its own; the common site by default. */
  origin = '',
) {
  await page.goto(`${origin}/my-project`)
  const records = windows.map((window, at) => ({ ...window, id: `w${at}` }))
  await page.evaluate(
    (text) => localStorage.setItem('virida:project', text),
    JSON.stringify({ version: 1, name, windows: records }),
  )
  await page.reload()
  await waitForHydration(page)
  await page
    .getByRole('table')
    .or(page.getByRole('heading', { name: 'Nothing on the list yet' }))
    .waitFor()
}

export const rooms = (page: Page) =>
  page.getByLabel(/^Room, /).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
