import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'

const program = `
  import { makeLog } from './shared/platform/log/log'
  import { ignoreBrokenOutput } from './shared/platform/process/program'
  ignoreBrokenOutput()
  const log = makeLog('info')
  for (let line = 0; line < 20_000; line++) log.info({ line }, 'A line that finds no space')
  console.log('Another line')
  setTimeout(() => console.error(process.memoryUsage().rss < 300e6 ? 'goes on' : 'needs too much memory'), 100)
`

it('goes on when the disk of the log is full, and keeps few of the lines', () => {
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
