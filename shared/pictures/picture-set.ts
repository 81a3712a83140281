import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureSource } from '@virida/shared/contract'
import { root } from '../build/paths'
import { pictureKey } from './picture-key'

type PictureSet = Record<string, PictureSource>

const fileOf = (app: string, set: string) => path.join(root, app, 'pictures', `${set}.json`)

function readSet(app: string, set: string): PictureSet {
  const file = fileOf(app, set)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureSet) : {}
}

/** Writes one picture into `<app>/pictures/<set>.json`; the others of the set stay. */
export function addToSet(app: string, set: string, name: string, picture: PictureSource): void {
  const pictures = { ...readSet(app, set), [pictureKey(name)]: picture }
  writeFileSync(fileOf(app, set), `${JSON.stringify(pictures, null, 2)}\n`)
}

/** Gives a picture of the set another alternative text; tells whether it had another. */
export function renewAlt(app: string, set: string, name: string, alt: string): boolean {
  const picture = readSet(app, set)[pictureKey(name)]
  if (!picture || picture.alt === alt) return false
  addToSet(app, set, name, { ...picture, alt })
  return true
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
