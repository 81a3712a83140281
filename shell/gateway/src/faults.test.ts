import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '@virida/shared/platform/paths'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { until } from '@virida/shared/platform/testing/until'
import { fixtureSite } from './testing/fixture-site'

/** The signal that makes the fault. */
const signal = 'SIGUSR2'
type Gateway = {
  child: ChildProcess
  exited: Promise<number | null>
  /** Waits until the program has printed a text. */
  prints: (text: string) => Promise<void>
  origin: string
}

let gateway: Gateway | undefined

afterEach(async () => {
  if (gateway?.child.exitCode === null) {
    gateway.child.kill('SIGKILL')
    await gateway.exited
  }
  gateway = undefined
})

/** Starts the program, in which a signal runs code that has a fault. */
async function startGateway(fault: string): Promise<Gateway> {
  const port = await freePort()
  const onSignal = `process.on('${signal}', () => { ${fault} })`
  const code = `data:text/javascript,${encodeURIComponent(onSignal)}`
  const args = ['--import', 'tsx', '--import', code, path.join(root, 'shell/gateway/src/index.ts')]
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      RELEASES_DIR: await fixtureSite(),
      MAIL_URL: 'http://127.0.0.1:9',
    },
  })
  const exited = once(child, 'exit').then(([status]) => status as number | null)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const prints = (text: string) =>
    until(() => output.includes(text) || child.exitCode !== null).then(() => expect(output).toContain(text))
  gateway = { child, exited, prints, origin: `http://127.0.0.1:${port}` }
  await prints('gateway listens on')
  return gateway
}

it('goes on after a rejected promise that nothing handles, and logs it', async () => {
  const { child, origin, prints } = await startGateway(`void Promise.reject(new Error('lost promise'))`)
  child.kill(signal)
  await prints('Nothing handles a rejected promise')
  expect((await fetch(origin)).status).toBe(200)
  expect(child.exitCode).toBeNull()
}, 40_000)

it('answers open requests after an error that nothing catches, logs it and ends with code 1', async () => {
  const { child, exited, origin, prints } = await startGateway(`throw new Error('lost error')`)
  await fetch(origin)
  // The page is not in the cache, so it is being rendered when the fault happens.
  const answer = fetch(`${origin}/?q=open`)
  await wait(1)
  child.kill(signal)
  expect((await answer).status).toBe(200)
  await prints('Nothing catches an error')
  expect(await exited).toBe(1)
  await expect(fetch(origin)).rejects.toThrow()
}, 40_000)
