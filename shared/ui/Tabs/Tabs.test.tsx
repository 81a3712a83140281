import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Tabs } from './Tabs'
import type { TabItem } from './Tabs'

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

it('shows the panel of the selected tab and no other', () => {
  render(<Series />)
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  expect(screen.getByText('All about Glass')).not.toBeVisible()
})

it('shows the panel of the tab that is pressed', async () => {
  render(<Series />)
  await userEvent.click(tab('Glass'))
  expect(screen.getByRole('tabpanel', { name: 'Glass' })).toBeVisible()
})

it('selects with the arrow keys and takes the focus along', async () => {
  render(<Series />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('Glass')).toHaveFocus()
  expect(tab('Glass')).toHaveAttribute('aria-selected', 'true')
})

it('is one stop for the Tab key, followed by its panel', async () => {
  render(<Series first="options" />)
  await userEvent.tab()
  expect(tab('Options')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

it('has every panel in the served page', () => {
  const html = renderToString(<Series />)
  expect(html.replaceAll('<!-- -->', '')).toContain('All about Glass')
})

it('is served without inline styles', () => {
  expect(renderToString(<Series items={linked} />)).not.toContain('style=')
})

it('leads to the address of a tab before the script is there', () => {
  render(<Series items={linked} />)
  expect(tab('Glass')).toHaveAttribute('href', '#glass')
})

it('lets the browser open a tab with an address elsewhere', () => {
  render(<Series items={linked} />)
  const leftToBrowser = fireEvent(tab('Glass'), createEvent.click(tab('Glass'), { ctrlKey: true }))
  expect(leftToBrowser).toBe(true)
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
})

it('selects the tab in which find-in-page has met a word', () => {
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
