import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { CatalogPage } from './CatalogPage'

const Address = () => <output aria-label="address">{useLocation().search}</output>
// Inside act, the drawings load before the test continues.
const show = (query = '') =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[`/catalog${query}`]}>
          <CatalogPage />
          <Address />
        </MemoryRouter>,
      ),
    ),
  )
const address = () => screen.getByRole('status', { name: 'address' }).textContent
const toggle = (title: string) => screen.getByRole('button', { name: `Compare ${title}` })
const tray = () => screen.getByRole('region', { name: 'Chosen to compare' })

it('shows no tray before a series is chosen', async () => {
  await show()
  expect(screen.queryByRole('region', { name: 'Chosen to compare' })).not.toBeInTheDocument()
})

it('keeps the chosen series in the URL and links to their comparison', async () => {
  await show('?window_type=single_hung')
  await userEvent.click(toggle('Venetian Single Hung'))
  await userEvent.click(toggle('Platinum Single Hung'))
  expect(address()).toBe('?window_type=single_hung&compare=venetian-single-hung&compare=platinum-single-hung')
  expect(toggle('Venetian Single Hung')).toHaveAttribute('aria-pressed', 'true')
  expect(within(tray()).getByRole('link', { name: 'Compare 2 of 4' })).toHaveAttribute(
    'href',
    '/compare?series=venetian-single-hung,platinum-single-hung',
  )
  expect(screen.getByText('2 of 4 chosen')).toBeInTheDocument()
})

it('keeps the chosen series when filters change', async () => {
  await show('?window_type=single_hung&compare=venetian-single-hung')
  await userEvent.click(screen.getByRole('link', { name: 'Reset filters' }))
  expect(address()).toBe('?compare=venetian-single-hung')
})

it('compares what the filters leave', async () => {
  await show('?window_type=horizontal_slider')
  const sliders = '/compare?series='
  for (const name of ['Compare these 3 series', 'Compare series']) {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? ''
    expect(href.slice(sliders.length).split(',').sort()).toEqual([
      'bellagio-horizontal-slider',
      'platinum-horizontal-slider',
      'venetian-horizontal-slider',
    ])
  }
})

it('compares the first four where the filters leave more', async () => {
  await show('?window_series=venetian')
  const href = screen.getByRole('link', { name: 'Compare the first 4 series' }).getAttribute('href') ?? ''
  expect(href.split(',')).toHaveLength(4)
})

it('compares what is chosen rather than what the filters leave', async () => {
  await show('?window_type=horizontal_slider&compare=venetian-casement')
  expect(screen.queryByRole('link', { name: 'Compare these 3 series' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Compare series' })).toHaveAttribute(
    'href',
    '/compare?series=venetian-casement',
  )
})

it('removes a series with its card or the tray', async () => {
  await show('?compare=venetian-single-hung&compare=platinum-single-hung')
  await userEvent.click(toggle('Venetian Single Hung'))
  expect(address()).toBe('?compare=platinum-single-hung')
  await userEvent.click(within(tray()).getByRole('link', { name: 'Remove Platinum Single Hung' }))
  expect(address()).toBe('')
})

it('refuses a fifth series and says so', async () => {
  const four = ['venetian-casement', 'venetian-awning', 'bi-fold-door', 'multi-slide-door']
  await show(`?${four.map((slug) => `compare=${slug}`).join('&')}`)
  const fifth = toggle('Venetian Single Hung')
  expect(fifth).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(fifth)
  expect(tray()).toHaveTextContent('You can compare four series at a time.')
  expect(within(tray()).getByRole('link', { name: 'Compare 4 of 4' })).toBeInTheDocument()
})

it('draws the products in the chosen finish', async () => {
  const { container } = await show('?window_series=venetian&frame_finish=espresso_exterior')
  expect(screen.getByText('Each is drawn in Espresso Exterior, at its usual size.')).toBeInTheDocument()
  expect(container.querySelectorAll('article img')).toHaveLength(0)
  expect(container.querySelectorAll('article svg [data-role=frame]').length).toBeGreaterThan(5)
})

it('draws the products when no finish is chosen, too', async () => {
  const { container } = await show('?window_series=venetian')
  expect(container.querySelectorAll('article img')).toHaveLength(0)
  expect(container.querySelectorAll('article svg [data-role=frame]').length).toBeGreaterThan(5)
  expect(screen.getByText('Each is drawn at its usual size.')).toBeInTheDocument()
})

it('has no accessibility violation with a tray and drawings', async () => {
  const { container } = await show('?frame_finish=black_all_over&compare=venetian-casement')
  expect((await axe(container)).violations).toEqual([])
}, 20_000)
