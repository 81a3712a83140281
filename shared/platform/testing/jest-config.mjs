import path from 'node:path'

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

/** A file of this folder. */
const setup = (name) => path.join(import.meta.dirname, name)
const failOnConsole = setup('fail-on-console.ts')

/** The build reads a part of the set for `set.json?first` and `?files` (shared/platform/webpack); tests read the whole set. */
const wholeSet = { '^(.+)\\?(?:first|files)$': '$1' }

/**
 * The configuration of Jest: `*.test.tsx` runs in a browser-like document and `*.test.ts` in plain Node.
 * @param shared Options of both.
 */
export const jestConfig = (shared = {}) => {
  const both = {
    transform,
    // These packages contain TypeScript or only ECMAScript modules, so they are transformed.
    transformIgnorePatterns: [
      '/node_modules/(?!(@virida|supercluster|kdbush|postal-mime|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|s3mini)/)',
    ],
    ...shared,
  }
  return {
    // A busy machine is several times slower than a quiet one, and a slow test is no failure.
    testTimeout: 30_000,
    projects: [
      {
        ...both,
        displayName: 'browser',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/**/*.test.tsx'],
        moduleNameMapper: { ...wholeSet, '\\.css$': setup('css-stub.cjs') },
        setupFiles: [setup('jsdom-globals.cjs')],
        setupFilesAfterEnv: [failOnConsole, setup('jest-dom.ts')],
      },
      {
        ...both,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/**/*.test.ts'],
        setupFilesAfterEnv: [failOnConsole],
        moduleNameMapper: wholeSet,
      },
    ],
  }
}
