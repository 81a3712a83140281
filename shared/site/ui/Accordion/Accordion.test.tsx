import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { Accordion } from './Accordion'

const items = [
  { id: 'sizes', title: 'What sizes are there?', content: <p>To the sixteenth of an inch.</p> },
  { id: 'colors', title: 'What colors are there?', content: <p id="finishes">White and almond.</p> },
]
const page = (at = '/faq', defaultOpen: string[] = []) => (
  <MemoryRouter initialEntries={[at]}>
    <Accordion items={items} defaultOpen={defaultOpen} />
    <Link to="#sizes">Sizes</Link>
  </MemoryRouter>
)
const row = (name: RegExp) => screen.getByRole('button', { name })

it('opens and closes a row', async () => {
  render(page())
  await userEvent.click(row(/sizes/))
  expect(screen.getByRole('region', { name: 'What sizes are there?' })).toBeVisible()
  await userEvent.click(row(/sizes/))
  expect(screen.getByText(/sixteenth/)).not.toBeVisible()
})

it('keeps a row open when another opens', async () => {
  render(page())
  await userEvent.click(row(/sizes/))
  await userEvent.click(row(/colors/))
  expect(row(/sizes/)).toHaveAttribute('aria-expanded', 'true')
})

it('shows each question as a heading', () => {
  render(page())
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

it('opens the row that the URL fragment names', () => {
  render(page('/faq#colors'))
  expect(row(/colors/)).toHaveAttribute('aria-expanded', 'true')
})

it('opens the row that contains the element named by the URL fragment', () => {
  render(page('/faq#finishes'))
  expect(row(/colors/)).toHaveAttribute('aria-expanded', 'true')
  expect(row(/sizes/)).toHaveAttribute('aria-expanded', 'false')
})

it('animates only the rows that the visitor opens', async () => {
  const { container } = render(page('/faq#colors'))
  expect(container.firstElementChild).toHaveAttribute('data-changed-by', 'address')
  await userEvent.click(row(/sizes/))
  expect(container.firstElementChild).toHaveAttribute('data-changed-by', 'visitor')
})

it('lets CSS open the row of the URL fragment before hydration', () => {
  expect(renderToString(page())).toContain('data-changed-by="nobody"')
})

it('opens a row again when its link is clicked a second time', async () => {
  render(page())
  await userEvent.click(screen.getByRole('link', { name: 'Sizes' }))
  await userEvent.click(row(/sizes/))
  await userEvent.click(screen.getByRole('link', { name: 'Sizes' }))
  expect(row(/sizes/)).toHaveAttribute('aria-expanded', 'true')
})

it('opens the row in which find-in-page finds a word', () => {
  render(page())
  act(() => {
    screen.getByText('White and almond.').dispatchEvent(new Event('beforematch', { bubbles: true }))
  })
  expect(row(/colors/)).toHaveAttribute('aria-expanded', 'true')
})

it('renders every answer on the server, without inline styles', () => {
  const html = renderToString(page())
  expect(html).toContain('White and almond.')
  expect(html).not.toContain('style=')
})

it.each([[[]], [['sizes', 'colors']]])('is accessible with %p open', async (open) => {
  const { container } = render(page('/faq', open))
  expect((await axe(container)).violations).toEqual([])
})
