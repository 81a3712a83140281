const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
}

const shared = {
  transform,
  // These packages contain only ECMAScript modules, so they are transformed.
  transformIgnorePatterns: [
    '/node_modules/(?!(supercluster|kdbush|postal-mime|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|s3mini)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/journeys'],
}

const failOnConsole = '<rootDir>/shared/platform/testing/fail-on-console.ts'

/** The build reads only the first picture for `set.json?first` (shared/platform/webpack); tests read the whole set. */
const wholeSet = { '^(.+)\\?first$': '$1' }

/** By default, `*.test.tsx` runs in a browser-like document and `*.test.ts` in plain Node. */
export default {
  // A busy machine is several times slower than a quiet one, and a slow test is no failure.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      moduleNameMapper: { ...wholeSet, '\\.css$': '<rootDir>/shared/platform/testing/css-stub.cjs' },
      setupFiles: ['<rootDir>/shared/platform/testing/jsdom-globals.cjs'],
      setupFilesAfterEnv: [failOnConsole, '<rootDir>/shared/platform/testing/jest-dom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      setupFilesAfterEnv: [failOnConsole],
      moduleNameMapper: wholeSet,
    },
  ],
}
