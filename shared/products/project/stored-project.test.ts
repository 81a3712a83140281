import { anyFacades } from './testing/any-facade'
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

it('reads every row and façade as it has written it, and lists of the first version', () => {
  fc.assert(
    fc.property(fc.array(anyWindow), fc.option(anyFacades, { nil: undefined }), (windows, facades) => {
      const project = {
        ...{ name: '', windows: windows.map((window, at) => ({ ...window, id: String(at) })) },
        ...(facades && { facades }),
      }
      expect(readStored(writeProject(project))).toEqual({ project, unread: [] })
    }),
  )
  const first = JSON.stringify({ version: 1, name: 'Hillside', windows: [kitchen] })
  expect(readStored(first)).toEqual({ project: { name: 'Hillside', windows: [kitchen] }, unread: [] })
})

it.each(['{"version":5,"windows":[]}', '{"version":1}', 'no json', '[]', 'null'])(
  'the whole of %s is set aside',
  (text) => {
    expect(readStored(text)).toEqual({ project: { name: '', windows: [] }, unread: [text] })
  },
)

const facade = { id: 1, name: 'Front', width: 7680, height: 1728, roof: { form: 'flat' } }

it('sets damaged façades aside, keeps the others, and keeps the places of rows', () => {
  const placed = { ...kitchen, places: [{ facade: 2, x: 16, sill: 512 }] }
  const damaged = [{ ...facade, id: 2, width: -1 }, { ...facade, name: 'Again' }, 7]
  const text = JSON.stringify({ version: 4, name: '', windows: [placed], facades: [facade, ...damaged] })
  expect(readStored(text)).toEqual({
    project: { name: '', windows: [placed], facades: [facade] },
    unread: damaged.map((record) => JSON.stringify(record)),
  })
})

it('sets façades beyond the limit aside, and a value that is no list', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ ...facade, id: at + 1 }))
  const stored = (facades: unknown) =>
    readStored(JSON.stringify({ version: 4, name: '', windows: [kitchen], facades }))
  expect(stored(many).project.facades).toHaveLength(8)
  expect(stored(many).unread).toHaveLength(2)
  expect(stored('Front')).toEqual({ project: { name: '', windows: [kitchen] }, unread: ['"Front"'] })
})

it('writes a list without façades as the version that earlier releases can read', () => {
  const version = (project: object) =>
    (JSON.parse(writeProject({ name: '', windows: [kitchen], ...project })) as { version: number }).version
  expect(version({})).toBe(2)
  expect(version({ facades: [facade] })).toBe(4)
  expect(version({ windows: [{ ...kitchen, places: [{ facade: 1, x: 0, sill: 0 }] }] })).toBe(4)
})

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
