import { Readable } from 'node:stream'
import type { Pace } from '@virida/shared/platform/http/pace'
import { collectGarbage } from '@virida/shared/platform/testing/collect-garbage'
import { paced } from './paced'

/** A client whose bytes arrive when the test sends them. */
const aClient = () => new Readable({ read: () => undefined })

/** Keeps the program busy, as a large enquiry or a machine without free processors does. */
function keepBusy(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function read(client: Readable, pace: Pace) {
  let bytes = 0
  for await (const chunk of paced(client, pace)) bytes += chunk.length
  return bytes
}

it('does not end an upload because this program was busy when the bytes arrived', async () => {
  const client = aClient()
  const arrive = () => {
    client.push('abc')
    client.push(null)
  }
  setImmediate(() => {
    keepBusy(600)
    // After the timers that are due, as bytes from the network.
    setImmediate(arrive)
  })
  expect(await read(client, { idleTimeout: 300, slowest: 0, grace: 1e6 })).toBe(3)
})

it('does not take an upload for a slow one because this program reads slowly', async () => {
  const client = aClient()
  let sent = 0
  const send = () => {
    keepBusy(300)
    setImmediate(() => {
      client.push(Buffer.alloc(400))
      if (++sent < 5) setTimeout(send, 10)
      else client.push(null)
    })
  }
  setTimeout(send, 10)
  // 2,000 bytes in 1.5 s, of which the client has used less than 0.6 s.
  expect(await read(client, { idleTimeout: 10_000, slowest: 3000, grace: 500 })).toBe(2000)
})

it.each([
  ['that stops', 0, { idleTimeout: 500, slowest: 0, grace: 1e6 }],
  ['that sends single bytes', 1, { idleTimeout: 10_000, slowest: 1000, grace: 500 }],
])('ends an upload %s, also while this program is busy half of the time', async (_, bytes, pace) => {
  const client = aClient()
  const work = setInterval(() => {
    keepBusy(60)
    client.push(Buffer.alloc(bytes))
  }, 120)
  const startedAt = performance.now()
  await expect(read(client, pace)).rejects.toMatchObject({ code: 'timeout' })
  clearInterval(work)
  expect(performance.now() - startedAt).toBeLessThan(4000)
})

it('keeps no part of an upload that may be ended in memory', async () => {
  const megabyte = 1024 * 1024
  let left = 300
  const client = new Readable({
    highWaterMark: megabyte,
    read() {
      this.push(left-- > 0 ? Buffer.alloc(megabyte) : null)
    },
  })
  const { signal } = new AbortController()
  await collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  let received = 0
  for await (const chunk of paced(client, { idleTimeout: 10_000, slowest: 0, grace: 1e6 }, signal)) {
    received += chunk.length
    // What is still there afterwards is in use, so the result does not depend on when the engine collects by itself.
    if (received % (50 * megabyte) === 0) await collectGarbage()
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  expect(received).toBe(300 * megabyte)
  expect(most).toBeLessThan(150 * megabyte)
})

it('ends an upload with the reason of its signal, also one that sends nothing', async () => {
  const ending = new AbortController()
  const reading = paced(aClient(), { idleTimeout: 10_000, slowest: 0, grace: 1e6 }, ending.signal).next()
  ending.abort(new Error('others need the space'))
  await expect(reading).rejects.toThrow('others need the space')
})
