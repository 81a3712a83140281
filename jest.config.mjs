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
  // Packages that ship ECMAScript modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(supercluster|kdbush|postal-mime|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/journeys'],
}

/** `set.json?first` is a matter of the build (shared/build/first-picture.ts); here it is the whole set. */
const wholeSet = { '^(.+\\.json)\\?first$': '$1' }

/** `*.test.tsx` runs in a browser-like document, `*.test.ts` in plain Node. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      moduleNameMapper: { ...wholeSet, '\\.css$': '<rootDir>/shared/testing/css-stub.cjs' },
      setupFiles: ['<rootDir>/shared/testing/jsdom-globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest-dom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      // Its exports name no entry for require, which is what Jest asks for.
      moduleNameMapper: { ...wholeSet, '^file-type$': '<rootDir>/node_modules/file-type/index.js' },
    },
  ],
}
