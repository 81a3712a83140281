import { projectCode } from '@virida/shared/products/project/project-code'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Blob } from 'node:buffer'
import { CompressionStream } from 'node:stream/web'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { sharedLink } from '@virida/shared/site/addresses/project'
import { ProjectActions } from './ProjectActions'

// jsdom cannot compress.
Object.assign(globalThis, { Blob, CompressionStream })

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const listOf = (room: string) => ({
  name: 'Hillside',
  windows: [{ id: 'a', design: 'VCA1-28x54', room, quantity: 1, notes: '' }],
})
const codeOf = (room: string) => {
  const { name, windows } = listOf(room)
  return projectCode({ name, windows: windows.map(({ id: _, ...window }) => window) })
}
const page = (room: string) => (
  <MemoryRouter initialEntries={['/my-project']}>
    <ProjectActions
      project={listOf(room)}
      described={[]}
      onEmpty={jest.fn()}
      onImport={jest.fn()}
      onFiles={jest.fn()}
      onFacades={jest.fn()}
    />
    <Address />
  </MemoryRouter>
)

/** The actions just after the list has changed, before its code is made again. */
async function showChanged() {
  const { rerender } = render(page('Kitchen'))
  await screen.findByRole('button', { name: 'Copy link' }, { timeout: 10_000 })
  rerender(page('Bath'))
}

it('copies the link of the list as it is just after a change', async () => {
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await showChanged()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText(/^Link copied/, {}, { timeout: 10_000 })
  expect(writeText.mock.calls).toEqual([[sharedLink(await codeOf('Bath'))]])
})

it('e-mails the link of the list as it is just after a change', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  const link = encodeURIComponent(sharedLink(await codeOf('Bath')))
  await showChanged()
  const button = screen.getByRole('link', { name: 'E-mail it to myself' })
  fireEvent.click(button)
  await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining(link), '_self'))
  await waitFor(() => expect(button).toHaveAttribute('href', expect.stringContaining(link)))
})

it('opens the form with the list as it is just after a change', async () => {
  const address = `/contact-us?project=${await codeOf('Bath')}`
  await showChanged()
  fireEvent.click(screen.getByRole('link', { name: 'Ask about this project' }))
  expect(await screen.findByText(address, {}, { timeout: 10_000 })).toBeInTheDocument()
})
