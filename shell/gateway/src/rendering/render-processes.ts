import { shellName, type Composition } from '@virida/shared/platform/contract/composition'
import type { RenderedPage } from '@virida/shared/platform/contract/shell-server'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { RenderFault } from '@virida/shared/platform/render/render-fault'
import type { ServerRelease } from '@virida/shared/platform/render/orders'
import {
  RenderProcess,
  type RenderRequest,
  type ShellFacts,
} from '@virida/shared/platform/render/render-process'
import { noTracing, type Tracing } from '../tracing/tracing'
import { Pauses } from './pauses'
import { processKey } from './process-key'
import { SpareProcesses } from './spare-processes'

/** A process with more memory than this is replaced by a new one, in bytes. Its heap is limited to 256 MB. */
const mostMemory = { heapUsed: 160e6, rss: 400e6 }
/** A process for releases that are not live is stopped when it was not used for this time, in ms. */
const idleTime = 10_000
/**
 * Most processes for releases that are neither live nor in a canary: those of previews, and those of the releases before
 * a publication. More stop the one that was not used for the longest time.
 */
const mostOthers = 10
/** How often a page is tried again when another page has stopped its process. */
const retries = 3

type Running = { key: string; process: RenderProcess; usedAt: number; isReplaced: boolean }

/** What a render process is needed for. */
type Use = { composition: Composition; shell: ServerRelease; section?: ServerRelease }

/**
 * The processes that run the server files of releases. One that ends is replaced, and so is one that takes too much
 * memory. Spare processes are ready for the next release or fault.
 */
export class RenderProcesses {
  readonly #running = new Map<string, Running>()
  readonly pauses = new Pauses()
  readonly #all = new Set<RenderProcess>()
  /** Keys of the processes that go on without being used. */
  #kept: ReadonlySet<string> = new Set()
  #liveShell = ''
  readonly #spares: SpareProcesses
  #idleTimer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(
    readonly log: FaultLog,
    readonly tracing: Tracing = noTracing,
  ) {
    this.#spares = new SpareProcesses(() => this.#newProcess(), log)
  }

  /** @throws ReleaseError when a server file cannot be run. RenderFault when the page stops its process. */
  render(request: RenderRequest): Promise<RenderedPage> {
    return this.#in(request, async (running) => {
      const page = await running.process.render(request)
      this.#replaceIfLarge(running, request)
      return page
    })
  }

  /** Runs the server file of the shell, unless it has run already. @throws ReleaseError or RenderFault. */
  loadShell(use: Use): Promise<ShellFacts> {
    return this.#in(use, ({ process }) => process.load(use.shell))
  }

  /**
   * Runs the server file of the section, unless it has run already. One that failed is tried again after a pause.
   * @throws ReleaseError or RenderFault.
   */
  async loadSection(use: Use & { section: ServerRelease }): Promise<void> {
    const { composition, shell, section } = use
    const key = processKey({ ...composition, shell: shell.version }, section.app)
    const release = `${section.app}@${section.version} in ${key}`
    this.pauses.refuse(release)
    await this.loadShell(use)
    try {
      const facts = { app: section.app, version: section.version, shell: shell.version }
      await this.tracing.span('section load', facts, () =>
        this.#in(use, ({ process }) => process.load(section, shell)),
      )
      this.pauses.end(release)
    } catch (error) {
      this.pauses.begin(release, error as Error)
      throw error
    }
  }

  /** Keeps the processes of the live releases and of canaries, and stops others when they have not been used for a while. */
  keepOnly(live: Composition, canaries: readonly Composition[] = []): void {
    if (this.#isStopped) return
    this.#liveShell = live.shell
    const keys = [live, ...canaries].flatMap((composition) =>
      composition.sections.map(({ name }) => processKey(composition, name)),
    )
    this.#kept = new Set(keys)
    this.#idleTimer ??= setInterval(() => this.#stopIdle(), idleTime / 2).unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#spares.stop()
    clearInterval(this.#idleTimer)
    await Promise.all([...this.#all].map((process) => process.stop()))
  }

  /** Runs `action` with the process of a section. If another page stops it, the action runs again. */
  async #in<Result>(use: Use, action: (running: Running) => Promise<Result>): Promise<Result> {
    for (let left = retries; ; left--) {
      try {
        return await action(this.#processFor(use))
      } catch (error) {
        if (!(error instanceof RenderFault) || error.isCause || left === 0) throw error
      }
    }
  }

  /** Ends all processes at once, even those that hang. */
  kill(): void {
    for (const process of this.#all) process.kill()
  }

  #processFor({ composition, shell, section }: Use): Running {
    const known = { ...composition, shell: shell.version }
    // The error box needs the shell only, so it never runs in the process of the section that failed.
    const key = section ? processKey(known, section.app) : `${shellName}@${shell.version}`
    const found = this.#running.get(key)
    const running = found?.process.isUsable ? found : this.#start(key, shell)
    running.usedAt = performance.now()
    return running
  }

  #start(key: string, shell: ServerRelease): Running {
    if (shell.version === this.#liveShell) this.#spares.keepFor(shell)
    if (!this.#kept.has(key)) this.#stopOldest()
    const process = this.#spares.take(shell)
    const running = { key, process, usedAt: performance.now(), isReplaced: false }
    this.#running.set(key, running)
    return running
  }

  /** @throws RenderFault when all processes were stopped, so that what is still being prepared starts none. */
  #newProcess(): RenderProcess {
    if (this.#isStopped) throw new RenderFault('render_ended', true, 'a page after the stop')
    const nameOf = () =>
      [...this.#running.values()].find((running) => running.process === process)?.key ??
      'a process that is not in use'
    const process: RenderProcess = new RenderProcess({
      onFault: (error) =>
        this.log.report(`A server file of ${nameOf()} has an error that nothing catches`, { error }),
      onOutput: (text) => {
        this.log.report(`Server files of ${nameOf()} print text; LOG_LEVEL=debug shows it`)
        this.log.log.debug({ text: text.slice(0, 1000) }, `${nameOf()} printed`)
      },
      onEnd: () => {
        this.#all.delete(process)
        for (const [key, running] of this.#running) if (running.process === process) this.#running.delete(key)
      },
    })
    this.#all.add(process)
    return process
  }

  /** Replaces a process that uses too much memory, as soon as the new one has run the same server files. */
  #replaceIfLarge(running: Running, { shell, section }: RenderRequest) {
    const { heapUsed, rss } = running.process.memory
    if (running.isReplaced || (heapUsed < mostMemory.heapUsed && rss < mostMemory.rss)) return
    running.isReplaced = true
    this.log.report(`Server files of ${running.key} use too much memory; their process is replaced`)
    const next = this.#spares.take(shell)
    const swap = () => {
      if (this.#running.get(running.key) === running)
        this.#running.set(running.key, { ...running, process: next, isReplaced: false })
      void running.process.stop()
    }
    // If the new process cannot run a release, the next page gets the error.
    void (section ? next.load(section, shell) : next.load(shell)).then(swap, swap)
  }

  /** The processes that are not kept, the one that was not used for the longest time first. */
  get #others(): Running[] {
    return [...this.#running.values()]
      .filter(({ key }) => !this.#kept.has(key))
      .sort((a, b) => a.usedAt - b.usedAt)
  }

  /** Makes room for one more process that is not kept. A process that is stopped finishes its pages. */
  #stopOldest() {
    const others = this.#others
    for (const running of others.slice(0, Math.max(others.length - mostOthers + 1, 0))) this.#end(running)
  }

  #stopIdle() {
    for (const running of this.#others) if (performance.now() - running.usedAt >= idleTime) this.#end(running)
  }

  #end({ key, process }: Running) {
    this.#running.delete(key)
    void process.stop()
  }
}
