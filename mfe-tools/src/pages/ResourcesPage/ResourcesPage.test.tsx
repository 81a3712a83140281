import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { ResourcesPage } from './ResourcesPage'

// A whole page, letter by letter: on a busy machine that takes longer than the five seconds of other tests.
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

test('lists twenty products with their count', () => {
  open()
  expect(screen.getByRole('status')).toHaveTextContent('20 products')
})

test('narrows the list while the keyword is typed', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Search by keyword'), 'awn')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 20 products')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Search by keyword')).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('20 products')
})

test('keeps a letter that is typed while the address follows the ones before it', () => {
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

test('a group toggle switches its kinds, and shows when only some are on', async () => {
  open('?product_type=bay_window')
  expect(box('Windows')).toBePartiallyChecked()
  await userEvent.click(box('Windows'))
  await waitFor(() => expect(box('Awning')).toBeChecked())
  expect(screen.getByRole('status')).toHaveTextContent('16 of 20 products')
})

test('shows only the chosen kinds of documents', () => {
  open('?document_type=egress&window_series=platinum')
  expect(screen.getByRole('status')).toHaveTextContent('2 of 20 products')
  expect(screen.getAllByRole('link', { name: 'Check egress sizes in the calculator' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /Min\/max sizes/ })).toBeNull()
})

test('offers the way back when nothing fits', async () => {
  open('?q=zzz')
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(screen.getByRole('status')).toHaveTextContent('20 products')
})

test('has no fault that axe finds', async () => {
  const { container } = open('?q=casement')
  expect((await axe(container)).violations).toEqual([])
})
