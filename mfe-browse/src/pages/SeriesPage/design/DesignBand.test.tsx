import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { stubScreen } from '../../../testing/screen-apis'
import { DesignBand } from './DesignBand'

const Address = () => <output aria-label="address">{useLocation().search}</output>

async function show(slug: SeriesSlug, search = '') {
  const series = await loadSeries(slug)
  const shown = render(
    <MemoryRouter initialEntries={[`/series/${slug}${search}`]}>
      <DesignBand series={series} />
      <Address />
    </MemoryRouter>,
  )
  await screen.findByLabelText(/Height, inches/, {}, { timeout: 5000 })
  return shown
}

const width = () => screen.getByLabelText(/width, inches/i)
const group = (name: RegExp) => screen.getByRole('group', { name })
const choose = (name: RegExp, choice: string) =>
  userEvent.click(within(group(name)).getByRole('radio', { name: choice }))
const isChosen = (name: RegExp, choice: string) =>
  expect(within(group(name)).getByRole('radio', { name: choice })).toBeChecked()
const address = (code: string) =>
  waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(code))
const drawn = (words: RegExp) => screen.getByRole('img', { name: words })

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => stubScreen())

it('draws the usual size without changing the URL', async () => {
  await show('venetian-casement')
  expect(drawn(/^Casement window, 28 in wide and 54 in tall/)).toBeInTheDocument()
  expect(screen.getByLabelText('address')).toBeEmptyDOMElement()
})

it('draws a typed size at once and writes it to the URL after a pause', async () => {
  await show('venetian-casement', '?tab=glass')
  await type(width(), '35 1/2')
  expect(drawn(/35 1\/2 in wide/)).toBeInTheDocument()
  await address('?tab=glass&design=VCA1-35.5x54')
})

it('opens the design in the URL', async () => {
  await show('bellagio-single-hung', '?design=BSH1-30x50-BK.AL-G1.MARGINAL-E4-RAIN-BLOCK')
  expect(width()).toHaveValue('30')
  isChosen(/^Outside color/, 'Black')
  isChosen(/^Inside color/, 'Almond')
  isChosen(/^Grid/, 'Marginal')
  isChosen(/^Bar/, '1 in sculptured')
  isChosen(/^Coating/, 'Low E4')
  isChosen(/^Privacy/, 'Rain')
  isChosen(/^Frame type/, 'Block')
})

it('says why a size is not made, and offers the nearest that is', async () => {
  await show('venetian-casement')
  await type(width(), '40')
  expect(width()).toBeInvalid()
  expect(screen.getByText('Not available as drawn: width.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Make it 36 in wide' }))
  expect(width()).toHaveValue('36')
  expect(width()).toHaveFocus()
  expect(screen.getByText('Available as drawn.')).toBeInTheDocument()
})

it('keeps the last size while the text cannot be read, and shows an error on blur', async () => {
  await show('venetian-casement')
  await type(width(), 'wide')
  expect(drawn(/28 in wide/)).toBeInTheDocument()
  await userEvent.tab()
  expect(width()).toHaveAccessibleDescription(/Enter inches/)
})

it('accepts a color that does not go with the other one, and says why it is not made', async () => {
  await show('bellagio-single-hung')
  await choose(/^Inside color/, 'Almond')
  expect(group(/^Inside color/)).toHaveTextContent('White is colored through the vinyl')
  await userEvent.click(screen.getByRole('button', { name: 'Make the inside white' }))
  isChosen(/^Inside color/, 'White')
  expect(within(group(/^Inside color/)).getByRole('radio', { name: 'White' })).toHaveFocus()
})

it('says that the inside has changed with the outside', async () => {
  await show('bellagio-single-hung')
  await choose(/^Outside color/, 'Almond')
  isChosen(/^Inside color/, 'Almond')
  expect(screen.getByText('The inside is almond too: the color goes through the vinyl.')).toBeVisible()
})

it('keeps a chosen inside color with another outside, and replaces a default one', async () => {
  await show('bellagio-single-hung', '?design=BSH1-36x60-BK.AL')
  await choose(/^Outside color/, 'Blue')
  isChosen(/^Inside color/, 'Almond')
  await choose(/^Outside color/, 'Almond')
  await choose(/^Outside color/, 'Blue')
  isChosen(/^Inside color/, 'White')
})

it('says that the height has changed with a round shape', async () => {
  await show('platinum-specialty-window')
  await choose(/^Shape/, 'Half-Round')
  expect(screen.getByLabelText(/Height, inches/)).toHaveValue('24')
  expect(screen.getByText('Half-Round: the height is 24 in now, to match the width.')).toBeVisible()
})

it('marks the layouts of a door that do not fit its width', async () => {
  await show('french-swing-door')
  const five = within(group(/^Panel layout/)).getByRole('radio', { name: '5 Panels, O O XR O O' })
  expect(five).toHaveAccessibleDescription(/5 panels make a door from 150 in wide/)
})

it('offers no grids for doors, and triple panes for Venetian windows alone', async () => {
  await show('sliding-glass-door')
  expect(screen.queryByRole('group', { name: /^Grid/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: /^Panes/ })).not.toBeInTheDocument()
})

it('shows the usual design and why when the code cannot be read', async () => {
  await show('venetian-casement', '?design=VCA1-28x54-ZZ')
  expect(screen.getByText(/"ZZ" is not a part of a design code/)).toBeInTheDocument()
  expect(drawn(/28 in wide and 54 in tall/)).toBeInTheDocument()
})

it('links to the right page for a design of another series', async () => {
  await show('venetian-casement', '?design=PSH1-30x50')
  expect(
    screen.getByRole('link', { name: 'Open it on the page of the Platinum Single Hung' }),
  ).toHaveAttribute('href', '/series/platinum-single-hung?design=PSH1-30x50#design')
})

it('passes the code to the contact form', async () => {
  await show('venetian-casement', '?design=VCA1-30x54-BK')
  expect(screen.getByRole('link', { name: 'Ask about this design' })).toHaveAttribute(
    'href',
    '/contact-us?design=VCA1-30x54-BK',
  )
})

it('estimates the clear opening of a window that the egress calculator covers', async () => {
  await show('venetian-casement', '?design=VCA1-30x54-XR')
  expect(screen.getByText(/Large enough for bedroom egress on any floor/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Check it in the egress calculator' })).toHaveAttribute(
    'href',
    '/egress-calculator?window_series=venetian&window_style=casement&frame_width=30&frame_height=54&result=1',
  )
})

it('estimates no opening for a window that does not open, or is not made', async () => {
  await show('venetian-casement', '?design=VCA1-60x54')
  expect(screen.queryByText(/clear opening/)).not.toBeInTheDocument()
})

it('draws the design seen from inside, and opened', async () => {
  await show('venetian-casement')
  await userEvent.click(screen.getByRole('button', { name: 'Inside' }))
  expect(drawn(/Casement/)).toHaveAccessibleDescription(/from the inside, .*shut/)
})

it('renders the drawing and the texts on the server, without the controls', async () => {
  const series = await loadSeries('venetian-casement')
  const html = renderToString(
    <MemoryRouter initialEntries={['/series/venetian-casement?design=VCA1-30x60-BK']}>
      <DesignBand series={series} />
    </MemoryRouter>,
  )
  expect(html).toContain('30 in wide and 60 in tall')
  expect(html).toContain('Black outside, white inside')
  expect(html).not.toContain('type="radio"')
})

it('prints the sheet and removes it afterwards', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await show('venetian-casement', '?design=VCA1-30x54-BK')
  await userEvent.click(screen.getByRole('button', { name: 'Print sheet' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Seen from inside')).toBeInTheDocument()
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Seen from inside')).not.toBeInTheDocument()
})

it.each<[SeriesSlug, string]>([
  ['bellagio-single-hung', ''],
  ['french-swing-door', '?design=FSW1-72x80-OXLXRO-AL.WH'],
  ['platinum-specialty-window', '?design=nothing'],
])(
  'has no accessibility problems: %s%s',
  async (slug, search) => {
    const { container } = await show(slug, search)
    expect((await axe(container)).violations).toEqual([])
  },
  30_000,
)
