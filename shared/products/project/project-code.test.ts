import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { inches } from '../catalogue/dimension'
import { projectLimits, type Project } from './project'
import { linkCode, longestProjectCode, ProjectCodeError, projectCode, readProject } from './project-code'
import { anyFacades } from './testing/any-facade'
import { anyWindow } from './testing/any-window'

const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength: Math.floor(maxLength / 12) })
const project: fc.Arbitrary<Project> = fc.record(
  {
    name: text(projectLimits.name),
    windows: fc.array(anyWindow, { maxLength: 12 }),
    facades: anyFacades,
  },
  { requiredKeys: ['name', 'windows'] },
)

const codeOf = (value: unknown) => `1${deflateRawSync(JSON.stringify(value)).toString('base64url')}`
const problem = async (code: string) => {
  const read = await readProject(code)
  return read instanceof ProjectCodeError ? read.code : read
}

it('reads every project back as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(project, async (given) => {
      expect(await readProject(await projectCode(given))).toEqual(given)
    }),
    { numRuns: 60 },
  )
})

it('writes version 3 only for a project with openings, so that earlier releases can read the others', async () => {
  const row = { design: 'VCA1-28x54', room: '', quantity: 1, notes: '', mark: 'W1' }
  const opening = { width: inches(28.5), height: inches(54.5) }
  expect(await projectCode({ name: '', windows: [row] })).toMatch(/^2/)
  const code = await projectCode({ name: '', windows: [row, { ...row, opening }] })
  expect(code).toMatch(/^3/)
  expect(await readProject(code)).toEqual({ name: '', windows: [row, { ...row, opening }] })
})

const front = {
  ...{ id: 1, name: 'Front', width: inches(480), height: inches(108) },
  roof: { form: 'gable', pitch: 6 },
} as const

it('writes version 4 only for a project with façades or places', async () => {
  const row = { design: 'VCA1-28x54', room: '', quantity: 1, notes: '' }
  const placed = { ...row, places: [{ facade: 1, x: inches(50.5), sill: inches(26) }] }
  for (const given of [
    { name: 'House', windows: [row], facades: [front] },
    { name: 'House', windows: [placed] },
    { name: 'House', windows: [row, placed], facades: [front] },
  ]) {
    const code = await projectCode(given)
    expect(code).toMatch(/^4/)
    expect(await readProject(code)).toEqual(given)
  }
})

it('fits a house of 24 openings on four façades into an address', async () => {
  const windows = Array.from({ length: 24 }, (_, at) => ({
    ...{ design: `VCA1-${24 + at}x${48 + at}-XR-BK`, room: `Room ${at}`, quantity: 1, notes: '' },
    places: [{ facade: 1 + (at % 4), x: inches(20 + 37 * at), sill: inches(80 - 48) }],
  }))
  const facades = [1, 2, 3, 4].map((id) => ({ ...front, id, floors: [inches(109.5)] }))
  expect((await projectCode({ name: 'Hillside', windows, facades })).length).toBeLessThan(
    longestProjectCode / 4,
  )
})

it('leaves façades out of a link that they make too long, and only then', async () => {
  // Lengths without a pattern, so that they cannot be compressed.
  const random = (at: number) => inches((Math.imul(at + 1, 2654435761) >>> 12) % 1400)
  const place = (at: number) => ({ facade: 1, x: random(at), sill: random(at + 7919) })
  const rows = (placed: number) =>
    Array.from({ length: 40 }, (_, at) => ({
      ...{ design: 'VCA1-28x54', room: `Room ${at}`, quantity: 100, notes: '' },
      places: Array.from({ length: placed }, (__, copy) => place(100 * at + copy)),
    }))
  const short = { name: 'House', windows: rows(1), facades: [front] }
  expect(await linkCode(short)).toEqual({ code: await projectCode(short) })
  const long = await linkCode({ name: 'House', windows: rows(80), facades: [front] })
  expect(long?.isWithoutFacades).toBe(true)
  const read = await readProject(long?.code ?? '')
  expect(read).toEqual({ name: 'House', windows: rows(1).map(({ places: _, ...row }) => row) })
})

it('writes version 1 for a project without marks, egress data and open rows', async () => {
  const plain = { design: 'VCA1-28x54', quantity: 1, room: 'Kitchen', notes: '' }
  expect(await projectCode({ name: '', windows: [plain] })).toMatch(/^1/)
  expect(await projectCode({ name: '', windows: [{ ...plain, mark: 'W1' }] })).toMatch(/^2/)
})

it('refuses to write what it would not read', async () => {
  const windows = Array.from({ length: projectLimits.windows }, () => ({
    ...{ design: 'VCA1-28x54', quantity: 1, room: '' },
    notes: 'x'.repeat(projectLimits.notes),
  }))
  await expect(projectCode({ name: '', windows })).rejects.toMatchObject({
    code: 'TOO_LARGE',
    message: 'Cannot share the project: it is larger than a shared project may be',
  })
})

it('writes codes that need no escaping in an address', async () => {
  await fc.assert(
    fc.asyncProperty(project, async (given) => {
      const code = await projectCode(given)
      expect(encodeURIComponent(code)).toBe(code)
    }),
    { numRuns: 30 },
  )
})

it('fits forty rooms with notes into an address', async () => {
  const windows = Array.from({ length: 40 }, (_, at) => ({
    design: `VCA1-${24 + (at % 12)}x${48 + at}-XR-BK`,
    quantity: 1 + (at % 3),
    room: `Bedroom ${at}`,
    notes: `Sill ${30 + at} in above the floor, opens onto the terrace`,
  }))
  expect((await projectCode({ name: 'Hillside house', windows })).length).toBeLessThan(longestProjectCode)
})

it('never throws, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (code) => {
      expect(await readProject(`1${code}`)).toBeDefined()
    }),
  )
})

it.each([
  ['an empty text', '', 'NOT_A_CODE'],
  ['characters that a code cannot have', '1<script>', 'NOT_A_CODE'],
  ['another version', `5${codeOf(['x']).slice(1)}`, 'VERSION'],
  ['a code that was cut', codeOf(['Hillside', ['VCA1-28x54']]).slice(0, -6), 'UNREADABLE'],
  ['no list', codeOf({ name: 'x' }), 'UNREADABLE'],
  ['a window without a design', codeOf(['x', []]), 'UNREADABLE'],
  ['a quantity below one', codeOf(['x', ['VCA1-28x54', 0]]), 'UNREADABLE'],
  ['a quantity that is a text', codeOf(['x', ['VCA1-28x54', '2']]), 'UNREADABLE'],
  ['a note of a megabyte', codeOf(['x', ['VCA1-28x54', 1, '', 'x'.repeat(2 ** 20)]]), 'TOO_LARGE'],
  [
    'too many windows',
    codeOf(['x', ...Array.from({ length: projectLimits.windows + 1 }, () => ['VCA1-28x54'])]),
    'TOO_LARGE',
  ],
  ['a row without a design or a text', codeOf(['x', ['', 1]]), 'UNREADABLE'],
  ['a sill that is a text', codeOf(['x', ['VCA1-28x54', 1, '', '', '', 1, '40']]), 'UNREADABLE'],
  ['a façade without a height', codeOf([['x', [1, 'Front', 960]]]), 'UNREADABLE'],
  [
    'two façades with one id',
    codeOf([['x', [1, 'Front', 960, 960, 0, 0], [1, 'Rear', 960, 960, 0, 0]]]),
    'UNREADABLE',
  ],
  ['a façade with an unknown roof', codeOf([['x', [1, 'Front', 960, 960, 99, 0]]]), 'UNREADABLE'],
  [
    'too many façades',
    codeOf([['x', ...Array.from({ length: 9 }, (_, at) => [at + 1, 'x', 960, 960, 0, 0])]]),
    'TOO_LARGE',
  ],
  [
    'a place that is cut',
    codeOf(['x', ['VCA1-28x54', 1, '', '', '', 0, null, '', null, null, null, null, [1, 16]]]),
    'UNREADABLE',
  ],
  ['a code too long for any address', `1${'A'.repeat(30_000)}`, 'TOO_LARGE'],
])('refuses %s', async (_, code, expected) => {
  expect(await problem(code)).toBe(expected)
})
