import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees all memory that nothing refers to, so that each `WeakRef` to it is empty. */
export async function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round++) {
    // A WeakRef keeps its target until the current task has ended.
    await sleep(0)
    collect()
  }
}
