import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isIntact } from '@virida/shared/platform/integrity'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { releaseFiles } from '@virida/shared/platform/release/build/release-files'
import { readManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { lastGoodRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { storeOfProcess, type SharedSite } from '@virida/shared/platform/release/stores/open-store'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { Follower } from '../../shell/gateway/src/releases/follower'

const pictureOf = (version: string) => `${version}.svg`

/** A site of one app, `shell`, with a gateway that follows its store. */
export class FollowedSite {
  /** Releases folder of the publishers. */
  readonly dir = temporaryReleases()
  /** Releases folder of the gateway. Without a bucket, all machines share one. */
  readonly #gateway: string
  readonly #follower: Follower
  readonly #site: SharedSite

  /** @param store Environment variables that name the store. */
  constructor(readonly store: NodeJS.ProcessEnv) {
    this.#gateway = store.RELEASES_BUCKET ? temporaryReleases() : this.dir
    this.#follower = new Follower(this.#open(this.#gateway), new FaultLog(testLog().log))
    this.#site = this.#open(this.dir)
  }

  #open(dir: string) {
    return storeOfProcess(dir, this.store) as SharedSite
  }

  /** Builds a release whose files and picture no other version has. */
  async build(version: string) {
    const contents = { 'remoteEntry.mjs': `export default '${version}'` }
    const mediaContents = { [pictureOf(version)]: version }
    await writeRelease(this.dir, { app: 'shell', version, contents, mediaContents, contentHash: version })
  }

  publish(version: string) {
    return publish(this.dir, 'shell', version, { store: sharedStore(this.#site) })
  }

  /**
   * Lets the gateway look at the store, and checks that it has all files of the release that it shows.
   * @returns the version of this release; undefined if it shows none.
   */
  async shown(): Promise<string | undefined> {
    await this.#follower.follow()
    expect(this.#follower.problem).toBeUndefined()
    for (const dir of [this.#gateway, this.dir]) expect(lastGoodRegistry(dir)?.problem).toBeUndefined()
    const version = lastGoodRegistry(this.#gateway)?.registry.apps.shell?.active
    if (!version) return undefined
    const folder = releaseFolder(this.#gateway, 'shell', version)
    const manifest = readManifest(this.#gateway, 'shell', version)
    expect(manifest.contentHash).toBe(version)
    for (const { name, hash = '' } of releaseFiles(manifest))
      expect(isIntact(readFileSync(path.join(folder, name)), hash)).toBe(true)
    const picture = path.join(this.#gateway, 'shell/media', pictureOf(version))
    expect(readFileSync(picture, 'utf8')).toBe(version)
    return version
  }

  /** The versions that the revisions in the store have made live, from revision 1 to the newest. */
  async history() {
    const { revisions } = this.#site
    const newest = (await revisions.newestNumber()) ?? 0
    const numbers = Array.from({ length: newest }, (_, index) => index + 1)
    return Promise.all(numbers.map(async (number) => (await revisions.read(number)).change?.moves.shell?.to))
  }

  async close() {
    await this.#follower.stop()
    await this.#site.revisions.close()
  }
}
