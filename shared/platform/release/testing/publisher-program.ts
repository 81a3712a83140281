import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readRevision, revisionsIn } from '../registry/registry-folder'
import { BundledProgram } from './bundled-program'

type Publications = {
  app: string
  /** They publish 1.1.0 and 1.0.0 in turn. */
  count: number
  /** Difference of the clock of the publisher, in ms. */
  clock?: number
  /** The step at which the publisher kills itself; 0 for none. */
  killAt?: number
}

/** What a publisher prints at its end. One that was killed prints nothing. */
type Result = { refused: number; steps: number }

/** A publisher that hangs is ended after this time, in ms. */
const longest = 300_000

/** Publishers that are processes of their own, with their own clocks. */
export class PublisherProgram {
  readonly #program = new BundledProgram('shared/platform/release/testing/publisher.ts')

  /** @returns What the publisher has printed, and the signal that ended it. */
  async run(dir: string, { app, count, clock = 0, killAt = 0 }: Publications) {
    const args = [this.#program.file, dir, app, count, clock, killAt].map(String)
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: longest })
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    const last = output.trim().split('\n').at(-1) ?? ''
    return { signal, ...(last.startsWith('{') ? (JSON.parse(last) as Result) : {}) }
  }

  remove() {
    this.#program.remove()
  }
}

/** The versions that publications after a revision have made live, oldest first. */
export const publishedAfter = (dir: string, first: number, app: string): string[] =>
  revisionsIn(dir)
    .filter((revision) => revision > first)
    .map((revision) => Object.entries(readRevision(dir, revision).change?.moves ?? {})[0])
    .flatMap((move) => (move?.[0] === app ? [move[1].to] : []))
    .reverse()
