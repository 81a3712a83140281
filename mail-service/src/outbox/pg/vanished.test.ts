import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { anEnquiry, pixel } from '../../../testing/enquiries'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { until } from '@virida/shared/platform/testing/until'
import { PgOutbox } from './pg-outbox'
import { queryTimeout } from './query-timeout'

/** Milliseconds for which the gateway waits for an answer. */
const gatewayTimeout = 15_000

let postgres: TestPostgres
let door: Server
const outboxes: PgOutbox[] = []
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
  for (const outbox of outboxes) await outbox.close()
  for (const socket of sockets) socket.destroy()
  door.close()
  await postgres.stop()
})

/**
 * Opens an outbox whose deliveries give up queries early. By default it connects through the proxy `door`, so that its
 * connections can vanish.
 */
async function open(port = (door.address() as AddressInfo).port): Promise<PgOutbox> {
  const url = new URL(postgres.url)
  url.port = String(port)
  const outbox = await PgOutbox.open({ url: url.href, connections: 3, longestDelay: 1000, workTimeout: 4000 })
  outboxes.push(outbox)
  return outbox
}

/** Stops forwarding on the open connections without closing them, as when the host of the database vanishes. */
function vanish() {
  for (const { from, to } of streams.splice(0)) {
    from.unpipe(to)
    from.resume()
  }
}

it('refuses an enquiry in time when the database vanishes, and stores the next one when it is back', async () => {
  const outbox = await open()
  const relay = outbox.shareRelay(1, 60_000)
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

it('has stored each enquiry that it accepts while its connections vanish, with its files', async () => {
  const outbox = await open()
  await outbox.accept(anEnquiry())
  vanish()
  const file = { name: 'sash.png', type: 'image/png', bytes: pixel }
  const sent = [anEnquiry(), ...[1, 2, 3].map(() => anEnquiry({ attachments: [file, file] }))]
  const answers = await Promise.allSettled(sent.map((enquiry) => outbox.accept(enquiry)))
  const accepted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.id : []))
  // One request waits on the connection that has vanished; the others open new ones, which work.
  expect(accepted).toHaveLength(3)
  const database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  const { rows } = await database.query<{ id: string; files: number }>(
    `select e.id, count(a.*)::int as files from mail.enquiry e left join mail.attachment a on a.enquiry_id = e.id
     where e.id = any($1) group by e.id`,
    [accepted],
  )
  await database.end()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(accepted.toSorted())
  expect(rows.map(({ files }) => files)).toEqual(
    accepted.map((id) => sent.find((enquiry) => enquiry.id === id)?.attachments.length),
  )
}, 60_000)

it('goes on delivering after its connections have vanished', async () => {
  const outbox = await open()
  const other = await open(Number(new URL(postgres.url).port))
  const delivered: string[] = []
  const worker = await outbox.work(
    ({ id }) => {
      delivered.push(id)
      return Promise.resolve({ kind: 'delivered', reply: '250' })
    },
    { concurrency: 1, onFault: () => undefined },
  )
  const before = await outbox.accept(anEnquiry())
  await until(() => delivered.includes(before.id))
  await until(async () => (await other.pool.query('select from graphile_worker.jobs')).rowCount === 0)
  vanish()
  const after = await other.accept(anEnquiry())
  await until(() => delivered.includes(after.id), 30_000)
  await worker.stop()
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
