import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { BuiltFiles } from './describe-release'
import type { GeneratedFiles } from './generated-files'

/** Copies the pictures, which all releases of the app share. */
export function addPictures({ folder, out }: BuiltFiles) {
  const pictures = path.join(folder, 'pictures')
  if (!existsSync(pictures)) return
  cpSync(pictures, path.join(out, 'media'), { recursive: true, filter: (file) => !file.endsWith('.json') })
}

/** Copies the files that are served at the root of the site. */
export function addPublicFiles({ folder, out }: BuiltFiles, generated?: GeneratedFiles) {
  const target = path.join(out, 'client', 'public')
  const site = path.join(folder, 'public')
  if (existsSync(site)) cpSync(site, target, { recursive: true })
  if (generated) cpSync(generated.folder, target, { recursive: true })
}
