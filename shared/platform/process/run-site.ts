import { fork } from 'node:child_process'
import { output } from './output'
import { withTimeout } from '../timeout'
import { copyOutput } from './copy-output'
import { ignoreBrokenOutput, onParentGone, onStopRequest } from './program'
import { SupervisedProgram } from './supervised-program'

/** File of a program, and Node's options for it. */
export type Program = { file: string; execArgv?: string[] }

export type ProgramName = 'gateway' | 'mail-service'

type Site = {
  /** The programs to run, in the order in which they stop. Open requests of the gateway may need the mail service. */
  programs: Partial<Record<ProgramName, Program>>
  /** Working folder of the programs. */
  cwd: string
  /** Address of the gateway on this machine, for the line that says that the site is ready. */
  origin: string
  /** Time for which the programs still accept requests after a stop signal, in ms. */
  lameDuck: number
}

/** How long the line `ready` waits for the mail service after the pages are there, in ms. */
const mailTimeout = 10_000

/** Time for a program to finish its open requests after the stop signal, in ms. Then it is killed. */
const drainTimeout = 15_000

/** Time for the last lines of the programs to arrive when the site ends, in ms. */
const outputTimeout = 1000

/**
 * Runs the programs until a stop signal. Each one is restarted by itself, so that pages are served without the mail
 * service, and enquiries are delivered without the gateway. Then it ends the process.
 */
export function runSite({ programs, cwd, origin, lameDuck }: Site): void {
  ignoreBrokenOutput()
  const outputs = { stdout: output(1), stderr: output(2) }
  const copies = new Set<Promise<unknown>>()
  const startProgram = ({ file, execArgv = [] }: Program) => {
    // The programs have pipes of their own. With one output for all, a reader that hangs would stop the supervisor, too.
    const child = fork(file, [], { cwd, execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const copy = copyOutput(child, outputs)
    copies.add(copy)
    void copy.then(() => copies.delete(copy))
    return child
  }
  let isStopping = false
  const names = Object.keys(programs)
  const ready = new Set<string>()
  let isAnnounced = false
  const announce = () => {
    if (isAnnounced || isStopping) return
    isAnnounced = true
    outputs.stdout.write(`ready ${origin}\n`)
  }
  const supervise = (name: string, program: Program) =>
    new SupervisedProgram({
      name,
      start: () => startProgram(program),
      log: (line) => outputs.stderr.write(`${line}\n`),
      onReady() {
        ready.add(name)
        if (!('gateway' in programs)) return
        if (ready.size === names.length) announce()
        else if (name === 'gateway') setTimeout(announce, mailTimeout).unref()
      },
      onUnable: (code) => stop(code),
      times: { grace: lameDuck + drainTimeout },
    })
  const supervised = Object.entries(programs).map(([name, program]) => supervise(name, program))

  const stop = (code: number) => {
    if (isStopping) return
    isStopping = true
    void stopInTurn(supervised)
      .then(() => withTimeout(outputTimeout, Promise.all(copies), 'Reading the last lines of the programs'))
      // A process that a program has started may still have its output.
      .catch(() => undefined)
      .then(() => process.exit(code))
  }
  onStopRequest(() => stop(0))
  onParentGone(() => stop(0))
  for (const program of supervised) program.start()
}

async function stopInTurn(programs: SupervisedProgram[]) {
  for (const program of programs) await program.stop()
}
