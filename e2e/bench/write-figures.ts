import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

const file = path.join(root, 'docs', 'performance.json')

/** Replaces or adds parts of docs/performance.json. The others stay as they are. */
export function writeFigures(parts: object) {
  const all = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...all, ...parts }, null, 2)}\n`)
}
