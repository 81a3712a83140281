import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { FreeSpace } from './free-space'

/** Releases may fill about 1 GB of the disk, whatever else changes on it. */
async function spaceOfGigabyte() {
  const { bavail, bsize } = await statfs(tmpdir())
  return new FreeSpace(tmpdir(), bavail * bsize - 1e9)
}

it('counts the bytes of releases that are still arriving', async () => {
  const space = await spaceOfGigabyte()
  const end = await space.reserve(6e8)
  await expect(space.reserve(6e8)).rejects.toMatchObject({ code: 'disk_full' })
  end()
  await space.reserve(6e8)
})

it('takes a release that needs no space when the disk is full', async () => {
  const space = new FreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)
  await expect(space.reserve(1)).rejects.toMatchObject({ code: 'disk_full' })
  await space.reserve(0)
})
