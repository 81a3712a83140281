import { open as openFile, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '@virida/shared/platform/testing/until'
import type { Outbox } from '../src/outbox/outbox'
import type { Disk } from '../src/outbox/spool/durable'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'
import { anApp, send } from '../testing/app'
import { anEnquiry, delivered } from '../testing/enquiries'
import { useSpool } from '../testing/spool'

const { folder, atEnd, openSpool } = useSpool()

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

const appOn = (outbox: Outbox) => anApp({ accept: (enquiry, state) => outbox.accept(enquiry, state) })

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
    expect((await send(app)).status).toBe(200)
    state.fault = fault
    const refused = await send(app)
    expect({ status: refused.status, body: (await refused.json()) as unknown }).toEqual({
      status: 503,
      body: { ok: false, error, retryAfter: 30 },
    })
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await readdir(join(folder(), 'tmp'))).toEqual([])
    expect(await readdir(join(folder(), 'queue'))).toHaveLength(1)
    state.fault = undefined
    expect((await send(app)).status).toBe(200)
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
  const queue = () => readdir(join(folder(), 'queue'))
  async function deliverOnReadOnlyDisk() {
    const { state, disk } = faultyDisk()
    state.fault = 'unlink'
    const outbox = await SpoolOutbox.open({ folder: folder(), diskFloor: 0, longestDelay: 1000, disk })
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
    atEnd(() => outbox.close())
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
    const path = join(folder(), 'queue', `${id}.mail`)
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
    const first = await SpoolOutbox.open({ folder: folder(), diskFloor: 0, longestDelay: 1000 })
    const { id } = await first.accept(anEnquiry())
    await first.accept(anEnquiry())
    await first.close()
    const path = join(folder(), 'queue', `${id}.mail`)
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
    expect({ faults, files: await readdir(join(folder(), 'corrupt')) }).toEqual({
      faults: ['corrupt'],
      files: [`${id}.mail`],
    })
    expect((await outbox.stats()).count).toMatchObject({ corrupt: 1, waiting: 0 })
  })
})
