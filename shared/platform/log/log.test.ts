import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../paths'
import { collectGarbage } from '../testing/collect-garbage'
import { until } from '../testing/until'
import { makeLog } from './log'
import { output } from '../process/output'

const programOf = (lines: string) => `
  import { makeLog } from './shared/platform/log/log'
  import { ignoreBrokenOutput } from './shared/platform/process/program'
  ignoreBrokenOutput()
  const log = makeLog('info')
  ${lines}
`
const start = (lines: string) => ['--import', 'tsx', '--input-type=module', '-e', programOf(lines)]

it('goes on when the disk of the log is full, and keeps none of the lines', () => {
  // A device that answers each write as a full disk does.
  const full = openSync('/dev/full', 'w')
  const lines = `
    for (let line = 0; line < 20_000; line++) log.info({ line, filler: 'x'.repeat(50_000) }, 'A line that finds no space')
    log.fatal('The last line')
    console.log('Another line')
    setTimeout(() => console.error(process.memoryUsage().rss < 300e6 ? 'goes on' : 'needs too much memory'), 100)`
  const { status, stderr } = spawnSync('node', start(lines), {
    cwd: path.resolve(root),
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  })
  closeSync(full)
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'goes on\n' })
}, 30_000)

it('writes lines again when the disk has space again, each on its own', () => {
  let space = 100
  let text = ''
  const log = makeLog(
    'info',
    output(1, (bytes) => {
      if (space === 0) throw Object.assign(new Error('as configured'), { code: 'ENOSPC' })
      const part = bytes.subarray(0, space)
      space -= part.length
      text += part.toString()
      return part.length
    }),
  )
  for (let line = 0; line < 1000; line++) log.info({ line }, 'A line')
  space = 1000
  for (let line = 1000; line < 1002; line++) log.info({ line }, 'A line')
  const lines = text.trimEnd().split('\n')
  expect(lines.slice(-3).map((line) => JSON.parse(line) as object)).toMatchObject([
    { line: 1000 },
    { lost: 1000 - (lines.length - 4), msg: 'Lines of this log could not be written' },
    { line: 1001 },
  ])
  expect(lines.length).toBeLessThan(10)
})

it('loses no line when the reader of a pipe is slow', async () => {
  const lines = `
    console.error('starts')
    for (let line = 0; line < 5000; line++) log.info({ line }, 'A line of which many are more than a pipe holds')`
  const child = spawn('node', start(lines), { cwd: path.resolve(root), stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise((resolve) => child.stderr.once('data', resolve))
  await wait(300)
  let read = 0
  for await (const line of createInterface(child.stdout)) if (line) read++
  expect(read).toBe(5000)
}, 30_000)

const hanging = () => Object.assign(new Error('as configured'), { code: 'EAGAIN' })

it('goes on without waiting while the reader of a pipe hangs, and writes the lines in order when it reads', async () => {
  let reads = false
  let text = ''
  const log = makeLog(
    'info',
    output(1, (bytes) => {
      if (!reads) throw hanging()
      const part = bytes.subarray(0, 30)
      text += part.toString()
      return part.length
    }),
  )
  const startedAt = performance.now()
  for (let line = 0; line < 100; line++) log.info({ line }, 'A line')
  expect(performance.now() - startedAt).toBeLessThan(500)
  reads = true
  await until(() => text.split('\n').length === 101)
  const written = text.trimEnd().split('\n')
  expect(written.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([...Array(100).keys()])
})

it('keeps no line that was written while others still wait', async () => {
  /** How many lines the reader takes before it hangs again. */
  let left = 0
  let collected = 0
  const written = new FinalizationRegistry(() => collected++)
  const slow = output(1, (bytes) => {
    if (left === 0) throw hanging()
    left--
    written.register(bytes, undefined)
    return bytes.length
  })
  for (let line = 0; line < 2500; line++) slow.write('A line\n')
  left = 2000
  await until(() => left === 0)
  await collectGarbage()
  await until(() => collected > 1500, 5000)
})

it('keeps four megabytes of lines for a reader that hangs, and loses the rest', async () => {
  let reads = false
  let length = 0
  let text = ''
  const log = makeLog(
    'info',
    output(1, (bytes) => {
      if (!reads) throw hanging()
      length += bytes.length
      if (bytes.includes('could not be written')) text = bytes.toString()
      return bytes.length
    }),
  )
  for (let line = 0; line < 100; line++) log.info({ filler: 'x'.repeat(100_000) }, 'A line')
  reads = true
  log.info('The last line')
  await until(() => length > 0)
  expect(length).toBeLessThan(4.3 * 1024 * 1024)
  expect(length).toBeGreaterThan(3.9 * 1024 * 1024)
  // 42 of 100 find space.
  expect(JSON.parse(text)).toMatchObject({ lost: 58 })
})
