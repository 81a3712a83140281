import { GateError, type Problem } from '@virida/shared/platform/release/gate/problem'
import { runGate } from '@virida/shared/platform/release/gate/gate'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'

/** What the gateway sends to this process. */
export type GateOrder = { dir: string; current: Registry; next: Registry; limit: number }

/** What it answers: notes for the publisher, the problems of the release, or why the gate could not run. */
export type GateReport = { notes: string[] } | { problems: readonly Problem[] } | { failure: string }

/*
 * Runs the gate for a release that was sent to the gateway, in a process of its own: the gate reads all files and may
 * compile types, and pages of visitors must not wait for that.
 */
process.once('message', (order: GateOrder) => {
  void run(order).then((report) => {
    process.send?.(report, undefined, undefined, () => process.disconnect())
  })
})

async function run({ dir, current, next, limit }: GateOrder): Promise<GateReport> {
  try {
    return { notes: await runGate(dir, current, next, limit) }
  } catch (error) {
    if (error instanceof GateError) return { problems: error.problems }
    return { failure: (error as Error).message }
  }
}
