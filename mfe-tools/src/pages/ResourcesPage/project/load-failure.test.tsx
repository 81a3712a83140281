import { projectKey } from '@virida/shared/products/project/stored-text'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ProjectSlot } from './ProjectSlot'

jest.mock('./ProjectPanel', () => {
  throw new Error('offline')
})

it('says that the drawings could not be loaded, and keeps the button', async () => {
  const report = jest.fn()
  Object.assign(globalThis, { reportError: report })
  localStorage.setItem(projectKey, JSON.stringify({ windows: [{ design: 'PSH1-36x60' }] }))
  render(
    <MemoryRouter>
      <ProjectSlot />
    </MemoryRouter>,
  )
  const button = await screen.findByRole('button', { name: 'CAD for my project' })
  await userEvent.click(button)
  expect(await screen.findByText(/^The drawings could not be loaded\./)).toHaveAttribute('role', 'status')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' }))
})
