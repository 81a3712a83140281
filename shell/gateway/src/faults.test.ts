import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '@virida/shared/platform/paths'
import { fixtureSite } from './testing/fixture-site'

/** The signal that makes the fault. */
const signal = 'SIGUSR2'
let gateway: Awaited<ReturnType<typeof startGateway>> | undefined

afterEach(async () => {
  if (gateway?.child.exitCode === null) {
    gateway.child.kill('SIGKILL')
    await gateway.exited
  }
  gateway = undefined
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Starts the program, in which a signal runs code that has a fault. */
async function startGateway(fault: string) {
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
  const prints = async (text: string) => {
    const end = Date.now() + 20_000
    while (!output.includes(text) && Date.now() < end && child.exitCode === null) await wait(20)
    expect(output).toContain(text)
  }
  await prints('gateway listens on')
  return { child, exited, prints, origin: `http://127.0.0.1:${port}` }
}

it('goes on after a rejected promise that nothing handles, and logs it', async () => {
  gateway = await startGateway(`void Promise.reject(new Error('lost promise'))`)
  gateway.child.kill(signal)
  await gateway.prints('Nothing handles a rejected promise')
  expect((await fetch(gateway.origin)).status).toBe(200)
  expect(gateway.child.exitCode).toBeNull()
}, 40_000)

it('answers open requests after an error that nothing catches, logs it and ends with code 1', async () => {
  gateway = await startGateway(`throw new Error('lost error')`)
  await fetch(gateway.origin)
  const { child, origin } = gateway
  // The page is not in the cache, so it is being rendered when the fault happens.
  const answer = fetch(`${origin}/?q=open`)
  await wait(1)
  child.kill(signal)
  expect((await answer).status).toBe(200)
  await gateway.prints('Nothing catches an error')
  expect(await gateway.exited).toBe(1)
  await expect(fetch(origin)).rejects.toThrow()
}, 40_000)
