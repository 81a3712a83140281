import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Rendered colors of the frame finishes by name, and the hash of the sources that they depend on. */
export type Measurements = { source: string; measured: Record<string, string> }

export const measurementsFile = fileURLToPath(new URL('measured.json', import.meta.url))

/** Files whose changes can change the rendered color of vinyl in a cut-out. */
const sources = [
  '../kit/samples/finish_patch.py',
  '../kit/samples/cutouts.py',
  '../kit/surfaces/plain.py',
  '../kit/surfaces/shading.py',
  '../kit/surfaces/studio.py',
  '../kit/surfaces/vinyl.py',
  '../develop/settings.ts',
  '../develop/tone.ts',
]

/** Hash of the files in `sources`. If it differs from the one in `measured.json`, measure the finishes again. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(fileURLToPath(new URL(source, import.meta.url))))
  return hash.digest('hex').slice(0, 12)
}
