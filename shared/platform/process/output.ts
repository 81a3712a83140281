import { constants, fstatSync, openSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

/** Bytes of the lines that may wait for a slow reader. */
const mostWaiting = 4 * 1024 * 1024
/** Lines that are written in one turn of the event loop, each in some microseconds. */
const mostInTurn = 1000
/** Milliseconds between two attempts to write. */
const pause = 10
/** Milliseconds for which a program that ends waits for a slow reader. */
const longestEnd = 1000

export type Output = { write: (lines: string | Buffer) => void }

/**
 * The standard output (1) or error (2). While the reader of a pipe is slow, lines wait in memory, and the program goes on. A line
 * that finds too many waiting, or that cannot be written, as on a full disk, is lost. pino's own destination would end the program
 * then, or wait without limit.
 * @param write Writes as many of these bytes as possible, and returns how many.
 */
export function output(number: 1 | 2 = 1, write = writerTo(number)): Output {
  const lines: Buffer[] = []
  /** The index of the first line that waits. */
  let next = 0
  /** Bytes of the lines that wait. */
  let waiting = 0
  /** What is still to be written of a line. */
  let rest: Buffer | undefined
  /** Whether what was written ends within a line. */
  let isCut = false
  /** Lines that were lost since the last one that was written. */
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  const add = (bytes: Buffer) => {
    lines.push(bytes)
    waiting += bytes.length
  }
  const take = () => {
    const line = lines[next]
    if (!line) {
      lines.length = next = 0
      return undefined
    }
    next++
    waiting -= line.length
    // Lines that were written must not stay in memory while others always wait.
    if (next === mostInTurn) {
      lines.splice(0, next)
      next = 0
    }
    return isCut ? Buffer.concat([Buffer.from('\n'), line]) : line
  }
  const noteLost = () => {
    const note = { level: 40, time: Date.now(), lost, msg: 'Lines of this log could not be written' }
    lost = 0
    add(Buffer.from(`${JSON.stringify(note)}\n`))
  }
  /** @returns Whether nothing waits any longer. */
  const drain = () => {
    for (let done = 0; (rest ??= take()); done++)
      try {
        if (done === mostInTurn) return false
        const written = write(rest)
        if (written === 0) return false
        isCut = written < rest.length
        rest = isCut ? rest.subarray(written) : undefined
        if (lost > 0 && !isCut) noteLost()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false
        rest = undefined
        lost++
      }
    return true
  }
  const drainAtEnd = () => {
    const endsAt = performance.now() + longestEnd
    while (!drain() && performance.now() < endsAt)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  const drainLater = () => {
    timer = setTimeout(() => {
      if (!drain()) return drainLater()
      timer = undefined
      process.off('exit', drainAtEnd)
    }, pause).unref()
  }
  return {
    write(text) {
      const bytes = Buffer.from(text)
      if (bytes.length === 0) return
      if (waiting + bytes.length > mostWaiting) lost++
      else add(bytes)
      if (timer || drain()) return
      process.on('exit', drainAtEnd)
      drainLater()
    },
  }
}

const ways = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY

/**
 * A pipe or terminal is opened again, so that no other program can make writes to it wait: whether they do is a setting of the opened
 * file, which all programs that inherit it share, and Node changes it when it starts and ends.
 */
function writerTo(number: 1 | 2) {
  // Node makes sockets not wait when it opens the stream.
  let opened: number = (number === 1 ? process.stdout : process.stderr).fd
  try {
    if (fstatSync(number).isFIFO() || isatty(number)) opened = openSync(`/proc/self/fd/${number}`, ways)
  } catch {
    // Nobody reads the pipe, or the system has no such folder. The inherited file is used then.
  }
  return (bytes: Buffer) => writeSync(opened, bytes)
}
