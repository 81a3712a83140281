import { gateTime, runGate } from '@virida/shared/platform/release/gate/gate'
import { GateError, type Problem } from '@virida/shared/platform/release/gate/problem'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'

/** What the gateway sends to this process. `limit` is the time of the gate in ms, if it is not the usual one. */
export type GateOrder = { dir: string; current: Registry; next: Registry; limit?: number | undefined }

/** The result of the gate: notes for the publisher, the problems of the release, or why the gate could not run. */
export type GateReport = { notes: string[] } | { problems: readonly Problem[] } | { failure: string }

/** What this process sends: first the time that the gate will take at most, in ms, then its result. */
export type GateMessage = { limit: number } | GateReport

/*
 * Runs the gate for a release that was sent to the gateway, in a process of its own: the gate reads all files and may
 * compile types, and pages of visitors must not wait for that.
 */
process.once('message', (order: GateOrder) => {
  void run(order).then((report) => {
    process.send?.(report satisfies GateMessage, undefined, undefined, () => process.disconnect())
  })
})

async function run({ dir, current, next, limit: given }: GateOrder): Promise<GateReport> {
  try {
    const limit = given ?? gateTime(dir, next)
    process.send?.({ limit } satisfies GateMessage)
    return { notes: await runGate(dir, current, next, limit) }
  } catch (error) {
    if (error instanceof GateError) return { problems: error.problems }
    return { failure: (error as Error).message }
  }
}
