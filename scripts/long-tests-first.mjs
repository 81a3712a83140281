import { existsSync } from 'node:fs'
import path from 'node:path'
import Sequencer from '@jest/test-sequencer'

const root = path.join(import.meta.dirname, '..')

/** Files that take most of a minute. */
const longest = [
  'e2e/failures-lab/server-faults.test.ts',
  'e2e/stores/contract.test.ts',
  'shared/platform/release/gate/broken-releases.test.ts',
  'mail-service/src/outbox/pg/vanished.test.ts',
  'e2e/stores/killed-publisher.test.ts',
  'mail-service/src/outbox/pg/pg-worker.test.ts',
]

/**
 * Starts the longest files first. In a fresh checkout Jest knows no durations and starts the largest files first, so a short file
 * with a long test would run alone at the end.
 */
export default class extends Sequencer {
  sort(tests) {
    const lost = longest.find((file) => !existsSync(path.join(root, file)))
    if (lost)
      throw new Error(
        `Cannot order the tests: there is no ${lost}. Correct the list in ${import.meta.filename}.`,
      )
    const isLong = ({ path: file }) => longest.includes(path.relative(root, file))
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
