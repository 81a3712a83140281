import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'

const sections = ['mfe-browse', 'mfe-support', 'mfe-locator', 'mfe-tools']
const apps = ['shell', 'mail-service', 'e2e', ...sections]

/**
 * Imports run downhill only: shared <- sections, shared <- shell. Sections meet in a URL, the shell reaches
 * them through federation alone. Only e2e, which nothing imports, may look at every part.
 */
const downhill = [
  { target: './shared', from: apps.map((app) => `./${app}`), message: 'shared must not know who uses it' },
  ...apps
    .filter((app) => app !== 'e2e')
    .map((app) => ({
      target: `./${app}`,
      from: apps.filter((other) => other !== app).map((other) => `./${other}`),
      message: `${app} reaches other programs over the network, never by import`,
    })),
  {
    target: './mail-service',
    from: './shared',
    except: ['./enquiry', './config'],
    message: 'mail-service shares the enquiry contract and the configuration reader, nothing else',
  },
]

export default ts.config(
  {
    ignores: ['**/node_modules', 'releases', '.cache', 'data', 'shots', 'test-results', 'playwright-report'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // React event handlers may be async: a rejected one reaches the error boundary of its own code.
      // React Router's loaders redirect by throwing a response.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'undici-types', name: 'Response' },
          ],
        },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: downhill }],
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what a module gives; no barrel files' },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'shell/src/**/*.ts', 'mfe-*/src/**/*.ts', 'shared/ui/**/*.ts'],
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
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/unbound-method': 'off' } },
)
