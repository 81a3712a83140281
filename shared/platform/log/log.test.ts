import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'
import { makeLog, output } from './log'

const program = `
  import { makeLog } from './shared/platform/log/log'
  import { ignoreBrokenOutput } from './shared/platform/process/program'
  ignoreBrokenOutput()
  const log = makeLog('info')
  for (let line = 0; line < 20_000; line++) log.info({ line }, 'A line that finds no space')
  log.fatal('The last line')
  console.log('Another line')
  setTimeout(() => console.error(process.memoryUsage().rss < 300e6 ? 'goes on' : 'needs too much memory'), 100)
`

it('goes on when the disk of the log is full, and keeps none of the lines', () => {
  // A device that answers each write as a full disk does.
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', program], {
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
    output((bytes, from) => {
      if (space === 0) throw Object.assign(new Error('as configured'), { code: 'ENOSPC' })
      const part = bytes.subarray(from, from + space)
      space -= part.length
      text += part.toString()
      return part.length
    }),
  )
  for (let line = 0; line < 1000; line++) log.info({ line }, 'A line')
  space = 1000
  for (let line = 1000; line < 1002; line++) log.info({ line }, 'A line')
  const lines = text.trimEnd().split('\n')
  expect(lines.slice(-2).map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([1000, 1001])
  expect(lines.length).toBeLessThan(10)
})
