import { projectKey } from '@virida/shared/products/project/stored-text'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { ProjectSlot } from './ProjectSlot'

const keep = (...designs: readonly string[]) =>
  localStorage.setItem(projectKey, JSON.stringify({ windows: designs.map((design) => ({ design })) }))
const open = () =>
  render(
    <MemoryRouter>
      <main>
        <h1>Technical Resources</h1>
        <ProjectSlot />
      </main>
    </MemoryRouter>,
  )
const button = () => screen.findByRole('button', { name: 'CAD for my project' })
/** Waits until a chunk that is asked for after the render is there. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('shows nothing without a project, and for a project without designs', async () => {
  const first = open()
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
  first.unmount()
  keep('')
  open()
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows nothing where the browser blocks its storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  open()
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
})

it('opens and closes the drawings by frame type, with the keyboard', async () => {
  keep('VCA1-28x54-XR-BK-NAIL3', 'PSH1-36x60')
  const { container } = open()
  expect(await button()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('region', { name: 'CAD for my project' })
  expect(await button()).toHaveAttribute('aria-expanded', 'true')
  expect(await button()).toHaveAttribute('aria-controls', panel.id)
  const headings = within(panel).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Sections, Nail-On 3-Coat (new construction, stucco)',
    'Elevations',
  ])
  const links = within(panel).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-project',
    '/technical_resources/venetian-casement/venetian-casement-sections-nail-on-3-coat.dxf',
    '/technical_resources/venetian-casement/venetian-casement-sections-nail-on-3-coat.pdf',
    '/technical_resources/platinum-single-hung/platinum-single-hung-elevation.dxf',
    '/technical_resources/platinum-single-hung/platinum-single-hung-elevation.pdf',
    '/technical_resources/venetian-casement/venetian-casement-elevation.dxf',
    '/technical_resources/venetian-casement/venetian-casement-elevation.pdf',
  ])
  expect(links[1]).toHaveAccessibleName(
    /^CAD \(DXF\) ?, Venetian Casement, Sections, Nail-On 3-Coat \(new construction, stucco\)$/,
  )
  expect(panel).toHaveTextContent(/No section for these: .*Platinum Single Hung: 36 × 60 in/)
  expect((await axe(container)).violations).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(await button()).toHaveFocus()
})

it('says so when no design of the project can be read', async () => {
  keep('nothing')
  open()
  await userEvent.click(await button())
  expect(await screen.findByRole('region')).toHaveTextContent(
    'No row of your list has a design that can be read.',
  )
  expect(screen.queryByRole('button', { name: /ZIP/ })).toBeNull()
})

it('downloads all drawings as a ZIP file', async () => {
  keep('VCA1-28x54-XR-BK-NAIL3')
  let loaded = 0
  globalThis.fetch = () => {
    loaded += 1
    return Promise.resolve({
      ok: true,
      headers: { get: () => 'application/pdf' },
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(4)),
    } as unknown as Response)
  }
  URL.createObjectURL = () => 'blob:zip'
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  open()
  await userEvent.click(await button())
  await userEvent.click(await screen.findByRole('button', { name: 'Download all as a ZIP file' }))
  expect(await screen.findByText('Saved cad-for-my-project.zip.')).toHaveAttribute('role', 'status')
  expect(loaded).toBe(4)
  expect(clicked).toHaveBeenCalledTimes(1)
})
