import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'

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
const chunkBytes = 64 * 1024
const mostAttempts = 5
/** What may be on its way to clamd when it closes the connection, in bytes. */
const inFlight = 512 * 1024
/** How long a second attempt waits for an answer before each part that clamd may refuse, in ms. */
const firstPause = 20

/** How fast a file is sent. */
type Pace = {
  /** Bytes that were sent. */
  sent: number
  /** Bytes after which each part waits. */
  from: number
  /** How long it waits, in ms. */
  pause: number
}

const withoutPauses = (): Pace => ({ sent: 0, from: Infinity, pause: 0 })

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
  const answer = await askAgain(address, () => instream(bytes), signal)
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

/**
 * Asks again when clamd closes the connection while it is sent to, because the answer is lost then. Each new attempt goes
 * slower from where the last one was closed, so that the answer is there before the next part is sent.
 */
async function askAgain(address: ClamdAddress, parts: () => Iterable<string | Buffer>, signal: AbortSignal) {
  const pace = withoutPauses()
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(address, parts(), signal, pace)
    } catch (error) {
      if (attempt === mostAttempts || !isClosed(error)) throw error
      pace.from = Math.max(Math.min(pace.sent, pace.from) - inFlight, 0)
      pace.pause = pace.pause * 2 || firstPause
    }
  }
}

const isClosed = (error: unknown) =>
  error instanceof ScannerError &&
  ['EPIPE', 'ECONNRESET'].includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')

function* instream(bytes: Buffer) {
  yield 'zINSTREAM\0'
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    yield Buffer.concat([lengthOf(chunk.length), chunk])
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/**
 * @returns The answer up to its zero byte.
 * @throws ScannerError
 */
async function ask(
  address: ClamdAddress,
  parts: Iterable<string | Buffer>,
  signal: AbortSignal,
  pace = withoutPauses(),
): Promise<string> {
  const socket = connect(address)
  const stop = () => socket.destroy(new ScannerError('timeout', 'The virus scanner did not answer in time.'))
  signal.addEventListener('abort', stop, { once: true })
  let answer = ''
  const isAnswered = () => answer.includes('\0') || answer.length > longestAnswer
  try {
    if (signal.aborted) stop()
    const answered = new Promise<void>((resolve, reject) => {
      socket.on('data', (data: Buffer) => {
        answer += data.toString('latin1')
        if (isAnswered()) resolve()
      })
      socket.on('error', reject)
      socket.on('close', resolve)
    })
    await Promise.race([answered, send(socket, parts, isAnswered, pace)])
    await answered
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

/**
 * Sends the parts one after the other, and looks for an answer before each of them: a write to a connection that clamd
 * has closed would drop the answer before it is read.
 */
async function send(socket: Socket, parts: Iterable<string | Buffer>, isAnswered: () => boolean, pace: Pace) {
  pace.sent = 0
  for (const part of parts) {
    if (pace.sent >= pace.from) await setTimeout(pace.pause)
    // Lets the event loop read the socket first.
    await setImmediate()
    if (isAnswered() || socket.destroyed) return
    await new Promise<void>((resolve) => socket.write(part, () => resolve()))
    pace.sent += part.length
  }
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
