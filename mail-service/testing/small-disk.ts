import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a disk of this size in memory. Needs root. */
export async function mountSmallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch (cause) {
    await rm(folder, { recursive: true })
    throw new Error('Cannot mount a small disk: that needs root. Run the command as root.', { cause })
  }
  return {
    folder,
    async remove() {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}
