import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryReleases } from '../testing/fixture-release'
import { longestPause, makeStaging, removeAbandoned } from './staging'

const minute = 60_000

function stagingWith(dir: string, minutesAgo: number): string {
  const staging = makeStaging(dir)
  const file = path.join(staging, 'client', 'page.js')
  mkdirSync(path.dirname(file))
  writeFileSync(file, 'a page')
  const then = new Date(Date.now() - minutesAgo * minute)
  utimesSync(file, then, then)
  const start = new Date(Date.now() - 2 * longestPause)
  for (const folder of [path.dirname(file), staging]) utimesSync(folder, start, start)
  return staging
}

it('deletes what a killed process has left, and nothing that is still being written', () => {
  const dir = temporaryReleases()
  const [left, written] = [stagingWith(dir, 15), stagingWith(dir, 1)]
  removeAbandoned(dir)
  expect([left, written].map(existsSync)).toEqual([false, true])
})

it('keeps a new folder, and accepts a releases folder without one', () => {
  const dir = temporaryReleases()
  removeAbandoned(dir)
  const staging = makeStaging(dir)
  removeAbandoned(dir)
  expect(existsSync(staging)).toBe(true)
})
