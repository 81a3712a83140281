import { act, renderHook, waitFor } from '@testing-library/react'
import { usePanel } from './use-panel'

const words = { loading: 'Loading', failed: 'Try again.' }

it('moves the focus to the title of a panel that is open already', async () => {
  document.body.innerHTML = '<h2 id="title" tabindex="-1">Files</h2>'
  const load = jest.fn(() => Promise.resolve({ Panel: null }))
  const { result } = renderHook(() => usePanel(load, words, jest.fn(), 'title'))
  act(() => result.current.open())
  await waitFor(() => expect(result.current.panel).toBeDefined())
  // The panel itself takes the focus when it is shown first.
  expect(document.body).toHaveFocus()
  act(() => result.current.open())
  expect(document.getElementById('title')).toHaveFocus()
  expect(load).toHaveBeenCalledTimes(1)
})
