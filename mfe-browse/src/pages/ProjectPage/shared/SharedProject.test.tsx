import { projectCode } from '@virida/shared/products/project/project-code'
import type { Sixteenths } from '@virida/shared/products/catalogue/dimension'
import type { Project } from '@virida/shared/products/project/project'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blob } from 'node:buffer'
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { MemoryRouter } from 'react-router-dom'
import { SharedProject } from './SharedProject'

// jsdom cannot compress.
Object.assign(globalThis, { Blob, CompressionStream, DecompressionStream })

const row = (room: string, quantity = 1) => ({ design: 'VCA1-28x54', room, quantity, notes: '', mark: room })
const inches = (length: number) => (length * 16) as Sixteenths
const own = (rooms: readonly string[]) => ({
  name: 'Hillside',
  windows: rooms.map((room) => ({ ...row(room), id: room })),
})

const listed = { windows: [row('Kitchen', 2), row('Den'), row('Attic')] }

async function show(rooms: readonly string[], shared: Omit<Project, 'name'> = listed) {
  const code = await projectCode({ name: 'Hillside', ...shared })
  render(
    <MemoryRouter>
      <SharedProject code={code} own={own(rooms)} isOpenedHere={false} onAdded={jest.fn()} />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Shared project: Hillside' }, { timeout: 10_000 })
}

it('compares the shared project with the visitor’s list row by row', async () => {
  await show(['Kitchen', 'Den', 'Bath'])
  await userEvent.click(screen.getByRole('button', { name: 'Compare with my list' }))
  expect(await screen.findByRole('heading', { name: 'What changed' }, { timeout: 10_000 })).toHaveFocus()
  // "Attic" has the design of "Bath", so it counts as the same opening with another name.
  expect(
    screen.getByText('From your list to the shared project: 0 added, 0 removed, 2 changed.'),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /^Kitchen/ })).toHaveTextContent('Quantity: 1 → 2')
  expect(screen.getByRole('row', { name: /^Attic/ })).toHaveTextContent('Room: Bath → Attic')
  expect(screen.queryByRole('button', { name: 'Compare with my list' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compare with my list' })).toHaveFocus())
  expect(screen.queryByRole('heading', { name: 'What changed' })).toBeNull()
})

it('offers no comparison to a visitor without a list', async () => {
  await show([])
  expect(screen.queryByRole('button', { name: 'Compare with my list' })).toBeNull()
})

it('shows the façades of the shared project with its openings, without moving the focus', async () => {
  const facade = {
    id: 1,
    name: 'Front',
    width: inches(480),
    height: inches(108),
    roof: { form: 'flat' as const },
  }
  const places = [{ facade: 1, x: inches(60), sill: inches(24) }]
  await show([], { facades: [facade], windows: [{ ...row('Kitchen'), places }, row('Den')] })
  expect(
    await screen.findByRole('img', { name: 'Façade Front, 1 opening: Kitchen' }, { timeout: 10_000 }),
  ).toBeVisible()
  expect(screen.getByText(`Front, 40'0" × 9'0"`)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Façades' })).not.toHaveFocus()
})

it('says once that a link cannot be read: it takes the focus and is no alert', async () => {
  render(
    <MemoryRouter>
      <SharedProject code="9abcdef" own={own([])} isOpenedHere={false} onAdded={jest.fn()} />
    </MemoryRouter>,
  )
  const notice = await screen.findByRole('group', { name: 'We can’t read the project in this link.' })
  expect(notice).toHaveFocus()
  expect(notice).toHaveAccessibleDescription(/version/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
