import { once } from 'node:events'
import { constants } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, frames } from '../testing/http2-client'
import { calm, canceled, odd, useHttp2Server } from '../testing/use-http2-server'

const { start, open, sendFrames, healthyTime } = useHttp2Server()

/** Whether the server ends a new connection at once. */
async function isRefused(): Promise<boolean> {
  const session = open()
  const connected = once(session, 'connect').then(() => false)
  const ended = new Promise<boolean>((resolve) => session.once('close', () => resolve(true)))
  return Promise.race([connected.catch(() => true), ended])
}

it('ends only the request of a proxy whose body comes in single bytes', async () => {
  await start({ isProxy: () => true })
  const bytes = [frames.post(1), ...Array<Buffer>(2000).fill(frames.data(1, 'x'))]
  expect(await sendFrames(bytes)).toBe('open')
})

it('closes a connection on which a client takes back thousands of requests, and answers others quickly', async () => {
  await start()
  const flood = sendFrames(odd(2000).flatMap((id) => [frames.get(id), frames.reset(id, canceled)]))
  await wait(10)
  expect(await healthyTime()).toBeLessThan(300)
  expect(await flood).toBe(calm)
})

it('accepts no connection of a client that takes back thousands of requests on one connection after another', async () => {
  await start()
  for (let n = 0; n < 4; n++)
    await sendFrames(odd(2000).flatMap((id) => [frames.get(id), frames.reset(id, canceled)]))
  expect(await isRefused()).toBe(true)
  expect(await healthyTime()).toBeLessThan(1000)
})

it('refuses what another website goes on to load, and not the visitor whose browser it uses', async () => {
  await start()
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
  for (let n = 0; n < 6; n++) {
    const session = open().on('error', () => undefined)
    const streams = odd(90).map(() =>
      session.request({ ':path': '/slow', ...image }).on('error', () => undefined),
    )
    await wait(50)
    for (const stream of streams) stream.close(canceled)
    await wait(20)
  }
  const refused = open().on('error', () => undefined)
  const closed = new Promise((resolve) => refused.once('close', () => resolve('closed')))
  refused.request({ ':path': '/', ...image }).on('error', () => undefined)
  expect(await Promise.race([closed, wait(3000, 'open')])).toBe('closed')
  expect(await ask(open(), { ':path': '/' })).toMatchObject({ status: 200 })
})

it('accepts no connection of a client that has broken the protocol on many connections', async () => {
  await start()
  await sendFrames([frames.emptyWindowUpdate])
  expect(await isRefused()).toBe(false)
  for (let n = 0; n < 40 && !(await isRefused()); n++)
    await Promise.all(odd(5).map(() => sendFrames([frames.emptyWindowUpdate])))
  expect(await isRefused()).toBe(true)
  expect(await healthyTime()).toBeLessThan(1000)
}, 20_000)

it('keeps a connection open on which a browser takes back the requests of a page', async () => {
  await start()
  const session = open()
  const streams = odd(90).map(() => session.request({ ':path': '/slow' }).on('error', () => undefined))
  await wait(50)
  for (const stream of streams) stream.close(canceled)
  expect(await ask(session, { ':path': '/' })).toMatchObject({ status: 200 })
})

it('survives a client that breaks the protocol', async () => {
  await start({ idleTimeout: 500 })
  expect(await sendFrames([Buffer.from('nonsense '.repeat(100))])).not.toBe('open')
  expect(await healthyTime()).toBeLessThan(5000)
})

it.each([
  ['pings', Array<Buffer>(2000).fill(frames.ping)],
  ['settings', Array<Buffer>(2000).fill(frames.settings)],
  ['bodies in single bytes', [frames.post(1), ...Array<Buffer>(2000).fill(frames.data(1, 'x'))]],
])('closes a connection that is flooded with %s', async (_, bytes) => {
  await start()
  expect(await sendFrames(bytes)).toBe(calm)
  expect(await healthyTime()).toBeLessThan(1000)
})

// Node tells nothing of these frames.
it.each([
  ['changes of a window', [frames.get(1), ...Array<Buffer>(200_000).fill(frames.windowUpdate(1))]],
  ['changes of priority', Array<Buffer>(200_000).fill(frames.priority(1))],
  ['headers that are too long', odd(200).map(frames.longHeaders)],
])('closes a connection that is flooded with %s, and refuses a client that goes on', async (_, bytes) => {
  await start()
  for (let n = 0; n < 3; n++) expect(await sendFrames(bytes)).not.toBe('open')
  expect(await isRefused()).toBe(true)
  expect(await healthyTime()).toBeLessThan(1000)
})

it.each([
  ['begins', frames.get],
  ['has sent the head of', frames.post],
  ['waits to be asked for the body of', frames.expectingPost],
])('survives a client that %s a request and takes it back at once', async (_, request) => {
  await start()
  const errors = jest.spyOn(console, 'error')
  for (const code of [constants.NGHTTP2_NO_ERROR, canceled])
    void sendFrames(odd(50).flatMap((id) => [request(id), frames.reset(id, code)]))
  await wait(300)
  expect(await ask(open(), { ':path': '/' })).toMatchObject({ status: 200 })
  expect(errors).not.toHaveBeenCalled()
})
