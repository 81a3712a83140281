import { inches } from '@virida/shared/products/catalogue/dimension'
import { describeCode } from '@virida/shared/products/project/describe-window'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ListChanges } from '../use-list-changes'
import { MeasureDialog } from './MeasureDialog'

const code = 'PSH1-36x60'

// jsdom has the dialog element but not its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function show({ notes = '' } = {}) {
  const made = await describeCode(code)
  if (!made) throw new Error(`Cannot test the sizes of ${code}: it is no design code`)
  const revise = jest.fn<void, Parameters<ListChanges['revise']>>()
  const window = { id: 'a', design: code, room: 'Bedroom 2', quantity: 1, notes, made }
  const onClose = jest.fn()
  const changes = { revise } as unknown as ListChanges
  const shown = render(<MeasureDialog window={window} at={2} changes={changes} onClose={onClose} />)
  return { ...shown, revise, onClose }
}
const field = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const refill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}

it('fills the frame from the opening and the frame type, and uses all three sizes', async () => {
  const { revise, onClose } = await show()
  await userEvent.selectOptions(screen.getByLabelText('Frame type'), 'Retrofit')
  expect(field('Opening width (in)')).toHaveValue('36 1/4')
  await refill('Opening width (in)', '35 1/2')
  expect(field('Frame width (in)')).toHaveValue('35 1/4')
  await press('Use these sizes')
  expect(field('Opening height (in)')).toHaveFocus()
  expect(field('Opening height (in)')).toHaveAccessibleDescription(/Enter this side of the opening too/)
  await refill('Opening height (in)', '60 1/4')
  await press('Use these sizes')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(revise).toHaveBeenCalledWith(
    'a',
    {
      design: 'PSH1-35.25x60-RETROFIT',
      opening: { width: inches(35.5), height: inches(60.25) },
    },
    'Changed the sizes of row 3, Bedroom 2: frame 35 1/4 × 60 in.',
  )
})

it('stores no opening that is only computed from the frame', async () => {
  const { revise } = await show()
  await userEvent.selectOptions(screen.getByLabelText('Frame type'), 'Retrofit')
  expect(field('Opening width (in)')).toHaveAccessibleDescription(/Computed from the frame size/)
  await press('Use these sizes')
  expect(revise.mock.calls[0]?.[1]).toEqual({ design: 'PSH1-36x60-RETROFIT', opening: undefined })
})

it('keeps a frame that was made smaller while the diagonals are measured', async () => {
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Frame type'), 'Retrofit')
  await userEvent.click(screen.getByText('Measuring guide'))
  for (const place of ['Width, middle –', 'Width, bottom –', 'Diagonal, up –']) {
    await press('1/8')
    await press(place)
  }
  expect(field('Frame width (in)')).toHaveValue('35 7/8')
  await refill('Frame width (in)', '35')
  await press('1/8')
  expect(field('Frame width (in)')).toHaveValue('35')
})

it('lets a phone type spaces and slashes in every length', async () => {
  await show()
  await userEvent.click(screen.getByText('Measuring guide'))
  expect(screen.getAllByRole('textbox').filter((input) => input.hasAttribute('inputmode'))).toEqual([])
})

it('stays at a length that cannot be read when Enter is pressed', async () => {
  await show()
  await userEvent.click(screen.getByText('Measuring guide'))
  await userEvent.type(field('Width, top (in)'), 'wide{Enter}')
  expect(field('Width, top (in)')).toHaveValue('wide')
  expect(field('Width, top (in)')).toBeInvalid()
})

it('keeps the list and goes to the field when a size cannot be read', async () => {
  const { revise } = await show()
  await refill('Frame height (in)', 'tall')
  await press('Use these sizes')
  expect(field('Frame height (in)')).toHaveFocus()
  expect(field('Frame height (in)')).toHaveAccessibleDescription(/Enter inches from 4 to 480/)
  expect(revise).not.toHaveBeenCalled()
})

it('says that a size is not made, and that a frame does not fit its opening', async () => {
  await show()
  await refill('Frame width (in)', '90')
  expect(screen.getByText('Not available in this size.')).toBeVisible()
  await refill('Opening width (in)', '36')
  await refill('Opening height (in)', '60')
  expect(screen.getByText('The frame is not smaller than the opening.')).toBeVisible()
})

it('takes the smallest of three from the guide, warns about the diagonals and writes the notes', async () => {
  const { revise } = await show({ notes: 'Call first' })
  await userEvent.selectOptions(screen.getByLabelText('Frame type'), 'Retrofit')
  await userEvent.click(screen.getByText('Measuring guide'))
  const guide = field('Width, top (in)')
  await userEvent.click(guide)
  for (const text of ['36', '35 15/16', '36', '60 1/8', '60', '60', '70', '69 1/2']) {
    await userEvent.keyboard(`${text}{Enter}`)
    expect(guide).toHaveFocus()
  }
  expect(screen.getByText(/^Smallest width 35 15\/16 in, smallest height 60 in\./)).toBeVisible()
  expect(screen.getByText(/^Out of square: the diagonals differ by 1\/2 in/)).toBeVisible()
  expect(field('Frame width (in)')).toHaveValue('35 11/16')
  await press('Use these sizes')
  expect(revise.mock.calls[0]?.[1]).toEqual({
    design: 'PSH1-35.6875x59.75-RETROFIT',
    opening: { width: inches(35.9375), height: inches(60) },
    notes: 'Call first\nMeasured: widths 36, 35 15/16, 36; heights 60 1/8, 60, 60; diagonals 70, 69 1/2 in',
  })
})

it('sets fractions with buttons', async () => {
  await show()
  await userEvent.click(screen.getByText('Measuring guide'))
  await press('3/8')
  expect(field('Width, top (in)')).toHaveValue('36 3/8')
  await press('+ 1/16')
  await press('One inch less')
  expect(field('Width, top (in)')).toHaveValue('35 7/16')
  expect(screen.getByRole('button', { name: '3/8' })).toHaveAttribute('aria-pressed', 'true')
  await press('Next')
  expect(screen.getByText('Width, middle', { selector: '[role=status]' })).toBeInTheDocument()
  await press('One inch more')
  expect(field('Width, middle (in)')).toHaveValue('36 7/16')
})

it('says that long notes have no room for the measurements', async () => {
  const { revise } = await show({ notes: 'x'.repeat(290) })
  await userEvent.click(screen.getByText('Measuring guide'))
  await press('1/8')
  expect(screen.getByText('The notes have no room for the measurements.')).toBeVisible()
  await press('Use these sizes')
  expect(revise.mock.calls[0]?.[1]).not.toHaveProperty('notes')
})

it('has no accessibility violations', async () => {
  const { container } = await show()
  await userEvent.click(screen.getByText('Measuring guide'))
  expect((await axe(container)).violations).toEqual([])
})
