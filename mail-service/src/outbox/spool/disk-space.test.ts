import type * as files from 'node:fs/promises'
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@virida/shared/platform/testing/until'
import { DiskSpace } from './disk-space'
import { realDisk, type Disk } from './durable'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises')
  return { ...actual, statfs: jest.fn(actual.statfs) }
})
const diskWith = (files: number, ffree: number) =>
  jest.mocked(statfs).mockResolvedValue({ bavail: 1e6, bsize: 4096, files, ffree } as never)
afterEach(() =>
  jest.mocked(statfs).mockImplementation(jest.requireActual<typeof files>('node:fs/promises').statfs),
)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
  await mkdir(join(folder, 'tmp'))
})
afterEach(() => rm(folder, { recursive: true }))

it('tests that a file can be written', async () => {
  await new DiskSpace(folder, 0, realDisk).check()
})

it('is full when few more files can be created, so that the service can start again', async () => {
  diskWith(100_000, 1003)
  const space = new DiskSpace(folder, 0, realDisk)
  await space.check()
  for (let n = 0; n < 3; n++) await space.take(4096)
  await expect(space.take(4096)).rejects.toMatchObject({ code: 'full' })
  diskWith(100_000, 1000)
  await expect(space.check()).rejects.toMatchObject({ code: 'full' })
})

it.each([
  ['small disk', 120, 13],
  ['disk without a limit of files', 0, 0],
])('accepts on a %s', async (_, files, free) => {
  diskWith(files, free)
  const space = new DiskSpace(folder, 0, realDisk)
  await space.check()
  await space.take(4096)
})

it('counts a disk as failed that does not end a flush in time, and as good when it has', async () => {
  let end: (() => void) | undefined
  let flushes = 0
  const hanging: Disk = {
    ...realDisk,
    open: async (path, flags, mode) => {
      const file = await realDisk.open(path, flags, mode)
      if (flushes++ === 0) file.sync = () => new Promise((resolve) => (end = resolve))
      return file
    },
  }
  const space = new DiskSpace(folder, 0, hanging, 500)
  const failed = { code: 'fault', cause: { message: 'The disk did not answer within 0.5 s' } }
  await expect(space.check()).rejects.toMatchObject(failed)
  await expect(space.check()).rejects.toMatchObject(failed)
  expect(flushes).toBe(1)
  end?.()
  await until(() =>
    space.check().then(
      () => true,
      () => false,
    ),
  )
})
