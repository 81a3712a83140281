import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { captureOldPages, useArrivalMark } from './page-fade'

type Router = Parameters<typeof captureOldPages>[0]
type Subscriber = Parameters<Router['subscribe']>[0]
type Update = Parameters<Subscriber>[1]

function Page() {
  useArrivalMark()
  return <Link to="/next">next</Link>
}

const isMarked = () => 'arrived' in document.documentElement.dataset

it('lets a view transition capture the old page and not the new one', async () => {
  const subscribers: Subscriber[] = []
  captureOldPages({
    subscribe: (added) => {
      subscribers.push(added)
      return () => undefined
    },
  })
  const update = (viewTransitionOpts?: object) =>
    subscribers.forEach((notify) => notify({} as never, { viewTransitionOpts } as Update))
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  expect(isMarked()).toBe(true)
  update()
  expect(isMarked()).toBe(true)
  update({})
  expect(isMarked()).toBe(false)
  await userEvent.click(screen.getByRole('link'))
  expect(isMarked()).toBe(true)
})
