import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reserveCache } from './reserve-cache'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reserved-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets one process use a cache, and gives others none', async () => {
  const other = spawn('sleep', ['60'])
  expect(reserveCache(folder, 'mfe-tools-production', other.pid)).toBe(true)
  expect(reserveCache(folder, 'mfe-tools-production')).toBe(false)
  expect(reserveCache(folder, 'mfe-tools-development')).toBe(true)
  expect(readdirSync(folder)).toContain(`mfe-tools-production.${other.pid}`)
  other.kill()
  await once(other, 'exit')
  expect(reserveCache(folder, 'mfe-tools-production')).toBe(true)
})

it('takes over the cache of a process that was killed', () => {
  // No process has this id: Linux has at most 4,194,304.
  writeFileSync(path.join(folder, 'shell-production.99999999'), '')
  expect(reserveCache(folder, 'shell-production')).toBe(true)
  expect(readdirSync(folder)).toEqual([`shell-production.${process.pid}`])
})
