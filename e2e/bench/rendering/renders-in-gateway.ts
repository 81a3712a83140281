import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { ShellServer } from '@virida/shared/platform/contract/shell-server'
import type { SiteRoute } from '@virida/shared/platform/contract'
import type { ServerRelease } from '@virida/shared/platform/render/orders'
import { RenderProcesses } from '../../../shell/gateway/src/rendering/render-processes'

type Code = { exports: unknown }

/**
 * Renders in the gateway's own process, without limits of time or memory. This is what rendering in other processes is
 * compared with; the site never uses it.
 */
export class RendersInGateway extends RenderProcesses {
  readonly #loaded = new Map<string, Promise<Code>>()

  override async render({
    url,
    composition,
    owner,
    shell,
    section,
    failure,
  }: Parameters<RenderProcesses['render']>[0]) {
    const { exports } = await this.#load(shell)
    const { renderPage } = exports as ShellServer
    return renderPage(
      url,
      composition,
      async () => {
        if (failure) throw failure
        if (!section) throw new Error('No release of a section can show the page')
        const routes = (await this.#load(section, shell)).exports as { default: readonly SiteRoute[] }
        return routes.default
      },
      owner,
    )
  }

  override async loadShell({ shell }: Parameters<RenderProcesses['loadShell']>[0]) {
    const { exports } = await this.#load(shell)
    const { trustedTypes } = exports as ShellServer
    return trustedTypes ? { trustedTypes } : {}
  }

  override async loadSection({ shell, section }: Parameters<RenderProcesses['loadSection']>[0]) {
    await this.#load(section, shell)
  }

  // There are no processes to keep.
  override keepOnly() {}

  #load(release: ServerRelease, shell?: ServerRelease): Promise<Code> {
    const known = this.#loaded.get(release.file) ?? this.#run(release, shell)
    this.#loaded.set(release.file, known)
    return known
  }

  /** Runs a server file, which gets the libraries of its shell. */
  async #run({ file }: ServerRelease, shell?: ServerRelease): Promise<Code> {
    const code = await readFile(file, 'utf8')
    const libraries = shell ? ((await this.#load(shell)).exports as ShellServer).modules : {}
    const builtins = createRequire(file)
    const requireAllowed = (id: string): unknown => libraries?.[id] ?? builtins(id)
    const module: Code = { exports: {} }
    const run = compileFunction(code, ['module', 'exports', 'require', '__filename'], { filename: file })
    run.call(module.exports, module, module.exports, requireAllowed, file)
    return module
  }
}
