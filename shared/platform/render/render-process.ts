import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Composition } from '../contract/composition'
import type { PageOwner } from '../contract/page-owner'
import type { RenderedPage } from '../contract/shell-server'
import { ReleaseError } from '../release-error'
import { errorOf, plainError, reportOf, type Report } from './messages'
import { checkShape } from './check-shape'
import { loadOrder, nameOf, type BrowserRelease, type NewOrder, type ServerRelease } from './orders'
import { OutputLimit } from './output-limit'
import { RenderFault } from './render-fault'
import { SilenceWatch } from './silence-watch'
import { startChild } from './start-child'

export type RenderRequest = {
  url: URL
  composition: Composition
  /** Section and route that show the URL. */
  owner: PageOwner | undefined
  shell: ServerRelease
  /** The release of the owner's section. Without one the page is the error box. */
  section?: ServerRelease
  /** Why the section is not used. The page is the error box then. */
  failure?: Error
}

/** A page that the browser files of its section show. */
type BrowserRequest = Omit<RenderRequest, 'section'> & { section: BrowserRelease }

/** What a shell's server file says about the shell. `libraries` are the names of those that it gives to sections. */
export type ShellFacts = { trustedTypes?: readonly string[]; libraries?: readonly string[] }

type RenderProcessOptions = {
  /** Whether it can also run browser files. */
  runsBrowserFiles?: boolean
  /** Called for each error that no page has caught, such as one that a timer threw. */
  onFault?: (error: Error) => void
  /** Called with what the server files print. */
  onOutput?: (text: string) => void
  onEnd?: () => void
}

/** Time limit of a page, in ms. A page that exceeds it becomes the error box. */
const pageTimeout = 3000
/** A process that has work and sends nothing for this time counts as hung, in ms. */
const longestSilence = 3500
/** Time between two questions to a process without work, in ms. A timer of a server file may hang it. */
const askInterval = 5000

type Done = Extract<Report, { kind: 'done' }>
type Unanswered = {
  what: string
  isStarted?: boolean
  resolve: (done: Done) => void
  reject: (error: Error) => void
}

/**
 * A process that runs the server files of one shell and of sections. It has no access to files, processes and
 * environment, and what server files change in its globals ends with it. It is killed when it hangs.
 */
export class RenderProcess {
  readonly #child: ChildProcess
  readonly #unanswered = new Map<number, Unanswered>()
  readonly #loaded = new Map<string, Promise<ShellFacts>>()
  readonly #silence: SilenceWatch
  readonly #ended: Promise<void>
  #lastId = 0
  #startedId = 0
  readonly #output = new OutputLimit(() => this.kill())
  #state: 'runs' | 'stops' | 'hangs' | 'ended' = 'runs'
  /** Memory after the latest answer, in bytes. */
  memory = { heapUsed: 0, rss: 0 }

  constructor(readonly options: RenderProcessOptions = {}) {
    const { onFault, onOutput, onEnd, runsBrowserFiles } = options
    const child = startChild(runsBrowserFiles)
    this.#child = child
    this.#silence = new SilenceWatch({ pid: child.pid, limit: longestSilence, onHung: () => this.kill() })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.#output.count(part.length)
        onOutput?.(part.toString())
      })
    child.on('message', (message: unknown) => {
      const report = reportOf(message)
      if (!report || !this.#isExpected(report)) return this.kill()
      if (report.kind === 'fault') {
        this.#output.countFault()
        return onFault?.(errorOf(report.error))
      }
      this.#silence.hear()
      if (report.kind === 'started') this.#startedId = report.id
      else if (report.kind !== 'up') this.#settle(report)
    })
    // Node's own messages carry sockets. Node does not check them, so a wrong one would end the gateway.
    child.removeAllListeners('internalMessage')
    child.on('internalMessage', (_: unknown, handle?: { close: () => void }) => {
      handle?.close()
      this.kill()
    })
    const asking = setInterval(() => void this.#askIfIdle(), askInterval).unref()
    this.#ended = new Promise((resolve) => {
      const ended = () => {
        clearInterval(asking)
        this.#rejectAll()
        this.#state = 'ended'
        resolve()
        onEnd?.()
      }
      child.once('exit', ended)
      child.once('error', (error) => {
        onFault?.(error)
        // No process id: the system could not start it, and no exit will follow.
        if (child.pid === undefined) ended()
      })
    })
    this.#holdProgram(false)
  }

  /** Whether it takes more orders. */
  get isUsable(): boolean {
    return this.#state === 'runs'
  }

  /** Number of orders without an answer. */
  get busy(): number {
    return this.#unanswered.size
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /**
   * Runs a server file, or the browser files of a section, once for each release.
   * @param shell Shell of a section, which provides its libraries.
   * @throws ReleaseError `release_invalid` when it cannot be run. RenderFault when the process hangs or ends.
   */
  load(release: ServerRelease | BrowserRelease, shell?: ServerRelease): Promise<ShellFacts> {
    const name = nameOf(release)
    const known = this.#loaded.get(name)
    if (known) return known
    const loading = this.#load(release, shell)
    this.#loaded.set(name, loading)
    // A failed load is forgotten, because the release may be repaired later.
    loading.catch(() => this.#loaded.delete(name))
    return loading
  }

  async #load(release: ServerRelease | BrowserRelease, shell?: ServerRelease): Promise<ShellFacts> {
    if (shell) await this.load(shell)
    const { app, version } = release
    const what = `the ${'browser' in release ? 'browser files' : 'server file'} of ${app} ${version}`
    try {
      const { text } = await this.#order(await loadOrder(release, shell), `${app} ${version}`)
      return JSON.parse(text) as ShellFacts
    } catch (cause) {
      if (cause instanceof RenderFault) throw cause
      const { message } = cause as Error
      throw new ReleaseError('release_invalid', `Cannot run ${what}: ${message}`, { cause })
    }
  }

  /**
   * Renders a page. One that throws or takes too long is the error box, with `error`.
   * @throws ReleaseError when a server file cannot be run. RenderFault when the process hangs or ends.
   */
  async render(request: RenderRequest | BrowserRequest): Promise<RenderedPage> {
    const { url, composition, owner, shell, section, failure } = request
    await this.load(shell)
    if (section) await this.load(section, shell)
    const refusal = failure ?? (section ? undefined : new Error('No release of a section can show the page'))
    const order: NewOrder = {
      kind: 'render',
      url: url.href,
      // The page needs no other section, and a large site has many.
      composition: {
        ...composition,
        sections: composition.sections.filter(({ name }) => name === owner?.section),
      },
      owner,
      shell: nameOf(shell),
      section: section && nameOf(section),
      timeout: pageTimeout,
      failure: refusal && plainError(refusal),
    }
    const { text, html } = await this.#order(order, owner?.pattern ?? 'a page')
    const page = JSON.parse(text) as RenderedPage
    checkShape(page)
    if (page.kind === 'redirect') return page
    return { ...page, html, error: page.error && (refusal ?? errorOf(page.error)) }
  }

  /** Ends the process as soon as its orders are answered. */
  async stop(): Promise<void> {
    if (this.#state === 'runs') this.#state = 'stops'
    this.#holdProgram(true)
    this.#endIfIdle()
    await this.#ended
  }

  #order(order: NewOrder, what: string): Promise<Done> {
    if (!this.isUsable) return Promise.reject(new RenderFault('render_ended', false, what))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { what, resolve, reject })
      this.#holdProgram(true)
      this.#silence.begin()
      this.#child.send({ ...order, id }, (error) => {
        if (!error) return
        // It has ended or is about to, so it does not hang. Its exit follows and rejects the order.
        if (this.#state === 'runs') this.#state = 'stops'
        this.#child.kill('SIGKILL')
      })
    })
  }

  /** Waits for an answer without content. @throws RenderFault when the process hangs or ends. */
  async ask(): Promise<void> {
    await this.#order({ kind: 'ask' }, 'the next page')
  }

  /** Whether an order is started or answered by this report for the first time. */
  #isExpected(report: Report): boolean {
    if (report.kind === 'up' || report.kind === 'fault') return true
    const order = this.#unanswered.get(report.id)
    if (!order || (report.kind === 'started' && order.isStarted)) return false
    order.isStarted = true
    return true
  }

  /** Ends a process that hangs without work, for example in a timer. It would use a processor until the next page. */
  async #askIfIdle() {
    if (!this.isUsable || this.busy > 0 || this.#loaded.size === 0) return
    try {
      await this.ask()
    } catch (error) {
      if ((error as RenderFault).code === 'render_hung') this.options.onFault?.(error as Error)
    }
  }

  #settle(report: Extract<Report, { kind: 'done' | 'failed' }>) {
    const order = this.#unanswered.get(report.id)
    this.#unanswered.delete(report.id)
    if (this.busy === 0) {
      this.#silence.end()
      this.#holdProgram(false)
      this.#endIfIdle()
    }
    if (report.kind === 'failed') return order?.reject(errorOf(report.error))
    this.memory = { heapUsed: report.heapUsed, rss: report.rss }
    order?.resolve(report)
  }

  #rejectAll() {
    this.#silence.end()
    const code = this.#state === 'hangs' ? 'render_hung' : 'render_ended'
    for (const [id, { what, reject }] of this.#unanswered)
      reject(new RenderFault(code, id === this.#startedId, what))
    this.#unanswered.clear()
  }

  /** Ends the process at once. */
  kill(): void {
    if (this.#state !== 'ended') this.#state = 'hangs'
    this.#child.kill('SIGKILL')
  }

  #endIfIdle() {
    if (this.#state === 'stops' && this.busy === 0) this.#child.kill('SIGKILL')
  }

  /** Sets whether the process keeps this program running. */
  #holdProgram(isHeld: boolean) {
    const hold = isHeld ? ('ref' as const) : ('unref' as const)
    this.#child[hold]()
    this.#child.channel?.[hold]()
    for (const stream of [this.#child.stdout, this.#child.stderr]) (stream as Socket | null)?.[hold]()
  }
}
