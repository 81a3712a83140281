import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPath, parsePath, Router, type Navigator, type Path, type To } from 'react-router-dom'
import { EgressPage } from '../EgressPage'

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

const query = 'window_series=venetian&window_style=single_hung&frame_width=36&frame_height=60'

/** The calculator with an address that changes only when the test says so, as on a slow machine. */
function SlowRouter({ history }: { history: MemoryHistory }) {
  const [location, setLocation] = useState(history.location)
  history.arrive = () => setLocation(history.location)
  return (
    <Router location={location} navigator={history}>
      <EgressPage />
    </Router>
  )
}

/** The part of a browser's history that the router needs. The last entry is the current one. */
class MemoryHistory implements Navigator {
  private readonly entries: Partial<Path>[] = [{ pathname: '/egress-calculator', search: `?${query}` }]
  arrive: () => void = () => undefined
  get location() {
    return this.entries.at(-1) ?? {}
  }
  createHref = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to)
  push = (to: To) => void this.entries.push(typeof to === 'string' ? parsePath(to) : to)
  replace = (to: To) => {
    this.entries.pop()
    this.push(to)
  }
  go = () => void this.entries.pop()
}

function open() {
  const history = new MemoryHistory()
  const { unmount } = render(<SlowRouter history={history} />)
  return { history, arrive: () => act(() => history.arrive()), leave: unmount }
}

const height = () => screen.getByLabelText(/Frame Height/)
const type = async (text: string) => {
  await userEvent.clear(height())
  await userEvent.type(height(), text)
}
const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
/** Presses Calculate and waits for the navigation, which begins in the next frame. */
async function calculate() {
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  await nextFrame()
}

it('keeps what is typed while the address follows a calculation', async () => {
  const { history, arrive } = open()
  await type('57')
  await calculate()
  await type('48')
  arrive()
  expect(history.location.search).toContain('frame_height=57')
  expect(height()).toHaveValue('48')
})

it('shows the last of two calculations while the address follows', async () => {
  const { history, arrive } = open()
  await type('57')
  await calculate()
  await type('48')
  await calculate()
  expect(screen.getByRole('img', { name: /48 in tall/ })).toBeInTheDocument()
  arrive()
  expect(history.location.search).toContain('frame_height=48')
  expect(height()).toHaveValue('48')
})

it('does not bring a visitor back who has left the page', async () => {
  const { history, leave } = open()
  await type('57')
  act(() => screen.getByRole('button', { name: 'Calculate' }).click())
  leave()
  await nextFrame()
  expect(history.location.search).not.toContain('frame_height=57')
})

it('fills the form from the address after a step back', async () => {
  const { history, arrive } = open()
  await type('57')
  await calculate()
  arrive()
  await type('48')
  history.go()
  arrive()
  expect(height()).toHaveValue('60')
})

it('shows a result without rendering the form again', async () => {
  open()
  const written: (string | null)[] = []
  const observer = new MutationObserver((records) =>
    written.push(...records.map((record) => record.attributeName)),
  )
  observer.observe(screen.getByRole('form'), { subtree: true, attributes: true })
  await type('61')
  // React writes the name of each input that it renders.
  expect(written).toContain('name')
  written.length = 0
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  observer.disconnect()
  expect(written).toEqual([])
  expect(screen.getByRole('img', { name: /61 in tall/ })).toBeInTheDocument()
})

it('empties the form with "Start over", even if the address has no query', async () => {
  const { history, arrive } = open()
  history.push('/egress-calculator')
  arrive()
  await type('61')
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(screen.getAllByText(/required/i)).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('link', { name: 'Start over' }))
  expect(height()).toHaveValue('')
  expect(screen.queryAllByText(/required/i)).toHaveLength(0)
})

it('removes the result with "Start over" before the address follows', async () => {
  open()
  await type('57')
  await calculate()
  await userEvent.click(screen.getByRole('link', { name: 'Start over' }))
  expect(screen.queryByRole('img', { name: /57 in tall/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/changed the form/)).not.toBeInTheDocument()
})

it('keeps what is typed when only the list of openings changes', async () => {
  const { history, arrive } = open()
  await type('61')
  history.push(`/egress-calculator?${query}&openings=36x60`)
  arrive()
  expect(height()).toHaveValue('61')
  await calculate()
  expect(history.location.search).toContain('openings=36x60')
})

it('asks only for the series when a style is chosen, and keeps the style', async () => {
  const { history, arrive } = open()
  history.push('/egress-calculator?window_style=single_hung&frame_width=36&frame_height=60')
  arrive()
  await calculate()
  expect(screen.getAllByText(/required/i)).toHaveLength(1)
  await userEvent.selectOptions(screen.getByLabelText(/Window Series/), 'venetian')
  expect(screen.getByLabelText(/Window Style/)).toHaveValue('single_hung')
  expect(screen.queryAllByText(/required/i)).toHaveLength(0)
})
