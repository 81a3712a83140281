import { fuzzRuns, fuzzTimeout } from '@virida/shared/platform/testing/fuzz-runs'
import fc from 'fast-check'
import { readScheduleText } from './read/read-text'
import { edited } from './testing/edits'
import { expectReadOrRefused } from './testing/expect-rows'
import { schedules } from './testing/schedules'

jest.setTimeout(fuzzTimeout)

it('gives every row of a changed text a result or a reason', async () => {
  const text = fc.oneof(...schedules.map(edited))
  const check = (changed: string) => expectReadOrRefused(() => readScheduleText(changed))
  await fc.assert(fc.asyncProperty(text, check), { numRuns: fuzzRuns(600) })
})
