import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blob } from 'node:buffer'
import { projectLimits } from '@virida/shared/products/project/project'
import { writeProject } from '@virida/shared/products/project/stored-project'
import type { Change } from '../../../project/change-project'
import type { ListChanges } from '../schedule/use-list-changes'
import { ImportPanel } from './ImportPanel'
import { packed, sheetFiles } from './testing/workbook'

// jsdom does not scroll, and its blobs cannot be read. In new browsers the result is a promise.
Element.prototype.scrollIntoView = jest.fn().mockResolvedValue(undefined)
Object.assign(globalThis, { Blob })

const heading = ['Mark', 'Room', 'Size', 'Type', 'Qty']
const windows = [heading, ['W1', 'Den', '3050', 'Platinum SH', 1], ['W2', 'Bath', '2020', 'Platinum SH', 1]]
const doors = [heading, ['D1', 'Patio', '6068', 'SGD XO', 1]]
const garage = [heading, ['G1', 'Garage', '3030', 'Platinum SH', 1]]

function show(rowsInList = 0) {
  const make = jest.fn()
  const [onAdded, onCancel] = [jest.fn(), jest.fn()]
  const changes = { make } as unknown as Parameters<typeof ImportPanel>[0]['changes']
  render(<ImportPanel rowsInList={rowsInList} changes={changes} onAdded={onAdded} onCancel={onCancel} />)
  return Object.assign(make, { onAdded, onCancel })
}
const fileOf = (bytes: Uint8Array) => {
  const file = new File([bytes as BlobPart], 'house.xlsx')
  // jsdom's files have no such method.
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}
const choose = (bytes: Uint8Array) => userEvent.upload(screen.getByLabelText('Choose a file'), fileOf(bytes))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** The sheet that is shown, as its option names it. */
const shownSheet = async () => {
  const sheet = await screen.findByLabelText<HTMLSelectElement>('Sheet', {}, { timeout: 10_000 })
  return sheet.selectedOptions[0]?.textContent
}
const lastMade = (make: jest.Mock) => make.mock.lastCall as Parameters<ListChanges['make']>

it('offers the next sheet of a workbook after each import, and closes after the last', async () => {
  const make = show()
  const legend = [['Legend'], ['SH: single hung'], ['Dimensions in inches'], ['See plan']]
  await choose(packed(sheetFiles({ Windows: windows, Legend: legend, Doors: doors, Garage: garage })))
  await userEvent.selectOptions(
    await screen.findByLabelText('Sheet', {}, { timeout: 10_000 }),
    'Windows (2 rows)',
  )
  await press('Add 2 rows to my project')
  expect(lastMade(make)[1]).toBe(
    'Added 2 rows from the sheet Windows to your project. Not imported yet: the sheets Doors and Garage of this file.',
  )
  expect(make.onAdded).not.toHaveBeenCalled()
  expect(await shownSheet()).toBe('Doors (1 row)')
  await press('Add 1 row to my project')
  expect(await shownSheet()).toBe('Garage (1 row)')
  await press('Add 1 row to my project')
  expect(lastMade(make)[1]).toBe('Added 1 row from the sheet Garage to your project.')
  expect(make.onAdded).toHaveBeenCalledTimes(1)
})

it('goes back to a sheet whose import is undone, and warns before a sheet is imported twice', async () => {
  const make = show()
  await choose(packed(sheetFiles({ Windows: windows, Doors: doors })))
  expect(await shownSheet()).toBe('Windows (2 rows)')
  await press('Add 2 rows to my project')
  await userEvent.selectOptions(screen.getByLabelText('Sheet'), 'Windows (2 rows, imported)')
  expect(screen.getByText(/^This sheet is imported already\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Sheet'), 'Doors (1 row)')
  act(() => lastMade(make)[2]?.())
  expect(await shownSheet()).toBe('Windows (2 rows)')
  expect(screen.queryByText(/^This sheet is imported already\./)).toBeNull()
})

it('shows all rows of the next sheet, whatever rows of the last one were looked at', async () => {
  show()
  await choose(packed(sheetFiles({ Windows: windows, Doors: doors })))
  await shownSheet()
  await press('Not added (0)')
  await press('Add 2 rows to my project')
  expect(screen.getByRole('button', { name: 'All (1)' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('row', { name: /Patio/ })).toBeVisible()
})

it('counts the rows of a sheet once, without its headings and empty lines', async () => {
  show()
  const all = [
    ['Oak house'],
    ...windows,
    [],
    ['W3', 'Loft', '3050', 'Platinum SH', 'TBD'],
    ['', '', 'Total', '3'],
  ]
  await choose(packed(sheetFiles({ Windows: all, Doors: doors })))
  expect(await shownSheet()).toBe('Windows (5 rows)')
  expect(screen.getByText('5 rows: 2 read, 0 to complete, 3 not added.')).toBeVisible()
  expect(screen.getByText('The line of the headings and empty lines are not counted.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'All (5)' })).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 5)
})

it('asks for no sheet if the file has one', async () => {
  show()
  await choose(packed(sheetFiles({ Windows: windows, Notes: [] })))
  expect(
    await screen.findByText('2 rows: 2 read, 0 to complete, 0 not added.', {}, { timeout: 10_000 }),
  ).toBeVisible()
  expect(screen.queryByLabelText('Sheet')).toBeNull()
})

it('keeps a pasted schedule, so that it can be corrected', async () => {
  show()
  await userEvent.click(screen.getByLabelText('Rows of the schedule'))
  await userEvent.paste('Mark\tSize\tType\tQty\nW1\t3050\tPlatinum SH\tTBD')
  await userEvent.click(screen.getByRole('button', { name: 'Read the rows' }))
  expect(
    await screen.findByText('No row can be added yet. Check what the columns say.', {}, { timeout: 10_000 }),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose another schedule' }))
  expect(screen.getByLabelText('Rows of the schedule')).toHaveDisplayValue(/TBD$/)
})

const jobOf = (text: string) =>
  // jsdom's files have no such method.
  Object.assign(new File([text], 'house.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  })
const job = writeProject({
  name: 'Oak house',
  windows: [{ id: '1', room: 'Den', quantity: 1, design: 'VCA1-28x54', notes: '' }],
})

it.each(['the field of rows', 'the field of a file', 'the words above them'])(
  'adds the rows of a job file that is dropped on %s',
  async (place) => {
    const make = show()
    const targets: Record<string, () => HTMLElement> = {
      'the field of rows': () => screen.getByLabelText('Rows of the schedule'),
      'the field of a file': () => screen.getByLabelText('Choose a file'),
      'the words above them': () => screen.getByText(/^Paste the rows of a window schedule/),
    }
    const isLeftToBrowser = fireEvent.drop(targets[place]!(), { dataTransfer: { files: [jobOf(job)] } })
    expect(isLeftToBrowser).toBe(false)
    await waitFor(() => expect(make).toHaveBeenCalledWith(expect.anything(), 'Added 1 row to your project.'))
    const change = (make.mock.calls as [Change][])[0]![0]
    expect(change({ name: '', windows: [] })).toMatchObject({ name: 'Oak house', windows: [{ room: 'Den' }] })
  },
)

it('adds no row of a job file for which the list has no room, and says how much room there is', async () => {
  const make = show(projectLimits.windows)
  fireEvent.drop(screen.getByLabelText('Rows of the schedule'), { dataTransfer: { files: [jobOf(job)] } })
  expect(
    await screen.findByText(/^Cannot add the job: it has 1 row, and your list has room for 0\./),
  ).toBeVisible()
  expect(make).not.toHaveBeenCalled()
})

it('says what is wrong with a dropped file that is no job', async () => {
  show()
  const form = screen.getByLabelText('Rows of the schedule')
  fireEvent.drop(form, { dataTransfer: { files: [jobOf('{"rows": 3}')] } })
  expect(await screen.findByText(/^Cannot open the file: it has no job\./)).toBeVisible()
})

it('says at the field what is wrong with what the field was given', async () => {
  show()
  const [rows, file] = [screen.getByLabelText('Rows of the schedule'), screen.getByLabelText('Choose a file')]
  await press('Read the rows')
  const problem = await screen.findByRole('alert', {}, { timeout: 10_000 })
  expect(rows).toHaveAccessibleDescription(expect.stringContaining(problem.textContent))
  expect(file).toBeValid()
  await userEvent.upload(file, jobOf('{"rows": 3}'))
  await waitFor(() => expect(file).toHaveAccessibleDescription(/Cannot open the file: it has no job\./))
  expect(rows).toBeValid()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
})

it('is closed by Escape unless a schedule would be lost', async () => {
  const { onCancel } = show()
  await userEvent.type(screen.getByLabelText('Rows of the schedule'), 'W1')
  act(() => screen.getByRole('heading', { name: 'Import a schedule' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Rows of the schedule'))
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  act(() => screen.getByRole('heading', { name: 'Import a schedule' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})
