import { jestConfig } from './shared/platform/testing/jest-config.mjs'

export default jestConfig({
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/journeys'],
})
