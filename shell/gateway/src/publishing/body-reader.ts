import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { PaceMeter, type Pace } from '@virida/shared/platform/http/pace'
import { invalid, uploadTooSlow } from '@virida/shared/platform/release/remote/upload'

/** A publisher with 256 kbit/s is fast enough. */
const usualPace: Pace = { idleTimeout: 30_000, slowest: 32 * 1024, grace: 60_000 }

/** Reads a body in parts, without keeping more of it in memory than one chunk. A body that comes too slowly is refused. */
export class BodyReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #meter: PaceMeter
  #rest: Buffer = Buffer.alloc(0)

  constructor(body: AsyncIterable<Uint8Array>, pace: Pace = usualPace) {
    this.#meter = new PaceMeter(pace, uploadTooSlow)
    this.#chunks = body[Symbol.asyncIterator]()
  }

  /** The text up to the next line break. @param most Longest line, in bytes. @throws ReleaseError `upload_invalid`, `upload_slow` */
  async line(most: number): Promise<string> {
    const parts: Buffer[] = []
    let length = 0
    for (;;) {
      const end = this.#rest.indexOf('\n')
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end)
      parts.push(part)
      length += part.length
      if (length > most) throw invalid(`its description has more than ${most} bytes`)
      this.#rest = this.#rest.subarray(part.length + 1)
      if (end >= 0) return Buffer.concat(parts).toString()
      if (!(await this.#next())) throw invalid('its description is incomplete')
    }
  }

  /**
   * Writes the next bytes to a new file.
   * @param integrity Hash that they must have, in the form of the `integrity` attribute.
   * @throws ReleaseError `upload_invalid` when the body ends before or the hash differs; `upload_slow`
   */
  async toFile(file: string, { bytes, integrity, name }: { bytes: number; integrity: string; name: string }) {
    const [algorithm = ''] = integrity.split('-')
    if (!/^sha(256|384|512)$/.test(algorithm)) throw invalid(`the hash of ${name} is unknown`)
    const hash = createHash(algorithm)
    const handle = await open(file, 'wx')
    try {
      for (let left = bytes; left > 0;) {
        if (this.#rest.length === 0 && !(await this.#next())) throw invalid(`it ends in ${name}`)
        const part = this.#rest.subarray(0, left)
        this.#rest = this.#rest.subarray(part.length)
        left -= part.length
        hash.update(part)
        await handle.writeFile(part)
      }
    } finally {
      await handle.close()
    }
    if (`${algorithm}-${hash.digest('base64')}` !== integrity)
      throw invalid(`${name} has another content than its manifest says`)
  }

  /** @throws ReleaseError `upload_invalid` when more follows; `upload_slow` */
  async end(): Promise<void> {
    if (this.#rest.length > 0 || (await this.#next())) throw invalid('more bytes follow than it describes')
  }

  async #next(): Promise<boolean> {
    for (;;) {
      const next = await this.#meter.next(this.#chunks.next())
      if (next.done) return false
      const { value } = next
      if (value.length === 0) continue
      this.#rest = Buffer.from(value.buffer, value.byteOffset, value.length)
      return true
    }
  }
}
