import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ping } from '../src/scan/clamd'
import { until } from './until'

const program = '/usr/sbin/clamd'
/** Milliseconds. */
const installTimeout = 240_000

/** The test file of the makers of virus scanners (eicar.org). In two parts, so that scanners leave this file alone. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

function ensureClamd() {
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env, timeout: installTimeout }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'], options)
  }
  if (!existsSync(program))
    throw new Error('There is no clamd; install it with: apt-get install clamav-daemon')
}

/** Starts a real clamd on a private socket, with a database of one signature: the EICAR test file, anywhere in a file. */
export async function startClamd({ maxMegabytes = 25 } = {}) {
  ensureClamd()
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  const database = join(folder, 'database')
  const path = join(folder, 'clamd.sock')
  await mkdir(database)
  await writeFile(join(database, 'test.ndb'), `Eicar-Test-Signature:0:*:${eicar.toString('hex')}\n`)
  const settings = [
    `DatabaseDirectory ${database}`,
    `LocalSocket ${path}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${maxMegabytes}M`,
    'Foreground yes',
  ]
  const config = join(folder, 'clamd.conf')
  await writeFile(config, settings.join('\n') + '\n')
  const clamd = spawn(program, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [clamd.stdout, clamd.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise((resolve) => clamd.once('exit', resolve))
  const answers = () =>
    ping({ path }, AbortSignal.timeout(1000)).then(
      () => true,
      () => {
        if (clamd.exitCode !== null) throw new Error(`Cannot start clamd: ${output}`)
        return false
      },
    )
  await until(answers, 60_000)
  return {
    path,
    async stop() {
      clamd.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
