import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Tabs, type TabItem } from './Tabs'

const tabs: TabItem[] = ['Overview', 'Options', 'Glass'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>All about {label}</p>,
}))
const linked = tabs.map((item) => ({ ...item, href: `#${item.value}` }))

function Series({ items = tabs, first = 'overview' }: { items?: TabItem[]; first?: string }) {
  const [value, setValue] = useState(first)
  return <Tabs label="About this series" tabs={items} value={value} onChange={setValue} />
}
const tab = (name: string) => screen.getByRole('tab', { name })

it('shows only the panel of the selected tab', () => {
  render(<Series />)
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  expect(screen.getByText('All about Glass')).not.toBeVisible()
})

it('shows the panel of the tab that was clicked', async () => {
  render(<Series />)
  await userEvent.click(tab('Glass'))
  expect(screen.getByRole('tabpanel', { name: 'Glass' })).toBeVisible()
})

it('selects a tab with the arrow keys and moves the focus to it', async () => {
  render(<Series />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('Glass')).toHaveFocus()
  expect(tab('Glass')).toHaveAttribute('aria-selected', 'true')
})

it('has one tab stop for the row and one for the open panel', async () => {
  render(<Series first="options" />)
  await userEvent.tab()
  expect(tab('Options')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

it('renders every panel on the server', () => {
  const html = renderToString(<Series />)
  expect(html.replaceAll('<!-- -->', '')).toContain('All about Glass')
})

it('renders no inline styles on the server', () => {
  expect(renderToString(<Series items={linked} />)).not.toContain('style=')
})

it('links each tab to its URL before hydration', () => {
  render(<Series items={linked} />)
  expect(tab('Glass')).toHaveAttribute('href', '#glass')
})

it('lets the browser open a linked tab in a new window', () => {
  render(<Series items={linked} />)
  const leftToBrowser = fireEvent(tab('Glass'), createEvent.click(tab('Glass'), { ctrlKey: true }))
  expect(leftToBrowser).toBe(true)
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
})

it('selects the tab in which find-in-page finds a word', () => {
  render(<Series />)
  act(() => {
    screen.getByText('All about Glass').dispatchEvent(new Event('beforematch', { bubbles: true }))
  })
  expect(tab('Glass')).toHaveAttribute('aria-selected', 'true')
})

it.each([
  { as: 'buttons', items: tabs },
  { as: 'links', items: linked },
])('is accessible as $as', async ({ items }) => {
  const { container } = render(<Series items={items} />)
  expect((await axe(container)).violations).toEqual([])
})
