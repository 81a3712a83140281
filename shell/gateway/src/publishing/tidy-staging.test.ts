import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { longestPause, makeStaging } from '@virida/shared/platform/release/build/staging'
import { temporaryReleases } from '@virida/shared/platform/release/testing/fixture-release'
import { tidyStaging } from './tidy-staging'

afterEach(() => jest.useRealTimers())

it('deletes the files of a killed upload although nobody uploads anything after it', () => {
  const dir = temporaryReleases()
  const staging = makeStaging(dir)
  jest.useFakeTimers({ now: Date.now() })
  const stop = tidyStaging(dir, new FaultLog(testLog().log))
  expect(existsSync(staging)).toBe(true)
  jest.advanceTimersByTime(2 * longestPause)
  stop()
  expect(existsSync(staging)).toBe(false)
})

it('reports a folder that cannot be read, and goes on', () => {
  const dir = temporaryReleases()
  writeFileSync(path.join(dir, '.staging'), 'no folder')
  const logged = testLog()
  tidyStaging(dir, new FaultLog(logged.log))()
  expect(logged.lines.join()).toContain('The files of interrupted uploads cannot be deleted')
})
