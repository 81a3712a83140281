import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { needPrograms } from '@virida/shared/platform/testing/debian-packages.mjs'

const run = promisify(execFile)
const program = '/usr/bin/wrk'

type Load = {
  /** Connections at the same time. */
  connections: number
  seconds: number
  /** File with a Lua script that makes the requests. */
  script?: string
}

/** What was answered: answers for each second, and the time in ms within which 99 % of them came. */
export type Answers = { perSecond: number; p99: number }

/**
 * Asks for an address without a pause, with Debian's wrk. A client that runs in Node.js would be slower than the servers.
 * @throws Error when an answer is not 2xx or a connection fails.
 */
export async function answersUnder(url: string, { connections, seconds, script }: Load): Promise<Answers> {
  needPrograms([program], ['wrk'])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip']
  const { stdout } = await run(program, [...options, ...(script ? ['-s', script] : []), url])
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? []
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(stdout) ?? []
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit]
  if (!perSecond || !inMs || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`Cannot measure ${url}:\n${stdout}`)
  return { perSecond: Number(perSecond), p99: Number(p99) * inMs }
}
