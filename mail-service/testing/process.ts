import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export type ServiceProcess = {
  url: string
  pid: number
  /** Kills with SIGKILL, so no signal handler runs. */
  kill: () => Promise<void>
  /** Stops with SIGTERM. @returns The exit code. */
  stop: () => Promise<number | null>
  /** The exit code, when the process has ended. */
  ended: Promise<number | null>
  output: () => string
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Starts the service, or another program that prints the same line when it is ready, as a separate process. */
export function startProcess(env: Record<string, string>, program = 'src/index.ts'): Promise<ServiceProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      env: { PATH: process.env.PATH, MAIL_PORT: '0', DISK_FLOOR_MB: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /mail-service ready (\S+),/.exec(output)?.[1]
      if (!url) return
      resolve({
        url,
        pid: child.pid ?? 0,
        kill: async () => {
          child.kill('SIGKILL')
          await ended
        },
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
        ended,
        output: () => output,
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) =>
      reject(new Error(`Starting the service: it exited with code ${code}\n${output}`)),
    )
  })
}

/** Runs a script of the service until it ends. @returns What it printed. */
export async function runScript(script: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  })
  return stdout
}
