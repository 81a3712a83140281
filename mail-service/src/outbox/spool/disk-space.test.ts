import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@virida/shared/platform/testing/until'
import { DiskSpace } from './disk-space'
import { realDisk, type Disk } from './durable'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
  await mkdir(join(folder, 'tmp'))
})
afterEach(() => rm(folder, { recursive: true }))

it('tests that a file can be written', async () => {
  await new DiskSpace(folder, 0, realDisk).check()
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
