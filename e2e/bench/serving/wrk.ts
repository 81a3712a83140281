import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { needPrograms } from '@virida/shared/platform/testing/debian-packages.mjs'

const run = promisify(execFile)
const program = '/usr/bin/wrk'

/**
 * Asks for an address without a pause, with Debian's wrk. A client that runs in Node.js would be slower than nginx.
 * @param connections Connections at the same time.
 * @param seconds Duration.
 * @returns answers for each second.
 * @throws Error when an answer is not 2xx.
 */
export async function answersPerSecond(url: string, connections: number, seconds: number): Promise<number> {
  needPrograms([program], ['wrk'])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await run(program, options)
  const [, speed] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? []
  if (!speed || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`Cannot measure ${url}:\n${stdout}`)
  return Number(speed)
}
