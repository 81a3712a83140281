import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { changes, dayText } from '../../resources/revision'
import { ResourceChangesPage } from './ResourceChangesPage'

const open = () =>
  render(
    <MemoryRouter>
      <main>
        <ResourceChangesPage />
      </main>
    </MemoryRouter>,
  )

it('lists each change with its day, its note and its sheets', () => {
  open()
  for (const change of changes) {
    const entry = screen.getByRole('region', { name: dayText(change.date) })
    expect(entry).toHaveTextContent(change.note)
    const files = within(entry)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.endsWith('.pdf'))
    expect(files).toHaveLength(change.sheets.length)
  }
})

it('links a sheet with the revision that it had', () => {
  open()
  const link = screen.getAllByRole('link', { name: /^Min.max sizes.*Venetian Casement/ }).at(-1)
  expect(link).toHaveAttribute('href', '/technical_resources/venetian-casement/venetian-casement-min-max.pdf')
  expect(link?.closest('li')).toHaveTextContent('Rev. A')
})

it('passes axe', async () => {
  const { container } = open()
  expect((await axe(container)).violations).toEqual([])
})
