import { shellName, type Composition } from '@virida/shared/platform/contract/composition'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { RenderedPage } from '@virida/shared/platform/contract/shell-server'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { ServerRelease } from '@virida/shared/platform/render/orders'
import type { Snapshot } from '../releases/snapshot'
import type { ReleaseStore } from '../releases/release-store'
import { alone, processKey, sharesProcess } from '../rendering/process-key'
import type { RenderProcesses } from '../rendering/render-processes'
import type { PageFaults } from './page-faults'
import { withRelease } from './with-release'

type Shown = {
  page: RenderedPage
  /** The releases of the document. The browser loads the same ones. */
  composition: Composition
  trustedTypes: readonly string[]
}

export type ShownPage = Shown & {
  shell: Manifest
  /** The page is not made of the live releases, or is the error box. */
  isDegraded: boolean
}

type Asked = {
  url: URL
  snapshot: Snapshot
  owner: PageOwner | undefined
  shell: ServerRelease
  /** Why releases of the section could not show the page. */
  failures: Error[]
}

/**
 * Renders a page with the live releases. If the live release of its section cannot show it, the previous one is tried;
 * if that fails too, the page is the error box. If the live shell cannot show even that, the previous shell is used.
 */
export class PageRenderer {
  constructor(
    readonly store: ReleaseStore,
    readonly log: FaultLog,
    readonly processes: RenderProcesses,
    readonly faults: PageFaults,
  ) {}

  /** @throws Error when no release of the shell can show anything. */
  async render(url: URL, snapshot: Snapshot, owner: PageOwner | undefined): Promise<ShownPage> {
    let shellFailure: unknown
    for (const version of candidates(snapshot, shellName)) {
      const release = `${shellName}@${version}`
      const failures: Error[] = []
      try {
        this.processes.pauses.refuse(release)
        const shell = this.store.server(shellName, version)
        const shown = await this.#withShell({ url, snapshot, owner, shell, failures })
        this.processes.pauses.end(release)
        this.#report(shown.page, owner, failures)
        this.#note(snapshot, owner, failures)
        const isDegraded = failures.length > 0 || shellFailure !== undefined
        return { ...shown, shell: this.store.release(shellName, version).manifest, isDegraded }
      } catch (error) {
        this.log.report(`The shell ${version} cannot be run`, { error })
        this.processes.pauses.begin(release, error as Error)
        shellFailure ??= error
      }
    }
    throw shellFailure
  }

  async #withShell(asked: Asked): Promise<Shown> {
    const { url, snapshot, owner, shell, failures } = asked
    let box: Shown | undefined
    for (const version of owner ? candidates(snapshot, owner.section) : []) {
      const shown = await this.#withSection(asked, version)
      if (shown && !hasFailed(shown)) return shown
      if (shown) failures.push(errorOf(shown) as Error)
      box ??= shown
    }
    if (box) return box
    const reasons = failures.map(({ message }) => message).join('; ')
    const failure = new ReleaseError('release_invalid', `Cannot load ${owner?.section}: ${reasons}`, {
      cause: failures[0],
    })
    const use = { composition: { ...snapshot.composition, shell: shell.version }, shell }
    const { trustedTypes = [] } = await this.processes.loadShell(use)
    const page = await this.processes.render({ ...use, url, owner, failure })
    return { page, composition: use.composition, trustedTypes }
  }

  /** @returns undefined when this release of the section cannot show anything; the reason is added to `failures`. */
  async #withSection(asked: Asked, version: string): Promise<Shown | undefined> {
    const { snapshot, owner, shell, failures } = asked
    const name = owner?.section ?? ''
    const composition = withRelease({ ...snapshot.composition, shell: shell.version }, name, version)
    try {
      if (!sharesProcess(composition, name)) return await this.#inProcess(asked, version, composition)
      const shown = await this.#besideOthers(asked, version, composition)
      if (shown) return shown
      const again = await this.#inProcess(asked, version, alone(composition, name))
      return { ...again, composition }
    } catch (error) {
      failures.push(error as Error)
      return undefined
    }
  }

  /**
   * Renders a page in a process that several sections share.
   * @returns undefined when it fails. The server file of another section may have changed something in the process.
   */
  async #besideOthers(asked: Asked, version: string, composition: Composition): Promise<Shown | undefined> {
    const name = asked.owner?.section ?? ''
    try {
      const shown = await this.#inProcess(asked, version, composition)
      if (!hasFailed(shown)) return shown
      throw errorOf(shown)
    } catch (error) {
      this.log.report(`A page of ${name} fails in a process with other sections; it is tried without them`, {
        error,
      })
      return undefined
    }
  }

  async #inProcess({ url, owner, shell }: Asked, version: string, composition: Composition): Promise<Shown> {
    const name = owner?.section ?? ''
    const page = `${name}@${version} ${owner?.pattern} in ${processKey(composition, name)}`
    try {
      const use = { composition, shell, section: this.store.server(name, version) }
      await this.processes.loadSection(use)
      this.processes.pauses.refuse(page)
      const rendered = await this.processes.render({ ...use, url, owner })
      this.processes.pauses.end(page)
      const { trustedTypes = [] } = await this.processes.loadShell(use)
      return { page: rendered, composition, trustedTypes }
    } catch (error) {
      this.processes.pauses.begin(page, error as Error)
      throw error
    }
  }

  /** Notes whether the live release of a section shows a page. Previews and canaries are no live releases. */
  #note({ registry, preview, canary }: Snapshot, owner: PageOwner | undefined, [failure]: Error[]) {
    const version = owner && registry.apps[owner.section]?.active
    if (!version || preview || canary) return
    this.faults.note(`${owner.section}@${version}`, owner.pattern, failure)
  }

  #report(page: RenderedPage, owner: PageOwner | undefined, [failure]: Error[]) {
    if (page.kind === 'page' && page.error)
      this.log.report(`${owner?.pattern ?? 'A page'} answers ${page.status}`, { error: page.error })
    else if (failure) this.log.report(`Pages of ${owner?.section} have a problem`, { error: failure })
  }
}

/** Why the page is the error box. */
const errorOf = ({ page }: Shown): unknown => (page.kind === 'page' ? page.error : undefined)

const hasFailed = (shown: Shown) => Boolean(errorOf(shown))

/** The live release of an app, then the one before it. */
function candidates({ registry }: Snapshot, app: string): string[] {
  const { active = '', previous = null } = registry.apps[app] ?? {}
  return previous ? [active, previous] : [active]
}
