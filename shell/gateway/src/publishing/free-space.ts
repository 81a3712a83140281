import { statfs } from 'node:fs/promises'
import { ReleaseError } from '@virida/shared/platform/release/errors'

/** The space on a disk that releases may fill. */
export class FreeSpace {
  readonly #dir: string
  readonly #floor: number
  #reserved = 0

  /** @param floor Bytes that releases leave free. */
  constructor(dir: string, floor: number) {
    this.#dir = dir
    this.#floor = floor
  }

  /**
   * Reserves the bytes of a release before they arrive, so that several releases cannot fill the disk together.
   * @returns A function that ends the reservation. Call it once, when the bytes are written or given up.
   * @throws ReleaseError `disk_full`
   */
  async reserve(bytes: number): Promise<() => void> {
    // A release that is here needs no space, also on a full disk.
    if (bytes === 0) return () => {}
    this.#reserved += bytes
    const end = () => void (this.#reserved -= bytes)
    try {
      const { bavail, bsize } = await statfs(this.#dir)
      if (bavail * bsize < this.#reserved + this.#floor) throw diskFull()
    } catch (error) {
      end()
      throw error
    }
    return end
  }
}

const diskFull = () =>
  new ReleaseError(
    'disk_full',
    'Cannot take the release: the disk of the site has too little space for it. Ask its operator to delete releases that nobody uses.',
  )
