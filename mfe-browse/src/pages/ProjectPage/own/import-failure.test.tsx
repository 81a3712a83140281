import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ProjectPage } from '../ProjectPage'

jest.mock('../import/ImportPanel', () => {
  throw new Error('offline')
})

it('says that the import could not be opened, and keeps the page', async () => {
  const report = jest.fn()
  Object.assign(globalThis, { reportError: report })
  render(
    <MemoryRouter initialEntries={['/my-project']}>
      <ProjectPage />
    </MemoryRouter>,
  )
  const button = await screen.findByRole('button', { name: 'Import a schedule' })
  await userEvent.click(button)
  expect(await screen.findByText(/^The import could not be opened\./)).toBeVisible()
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' }))
  expect(button).toBeVisible()
})
