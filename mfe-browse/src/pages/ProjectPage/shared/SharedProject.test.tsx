import { projectCode } from '@virida/shared/products/project/project-code'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blob } from 'node:buffer'
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { MemoryRouter } from 'react-router-dom'
import { SharedProject } from './SharedProject'

// jsdom cannot compress.
Object.assign(globalThis, { Blob, CompressionStream, DecompressionStream })

const row = (room: string, quantity = 1) => ({ design: 'VCA1-28x54', room, quantity, notes: '', mark: room })
const own = (rooms: readonly string[]) => ({
  name: 'Hillside',
  windows: rooms.map((room) => ({ ...row(room), id: room })),
})

async function show(rooms: readonly string[]) {
  const code = await projectCode({ name: 'Hillside', windows: [row('Kitchen', 2), row('Den'), row('Attic')] })
  render(
    <MemoryRouter>
      <SharedProject code={code} own={own(rooms)} onAdded={jest.fn()} />
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
})

it('offers no comparison to a visitor without a list', async () => {
  await show([])
  expect(screen.queryByRole('button', { name: 'Compare with my list' })).toBeNull()
})
