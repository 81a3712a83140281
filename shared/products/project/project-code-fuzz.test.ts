import fc from 'fast-check'
import { fuzzRuns, fuzzTimeout } from '../../platform/testing/fuzz-runs'
import type { Project } from './project'
import { ProjectCodeError, projectCode, readProject } from './project-code'
import { anyWindow } from './testing/any-window'

const project: fc.Arbitrary<Project> = fc.record({
  name: fc.string({ maxLength: 20 }),
  windows: fc.array(anyWindow, { maxLength: 12 }),
})

it(
  'reads or refuses every changed link',
  async () => {
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
      { numRuns: fuzzRuns(5500) },
    )
  },
  fuzzTimeout,
)
