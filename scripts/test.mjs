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
const total = { passed: 0, failed: 0 }
/** Names of tests that failed at first. */
const unsteady = []
/** When more tests fail, the change is wrong and not the moment. */
const mostRunAgain = 5

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
await runTests('Unit tests', readUnitTests, (file, again) => [
  'jest',
  [
    '--forceExit',
    '--json',
    `--outputFile=${file}`,
    ...(again ? ['--runInBand', '--runTestsByPath', ...again] : []),
  ],
])
await runTests('Journeys', readJourneys, (file, again) => [
  'playwright',
  [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...(again ? ['--workers=1', '--output=.cache/journeys-again', ...again] : []),
  ],
  { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
])

if (unsteady.length > 0)
  console.log(
    `\nPassed only when they ran again by themselves. Please mend them:\n  ${unsteady.join('\n  ')}`,
  )
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * Runs tests and counts them. Some tests measure time, and other programs on the machine can slow them down. So when a few
 * tests fail, their files or lines run once more, one after the other. Tests that pass then are counted as passed and
 * named at the end.
 * @param read Reads the report of a runner: tests that passed, those that failed, and what to run again.
 * @param command The tool, its arguments and options for a report file, and for what to run again.
 */
async function runTests(title, read, command) {
  const first = path.join(reports, `${title}.json`)
  const hasPassed = await run(title, ...command(first))
  const result = read(first)
  // A runner that failed without naming a test counts as one failure.
  if (hasPassed || !result || result.failed.length === 0)
    return add(result?.passed ?? 0, hasPassed ? 0 : Math.max(result?.failed.length ?? 0, 1))
  if (result.failed.length > mostRunAgain) return add(result.passed, result.failed.length)
  const second = path.join(reports, `${title} again.json`)
  const passesAgain = await run(`${title} again`, ...command(second, result.again))
  const failedAgain = passesAgain ? [] : (read(second)?.failed ?? result.failed)
  const recovered = result.failed.filter((name) => !failedAgain.includes(name))
  unsteady.push(...recovered)
  const failed = passesAgain ? 0 : Math.max(failedAgain.length, result.failed.length - recovered.length, 1)
  add(result.passed + recovered.length, failed)
}

/** Runs tools that use one core each, as many in parallel as there are cores. Each one counts as one test. */
async function checkAll(checks) {
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const hasPassed = await run(...next, { isAlone: false })
      add(hasPassed ? 1 : 0, hasPassed ? 0 : 1)
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

/** A report of Jest. A suite that could not run counts as one failed test. */
function readUnitTests(file) {
  const report = readReport(file)
  if (!report) return undefined
  const suites = report.testResults.filter(({ status }) => status === 'failed')
  const failed = suites.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const suite = path.relative(root, name)
    return tests.length > 0 ? tests.map(({ fullName }) => `${suite}: ${fullName}`) : [suite]
  })
  return { passed: report.numPassedTests, failed, again: suites.map(({ name }) => name) }
}

/** A report of Playwright. */
function readJourneys(file) {
  const report = readReport(file)
  if (!report) return undefined
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
  const failed = report.suites.flatMap(specsIn).filter(({ ok }) => !ok)
  return {
    passed: report.stats.expected,
    failed: failed.map((spec) => `${spec.file}: ${spec.title}`),
    again: failed.map((spec) => `${spec.file}:${spec.line}`),
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function add(passed, failed) {
  total.passed += passed
  total.failed += failed
}
