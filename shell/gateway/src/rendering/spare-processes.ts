import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { ServerRelease } from '@virida/shared/platform/render/orders'
import type { RenderProcess } from '@virida/shared/platform/render/render-process'

/** Processes that are kept ready: one for a release, and one for a fault or the next release meanwhile. */
const kept = 2
/** Time until the next spare process is started, in ms: the processes in use start first. */
const delay = 300

type Spare = { process: RenderProcess; shell: string | undefined }

/**
 * Processes that are ready for the next release or fault. They have run the shell's server file and rendered its error
 * box, which takes three times as long as what is left to do then: running the section's server file. No section has run
 * in them.
 */
export class SpareProcesses {
  #spares: Spare[] = []
  #shell: ServerRelease | undefined
  /** The shell that could not render its error box. Its spare processes run nothing. */
  #failedShell: string | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(
    readonly make: () => RenderProcess,
    readonly log: FaultLog,
  ) {}

  /** A process in which no other shell and no section has run. */
  take(shell: ServerRelease): RenderProcess {
    const usable = this.#spares.filter(({ process }) => process.isUsable)
    const spare =
      usable.find((one) => one.shell === shell.version) ?? usable.find((one) => one.shell === undefined)
    this.#spares = usable.filter((one) => one !== spare)
    this.#makeLater()
    return spare?.process ?? this.make()
  }

  /** Makes the spare processes run this shell, which is the live one. */
  keepFor(shell: ServerRelease): void {
    if (shell.version === this.#shell?.version) return
    this.#shell = shell
    for (const { process, shell: other } of this.#spares) if (other !== undefined) void process.stop()
    this.#spares = this.#spares.filter((spare) => spare.shell === undefined)
    this.#makeLater()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #makeLater() {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#fill(), delay).unref()
  }

  /** Makes one process after another, because each one uses a processor. */
  async #fill() {
    this.#spares = this.#spares.filter(({ process }) => process.isUsable)
    if (this.#isStopped || this.#spares.length >= kept) return
    const shell = this.#shell?.version === this.#failedShell ? undefined : this.#shell
    try {
      const spare = { process: this.make(), shell: shell?.version }
      this.#spares.push(spare)
      if (shell) await this.#warm(spare, shell)
      this.#makeLater()
    } catch (error) {
      // The next page tries again.
      this.log.report('A spare render process cannot be started', { error })
    }
  }

  async #warm(spare: Spare, shell: ServerRelease) {
    try {
      await spare.process.render({
        url: new URL('http://localhost/'),
        composition: { shell: shell.version, sections: [] },
        owner: undefined,
        shell,
        failure: new Error('A spare process prepares itself'),
      })
    } catch {
      // It was taken or stopped meanwhile, so the fault may be that of a section.
      if (!this.#spares.includes(spare)) return
      // The pages of a shell that cannot be run report why.
      this.#failedShell = shell.version
      this.#spares = this.#spares.filter((one) => one !== spare)
      void spare.process.stop()
    }
  }
}
