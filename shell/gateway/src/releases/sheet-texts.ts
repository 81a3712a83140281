import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { isIntact } from '@virida/shared/platform/integrity'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { ReleaseStore } from './release-store'

/**
 * Text that a document must not contain: the end of the element, characters that an HTML parser replaces (the hash
 * would differ), imports, and addresses relative to the file. Old releases have such addresses.
 */
const notInlinable = /<\/style|[\r\0]|@import|url\(\s*(?!["']?(?:\/|#|data:|https?:))/i

/** Reads style sheets that documents contain. A release never changes, so each is read and checked once. */
export class SheetTexts {
  readonly #texts = new LRUCache<string, Promise<Buffer | undefined>>({ max: 300 })

  constructor(
    readonly store: ReleaseStore,
    readonly log: FaultLog,
  ) {}

  /** The verified content of a style sheet; undefined if documents must link it. */
  async text(manifest: Manifest, file: string): Promise<Buffer | undefined> {
    const key = `${manifest.app}@${manifest.version}/${file}`
    const known = this.#texts.get(key) ?? this.#read(manifest, file)
    this.#texts.set(key, known)
    try {
      return await known
    } catch (error) {
      this.#texts.delete(key)
      this.log.report(`Documents link ${key}, because it cannot be read`, { error })
      return undefined
    }
  }

  /** @throws ReleaseError when the file is not the one that the build wrote. */
  async #read({ app, version, files }: Manifest, file: string): Promise<Buffer | undefined> {
    const content = await readFile(path.join(this.store.release(app, version).client, file))
    if (!isIntact(content, files[file]?.integrity ?? ''))
      throw new ReleaseError(
        'release_invalid',
        `Cannot use ${file} of ${app} ${version}: it is not the file that was built. Publish the release again.`,
      )
    return notInlinable.test(content.toString()) ? undefined : content
  }
}
