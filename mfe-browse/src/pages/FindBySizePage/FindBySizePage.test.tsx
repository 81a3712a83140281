import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { loadRecords, settled } from '../../testing/series-records'
import { FindBySizePage } from './FindBySizePage'
import { seriesOfPanels } from './fits/find-fits'

const Address = () => <output aria-label="address">{useLocation().search}</output>

beforeAll(() => loadRecords(seriesOfPanels))

const show = async (query = '') => {
  const shown = render(
    <MemoryRouter initialEntries={[`/find-by-size${query}`]}>
      <FindBySizePage />
      <Address />
    </MemoryRouter>,
  )
  await settled()
  return shown
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const group = (name: string) => screen.getByRole('region', { name })

it('says how to measure before a size is entered', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'How to measure' })).toBeInTheDocument()
  expect(screen.getByText(/We don’t deduct anything/)).toBeInTheDocument()
})

it('shows the results of a typed size and focuses them', async () => {
  await show()
  await userEvent.type(field('Width'), '35 1/2')
  await userEvent.type(field('Height'), '59')
  await userEvent.click(screen.getByRole('radio', { name: /^Retrofit/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await settled()
  expect(address()).toBe('?width=35.5&height=59&for=retrofit')
  expect(
    screen.getByText('12 of 21 series are made at 35 1/2 × 59 in with a retrofit frame.'),
  ).toBeInTheDocument()
  expect(group('What is made at this size')).toHaveFocus()
})

it('links from a card to the series in this size', async () => {
  await show('?width=35.5&height=59&for=retrofit')
  expect(screen.getByRole('link', { name: 'Platinum Single Hung' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/series\/platinum-single-hung\?design=[A-Z]{3}1-35\.5x59/),
  )
})

it('says of each other series why it is not made', async () => {
  await show('?width=60&height=60&for=retrofit')
  const others = within(group('Not made at this size'))
  const bay = others.getByRole('link', { name: 'Platinum Bay Window' }).closest('li')
  expect(bay).toHaveTextContent('Not offered in a retrofit frame.')
  const hung = others.getByRole('link', { name: 'Platinum Single Hung' }).closest('li')
  expect(hung).toHaveTextContent('Made up to 48 in wide.')
  expect(hung).toHaveTextContent('two of 30 × 60 in side by side (mulled)')
})

it('refers to a dealer where no limit decides', async () => {
  await show('?width=36&height=60&for=new')
  expect(group('Ask a dealer first')).toHaveTextContent('No smallest height is listed.')
})

it('shows an error beside the field and keeps the text', async () => {
  await show()
  await userEvent.type(field('Width'), 'about 35')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  expect(field('Width')).toHaveAccessibleDescription(/such as 35.5 or 35 1\/2/)
  expect(field('Width')).toHaveValue('about 35')
  expect(field('Width')).toHaveFocus()
  expect(field('Height')).toHaveAccessibleDescription('Enter a size in inches')
  expect(address()).toBe('')
})

it('shows errors of a URL without JavaScript too', async () => {
  await show('?width=about+35&height=59')
  expect(field('Width')).toBeInvalid()
  expect(field('Width')).toHaveValue('about 35')
  expect(field('Height')).toHaveValue('59')
})

it('updates the results when the installation changes', async () => {
  await show('?width=96&height=56&for=retrofit')
  expect(group('Not made at this size')).toHaveTextContent('Platinum Bay Window')
  await userEvent.click(screen.getByRole('radio', { name: /^New construction/ }))
  await settled()
  expect(address()).toBe('?width=96&height=56&for=new')
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Platinum Bay Window')
})

it('says when nothing is made', async () => {
  await show('?width=5&height=5')
  expect(
    screen.getByRole('heading', { name: 'No series is made at this size as one unit.' }),
  ).toBeInTheDocument()
})

it.each(['', '?width=36&height=60&for=retrofit', '?width=x&height=', '?width=5&height=5'])(
  'has no accessibility violation at /find-by-size%s',
  async (query) => {
    const { container } = await show(query)
    expect((await axe(container)).violations).toEqual([])
  },
  20_000,
)
