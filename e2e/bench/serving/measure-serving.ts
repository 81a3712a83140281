import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { ports } from '@virida/shared/platform/config/ports'
import { root } from '@virida/shared/platform/paths'
import { makeReleases } from '../../../scripts/make-releases'
import { runNginx, stopNginx } from '../../../shell/gateway/src/testing/nginx'
import { OwnReleases } from '../../fixtures/own-releases'
import { timeUntil } from '../../fixtures/started-site'
import { startGateway, type StartedGateway } from '../scale/started-gateway'
import { writeFigures } from '../write-figures'
import { writeSection } from '../write-section'
import { isWithinGoals, servingFigures, servingReport, type Serving, type Speeds } from './serving-report'
import { answersUnder } from '../wrk'

const rounds = 5
const seconds = 3
const connections = 32
const page = '/faq'
const first = ports.e2e + 260
const second = ports.e2e + 261
const hono = ports.e2e + 262
const nginx = ports.e2e + 263

/**
 * Measures the gateway beside two servers of files with the same bytes, and two gateways beside one. Writes
 * docs/performance.md and docs/performance.json.
 * @returns whether the goals are reached.
 */
export async function measureServing(): Promise<boolean> {
  process.env.NODE_ENV = 'production'
  const source = path.join(root, '.cache', 'bench')
  await makeReleases(source, { replaceLive: false })
  const releases = new OwnReleases(source)
  const folder = mkdtempSync(path.join(tmpdir(), 'served-files-'))
  // The worker of nginx runs as another user.
  chmodSync(folder, 0o755)
  const gateways: StartedGateway[] = []
  const stops: (() => Promise<unknown>)[] = []
  try {
    for (const port of [first, second]) gateways.push(await startGateway(releases.dir, port))
    const html = gunzipSync(await bytesOf(first, page)).toString()
    const [, file] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
    if (!file) throw new Error(`Cannot measure: ${page} loads no main script`)
    const sizes = { page: await copy(folder, page, `${page}.html`), file: await copy(folder, file, file) }
    const bare = runHono(folder)
    stops.push(() => end(bare))
    await timeUntil(() => answers(hono))
    const server = await startNginx(folder)
    stops.push(() => stopNginx(server))
    for (const address of [page, file]) await checkSame(address)
    const serving = await measure(file)
    const machine = { node: process.version, cores: cpus().length, rounds }
    const report = servingReport(serving, sizes, machine)
    console.log(report)
    writeSection('Gateway beside servers of files', report)
    writeFigures({ serving: servingFigures(serving, machine) })
    return isWithinGoals(serving)
  } finally {
    for (const stop of stops) await stop()
    for (const gateway of gateways) await gateway.stop()
    releases.removeFolder()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(file: string): Promise<Serving> {
  const speeds = (): Speeds => ({ gateway: [], hono: [], nginx: [] })
  const serving: Serving = { page: speeds(), file: speeds(), one: [], two: [] }
  const speedOf = async (port: number, address: string, count = connections) => {
    const url = `http://127.0.0.1:${port}${address}`
    return (await answersUnder(url, { connections: count, seconds })).perSecond
  }
  // Round 0 is not counted: the programs are still being compiled.
  for (let round = 0; round <= rounds; round++) {
    const kept = round > 0 ? serving : { page: speeds(), file: speeds(), one: [], two: [] }
    for (const [name, port] of Object.entries({ gateway: first, hono, nginx }) as [keyof Speeds, number][]) {
      kept.page[name].push(await speedOf(port, page))
      kept.file[name].push(await speedOf(port, file))
    }
    kept.one.push(await speedOf(first, page))
    const both = await Promise.all([first, second].map((port) => speedOf(port, page, connections / 2)))
    kept.two.push(both.reduce((sum, speed) => sum + speed))
  }
  return serving
}

/** The bytes that a server sends, compressed with gzip. */
function bytesOf(port: number, address: string): Promise<Buffer> {
  const headers = { 'Accept-Encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    get({ port, path: address, headers, host: '127.0.0.1', agent: false }, (response) => {
      if (response.statusCode === 200 && response.headers['content-encoding'] === 'gzip')
        buffer(response).then(resolve, reject)
      else reject(new Error(`Cannot measure ${address} on port ${port}: it answers ${response.statusCode}`))
    }).on('error', reject)
  })
}

/** Writes what the gateway sends as a file and its compressed copy. @returns the bytes of the copy. */
async function copy(folder: string, address: string, name: string): Promise<number> {
  const bytes = await bytesOf(first, address)
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, gunzipSync(bytes))
  writeFileSync(`${file}.gz`, bytes)
  return bytes.length
}

/** @throws Error when the servers do not send the same bytes. */
async function checkSame(address: string) {
  const [own, ...others] = await Promise.all([first, hono, nginx].map((port) => bytesOf(port, address)))
  if (others.some((bytes) => !own?.equals(bytes)))
    throw new Error(`Cannot measure ${address}: the servers send different bytes`)
}

function runHono(folder: string): ChildProcess {
  const program = path.join(import.meta.dirname, 'static-server.ts')
  const options = ['--import', 'tsx', program, folder, String(hono)]
  return spawn(process.execPath, options, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

const answers = (port: number) =>
  bytesOf(port, page).then(
    () => true,
    () => false,
  )

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

const startNginx = (folder: string) =>
  runNginx(
    nginx,
    `include /etc/nginx/mime.types; types { text/javascript mjs; } sendfile on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${nginx}; root ${folder}; gzip_static on; try_files $uri.html $uri =404; }`,
  )
