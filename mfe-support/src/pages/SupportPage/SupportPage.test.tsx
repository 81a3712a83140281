import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { SupportPage } from './SupportPage'

const open = () =>
  render(
    <MemoryRouter>
      <SupportPage />
    </MemoryRouter>,
  )

it('asks how it can help', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How Can We Help You Today?')
})

it.each([
  ['Service Request', '/service-request'],
  ['Warranties', '/warranty'],
  ['Windows & Door Care', '/window-and-door-care'],
  ['Replacement Parts', '/replacement-parts'],
  ['Egress Calculator', '/egress-calculator'],
  ['Common Questions & Answers', '/faq'],
])('leads with %s to %s', (name, href) => {
  open()
  const tiles = within(screen.getAllByRole('list').find((list) => list.children.length === 6)!)
  expect(tiles.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('has no accessibility problems', async () => {
  const { container } = open()
  expect((await axe(container)).violations).toEqual([])
})
