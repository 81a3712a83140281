import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from '@virida/shared/platform/paths'
import { GateError } from '@virida/shared/platform/release/gate/problem'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import type { GateMessage, GateOrder, GateReport } from './gate-child'

/** Runs the gate of a releases folder. Returns notes for the publisher. */
export type RunGate = (dir: string, current: Registry, next: Registry) => Promise<string[]>

/** Time for its process to start and to end, in ms. It must start when the machine is busy. */
const margin = 30_000

/** A checkout has the source, and a packed site a bundle beside that of the gateway. */
const isSource = import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(isSource ? './gate-child.ts' : './gate-child.mjs', import.meta.url))

/**
 * Runs the gate in a process of its own, which is killed when it takes too long.
 * @param limit Time of the gate in ms; the usual time by default.
 * @returns Notes for the publisher.
 * @throws GateError with the problems of the release.
 */
export async function gateInChild(
  dir: string,
  current: Registry,
  next: Registry,
  limit?: number,
): Promise<string[]> {
  const child = fork(program, {
    cwd: root,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const killAfter = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms)
  let timer = killAfter(margin)
  try {
    const report = await new Promise<GateReport | undefined>((resolve, reject) => {
      child.on('message', (message: GateMessage) => {
        if (!('limit' in message)) return resolve(message)
        clearTimeout(timer)
        timer = killAfter(message.limit + margin)
      })
      child.once('exit', () => resolve(undefined))
      child.once('error', reject)
      child.send({ dir, current, next, limit } satisfies GateOrder)
    })
    if (report && 'notes' in report) return report.notes
    if (report && 'problems' in report) throw new GateError(report.problems)
    throw new GateError([
      {
        code: report ? 'gate_fails' : 'gate_too_slow',
        message: `The gate has ended without a result${report ? `: ${report.failure}` : ''}. Try again; if it fails again, publish from a machine with the store of the site.`,
      },
    ])
  } finally {
    clearTimeout(timer)
    // One that has answered ends by itself; one that hangs must not stay.
    if (child.exitCode === null) child.kill('SIGKILL')
  }
}
