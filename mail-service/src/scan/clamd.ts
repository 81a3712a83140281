import { connect } from 'node:net'

/** A Unix socket, or a TCP port. */
export type ClamdAddress = { path: string } | { host: string; port: number }

export type ScannerErrorCode = 'unreachable' | 'timeout' | 'too_large' | 'unknown_answer'

/** The scanner gave no result. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError'
  constructor(
    readonly code: ScannerErrorCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** Characters of an answer: a few words and the name of a signature. */
const longestAnswer = 1000

/** Reads `CLAMD_ADDRESS`: the path of a socket, or `host:port`. Undefined when it is neither. */
export function parseClamdAddress(text: string): ClamdAddress | undefined {
  if (text.startsWith('/')) return text.length < 108 ? { path: text } : undefined
  const [, host = '', port = ''] = /^(.{1,255}):(\d{1,5})$/.exec(text) ?? []
  if (!host || Number(port) < 1 || Number(port) > 65_535) return undefined
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}

/**
 * Has ClamAV's daemon look at the bytes (command INSTREAM of its documentation, clamd(8)).
 * @returns The name of the signature that was found, or undefined when the bytes are clean.
 * @throws ScannerError
 */
export async function scan(address: ClamdAddress, bytes: Buffer, signal: AbortSignal) {
  const chunk = bytes.length ? [lengthOf(bytes.length), bytes] : []
  const answer = await ask(address, ['zINSTREAM\0', ...chunk, lengthOf(0)], signal)
  if (answer === 'stream: OK') return undefined
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found) return found
  if (answer.startsWith('INSTREAM size limit exceeded'))
    throw new ScannerError(
      'too_large',
      'Cannot scan a file: it is larger than StreamMaxLength of clamd.conf.',
    )
  throw unknownAnswer(answer)
}

/** @throws ScannerError when the daemon does not answer. */
export async function ping(address: ClamdAddress, signal: AbortSignal) {
  const answer = await ask(address, ['zPING\0'], signal)
  if (answer !== 'PONG') throw unknownAnswer(answer)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** @returns The answer up to its zero byte. */
async function ask(address: ClamdAddress, parts: (string | Buffer)[], signal: AbortSignal): Promise<string> {
  const socket = connect(address)
  const stop = () => socket.destroy(new ScannerError('timeout', 'The virus scanner did not answer in time.'))
  signal.addEventListener('abort', stop, { once: true })
  let answer = ''
  try {
    if (signal.aborted) stop()
    for (const part of parts) socket.write(part)
    for await (const data of socket as AsyncIterable<Buffer>) {
      answer += data.toString('latin1')
      if (answer.includes('\0') || answer.length > longestAnswer) break
    }
  } catch (error) {
    // clamd closes the connection after a refusal, while the rest of the file is still being sent.
    if (!answer.includes('\0')) throw error instanceof ScannerError ? error : unreachable(error)
  } finally {
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
  if (!answer) throw unreachable()
  return answer.slice(0, longestAnswer).split('\0')[0]?.trim() ?? ''
}

const unreachable = (cause?: unknown) =>
  new ScannerError(
    'unreachable',
    'Cannot reach the virus scanner. Check that clamd runs, and CLAMD_ADDRESS.',
    cause,
  )

const unknownAnswer = (answer: string) =>
  new ScannerError(
    'unknown_answer',
    `The virus scanner gave an unknown answer: ${JSON.stringify(answer.slice(0, 100))}`,
  )
