import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureSource } from '@virida/shared/contract'
import { root } from '../build/paths'
import { pictureKey } from './picture-key'

type PictureSet = Record<string, PictureSource>

/** Writes one picture into `<app>/pictures/<set>.json`; the others of the set stay. */
export function addToSet(app: string, set: string, name: string, picture: PictureSource): void {
  const file = path.join(root, app, 'pictures', `${set}.json`)
  const others = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureSet) : {}
  writeFileSync(file, `${JSON.stringify({ ...others, [pictureKey(name)]: picture }, null, 2)}\n`)
}

/** Deletes the encodings of a picture that an earlier source has left. `src` is the address of those that stay. */
export function removeOlder(app: string, name: string, src: string): void {
  const folder = path.join(root, app, 'pictures')
  const current = path.posix.basename(src)
  for (const file of readdirSync(folder)) {
    const [stem, hash] = file.split('.')
    const isEncoding = stem === name && /\.(avif|webp)$/.test(file)
    if (isEncoding && !file.startsWith(`${current}-`) && hash) rmSync(path.join(folder, file))
  }
}
