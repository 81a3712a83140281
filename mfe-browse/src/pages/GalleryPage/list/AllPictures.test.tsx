import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { AllPictures } from './AllPictures'
import type * as fixture from '../testing/fixture-category'

/** Ten categories with five pictures each: more than are shown at first. */
jest.mock('../../../content/gallery/load-category', () => {
  const { fixtureCategory } = jest.requireActual<typeof fixture>('../testing/fixture-category')
  const categories = Array.from({ length: 10 }, (_, at) => ({
    ...fixtureCategory,
    pictures: fixtureCategory.pictures.map((picture) => ({ ...picture, name: `${picture.name}-${at}` })),
  }))
  const loading = Promise.resolve(categories)
  return { loadCategories: () => loading }
})

const show = (query: string) =>
  act(async () => {
    render(
      <MemoryRouter>
        <AllPictures query={new URLSearchParams(query)} />
      </MemoryRouter>,
    )
    await Promise.resolve()
  })
const pictures = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('shows 24 pictures at first and more on request', async () => {
  await show('pictures=all')
  expect(pictures()).toHaveLength(24)
  expect(screen.getByRole('link', { name: 'Show 24 more' })).toHaveAttribute(
    'href',
    '/gallery?pictures=all&shown=48',
  )
})

it('shows as many as the URL asks for, and no more than exist', async () => {
  await show('pictures=all&shown=480')
  expect(pictures()).toHaveLength(50)
  expect(screen.queryByRole('link', { name: /more/ })).not.toBeInTheDocument()
})

it('opens each picture in its category, with the filter', async () => {
  await show('room=kitchen')
  expect(screen.getByRole('status')).toHaveTextContent('10 of 50 pictures')
  expect(pictures()[0]).toBe('/gallery/venetian_cantera?room=kitchen&picture=gallery-venetian-cantera-03-0')
})

it('marks options that have no pictures', async () => {
  await show('room=kitchen')
  const finishes = screen.getByRole('group', { name: 'Frame finish' })
  expect(
    within(finishes)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['White 10'])
  expect(finishes).toHaveTextContent('Almond 0')
})

it('removes a filter with the same link', async () => {
  await show('room=kitchen&line=venetian-doors')
  expect(screen.getByRole('link', { name: 'Remove filter: Kitchen 10' })).toHaveAttribute(
    'href',
    '/gallery?line=venetian-doors&pictures=all',
  )
})
