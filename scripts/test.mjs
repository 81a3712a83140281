import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ensureInstalled, fail, root } from './install.mjs'

/*
 * All checks that a change must pass: lint, formatting, types, circles of imports, unused code, generated files, unit
 * tests, journeys in a browser.
 * A failed check does not stop the others. The last line is the total: "N passed, N failed".
 */
ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
const browser = ensureBrowser()
if (!browser) fail('The tests need Chromium: install it, or set CHROMIUM_PATH to its path')

const reports = path.join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const report = (name) => path.join(reports, name)
const total = { passed: 0, failed: 0 }

await checkAll([
  ['Lint of the code', 'eslint', ['.']],
  ['Lint of the style sheets', 'stylelint', ['**/*.css']],
  ['Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Types', 'tsc', ['-p', '.']],
  ['Circles of imports', 'tsx', ['scripts/circles/check.ts']],
  ['Unused files, exports and packages', 'knip', ['--no-progress']],
  ['Files of the technical resources', 'tsx', ['mfe-tools/scripts/documents/check.ts']],
])
// Jest would wait without limit for a server that a test has left open. `npm run unit` shows such a test.
const jestOptions = ['--forceExit', '--json', `--outputFile=${report('unit.json')}`]
const units = await run('Unit tests', 'jest', jestOptions)
count(
  units,
  readReport('unit.json', (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  })),
)
const journeys = await run('Journeys', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
  env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys.json') },
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

/** Runs tools that use one core each, as many in parallel as there are cores. Each one counts as one test. */
async function checkAll(checks) {
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const hasPassed = await run(...next, { isAlone: false })
      count(hasPassed, { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/**
 * Runs a tool.
 * @param options.isAlone False for parallel tools: the output is printed in one piece when the tool ends.
 * @returns Whether it exited with 0.
 */
async function run(title, tool, args, { env = {}, isAlone = true } = {}) {
  const started = Date.now()
  if (isAlone) console.log(`\n${title}`)
  const child = spawn(process.execPath, [bin(tool), ...args], {
    cwd: root,
    stdio: ['ignore', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, NODE_ENV: 'test', ...env },
  })
  const output = []
  child.stdout?.on('data', (part) => output.push(part))
  child.stderr?.on('data', (part) => output.push(part))
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (!isAlone) process.stdout.write(`\n${Buffer.concat(output)}`)
  console.log(
    `${title}: ${status === 0 ? 'passed' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
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

function count(hasPassed, { passed, failed }) {
  total.passed += passed
  // A runner that failed without naming a test counts as one failure.
  total.failed += hasPassed ? failed : Math.max(failed, 1)
}
