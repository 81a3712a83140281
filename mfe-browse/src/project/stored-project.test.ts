import fc from 'fast-check'
import { readStored, writeProject } from './stored-project'

const kitchen = { id: 'a', design: 'VCA1-28x54', room: 'Kitchen', quantity: 2, notes: '' }

test('what was written is read back', () => {
  const project = { name: 'Hillside', windows: [kitchen, { ...kitchen, id: 'b', room: 'Bath' }] }
  expect(readStored(writeProject(project))).toEqual({ project, unread: [] })
})

test('a device without a project has an empty one', () => {
  expect(readStored(null)).toEqual({ project: { name: '', windows: [] }, unread: [] })
})

test('a damaged record is set aside, and the others stay', () => {
  const text = JSON.stringify({ version: 1, name: '', windows: [kitchen, { ...kitchen, quantity: -1 }, 7] })
  const { project, unread } = readStored(text)
  expect(project.windows).toEqual([kitchen])
  expect(unread).toHaveLength(2)
})

test.each(['{"version":2,"windows":[]}', '{"version":1}', 'no json', '[]', 'null'])(
  'the whole of %s is set aside',
  (text) => {
    expect(readStored(text)).toEqual({ project: { name: '', windows: [] }, unread: [text] })
  },
)

test('two records with one id become two windows', () => {
  const { project } = readStored(JSON.stringify({ version: 1, name: '', windows: [kitchen, kitchen] }))
  expect(new Set(project.windows.map(({ id }) => id)).size).toBe(2)
})

test('no text makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStored(text).project).toBeDefined()
    }),
  )
})
