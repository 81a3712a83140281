import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** Bytes of the lines that may wait for a slow reader. */
const mostWaiting = 4 * 1024 * 1024
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
  let waiting = 0
  /** What is still to be written of a line. */
  let rest: Buffer | undefined
  /** Whether what was written ends within a line. */
  let isCut = false
  let timer: NodeJS.Timeout | undefined
  const take = () => {
    const line = lines.shift()
    waiting -= line?.length ?? 0
    return line && isCut ? Buffer.concat([Buffer.from('\n'), line]) : line
  }
  /** @returns Whether nothing waits any longer. */
  const drain = () => {
    while ((rest ??= take()))
      try {
        const written = write(rest)
        isCut = written < rest.length && (isCut || written > 0)
        rest = written < rest.length ? rest.subarray(written) : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false
        rest = undefined
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
      if (waiting + bytes.length > mostWaiting) return
      lines.push(bytes)
      waiting += bytes.length
      if (timer || drain()) return
      process.on('exit', drainAtEnd)
      drainLater()
    },
  }
}

/**
 * A pipe is opened again, so that no other program can make writes to it wait: whether they do is a setting of the opened file, which all
 * programs that inherit it share, and Node changes it when it starts and ends.
 */
function writerTo(number: 1 | 2) {
  let opened: number = number
  try {
    if (fstatSync(number).isFIFO())
      opened = openSync(`/proc/self/fd/${number}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // Nobody reads the pipe, or the system has no such folder. The inherited file is used then.
  }
  return (bytes: Buffer) => writeSync(opened, bytes)
}
