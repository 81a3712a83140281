import { brand } from '@virida/shared/site/brand'
import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { AboutPage } from './AboutPage'

const show = () =>
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  )

it('has the power of green in its heading', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('power of green')
})

it('has three parts in order', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    `At ${brand.name}`,
    'Family-Owned & More',
    'Sustainability Is The Key',
  ])
})

it('shows two pictures in every part, and says how long the company has existed', () => {
  show()
  for (const chapter of screen.getAllByRole('region')) {
    expect(within(chapter).getAllByRole('img')).toHaveLength(2)
  }
  expect(screen.getByText(/^Our company .* More than 25 years/)).toBeInTheDocument()
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
}, 20_000)
