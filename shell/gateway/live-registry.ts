import { statSync } from 'node:fs'
import path from 'node:path'
import { readRegistry, registryFile, type Registry } from '@virida/shared/release/registry'
import type { Composition, Section } from '../src/composition/composition'
import { remoteEntryFile } from '@virida/shared/build/federation'

export const hostName = 'shell'

const absent = 'absent'

/** What is live at one moment. */
export type Snapshot = {
  registry: Registry
  composition: Composition
  /** Changes with every publication. */
  key: string
}

/**
 * The registry, read again whenever its file has been replaced: one `stat` for a request (a few microseconds)
 * instead of a watcher, which network file systems and containers do not all support.
 */
export class LiveRegistry {
  #mark = ''
  #snapshot: Snapshot | undefined
  /** What is wrong with the registry's file right now; the last good one stays in force. */
  problem: Error | undefined

  constructor(readonly dir: string) {}

  snapshot(): Snapshot {
    const mark = this.#fileMark()
    if (!this.#snapshot || mark !== this.#mark) this.#read(mark)
    if (!this.#snapshot) throw this.problem ?? new Error(`No registry in ${this.dir}`)
    return this.#snapshot
  }

  #read(mark: string) {
    try {
      if (mark === absent && this.#snapshot) throw new Error(`The registry has disappeared from ${this.dir}`)
      const registry = readRegistry(this.dir)
      this.#snapshot = {
        registry,
        composition: composition(registry),
        key: `${registry.updatedAt} ${mark}`,
      }
      this.problem = undefined
    } catch (error) {
      if (this.problem?.message !== (error as Error).message) console.error((error as Error).message)
      this.problem = error as Error
    }
    this.#mark = mark
  }

  #fileMark(): string {
    try {
      const { mtimeMs, ino, size } = statSync(path.join(this.dir, registryFile))
      return `${mtimeMs} ${ino} ${size}`
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return absent
    }
  }
}

/** URL of a release's browser files. */
export const releaseBase = (app: string, version: string) => `/r/${app}/${version}/`

function composition({ apps }: Registry): Composition {
  const sections = Object.entries(apps).flatMap(([name, { active, previous, paths }]): Section[] =>
    name === hostName
      ? []
      : [
          {
            name,
            version: active,
            base: releaseBase(name, active),
            entry: remoteEntryFile,
            paths,
            ...(previous ? { previous: { base: releaseBase(name, previous), entry: remoteEntryFile } } : {}),
          },
        ],
  )
  return { shell: apps[hostName]?.active ?? '', sections }
}
