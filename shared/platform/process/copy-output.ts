import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { Output } from '../log/output'

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

/** Lines are not divided, because the output may lose some, and because lines of several programs alternate. */
async function copyLines(from: Readable | null, to: Output) {
  if (!from) return
  let rest = Buffer.alloc(0)
  from.on('data', (part: Buffer) => {
    const bytes = Buffer.concat([rest, part])
    const end = bytes.length > longestLine ? bytes.length : bytes.lastIndexOf(newline) + 1
    if (end > 0) to.write(bytes.subarray(0, end))
    rest = bytes.subarray(end)
  })
  // A pipe that breaks ends, too.
  await once(from, 'close').catch(() => undefined)
  if (rest.length > 0) to.write(Buffer.concat([rest, Buffer.from('\n')]))
}
