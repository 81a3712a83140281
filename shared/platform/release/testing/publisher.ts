import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/*
 * A publisher as a process of its own: `publisher.ts DIR APP COUNT CLOCK KILL_AT`. Publishes COUNT times: two releases
 * of an app in turn.
 * CLOCK is added to the time of its clock, in ms. At the step with the number KILL_AT it kills itself; steps are
 * the calls that change files. Prints the number of refused publications and of steps.
 */
const [dir = '', app = '', count = '0', clock = '0', killAt = '0'] = process.argv.slice(2)

const now = Date.now.bind(Date)
Date.now = () => now() + Number(clock)

let steps = 0
const changing = [
  'openSync',
  'writeFileSync',
  'fsyncSync',
  'closeSync',
  'linkSync',
  'renameSync',
  'rmSync',
] as const
for (const name of changing) {
  const original = fs[name] as (...args: unknown[]) => unknown
  const counted = (...args: unknown[]) => {
    if (isPublishing && ++steps === Number(killAt)) process.kill(process.pid, 'SIGKILL')
    return original(...args)
  }
  Object.assign(fs, { [name]: counted })
}
syncBuiltinESMExports()

const { publish } = await import('../registry/registry')
let isPublishing = false
let refused = 0
for (let turn = 1; turn <= Number(count); turn++) {
  isPublishing = true
  await publish(dir, app, turn % 2 ? '1.1.0' : '1.0.0').catch((error: Error) => {
    refused++
    process.stderr.write(`${error.message}\n`)
  })
  isPublishing = false
}
process.stdout.write(`${JSON.stringify({ refused, steps })}\n`)
