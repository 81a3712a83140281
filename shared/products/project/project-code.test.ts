import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { inches } from '../catalogue/dimension'
import { projectLimits, type Project } from './project'
import { longestProjectCode, ProjectCodeError, projectCode, readProject } from './project-code'
import { anyWindow } from './testing/any-window'

const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength: Math.floor(maxLength / 12) })
const project: fc.Arbitrary<Project> = fc.record({
  name: text(projectLimits.name),
  windows: fc.array(anyWindow, { maxLength: 12 }),
})

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

it('reads or refuses every changed link', async () => {
  const sources = await Promise.all(fc.sample(project, { numRuns: 20, seed: 7 }).map(projectCode))
  const sign = fc.constantFrom(...'0123456789abcXYZ-_=%&#<'.split(''), '')
  const edits = fc.array(fc.tuple(fc.nat(400), fc.nat(6), sign), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sources), edits, async (source, changes) => {
      const code = changes.reduce(
        (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
        source,
      )
      const read = await readProject(code)
      if (read instanceof ProjectCodeError) return
      // What is read is a project that can be written again, with all its rows.
      expect(await readProject(await projectCode(read))).toEqual(read)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 500) },
  )
}, 600_000)

it.each([
  ['an empty text', '', 'NOT_A_CODE'],
  ['characters that a code cannot have', '1<script>', 'NOT_A_CODE'],
  ['another version', `4${codeOf(['x']).slice(1)}`, 'VERSION'],
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
  ['a code too long for any address', `1${'A'.repeat(30_000)}`, 'TOO_LARGE'],
])('refuses %s', async (_, code, expected) => {
  expect(await problem(code)).toBe(expected)
})
