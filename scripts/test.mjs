import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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

await checkAll([
  ['Lint of the code', 'eslint', ['.']],
  ['Lint of the style sheets', 'stylelint', ['**/*.css']],
  ['Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Types', 'tsc', ['-p', '.']],
  ['Files of the technical resources', 'tsx', ['mfe-tools/scripts/documents/check.ts']],
])
const units = await run('Unit tests', 'jest', ['--json', `--outputFile=${report('unit.json')}`])
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

/** Tools that use one core each, as many at a time as there are cores. Each without tests of its own counts as one. */
async function checkAll(checks) {
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const isGood = await run(...next, { isAlone: false })
      count(isGood, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

/** Runs a tool; tells whether it ended well. What one of several says is shown in one piece, when it ends. */
async function run(title, tool, args, { env = {}, isAlone = true } = {}) {
  const started = Date.now()
  if (isAlone) console.log(`\n${title}`)
  const child = spawn(process.execPath, [bin(tool), ...args], {
    cwd: root,
    stdio: ['ignore', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, NODE_ENV: 'test', ...env },
  })
  const said = []
  child.stdout?.on('data', (part) => said.push(part))
  child.stderr?.on('data', (part) => said.push(part))
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (!isAlone) process.stdout.write(`\n${Buffer.concat(said)}`)
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
