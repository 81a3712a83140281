import { fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRunning } from './is-running'
import { SupervisedProgram, type SupervisionTimes } from './supervised-program'

/** A program that answers /livez on a free port. Its first argument says what it does wrong. */
const code = `
const [fault] = process.argv.slice(2)
if (fault === 'settings') process.exit(78)
if (fault === 'crash') process.exit(1)
if (fault === 'deaf') process.on('SIGTERM', () => {})
const server = require('node:http').createServer((request, response) => response.end('ok'))
server.listen(0, '127.0.0.1', () => {
  process.send({ state: 'listening', url: 'http://127.0.0.1:' + server.address().port })
  process.send({ state: 'ready' })
})
if (fault === 'closing') process.on('SIGTERM', () => {
  server.close()
  setTimeout(() => process.exit(7), 700)
})
process.on('disconnect', () => process.exit(0))
`
const times: Partial<SupervisionTimes> = {
  probe: { interval: 50, timeout: 300, failures: 2 },
  grace: 300,
  firstDelay: 20,
  longestDelay: 50,
}

const folder = mkdtempSync(path.join(tmpdir(), 'supervised-'))
const file = path.join(folder, 'program.cjs')
const lines: string[] = []
let pids: number[] = []
let program: SupervisedProgram | undefined

beforeAll(() => writeFileSync(file, code))
beforeEach(() => {
  lines.length = 0
  pids = []
})
afterEach(() => program?.stop())
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the program. `ready` waits for the next time that it is ready and returns its process id. */
function run(fault = '', grace = times.grace ?? 0) {
  const events = new EventEmitter()
  const unable = once(events, 'unable')
  program = new SupervisedProgram({
    name: 'program',
    start() {
      const child = fork(file, [fault], { execArgv: [] })
      pids.push(child.pid ?? 0)
      return child
    },
    log: (line) => lines.push(line),
    onReady: () => events.emit('ready', pids.at(-1)),
    onUnable: (code) => events.emit('unable', code),
    times: { ...times, grace },
  })
  program.start()
  const ready = async () => Number((await once(events, 'ready'))[0])
  return { program, ready, unable }
}

it('starts a killed program again', async () => {
  const { ready } = run()
  const first = await ready()
  const again = ready()
  process.kill(first, 'SIGKILL')
  expect(await again).not.toBe(first)
  expect(lines).toEqual([expect.stringMatching(/^program ended with SIGKILL; it starts again in/)])
})

it('replaces a program that hangs', async () => {
  const { ready } = run()
  const first = await ready()
  const again = ready()
  process.kill(first, 'SIGSTOP')
  expect(await again).not.toBe(first)
  expect(isRunning(first)).toBe(false)
  expect(lines[0]).toBe('program does not answer /livez; it is killed')
})

it('waits longer before each restart of a program that never becomes ready', async () => {
  run('crash')
  while (lines.length < 4) await new Promise((resolve) => setTimeout(resolve, 20))
  const delays = lines.slice(0, 4).map((line) => Number(/in ([\d.]+) s/.exec(line)?.[1]))
  expect(delays).toEqual([0.02, 0.04, 0.08, 0.16])
})

it('does not restart a program whose settings are wrong', async () => {
  const { unable } = run('settings')
  expect(await unable).toEqual([78])
  expect(pids).toHaveLength(1)
})

it('kills a program that does not end in time', async () => {
  const { program: deaf, ready } = run('deaf')
  const pid = await ready()
  await deaf.stop()
  expect(isRunning(pid)).toBe(false)
  expect(lines).toEqual(['program did not end within 0.3 s; it is killed'])
})

it('lets a program finish its open requests, although it no longer answers', async () => {
  const { program, ready } = run('closing', 10_000)
  await ready()
  const startedAt = performance.now()
  await program.stop()
  expect(lines).toEqual([])
  expect(performance.now() - startedAt).toBeGreaterThan(650)
})

it('stops a program that waits for its restart', async () => {
  const { program: crashing } = run('crash')
  while (lines.length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
  await crashing.stop()
  const started = pids.length
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(pids).toHaveLength(started)
})
