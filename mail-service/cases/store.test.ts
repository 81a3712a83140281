import { open as openFile, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { noProxies } from '@virida/shared/platform/http/visitor'
import { createApp } from '../src/app'
import { rateLimit } from '../src/http/rate'
import type { Outbox, Outcome } from '../src/outbox/outbox'
import type { Disk } from '../src/outbox/spool/durable'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'
import { anEnquiry } from '../testing/enquiries'
import { relayEnv } from '../testing/env'
import { startPostgres } from '../testing/postgres'
import { startProcess } from '../testing/process'
import { aRequest, startTestService } from '../testing/service'
import { startSink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

// Some tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

let folder: string
const open: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
  open.push(() => rm(folder, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function openSpool(disk?: Disk, diskFloor = 0) {
  const outbox = await SpoolOutbox.open({
    folder,
    diskFloor,
    longestDelay: 17_280_000,
    ...(disk ? { disk } : {}),
  })
  open.push(() => outbox.close())
  return outbox
}
const delivered: Outcome = { kind: 'delivered', reply: '250' }

type Fault = 'open' | 'write' | 'short' | 'sync' | 'folder sync' | 'unlink' | undefined
const failure = (code: string) => Object.assign(new Error(code), { code })

/** A disk that fails with the fault that is set. */
function faultyDisk() {
  const state: { fault: Fault } = { fault: undefined }
  const disk: Disk = {
    unlink: (path) => (state.fault === 'unlink' ? Promise.reject(failure('EROFS')) : unlink(path)),
    async open(path, flags, mode) {
      if (state.fault === 'open' && flags !== 'r') throw failure('ENOSPC')
      const file = await openFile(path, flags, mode)
      // Read at each call, because a file may be opened before the fault is set.
      const broken = (key: string | symbol): unknown => {
        if (state.fault === 'write' && key === 'writeFile') return () => Promise.reject(failure('ENOSPC'))
        if (state.fault === 'short' && key === 'writeFile')
          return (bytes: Buffer) => file.write(bytes.subarray(0, bytes.length / 2))
        if (state.fault === 'sync' && key === 'datasync') return () => Promise.reject(failure('EIO'))
        if (state.fault === 'folder sync' && key === 'sync') return () => Promise.reject(failure('EIO'))
        return undefined
      }
      return new Proxy(file, {
        get(target, key) {
          const value: unknown = broken(key) ?? Reflect.get(target, key)
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      })
    },
  }
  return { state, disk }
}

const appOn = (outbox: Outbox) =>
  createApp({
    origin: { allowedOrigins: [], trustedProxies: noProxies },
    sendEmail: {
      outbox,
      spam: { minElapsed: 0, maxLinks: 100, withhold: false, mostWithheld: 0 },
      rate: rateLimit({ perMinute: 0, perHour: 0, alarmPerHour: 0 }, () => undefined),
      inFlightBytes: 1e8,
      uploads: tmpdir(),
      onAccepted: () => undefined,
    },
    isClosing: () => false,
    onError: () => undefined,
  })
const post = (app: ReturnType<typeof appOn>) =>
  app.request(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aRequest()),
  })

describe('a failing disk', () => {
  it.each<[string, Fault, string]>([
    ['no space or inode for a new file', 'open', 'storage_full'],
    ['no space while writing', 'write', 'storage_full'],
    ['a write cut short without an error', 'short', 'storage_full'],
    ['fsync fails', 'sync', 'storage'],
    ['fsync of the folder fails', 'folder sync', 'storage'],
  ])('refuses with 503, leaves nothing behind and recovers by itself: %s', async (_, fault, error) => {
    const { state, disk } = faultyDisk()
    const outbox = await openSpool(disk)
    const app = appOn(outbox)
    expect((await post(app)).status).toBe(200)
    state.fault = fault
    const refused = await post(app)
    expect({ status: refused.status, body: (await refused.json()) as unknown }).toEqual({
      status: 503,
      body: { ok: false, error, retryAfter: 30 },
    })
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await readdir(join(folder, 'tmp'))).toEqual([])
    expect(await readdir(join(folder, 'queue'))).toHaveLength(1)
    state.fault = undefined
    expect((await post(app)).status).toBe(200)
    let seen = 0
    await outbox.work(() => Promise.resolve(delivered).finally(() => seen++), {
      concurrency: 3,
      onFault: () => undefined,
    })
    await until(() => seen === 2)
  })

  it('refuses an enquiry that would use the reserve', async () => {
    const outbox = await openSpool(undefined, 1e15)
    await expect(outbox.accept(anEnquiry())).rejects.toMatchObject({ code: 'full' })
    await expect(outbox.check()).rejects.toMatchObject({ code: 'full' })
  })

  it('stores an enquiry again whose first submit failed', async () => {
    const { state, disk } = faultyDisk()
    const outbox = await openSpool(disk)
    state.fault = 'sync'
    await expect(outbox.accept(anEnquiry({ subject: 'Same' }))).rejects.toMatchObject({ code: 'fault' })
    state.fault = undefined
    expect(await outbox.accept(anEnquiry({ subject: 'Same' }))).toMatchObject({ duplicate: false })
  })
})

describe('a delivered enquiry whose file cannot be deleted', () => {
  const queue = () => readdir(join(folder, 'queue'))
  async function deliverOnReadOnlyDisk() {
    const { state, disk } = faultyDisk()
    state.fault = 'unlink'
    const outbox = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 1000, disk })
    await outbox.accept(anEnquiry())
    const faults: string[] = []
    await outbox.work(() => Promise.resolve(delivered), {
      concurrency: 1,
      onFault: (fault) => faults.push(fault),
    })
    await until(() => faults.length === 1)
    expect(await queue()).toHaveLength(1)
    return { outbox, state }
  }

  it('is deleted as soon as the disk allows it', async () => {
    const { outbox, state } = await deliverOnReadOnlyDisk()
    open.push(() => outbox.close())
    state.fault = undefined
    await until(async () => (await queue()).length === 0)
  })

  it('is not mailed again after a restart', async () => {
    await (await deliverOnReadOnlyDisk()).outbox.close()
    const outbox = await openSpool()
    expect((await outbox.stats()).count.waiting).toBe(0)
    expect(await queue()).toEqual([])
  })
})

describe('a damaged file', () => {
  it('is replaced when the visitor submits the enquiry again', async () => {
    const outbox = await openSpool()
    const { id } = await outbox.accept(anEnquiry({ subject: 'Damaged' }))
    const path = join(folder, 'queue', `${id}.mail`)
    await writeFile(path, (await readFile(path)).subarray(0, 50))
    const acceptedAt = Date.now() + 5
    const repeated = await outbox.accept(anEnquiry({ subject: 'Damaged', acceptedAt }))
    expect(repeated.duplicate).toBe(false)
    expect((await outbox.stats()).count).toMatchObject({ corrupt: 1, waiting: 1 })
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut in half', (bytes) => bytes.subarray(0, bytes.length / 2)],
    [
      'one bit flipped',
      (bytes) =>
        Buffer.concat([bytes.subarray(0, 40), Buffer.from([(bytes[40] ?? 0) ^ 1]), bytes.subarray(41)]),
    ],
    ['empty', () => Buffer.alloc(0)],
  ])('is set aside and reported while others are delivered: %s', async (_, damage) => {
    const first = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 1000 })
    const { id } = await first.accept(anEnquiry())
    await first.accept(anEnquiry())
    await first.close()
    const path = join(folder, 'queue', `${id}.mail`)
    await writeFile(path, damage(await readFile(path)))
    const outbox = await openSpool()
    const faults: string[] = []
    const seen: string[] = []
    await outbox.work(
      (enquiry) => {
        seen.push(enquiry.id)
        return Promise.resolve(delivered)
      },
      { concurrency: 1, onFault: (fault) => faults.push(fault) },
    )
    await until(() => seen.length === 1)
    expect({ faults, files: await readdir(join(folder, 'corrupt')) }).toEqual({
      faults: ['corrupt'],
      files: [`${id}.mail`],
    })
    expect((await outbox.stats()).count).toMatchObject({ corrupt: 1, waiting: 0 })
  })
})

describe('a repeated submit', () => {
  it('is the same enquiry: two at once, ten in a row, one after a restart', async () => {
    let service = await startTestService()
    open.push(() => service.remove())
    const request = aRequest()
    const both = await Promise.all([service.post(request), service.post(request)])
    const repeated = []
    for (let n = 0; n < 10; n++) repeated.push(await service.post(request))
    await until(async () => (await service.outbox.stats()).count.waiting === 0)
    service = await service.restart()
    const after = await service.post(request)
    expect(new Set([...both, ...repeated, after].map(({ id }) => id)).size).toBe(1)
    expect(after.body).toMatchObject({ ok: true, duplicate: true })
    expect(
      (await readdir(join(service.dataDir, 'outgoing'))).filter((name) => name.endsWith('.eml')),
    ).toHaveLength(1)
  })

  it('with other content under the same key is another enquiry', async () => {
    const service = await startTestService()
    open.push(() => service.remove())
    const key = { 'Idempotency-Key': '7f6a2f0e' }
    const [first, second] = [await service.post(aRequest(), key), await service.post(aRequest(), key)]
    expect(second.body).toEqual({ ok: true, id: second.id })
    expect(second.id).not.toBe(first.id)
  })

  it('with the same content under another key is another enquiry', async () => {
    const service = await startTestService()
    open.push(() => service.remove())
    const request = aRequest()
    const first = await service.post(request, { 'Idempotency-Key': 'a' })
    const second = await service.post(request, { 'Idempotency-Key': 'b' })
    expect(second.id).not.toBe(first.id)
  })
})

describe('a second process', () => {
  it('does not start on the same spool and says why', async () => {
    const env = { MAIL_DATA_DIR: folder }
    const first = await startProcess(env)
    await expect(startProcess(env)).rejects.toThrow('another process owns it')
    await first.kill()
    const third = await startProcess(env)
    expect(await third.stop()).toBe(0)
  }, 30_000)

  it('on the same PostgreSQL finishes what a killed process had started', async () => {
    const postgres = await startPostgres()
    open.push(() => postgres.stop())
    const sink = await startSink({ dataDelay: 60_000 })
    open.push(() => sink.close())
    const env = { ...relayEnv(sink.port), DATABASE_URL: postgres.url, MAIL_DATA_DIR: folder }
    const first = await startProcess(env)
    const body = JSON.stringify(aRequest())
    const headers = { 'Content-Type': 'application/json' }
    expect((await fetch(first.url + endpoint, { method: 'POST', headers, body })).status).toBe(200)
    await until(() => sink.mails.length === 1)
    const second = await startProcess(env)
    const repeated = await fetch(second.url + endpoint, { method: 'POST', headers, body })
    expect(await repeated.json()).toMatchObject({ ok: true, duplicate: true })
    sink.behave({})
    await first.kill()
    await until(() => sink.mails.length === 2)
    const [sent, sentAgain] = await sink.parsed()
    expect(sentAgain?.messageId).toBe(sent?.messageId)
    expect(await second.stop()).toBe(0)
  }, 60_000)
})

describe('a change of the system time', () => {
  const day = 24 * 3600_000
  afterEach(() => jest.restoreAllMocks())

  it.each([day, -day])('by %d ms does not move a retry', async (jump) => {
    const outbox = await openSpool()
    const tries: number[] = []
    await outbox.accept(anEnquiry())
    await outbox.work(
      () => {
        tries.push(performance.now())
        return Promise.resolve(
          tries.length > 1 ? delivered : { kind: 'retry', after: 400, error: 'DATA 451', done: [] },
        )
      },
      { concurrency: 1, onFault: () => undefined },
    )
    await until(() => tries.length === 1)
    const now = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => now + jump)
    await until(() => tries.length === 2)
    const waited = (tries[1] ?? 0) - (tries[0] ?? 0)
    expect(waited).toBeGreaterThan(390)
    expect(waited).toBeLessThan(1500)
  })

  it.each([
    ['by a day before a restart delays nothing longer than the longest delay', 0, day, 500],
    ['back by an hour before a restart delays nothing longer than its own delay', day / 24, 500, day],
  ])('%s', async (_, ahead, after, longestDelay) => {
    const first = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay })
    const now = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
    await first.accept(anEnquiry())
    const worker = await first.work(
      () => Promise.resolve({ kind: 'retry', after, error: 'DATA 451', done: [] }),
      {
        concurrency: 1,
        onFault: () => undefined,
      },
    )
    await until(async () => (await first.list('waiting', { limit: 1, offset: 0 })).entries[0]?.attempts === 1)
    await worker.stop()
    await first.close()
    jest.restoreAllMocks()
    const again = await SpoolOutbox.open({ folder, diskFloor: 0, longestDelay })
    open.push(() => again.close())
    let seen = 0
    await again.work(() => Promise.resolve(delivered).finally(() => seen++), {
      concurrency: 1,
      onFault: () => undefined,
    })
    await until(() => seen === 1, 3000)
  })
})
