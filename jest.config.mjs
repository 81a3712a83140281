import { jestConfig } from './shared/platform/testing/jest-config.mjs'

export default {
  ...jestConfig({
    modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/journeys'],
  }),
  // Node tests wait for programs about half of the time.
  maxWorkers: '150%',
  testSequencer: '<rootDir>/scripts/long-tests-first.mjs',
}
