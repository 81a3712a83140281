const Sequencer = require('@jest/test-sequencer').default

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
module.exports = class extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => longest.some((file) => path.endsWith(file))
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
