import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { EgressPage } from './EgressPage'

// Typing into a whole page can take longer than the default timeout of five seconds on a busy machine.
jest.setTimeout(30_000)

const scrollIntoView = jest.fn()
beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})

const open = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/egress-calculator${query}`]}>
      <main>
        <EgressPage />
      </main>
    </MemoryRouter>,
  )

const fill = async (series: string, style: string, width: string, height: string) => {
  await userEvent.selectOptions(screen.getByLabelText(/Window Series/), series)
  await userEvent.selectOptions(screen.getByLabelText(/Window Style/), style)
  await userEvent.type(screen.getByLabelText(/Frame Width/), width)
  await userEvent.type(screen.getByLabelText(/Frame Height/), height)
}
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
const row = (name: RegExp) => screen.getByRole('row', { name })

it('shows no result before Calculate is pressed', async () => {
  open()
  await fill('platinum', 'single_hung', '36', '60')
  expect(screen.queryByText(/IRC Egress Requirements\./)).toBeNull()
  await calculate()
  expect(screen.getByText('Meets IRC Egress Requirements.')).toBeVisible()
})

it('scrolls to the verdict after a press of Calculate, and not when a link shows a result', async () => {
  open('?window_series=platinum&window_style=single_hung&frame_width=36&frame_height=60&result=1')
  expect(screen.getByText('Meets IRC Egress Requirements.')).toBeVisible()
  expect(scrollIntoView).not.toHaveBeenCalled()
  await calculate()
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
  expect(scrollIntoView.mock.contexts[0]).toHaveTextContent('Meets IRC Egress Requirements.')
})

it('has the four columns of the requirements', async () => {
  open()
  await fill('platinum', 'single_hung', '36', '60')
  await calculate()
  const table = screen.getByRole('table', { name: 'Clear opening against the requirements' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Parameter', 'Result', '1st Floor Requirement', '2nd Floor and Above Requirement'])
})

it('marks the checks that fail, with their margin', async () => {
  open()
  await fill('platinum', 'horizontal_slider', '48', '48')
  await calculate()
  expect(row(/Opening Width/)).toHaveTextContent('3/8 in too narrow')
  expect(within(row(/Opening Height/)).queryByRole('img', { name: 'Fails' })).toBeNull()
})

it('says that a window is enough for grade-floor openings only', async () => {
  open()
  await fill('venetian', 'single_hung', '36', '60')
  await calculate()
  expect(screen.getByText('Does NOT meet IRC Egress Requirements.')).toBeVisible()
  expect(screen.getByText(/OK for grade-floor openings only/)).toBeVisible()
})

it('explains an area that shows 5.7 and is below it', async () => {
  open()
  await fill('platinum', 'single_hung', '29', '71.883')
  await calculate()
  expect(row(/Opening Area/)).toHaveTextContent('5.7 sq ft')
  expect(screen.getByText('Does NOT meet IRC Egress Requirements.')).toBeVisible()
  expect(screen.getByText(/the area is 5\.69951 sq ft, just below/)).toBeVisible()
})

it('warns of a size that the series is not made in', async () => {
  open()
  await fill('venetian', 'casement', '48', '48')
  await calculate()
  expect(screen.getByText(/Venetian Casement is made 16 to 36 in wide/)).toBeVisible()
})

it('refuses a sill above 44 in', async () => {
  open(
    '?window_series=platinum&window_style=single_hung&frame_width=36&frame_height=60&sill_height=46 1/2&result=1',
  )
  expect(await screen.findByText(/2 1\/2 in too high/)).toBeVisible()
})

it('says that the form has changed since the result', async () => {
  open('?window_series=platinum&window_style=single_hung&frame_width=36&frame_height=60&result=1')
  expect(screen.queryByText(/You changed the form/)).toBeNull()
  await userEvent.type(screen.getByLabelText(/Frame Width/), '5')
  expect(screen.getByText(/You changed the form/)).toBeVisible()
})

it('keeps a preset style until a series is chosen', async () => {
  open('?window_style=casement')
  await userEvent.selectOptions(screen.getByLabelText(/Window Series/), 'venetian')
  expect(screen.getByLabelText(/Window Style/)).toHaveValue('casement')
})

it('passes axe with and without a result', async () => {
  const { container, unmount } = open()
  expect((await axe(container)).violations).toEqual([])
  unmount()
  const full = open(
    '?window_series=venetian&window_style=single_hung&frame_width=36&frame_height=60&result=1&openings=A,Platinum,SH,36,60',
  )
  expect((await axe(full.container)).violations).toEqual([])
})

const shownAt = (sill: string, height = '72') =>
  open(
    `?window_series=platinum&window_style=single_hung&frame_width=36&frame_height=${height}&sill_height=${sill}&result=1`,
  )

it('fails a large window whose opening begins too high above the floor', () => {
  shownAt('50')
  const status = screen.getAllByRole('status')[0]
  expect(status).toHaveTextContent('Does NOT meet IRC Egress Requirements.')
  expect(status).toHaveTextContent('the opening begins too high')
  expect(status).not.toHaveTextContent('any floor')
  expect(screen.queryByText('Your size passes on every floor: nothing to change.')).toBeNull()
})

it('passes the same window with a low sill', () => {
  shownAt('44')
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Meets IRC Egress Requirements.')
})

it('marks only the cell that fails when a window passes for grade-floor openings', () => {
  open('?window_series=venetian&window_style=single_hung&frame_width=36&frame_height=60&result=1')
  expect(screen.getAllByRole('status')[0]).toHaveAttribute('data-verdict', 'grade_floor_only')
  expect(
    within(row(/Opening Area/))
      .getAllByRole('cell')
      .map((cell) => cell.dataset.passes),
  ).toEqual([undefined, 'true', 'false'])
  expect(row(/Opening Width/)).toHaveTextContent('30 3/8 in')
})

it('links a failed verdict to the sizes that pass', () => {
  open('?window_series=venetian&window_style=single_hung&frame_width=36&frame_height=48&result=1')
  const link = screen.getByRole('link', { name: 'See sizes and windows that pass' })
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Smallest change')
})
