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

it('shows a picture in every part', () => {
  show()
  for (const chapter of screen.getAllByRole('region')) {
    expect(within(chapter).getAllByRole('img').length).toBeGreaterThan(0)
  }
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
}, 20_000)
