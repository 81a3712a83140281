import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needPrograms } from '@virida/shared/platform/testing/debian-packages.mjs'
import { ping } from '../src/scan/clamd'
import { until } from '@virida/shared/platform/testing/until'

const program = '/usr/sbin/clamd'

/** The test file of the makers of virus scanners (eicar.org). In two parts, so that scanners leave this file alone. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

/** Starts a real clamd on a private socket, with a database of one signature: the EICAR test file, anywhere in a file. */
export async function startClamd({ maxMegabytes = 25 } = {}) {
  needPrograms([program], ['clamav-daemon'])
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
