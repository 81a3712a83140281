import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { ReadingLayout } from './ReadingLayout'

const show = () =>
  render(
    <MemoryRouter>
      <ReadingLayout
        data-page="care"
        contents={[{ label: 'Glass', href: '#glass' }]}
        contact={{
          title: 'Not sure?',
          text: 'Call us.',
          links: [{ label: '(951) 555-0100', href: 'tel:+19515550100' }],
        }}
      >
        <h2 id="glass">Glass</h2>
      </ReadingLayout>
    </MemoryRouter>,
  )

it('links to the parts of the text', () => {
  show()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  expect(within(contents).getByRole('link', { name: 'Glass' })).toHaveAttribute('href', '#glass')
})

it('says whom to ask', () => {
  show()
  expect(screen.getByRole('link', { name: '(951) 555-0100' })).toHaveAttribute('href', 'tel:+19515550100')
})

it('gives its other props to its root', () => {
  const { container } = show()
  expect(container.firstElementChild).toHaveAttribute('data-page', 'care')
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
