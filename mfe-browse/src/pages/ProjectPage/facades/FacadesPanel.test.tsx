import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { projectStore } from '../../../project/project-store'
import { useProject } from '../../../project/use-project'
import { useDescribed } from '../use-described'
import { FacadesPanel } from './FacadesPanel'

// jsdom has no pointer capture.
Object.assign(Element.prototype, { setPointerCapture: jest.fn() })

const key = 'virida:project'
const windows = [
  { id: 'a', design: 'PSH1-36x60', room: 'Bedroom', quantity: 2, notes: '', sill: 24 * 16, sleeping: true },
  { id: 'b', design: 'MSD1-144x96-OXXO', room: 'Living room', quantity: 1, notes: '', mark: 'D1' },
]
const front = { id: 1, name: 'Front', width: 480 * 16, height: 108 * 16, roof: { form: 'flat' } }

type Stored = {
  windows: { places?: { facade: number; x: number; sill: number }[] }[]
  facades?: { name: string; width: number; roof: object; floors?: number[] }[]
}
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Stored
/** Inches from the left and above the ground of what the first row has on façades. */
const places = (row = 0) => stored().windows[row]?.places?.map(({ x, sill }) => [x / 16, sill / 16])

afterEach(() => {
  localStorage.clear()
  projectStore.subscribe(() => undefined)()
})

const list = { alter: projectStore.change }
const close = jest.fn()

function Page() {
  const project = useProject()?.project ?? { name: '', windows: [] }
  const { described } = useDescribed(project.windows)
  return described ? <FacadesPanel {...{ project, described, list }} onClose={close} /> : null
}

async function show(facades: readonly object[] = [front], rows: readonly object[] = windows) {
  localStorage.setItem(key, JSON.stringify({ version: 4, name: 'Hillside', windows: rows, facades }))
  const shown = render(<Page />)
  // The modules of the series are compiled first.
  await screen.findByRole('heading', { name: 'Façades' }, { timeout: 10_000 })
  return { ...shown, panel: within(screen.getByRole('region', { name: 'Façades' })) }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
/** The button that places the last one of a row disappears. In the next frame, the heading above it takes the focus. */
const headingHasFocus = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'Not placed yet' })).toHaveFocus())

it('puts a window at its measured sill and a door on the floor, and names both', async () => {
  const { panel } = await show()
  await press(/^Place opening A/)
  expect(panel.getByRole('status')).toHaveTextContent(`Opening A: 1'0" from the left, sill 2'0".`)
  await press(/^Place opening D1/)
  expect(
    panel.getByRole('button', { name: `Opening A, 3'0" × 5'0", 1'0" from the left, sill 2'0"` }),
  ).toBeVisible()
  expect(
    panel.getByRole('button', { name: `Opening D1, 12'0" × 8'0", 5'0" from the left, sill 0'0"` }),
  ).toHaveAttribute('aria-pressed', 'true')
  expect(panel.getByRole('button', { name: /^Place opening A/ })).toHaveTextContent('1 left')
  expect(panel.queryByRole('button', { name: /^Place opening D1/ })).not.toBeInTheDocument()
  await headingHasFocus()
  expect([places(0), places(1)]).toEqual([[[12, 24]], [[60, 0]]])
})

it('moves an opening with the arrow keys by an inch, with Shift by a foot, and undoes it at once', async () => {
  const { panel } = await show()
  await press(/^Place opening A/)
  act(() => panel.getByRole('button', { name: /^Opening A/ }).focus())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowRight}{/Shift}')
  expect(places()).toEqual([[26, 25]])
  expect(panel.getByRole('status')).toHaveTextContent(`Opening A: 2'2" from the left, sill 2'1".`)
  expect(panel.getByRole('button', { name: /^Opening A/ })).toHaveFocus()
  await press('Undo')
  expect(places()).toEqual([[12, 24]])
  await press('Undo')
  expect(places()).toBeUndefined()
  expect(screen.getByText('Undone.')).toHaveFocus()
})

it('refuses a move over the corner of the wall or another opening, and says why', async () => {
  const { panel } = await show()
  await press(/^Place opening A/)
  await press(/^Place opening A/)
  await headingHasFocus()
  const [first] = panel.getAllByRole('button', { name: /^Opening A/ })
  act(() => first?.focus())
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  expect(panel.getByRole('status')).toHaveTextContent(
    'Opening A would reach outside of the wall. It stays where it was.',
  )
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  expect(panel.getByRole('status')).toHaveTextContent(
    'Opening A would overlap another one. It stays where it was.',
  )
  expect(places()).toEqual([
    [24, 24],
    [60, 24],
  ])
})

it('takes the place of an opening as numbers, and keeps a text that cannot be used', async () => {
  const { panel } = await show()
  await press(/^Place opening A/)
  const x = panel.getByRole('textbox', { name: 'From the left corner' })
  await userEvent.clear(x)
  await userEvent.type(x, `12'6 1/2"{Enter}`)
  expect(places()).toEqual([[150.5, 24]])
  const sill = panel.getByRole('textbox', { name: 'Sill above the ground line' })
  expect(sill).toHaveAccessibleDescription(`Head at 7'0"`)
  await userEvent.clear(sill)
  await userEvent.type(sill, `6'{Tab}`)
  expect(sill).toBeInvalid()
  expect(sill).toHaveAccessibleDescription(/would reach outside of the wall/)
  await userEvent.clear(sill)
  await userEvent.type(sill, 'low{Enter}')
  expect(sill).toHaveValue('low')
  expect(sill).toHaveAccessibleDescription(/A length such as/)
  expect(places()).toEqual([[150.5, 24]])
})

it('takes an opening off the wall with Delete and moves the focus to the tray', async () => {
  const { panel } = await show()
  await press(/^Place opening D1/)
  await headingHasFocus()
  act(() => panel.getByRole('button', { name: /^Opening D1/ }).focus())
  await userEvent.keyboard('{Delete}')
  expect(places(1)).toBeUndefined()
  expect(panel.getByRole('button', { name: /^Place opening D1/ })).toBeVisible()
  await screen.findByText('Opening D1 is off the wall.')
  await headingHasFocus()
})

it('draws the first façade from a few dimensions, changes it and removes it with what is on it', async () => {
  const { panel } = await show([])
  await press('Add a façade')
  await press(/^Place opening A/)
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Roof' }), 'Gable end')
  const fill = async (name: string, text: string) => {
    const field = panel.getByRole('textbox', { name })
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
    await userEvent.tab()
  }
  await fill('Pitch (rise in 12)', '6')
  await fill('Width', `30'`)
  await fill('Name', 'Street')
  await fill('Floor lines', `9'1 1/2", 8'`)
  expect(panel.getByRole('textbox', { name: 'Floor lines' })).toBeInvalid()
  await fill('Floor lines', `8', 9'1 1/2"`)
  expect(stored().facades).toEqual([
    {
      ...{ id: 1, name: 'Street', width: 360 * 16, height: 108 * 16 },
      ...{ roof: { form: 'gable', pitch: 6 }, floors: [96 * 16, 109.5 * 16] },
    },
  ])
  await press('Remove this façade')
  expect(stored().facades).toBeUndefined()
  expect(places()).toBeUndefined()
  await press('Undo')
  expect(stored().facades).toHaveLength(1)
  expect(places()).toEqual([[12, 24]])
})

it('gives a removed façade back when there is room again after another tab has filled the house', async () => {
  const storeInOtherTab = (facades: readonly object[]) =>
    act(() => {
      localStorage.setItem(key, JSON.stringify({ version: 4, name: 'Hillside', windows, facades }))
      dispatchEvent(new StorageEvent('storage', { key }))
    })
  const { panel } = await show()
  await press('Remove this façade')
  const eight = Array.from({ length: 8 }, (_, at) => ({ ...front, id: at + 2, name: `Side ${at + 2}` }))
  storeInOtherTab(eight)
  await press('Undo')
  expect(panel.getByRole('status')).toHaveTextContent(/^Not everything is undone: another tab/)
  expect(stored().facades).toHaveLength(8)
  storeInOtherTab(eight.slice(1))
  await press('Undo')
  expect(panel.getByRole('status')).toHaveTextContent('Undone.')
  expect(stored().facades?.map(({ name }) => name)).toContain('Front')
  expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('keeps openings that a smaller wall no longer holds, and warns about them', async () => {
  const far = { ...windows[0], places: [{ facade: 1, x: 440 * 16, sill: 384 }] }
  const { panel } = await show([front], [far])
  const width = panel.getByRole('textbox', { name: 'Width' })
  await userEvent.clear(width)
  await userEvent.type(width, `30'{Enter}`)
  expect(panel.getByText('Check the place of A: outside of the wall, or over another opening.')).toBeVisible()
  const opening = panel.getByRole('button', { name: /^Opening A.*Reaches outside of the wall$/ })
  act(() => opening.focus())
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(places()).toEqual([[440, 24]])
})

it('adds façades up to the limit, each with a name of its own', async () => {
  const { panel } = await show([])
  for (let at = 0; at < 9; at += 1) await press('Add a façade')
  expect(stored().facades?.map(({ name }) => name)).toEqual([
    'Front',
    'Right',
    'Rear',
    'Left',
    'Façade 5',
    'Façade 6',
    'Façade 7',
    'Façade 8',
  ])
  expect(panel.getByRole('status')).toHaveTextContent('A project has 8 façades at most.')
})

it('says that rows without a size cannot be placed', async () => {
  const open = { id: 'c', design: '', room: 'Attic', quantity: 1, notes: '', asked: { text: 'Round' } }
  const { panel } = await show([front], [...windows, open])
  expect(panel.getByText('1 row has no size yet and cannot be placed.')).toBeVisible()
})

it('has no accessibility violation with openings on the wall', async () => {
  const { container } = await show()
  await press(/^Place opening A/)
  expect((await axe(container)).violations).toEqual([])
})
