import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { stubScreen } from '../../testing/screen-apis'
import { latePart } from './late-part'

/** What the server has rendered. The part that is loaded later says so. */
const html =
  '<p tabindex="-1">From the server</p><a href="/faq">Questions</a><button type="button">Add</button>'

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <p tabIndex={-1}>
        {name}: {count}
      </p>
      <a href="/faq">Questions</a>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    </>
  )
}

const load = jest.fn<Promise<typeof Counter>, []>()
let root: Root | undefined
let come: () => void

beforeEach(() => {
  load.mockReset().mockResolvedValue(Counter)
  stubScreen()
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => notify([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(async () => {
  await settle(() => root?.unmount())
  document.body.innerHTML = ''
})

/** Does something and waits for what follows. */
const settle = (action: () => unknown) =>
  act(async () => {
    action()
    await Promise.resolve()
  })

/** Hydrates a document that contains the part. */
async function hydrate() {
  document.body.innerHTML = `<main><div class="Part">${html}</div></main>`
  const { Part } = latePart(load)
  await settle(() => {
    root = hydrateRoot(document.querySelector('main') as HTMLElement, <Part name="Count" />)
  })
}

it('keeps the HTML of the server and loads nothing', async () => {
  await hydrate()
  expect(screen.getByText('From the server')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
})

it('is loaded and works when it comes near the screen', async () => {
  await hydrate()
  await settle(() => come())
  expect(screen.getByText('Count: 0')).toBeInTheDocument()
  expect(screen.queryByText('From the server')).not.toBeInTheDocument()
  await settle(() => screen.getByRole('button').click())
  expect(screen.getByText('Count: 1')).toBeInTheDocument()
})

it('repeats a press that came before the code', async () => {
  await hydrate()
  await settle(() => screen.getByRole('button').click())
  expect(screen.getByText('Count: 1')).toBeInTheDocument()
})

it('leaves a press of a link to the browser', async () => {
  await hydrate()
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  const seen = jest.fn((event: Event) => event.defaultPrevented || event.preventDefault())
  document.addEventListener('click', seen, { once: true })
  screen.getByRole('link').dispatchEvent(press)
  expect(seen).toHaveReturnedWith(undefined)
  expect(load).not.toHaveBeenCalled()
})

it.each([
  ['a link', () => screen.getByRole('link'), () => screen.getByRole('link')],
  [
    'a text to which a link leads',
    () => screen.getByText('From the server'),
    () => screen.getByText('Count: 0'),
  ],
])('gives the focus to %s again when it replaces the HTML', async (_, before, after) => {
  await hydrate()
  before().focus()
  await settle(() => come())
  expect(after()).toHaveFocus()
})

it('keeps the HTML when loading fails, and tries again at the next approach', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  await hydrate()
  await settle(() => come())
  expect(screen.getByText('From the server')).toBeInTheDocument()
  await settle(() => come())
  expect(screen.getByText('Count: 0')).toBeInTheDocument()
})

it('is rendered with a page that the server has not rendered', async () => {
  const { Part } = latePart(load)
  await settle(() => render(<Part name="Count" />))
  expect(screen.getByText('Count: 0')).toBeInTheDocument()
})
