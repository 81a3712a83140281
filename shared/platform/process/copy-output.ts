import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { Output } from './output'

/** Bytes of a line that is copied as a whole. */
const longestLine = 64 * 1024
const newline = 10

/** Copies the lines of a program to the outputs of this one. @returns when the program has closed its own. */
export async function copyOutput(
  { stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>,
  to: { stdout: Output; stderr: Output },
): Promise<void> {
  await Promise.all([copyLines(stdout, to.stdout), copyLines(stderr, to.stderr)])
}

/** Each line is written on its own: a pipe takes a short one as a whole or not at all, also between those of other programs. */
async function copyLines(from: Readable | null, to: Output) {
  if (!from) return
  let rest = Buffer.alloc(0)
  from.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    for (let end = endOfLine(rest); end > 0; end = endOfLine(rest)) {
      to.write(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  })
  // A pipe that breaks ends, too.
  await once(from, 'close').catch(() => undefined)
  if (rest.length > 0) to.write(Buffer.concat([rest, Buffer.from('\n')]))
}

/** The length of the first line, or of the beginning of one that is too long; 0 if neither is there. */
function endOfLine(bytes: Buffer): number {
  const end = bytes.indexOf(newline) + 1
  return end === 0 && bytes.length > longestLine ? bytes.length : end
}
