import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, fail, root } from './install.mjs'

/*
 * Everything that must hold before a change lands: lint, types, committed files, unit tests, journeys in a browser.
 * All of it runs even when a part fails, and the last line is the sum: "N passed, N failed".
 */
ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
const browser = ensureBrowser()
if (!browser) fail('No Chromium: install one, or name it in CHROMIUM_PATH')

const reports = path.join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const report = (name) => path.join(reports, name)
const total = { passed: 0, failed: 0 }

check('Lint of the code', 'eslint', ['.'])
check('Lint of the style sheets', 'stylelint', ['**/*.css'])
check('Formatting', 'prettier', ['--check', '--log-level', 'warn', '.'])
check('Types', 'tsc', ['-p', '.'])
check('Files of the technical resources', 'tsx', ['mfe-tools/scripts/documents/check.ts'])
const units = run('Unit tests', 'jest', ['--json', `--outputFile=${report('unit.json')}`])
count(
  units,
  readReport('unit.json', (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  })),
)
const journeys = run('Journeys', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys.json'),
})
count(
  journeys,
  readReport('journeys.json', (json) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
  })),
)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** A tool without tests of its own counts as one. */
function check(title, tool, args) {
  const isGood = run(title, tool, args)
  count(isGood, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })
}

function run(title, tool, args, env = {}) {
  const started = Date.now()
  console.log(`\n${title}`)
  const { status } = spawnSync(process.execPath, [bin(tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  })
  console.log(
    `${title}: ${status === 0 ? 'good' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  return status === 0
}

function bin(tool) {
  const packageName = tool === 'tsc' ? 'typescript' : tool === 'playwright' ? '@playwright/test' : tool
  const folder = path.join(root, 'node_modules', packageName)
  const { bin: bins } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bins === 'string' ? bins : bins[tool])
}

function readReport(name, read) {
  return existsSync(report(name))
    ? read(JSON.parse(readFileSync(report(name), 'utf8')))
    : { passed: 0, failed: 0 }
}

function count(isGood, { passed, failed }) {
  total.passed += passed
  // A runner that ended badly without naming a test is a failure all the same.
  total.failed += isGood ? failed : Math.max(failed, 1)
}
