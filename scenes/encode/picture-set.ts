import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureSource } from '@virida/shared/platform/contract'
import { root } from '../../shared/platform/paths'
import { pictureKey } from '../../shared/site/picture-key'

type PictureSet = Record<string, PictureSource>

const fileOf = (app: string, set: string) => path.join(root, app, 'pictures', `${set}.json`)

/** Finished pictures of a set, by camel-case key. */
export function readSet(app: string, set: string): PictureSet {
  const file = fileOf(app, set)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureSet) : {}
}

/** Adds a picture to `<app>/pictures/<set>.json`, or replaces the one with that name. */
export function addToSet(app: string, set: string, name: string, picture: PictureSource): void {
  const pictures = { ...readSet(app, set), [pictureKey(name)]: picture }
  writeFileSync(fileOf(app, set), `${JSON.stringify(pictures, null, 2)}\n`)
}

/** Sets the alternative text of a finished picture. Returns whether the text has changed. */
export function renewAlt(app: string, set: string, name: string, alt: string): boolean {
  const picture = readSet(app, set)[pictureKey(name)]
  if (!picture || picture.alt === alt) return false
  addToSet(app, set, name, { ...picture, alt })
  return true
}

/** Deletes the encodings of a picture's earlier versions. `src` is the address of the version to keep. */
export function removeOlder(app: string, name: string, src: string): void {
  const folder = path.join(root, app, 'pictures')
  const current = path.posix.basename(src)
  for (const file of readdirSync(folder)) {
    const [stem, hash] = file.split('.')
    const isEncoding = stem === name && /\.(avif|webp)$/.test(file)
    if (isEncoding && !file.startsWith(`${current}-`) && hash) rmSync(path.join(folder, file))
  }
}
