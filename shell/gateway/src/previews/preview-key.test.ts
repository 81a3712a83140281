import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { temporaryReleases } from '@virida/shared/platform/release/testing/fixture-release'
import { previewKey } from './preview-key'

it('makes a key that only its owner can read, and keeps it', () => {
  const dir = temporaryReleases()
  const { log } = testLog()
  const key = previewKey(dir, new FaultLog(log))
  expect(key).toHaveLength(43)
  expect(previewKey(dir, new FaultLog(log))).toBe(key)
  expect(previewKey(temporaryReleases(), new FaultLog(log))).not.toBe(key)
  expect(statSync(path.join(dir, '.preview-key')).mode & 0o777).toBe(0o600)
})

it('says that it cannot keep a key, and gives one', () => {
  const { log, lines } = testLog()
  expect(previewKey('/nowhere', new FaultLog(log))).toHaveLength(43)
  expect(lines.join()).toContain('set PREVIEW_KEY')
})

it('does not sign with the key of a damaged file, because anybody could guess it', () => {
  const dir = temporaryReleases()
  const { log, lines } = testLog()
  writeFileSync(path.join(dir, '.preview-key'), '')
  expect(previewKey(dir, new FaultLog(log))).toHaveLength(43)
  expect(lines.join()).toContain('set PREVIEW_KEY')
})
