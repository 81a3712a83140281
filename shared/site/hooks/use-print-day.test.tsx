import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { usePrintDay } from './use-print-day'

const Sheet = () => <p data-testid="day">{usePrintDay()}</p>

afterEach(() => {
  jest.useRealTimers()
})

it('shows the day of printing on a page that was opened the day before', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 31, 23, 50) })
  render(<Sheet />)
  expect(screen.getByTestId('day')).toHaveTextContent('March 31, 2026')

  jest.setSystemTime(new Date(2026, 3, 1, 0, 10))
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByTestId('day')).toHaveTextContent('April 1, 2026')
})

it('is empty on the server', () => {
  expect(renderToString(<Sheet />)).toBe('<p data-testid="day"></p>')
})
