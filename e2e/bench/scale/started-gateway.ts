import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { timeUntil } from '../../fixtures/started-site'
import { ask } from './load'

/** Limit for the start of a gateway, in ms. */
const startLimit = 60_000

export type StartedGateway = Awaited<ReturnType<typeof startGateway>>

const usualProgram = path.join(root, 'shell/gateway/src/index.ts')

/** Runs the gateway as a process. Resolves after its first page; `startTime` is the time until then, in ms. */
export async function startGateway(
  dir: string,
  port: number,
  env: Record<string, string> = {},
  program = usualProgram,
) {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MAIL_URL: 'http://127.0.0.1:9',
      RELEASES_DIR: dir,
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  const showsPage = () => {
    if (child.exitCode !== null) throw new Error(`Cannot measure: the gateway ended with ${child.exitCode}`)
    return ask(undefined, port, '/').then(
      () => true,
      () => false,
    )
  }
  const startTime = await timeUntil(showsPage, startLimit).catch((error: Error) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    port,
    dir,
    startTime,
    /** Memory of the gateway and of its render processes, in MB, and the number of these processes. */
    memory: () => memoryBelow(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Memory that several processes share counts once for all of them. */
function memoryBelow(gateway: number) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === gateway && pid ? [pid] : []))
  const renderers = children.filter((pid) => commandOf(pid).includes('render-child'))
  return {
    gateway: megabytesOf(gateway),
    renderers: renderers.reduce((sum, pid) => sum + megabytesOf(pid), 0),
    count: renderers.length,
  }
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

const megabytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
