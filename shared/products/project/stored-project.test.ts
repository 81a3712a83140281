import { anyWindow } from './testing/any-window'
import fc from 'fast-check'
import { readStored, writeProject } from './stored-project'

const kitchen = { id: 'a', design: 'VCA1-28x54', room: 'Kitchen', quantity: 2, notes: '' }

it('reads what it has written', () => {
  const project = { name: 'Hillside', windows: [kitchen, { ...kitchen, id: 'b', room: 'Bath' }] }
  expect(readStored(writeProject(project))).toEqual({ project, unread: [] })
})

it('reads an empty project where none is stored', () => {
  expect(readStored(null)).toEqual({ project: { name: '', windows: [] }, unread: [] })
})

it('sets a damaged row aside and keeps the others', () => {
  const text = JSON.stringify({ version: 1, name: '', windows: [kitchen, { ...kitchen, quantity: -1 }, 7] })
  const { project, unread } = readStored(text)
  expect(project.windows).toEqual([kitchen])
  expect(unread).toHaveLength(2)
})

it('reads every row as it has written it, and lists of the first version', () => {
  fc.assert(
    fc.property(fc.array(anyWindow), (windows) => {
      const project = { name: '', windows: windows.map((window, at) => ({ ...window, id: String(at) })) }
      expect(readStored(writeProject(project))).toEqual({ project, unread: [] })
    }),
  )
  const first = JSON.stringify({ version: 1, name: 'Hillside', windows: [kitchen] })
  expect(readStored(first)).toEqual({ project: { name: 'Hillside', windows: [kitchen] }, unread: [] })
})

it.each(['{"version":4,"windows":[]}', '{"version":1}', 'no json', '[]', 'null'])(
  'the whole of %s is set aside',
  (text) => {
    expect(readStored(text)).toEqual({ project: { name: '', windows: [] }, unread: [text] })
  },
)

it('sets a text with a million rows aside as a whole, which takes no time for each row', () => {
  const text = `{"version":2,"windows":[${'{},'.repeat(1_000_000)}{}]}`
  const { unread } = readStored(text)
  expect(unread).toHaveLength(1)
  expect(unread[0]).toBe(text)
})

it('keeps few line breaks of a note', () => {
  const windows = [{ ...kitchen, notes: '\n'.repeat(300) }]
  const { project } = readStored(JSON.stringify({ version: 2, name: '', windows }))
  expect(project.windows[0]?.notes.split('\n')).toHaveLength(8)
})

it('gives two rows with the same id different ids', () => {
  const { id: _, ...withoutId } = kitchen
  const windows = [{ ...kitchen, id: 'window-2' }, kitchen, withoutId, kitchen]
  const { project } = readStored(JSON.stringify({ version: 1, name: '', windows }))
  expect(new Set(project.windows.map(({ id }) => id)).size).toBe(4)
})

it('never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStored(text).project).toBeDefined()
    }),
  )
})
