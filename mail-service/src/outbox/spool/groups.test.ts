import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anEnquiry } from '../../../testing/enquiries'
import { until } from '@virida/shared/platform/testing/until'
import type { Deliver, Outcome } from '../outbox'
import { realDisk, type Disk } from './durable'
import { SpoolOutbox } from './spool-outbox'

const delivered: Outcome = { kind: 'delivered', reply: '250' }
let folder: string
let outbox: SpoolOutbox
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
  outbox = await open()
})
afterEach(async () => {
  await outbox.close()
  await rm(folder, { recursive: true })
})

const open = (disk: Disk = realDisk) => SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 1000, disk })
async function restart(disk?: Disk) {
  await outbox.close()
  outbox = await open(disk)
}
/** Opens the outbox again with the queue as it is now, as after a kill. */
async function restartAfterKill() {
  const [left, kept] = [join(folder, 'queue'), join(folder, 'kept')]
  await cp(left, kept, { recursive: true })
  await outbox.close()
  await rm(left, { recursive: true })
  await rename(kept, left)
  outbox = await open()
}
const queue = async () => (await readdir(join(folder, 'queue'))).sort()
const groupsIn = (names: string[]) => names.filter((name) => name.endsWith('.group'))
const waiting = async () => (await outbox.stats()).count.waiting

/**
 * Stores four enquiries in a group file. A fifth one, which got a file of its own because it came first, is erased.
 * @returns The ids of the four, first the one that the file is named after.
 */
async function storeGroup() {
  const enquiries = Array.from({ length: 5 }, () => anEnquiry())
  await Promise.all(enquiries.map((enquiry) => outbox.accept(enquiry)))
  const names = await queue()
  expect(names.map((name) => name.slice(name.indexOf('.'))).sort()).toEqual(['.group', '.mail'])
  const idWith = (extension: string) => enquiries.find(({ id }) => names.includes(id + extension))?.id ?? ''
  const [alone, first] = [idWith('.mail'), idWith('.group')]
  await outbox.erase(alone)
  return [first, ...enquiries.map(({ id }) => id).filter((id) => id !== alone && id !== first)]
}

/**
 * Delivers what is waiting, with the outcome that is set for an id.
 * @returns The ids seen so far, the faults, and a function that stops the worker.
 */
async function work(outcomes: Record<string, Outcome> = {}, concurrency = 3) {
  const seen: string[] = []
  const deliver: Deliver = ({ id }) => {
    seen.push(id)
    return Promise.resolve(outcomes[id] ?? delivered)
  }
  const faults: string[] = []
  const worker = await outbox.work(deliver, { concurrency, onFault: (fault) => faults.push(fault) })
  return { seen, faults, stop: () => worker.stop() }
}

it('stores enquiries that arrive at the same time with two flushes of the disk, not two for each', async () => {
  let flushes = 0
  await restart({
    ...realDisk,
    async open(path, flags, mode) {
      const file = await realDisk.open(path, flags, mode)
      const [datasync, sync] = [file.datasync.bind(file), file.sync.bind(file)]
      file.datasync = () => (flushes++, datasync())
      file.sync = () => (flushes++, sync())
      return file
    },
  })
  await Promise.all(Array.from({ length: 101 }, () => outbox.accept(anEnquiry())))
  // The first one does not wait for the others, so it has two flushes of its own.
  expect(flushes).toBe(4)
})

it('delivers a group after a kill and deletes its file', async () => {
  const ids = await storeGroup()
  await restartAfterKill()
  expect(await waiting()).toBe(4)
  const { seen } = await work()
  await until(async () => (await queue()).length === 0)
  expect(seen.sort()).toEqual([...ids].sort())
})

it('does not deliver again after a kill what was delivered from a group', async () => {
  const [first = '', ...others] = await storeGroup()
  const hold: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
  const { seen, stop } = await work(Object.fromEntries(others.map((id) => [id, hold])))
  await until(() => seen.length === 4)
  await until(async () => (await waiting()) === 3)
  await stop()
  await restartAfterKill()
  expect(await waiting()).toBe(3)
  expect(await outbox.read(first)).toBeUndefined()
})

it('keeps nothing of an erased enquiry while the rest of its group waits', async () => {
  const [first = '', ...others] = await storeGroup()
  await outbox.erase(first)
  expect(await queue()).toEqual(others.map((id) => `${id}.mail`).sort())
  await restart()
  expect(await waiting()).toBe(3)
})

it('keeps nothing of a delivered enquiry while the rest of its group is refused', async () => {
  const [first = '', ...others] = await storeGroup()
  const dead: Outcome = { kind: 'dead', error: 'DATA 550', done: [] }
  await work(Object.fromEntries(others.map((id) => [id, dead])))
  await until(async () => (await outbox.stats()).count.dead === 3)
  await until(async () => (await outbox.read(first)) === undefined)
  expect(await queue()).toEqual([])
  expect(await readdir(join(folder, 'dead'))).toHaveLength(6)
})

it.each<[string, (bytes: Buffer, at: number) => Buffer]>([
  ['a changed bit', (bytes, at) => (bytes.writeUInt8(bytes.readUInt8(at + 120) ^ 1, at + 120), bytes)],
  ['changed magic bytes', (bytes, at) => (bytes.write('X', at), bytes)],
  ['a missing end', (bytes) => bytes.subarray(0, -20)],
])('sets a damaged enquiry of a group aside and delivers the others: %s', async (_, damage) => {
  const ids = await storeGroup()
  const path = join(folder, 'queue', `${ids[0]}.group`)
  const bytes = await readFile(path)
  await writeFile(path, damage(bytes, bytes.lastIndexOf('VMAIL1\n')))
  await restartAfterKill()
  const { seen, faults } = await work()
  await until(async () => (await waiting()) === 0)
  const { corrupt } = (await outbox.stats()).count
  expect(corrupt).toBe(1)
  expect(faults).toEqual(['corrupt'])
  expect(seen).toHaveLength(3)
  await until(async () => (await queue()).length === 0)
})

it('leaves a file for each enquiry when it stops, for an earlier version that cannot read groups', async () => {
  const ids = await storeGroup()
  await outbox.close()
  expect(await queue()).toEqual(ids.map((id) => `${id}.mail`).sort())
  outbox = await open()
  expect(await waiting()).toBe(4)
  expect(await outbox.read(ids[3] ?? '')).toMatchObject({ state: 'waiting' })
})

it('stops when the groups cannot be taken apart, and delivers them after the next start', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  let isFull = false
  await restart({
    ...realDisk,
    open: (path, flags, mode) => (isFull ? Promise.reject(full) : realDisk.open(path, flags, mode)),
  })
  await storeGroup()
  isFull = true
  await restart()
  expect(groupsIn(await queue())).toHaveLength(1)
  expect(await waiting()).toBe(4)
})

it('deletes a group later that could not be deleted when its last enquiry left', async () => {
  let isReadOnly = false
  await restart({
    ...realDisk,
    unlink: (path) =>
      isReadOnly && path.endsWith('.group')
        ? Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
        : realDisk.unlink(path),
  })
  const [first = '', ...others] = await storeGroup()
  const { faults } = await work({}, 0)
  isReadOnly = true
  await outbox.erase(first)
  expect(groupsIn(await queue())).toHaveLength(1)
  expect(faults).toEqual(['storage'])
  isReadOnly = false
  await restart()
  expect(await queue()).toEqual(others.map((id) => `${id}.mail`).sort())
})

it('uses the file of its own when a crash left an enquiry in its group as well', async () => {
  const ids = await storeGroup()
  const path = join(folder, 'queue', `${ids[0]}.group`)
  const group = await readFile(path)
  await outbox.erase(ids[0] ?? '')
  await writeFile(path, group)
  await restartAfterKill()
  expect(await waiting()).toBe(3)
  const { seen } = await work()
  await until(async () => (await queue()).length === 0)
  expect(seen.sort()).toEqual(ids.slice(1).sort())
})

it('stores the enquiries that fit when a group does not fit on the disk', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  await restart({
    ...realDisk,
    open: (path, flags, mode) =>
      path.endsWith('.group') ? Promise.reject(full) : realDisk.open(path, flags, mode),
  })
  await Promise.all(Array.from({ length: 5 }, () => outbox.accept(anEnquiry())))
  expect(await queue()).toHaveLength(5)
})
