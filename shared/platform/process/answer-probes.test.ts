import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths'
import { until } from '../testing/until'
import { SupervisedProgram } from './supervised-program'

const folder = mkdtempSync(path.join(tmpdir(), 'virida-probes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * A program whose server for visitors drops every connection, and whose main thread hangs after a message. It uses no processor then:
 * a program that waits for one on a busy machine gets more time.
 */
const code = `
import { createServer } from 'node:net'
import { answerProbes } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'answer-probes.ts')).href)}
const server = createServer()
server.maxConnections = 1
server.listen(0, '127.0.0.1', answerProbes)
process.on('message', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
process.on('SIGTERM', () => process.exit())
`

it('lets a program that refuses visitors live, and replaces one that hangs', async () => {
  const file = path.join(folder, 'program.mts')
  writeFileSync(file, code)
  const lines: string[] = []
  const children: ReturnType<typeof fork>[] = []
  let messages = 0
  const program = new SupervisedProgram({
    name: 'program',
    start() {
      const child = fork(file, [], { cwd: root, execArgv: ['--import', 'tsx'] })
      child.on('message', () => messages++)
      children.push(child)
      return child
    },
    log: (line) => lines.push(line),
    // A busy machine may take a second for an answer.
    times: { probe: { interval: 50, timeout: 2000, failures: 2 }, grace: 2000 },
  })
  program.start()
  try {
    await until(() => messages === 1)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(lines).toEqual([])
    children[0]?.send('hang')
    await until(() => lines.length > 0)
    expect(lines[0]).toBe('program does not answer /livez; it is killed')
  } finally {
    await program.stop()
  }
}, 30_000)
