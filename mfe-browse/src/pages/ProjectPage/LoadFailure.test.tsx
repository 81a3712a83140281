import * as described from '@virida/shared/products/project/describe-window'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ProjectPage } from './ProjectPage'

jest.mock('@virida/shared/products/project/describe-window', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@virida/shared/products/project/describe-window'),
}))

it('moves the focus to the schedule when the rows are loaded at the second attempt', async () => {
  const windows = [{ id: 'a', design: 'PSH1-36x60', room: 'Bath', quantity: 1, notes: '' }]
  localStorage.setItem('virida:project', JSON.stringify({ version: 4, name: 'Hillside', windows }))
  const load = jest.spyOn(described, 'describeCode').mockRejectedValue(new Error('offline'))
  render(
    <MemoryRouter initialEntries={['/my-project']}>
      <ProjectPage />
    </MemoryRouter>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  expect(load).toHaveBeenCalledTimes(2)
  expect(again).toHaveFocus()
  load.mockRestore()
  await userEvent.click(again)
  const schedule = await screen.findByRole('region', { name: 'Schedule' }, { timeout: 10_000 })
  await waitFor(() => expect(schedule).toHaveFocus())
  expect(again).not.toBeInTheDocument()
})
