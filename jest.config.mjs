import { availableParallelism } from 'node:os'
import { jestConfig } from './shared/platform/testing/jest-config.mjs'

export default {
  ...jestConfig({
    modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/journeys'],
  }),
  // Node tests wait for programs about half of the time. Jest would take '150%' for 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/scripts/long-tests-first.mjs',
}
