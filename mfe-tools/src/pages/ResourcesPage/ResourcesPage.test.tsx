import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { ResourcesPage } from './ResourcesPage'

// Typing into a whole page can take longer than the default timeout of five seconds on a busy machine.
jest.setTimeout(30_000)

const open = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/technical-resources${query}`]}>
      <main>
        <ResourcesPage />
      </main>
    </MemoryRouter>,
  )
const box = (name: string) => screen.getByRole('checkbox', { name })

it('lists twenty products with their count', () => {
  open()
  expect(screen.getByRole('status')).toHaveTextContent('20 products')
})

it('narrows the list while the keyword is typed', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Search by keyword'), 'awn')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 20 products')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Search by keyword')).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('20 products')
})

it('keeps a letter that is typed while the address follows the ones before it', () => {
  jest.useFakeTimers()
  open()
  const keyword = screen.getByLabelText('Search by keyword')
  const type = (value: string) => fireEvent.change(keyword, { target: { value } })
  type('aw')
  act(() => {
    jest.advanceTimersByTime(300)
    type('awn')
  })
  expect(keyword).toHaveValue('awn')
  jest.useRealTimers()
})

it('switches all types of a group, and shows when only some are on', async () => {
  open('?product_type=bay_window')
  expect(box('Windows')).toBePartiallyChecked()
  await userEvent.click(box('Windows'))
  await waitFor(() => expect(box('Awning')).toBeChecked())
  expect(screen.getByRole('status')).toHaveTextContent('16 of 20 products')
})

it('shows only the chosen kinds of documents', () => {
  open('?document_type=egress&window_series=platinum')
  expect(screen.getByRole('status')).toHaveTextContent('2 of 20 products')
  expect(screen.getAllByRole('link', { name: 'Check egress sizes in the calculator' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /Min\/max sizes/ })).toBeNull()
})

it('offers to show everything when nothing matches', async () => {
  open('?q=zzz')
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(screen.getByRole('status')).toHaveTextContent('20 products')
})

it('passes axe', async () => {
  const { container } = open('?q=casement')
  expect((await axe(container)).violations).toEqual([])
})
