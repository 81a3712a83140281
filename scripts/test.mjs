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
/** Files of tests in which an update or an enquiry could get lost in one run of many. */
const aboutRaces = /release\/(?:registry|stores)\/|e2e\/(?:stores|failures-lab)\/|cases\/(?:killed|together)/

await checkAll([
  ['Lint of the code', 'eslint', ['.']],
  ['Lint of the style sheets', 'stylelint', ['**/*.css']],
  ['Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Types', 'tsc', ['-p', '.']],
  ['Circles of imports', 'tsx', ['scripts/circles/check.ts']],
  ['Unused files, exports and packages', 'knip', ['--no-progress']],
  ['Files of the technical resources', 'tsx', ['mfe-tools/scripts/documents/check.ts']],
])
const sites = buildSites()
// Jest would wait without limit for a server that a test has left open. `npm run unit` shows such a test.
await runTests(
  'Unit tests',
  readUnitTests,
  (file, again) => [
    'jest',
    [
      '--forceExit',
      '--json',
      `--outputFile=${file}`,
      ...(again ? ['--runInBand', '--runTestsByPath', ...again] : []),
    ],
  ],
  sites,
)
await sites
await runTests('Journeys', readJourneys, (file, again) => [
  'playwright',
  [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...(again
      ? ['--workers=1', '--trace=retain-on-failure', '--output=.cache/journeys-again', ...again]
      : []),
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
 * tests fail, their files run once more, one after the other. Tests that pass then are counted as passed and named at
 * the end. Tests of races get no second run, because a race does not show in each run.
 * @param read Reads the report of a runner: for each file the number of tests that passed, and the names of others.
 * @param command The tool, its arguments and options for a report file, and for the files to run again.
 * @param others Work that runs beside the tests. The second run waits for its end.
 */
async function runTests(title, read, command, others) {
  const first = path.join(reports, `${title}.json`)
  const hasPassed = await run(title, ...command(first))
  const files = read(first)
  const failing = [...files].filter(([, { failed, notRun }]) => failed.length + notRun.length > 0)
  const failed = failing.flatMap(([, result]) => result.failed)
  const again = failing.map(([file]) => file)
  if (failed.length > 0 && failed.length <= mostRunAgain && !again.some((file) => aboutRaces.test(file))) {
    const second = path.join(reports, `${title} again.json`)
    await others
    const passesAgain = await run(`${title} again`, ...command(second, again))
    const results = read(second)
    const isNamed = [...results.values()].some((result) => result.failed.length + result.notRun.length > 0)
    // A second run that fails without naming a test changes nothing.
    if (!passesAgain && !isNamed) results.clear()
    for (const file of again) {
      const result = results.get(file)
      if (!result) continue
      files.set(file, result)
      const names = [...result.failed, ...result.notRun]
      unsteady.push(...failed.filter((name) => name.startsWith(`${file}: `) && !names.includes(name)))
    }
  }
  const results = [...files.values()]
  const count = results.reduce((sum, result) => sum + result.failed.length + result.notRun.length, 0)
  total.passed += results.reduce((sum, { passed }) => sum + passed, 0)
  // A runner that failed without naming a test counts as one failure.
  total.failed += hasPassed || failing.length > 0 ? count : 1
}

/** Builds the sites that journeys visit. Journeys build again what is missing, so a failure here counts only there. */
async function buildSites() {
  for (const mode of ['production', 'development'])
    await run(`Site of the journeys in ${mode}`, 'tsx', ['e2e/fixtures/build-site.ts'], {
      env: { NODE_ENV: mode },
      isAlone: false,
    })
}

/** Runs tools that use one core each, as many in parallel as there are cores. Each one counts as one test. */
async function checkAll(checks) {
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const hasPassed = await run(...next, { isAlone: false })
      total[hasPassed ? 'passed' : 'failed']++
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
function readUnitTests(report) {
  const files = new Map()
  for (const { name, status, assertionResults } of readReport(report)?.testResults ?? []) {
    const file = path.relative(root, name)
    const count = (wanted) => assertionResults.filter((test) => test.status === wanted)
    const failed = count('failed').map(({ fullName }) => `${file}: ${fullName}`)
    if (status === 'failed' && failed.length === 0) failed.push(`${file}: the file`)
    files.set(file, { passed: count('passed').length, failed, notRun: [] })
  }
  return files
}

/** A report of Playwright. After a failure it leaves out the rest of a file whose tests depend on each other. */
function readJourneys(report) {
  const files = new Map()
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
  for (const spec of (readReport(report)?.suites ?? []).flatMap(specsIn)) {
    const file = path.join('e2e/journeys', spec.file)
    const result = files.get(file) ?? { passed: 0, failed: [], notRun: [] }
    files.set(file, result)
    const name = `${file}: ${spec.title}`
    for (const { status, expectedStatus } of spec.tests) {
      if (status === 'expected') result.passed++
      else if (status !== 'skipped') result.failed.push(name)
      else if (expectedStatus !== 'skipped') result.notRun.push(name)
    }
  }
  return files
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
