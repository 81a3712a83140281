import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { anEnquiry } from '../../../testing/enquiries'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { PgOutbox } from './pg-outbox'
import { queryTimeout } from './query-timeout'

/** Milliseconds for which the gateway waits for an answer. */
const gatewayTimeout = 15_000

let postgres: TestPostgres
let outbox: PgOutbox
let door: Server
const sockets = new Set<Socket>()
const streams: { from: Socket; to: Socket }[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  const { hostname, port } = new URL(postgres.url)
  door = createServer((socket) => {
    const server = connect(Number(port), hostname)
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.pipe(to)
      streams.push({ from, to })
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(async () => {
  await outbox.close()
  for (const socket of sockets) socket.destroy()
  door.close()
  await postgres.stop()
})

/** Stops forwarding on the open connections without closing them, as when the host of the database vanishes. */
function vanish() {
  for (const { from, to } of streams.splice(0)) {
    from.unpipe(to)
    from.resume()
  }
}

it('refuses an enquiry in time when the database vanishes, and stores the next one when it is back', async () => {
  const url = new URL(postgres.url)
  url.port = String((door.address() as AddressInfo).port)
  outbox = await PgOutbox.open({ url: url.href, connections: 3, longestDelay: 1000 })
  const relay = outbox.shareRelay(1)
  await outbox.accept(anEnquiry())
  await (
    await relay.takeSlot()
  )()
  vanish()
  const startedAt = performance.now()
  const attempts = await Promise.allSettled([outbox.accept(anEnquiry()), relay.takeSlot()])
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(performance.now() - startedAt).toBeGreaterThan(queryTimeout - 100)
  expect(performance.now() - startedAt).toBeLessThan(gatewayTimeout)
  expect(await outbox.accept(anEnquiry())).toMatchObject({ duplicate: false })
  await expect(slotWhenConnected(relay)).resolves.toBeUndefined()
}, 60_000)

/** Takes a slot and gives it back, as soon as the connection that holds the slots is open again. */
async function slotWhenConnected(relay: ReturnType<PgOutbox['shareRelay']>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await (
        await relay.takeSlot()
      )()
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
