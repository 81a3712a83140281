import { fuzzRuns, fuzzTimeout } from '@virida/shared/platform/testing/fuzz-runs'
import { anyWindow } from '@virida/shared/products/project/testing/any-window'
import fc from 'fast-check'
import { edited } from '../import/testing/edits'
import { jobFile, readJobFile } from './job-file'
import { JobFileError } from './job-file-error'

const jobs = fc.sample(fc.array(anyWindow, { minLength: 1, maxLength: 12 }), { numRuns: 20, seed: 7 })
const files = jobs.map((windows) =>
  jobFile({ name: 'Hillside', windows: windows.map((window, at) => ({ ...window, id: `w${at}` })) }),
)

it(
  'refuses a changed job file, or reads it with all its rows',
  async () => {
    const check = async (text: string) => {
      try {
        const { windows } = await readJobFile(new Blob([text]))
        const file = JSON.parse(text) as { windows: readonly unknown[] }
        expect(windows).toHaveLength(file.windows.length)
      } catch (error) {
        if (!(error instanceof JobFileError)) throw error
      }
    }
    const changed = fc.constantFrom(...files).chain(edited)
    await fc.assert(fc.asyncProperty(changed, check), { numRuns: fuzzRuns(3500) })
  },
  fuzzTimeout,
)
