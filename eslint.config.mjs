import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import { readFileSync } from 'node:fs'
import ts from 'typescript-eslint'
import { sectionsOf } from './shared/platform/workspaces.mjs'

const sections = sectionsOf(import.meta.dirname).map((name) => `./${name}`)
/** Programs that run by themselves. They exchange data over the network or by module federation. */
const programs = ['./shell/src', './shell/gateway', ...sections, './mail-service']
const servers = ['./shell/gateway', './mail-service']
const tools = ['./e2e', './scripts', './scenes']
/** Folders of mail-service/src, in order: each one may import only the ones before it. */
const mailFolders = ['enquiry', 'outbox', 'delivery', 'http', 'operate']

/** Imports point in one direction: tools -> programs -> shared. ARCHITECTURE.md gives the reasons. */
const zones = [
  { target: './shared', from: [...programs, ...tools], message: 'shared must not know who uses it' },
  ...programs.map((program) => ({
    target: program,
    from: [...programs.filter((other) => other !== program), ...tools],
    message: `${program} reaches other programs over the network or by federation, never by import`,
  })),
  {
    target: './shell/gateway',
    from: './shared/products',
    message: 'the gateway serves releases of any content and must not know the products',
  },
  {
    target: './scripts',
    from: [...programs.filter((program) => !servers.includes(program)), './e2e', './scenes'],
    message: 'scripts start the programs as processes; they import shared and settings of the servers only',
  },
  {
    target: './scripts',
    from: './shell/gateway',
    except: ['./src/settings.ts', './src/start-programs.ts'],
    message: 'scripts import nothing of the gateway except its settings and what starts the programs',
  },
  {
    target: './scripts',
    from: './mail-service',
    except: ['./src/settings-schema.ts'],
    message: 'scripts import nothing of the mail service except the schema of its settings',
  },
  {
    target: './scenes',
    from: [...programs, './e2e', './scripts'],
    message: 'scenes make pictures for all sections and import shared only',
  },
  {
    target: ['./shell/src', './shared/site/ui'],
    from: './shared/site/paper',
    message:
      'every page loads the shell and the UI kit, so they must not load the PDF library; a page may load it on use',
  },
  {
    target: './mail-service',
    from: './shared',
    except: [
      './platform/enquiry',
      './platform/config',
      './platform/http',
      './platform/log',
      './platform/process/answer-probes.ts',
      './platform/process/program.ts',
      './platform/testing',
      './platform/escape-html.ts',
      './site/brand.ts',
    ],
    message:
      'mail-service shares the enquiry contract, the settings reader, the addresses of visitors, the log, the messages to the supervisor, the HTML escaper, the brand record and helpers of tests, nothing else',
  },
  ...mailFolders.slice(0, -1).map((folder, index) => ({
    target: `./mail-service/src/${folder}`,
    from: mailFolders.slice(index + 1).map((later) => `./mail-service/src/${later}`),
    message: `${folder} must not depend on the folders that use it`,
  })),
]

const noExportAll = {
  selector: 'ExportAllDeclaration',
  message: 'Name each export; `export *` hides what a module offers',
}

const addresses = 'shared/site/addresses/pages.ts'
/** The first segments of the site's pages, as the module of their addresses writes them: `about-us`, `series`. */
const pages = [...readFileSync(new URL(addresses, import.meta.url), 'utf8').matchAll(/['`]\/([a-z-]+)/g)]
  .map(([, page]) => page)
  .join('|')
const pagePattern = `/^\\u002F(${pages})([\\u002F?#]|$)/`
const noLooseAddresses = [
  `Literal[value=${pagePattern}]`,
  `TemplateLiteral > TemplateElement:first-child[value.raw=${pagePattern}]`,
].map((selector) => ({
  selector,
  message: 'Make addresses of pages with the modules of shared/site/addresses',
}))

export default ts.config(
  {
    ignores: [
      '**/node_modules',
      'releases',
      'dist',
      '.cache',
      'data',
      'shots',
      'test-results',
      'playwright-report',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A loader of React Router redirects by throwing a response.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'undici-types', name: 'Response' },
          ],
        },
      ],
      // An event handler of a component may be async; it handles its own errors.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'no-restricted-syntax': ['error', noExportAll],
    },
  },
  {
    // A script that runs in pages without a build.
    files: ['shell/gateway/src/development/client.mjs'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'shared/{products,site}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/{tests,testing}/**', '**/routes.{ts,tsx}', addresses],
    rules: { 'no-restricted-syntax': ['error', noExportAll, ...noLooseAddresses] },
  },
  {
    files: ['**/*.tsx', 'shell/src/**/*.ts', 'mfe-*/src/**/*.ts', 'shared/site/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Lists keep role="list": Safari drops list semantics where the bullets are styled away.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // All pages of a visit share one document. What a section does to it stays on the pages of others.
    files: ['mfe-*/**/*.{ts,tsx}', 'shared/{products,site}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/{tests,testing}/**'],
    rules: {
      'no-extend-native': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'cookie', message: 'Too many cookies make every page fail' },
        ...['localStorage', 'sessionStorage'].map((object) => ({
          ...{ object, property: 'clear', message: 'Remove your own entries: others keep theirs there, too' },
        })),
      ],
    },
  },
  {
    // A pattern that takes more than linear time lets one crafted text keep the server or a tab busy for minutes.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    // Tests search short texts of their own, and patterns without this rule are easier to read.
    ignores: ['**/*.test.{ts,tsx}', '**/{tests,testing}/**', 'e2e/**'],
    rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-globals': [
        'error',
        { name: 'test', message: 'Unit tests use `it`; journeys use `test`' },
      ],
    },
  },
)
