import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

/**
 * A message without the folders of this machine, for publishers elsewhere: a path below one begins inside of it.
 * @param dir Folder of all releases.
 */
export function withoutFolders(message: string, dir: string): string {
  const folders: [string, string][] = [
    [path.resolve(dir), 'the releases folder'],
    [root, 'the folder of the site'],
    [tmpdir(), 'a temporary folder'],
  ]
  // A folder may be inside of another one.
  folders.sort(([a], [b]) => b.length - a.length)
  return folders.reduce((text, [folder, name]) => withoutFolder(text, folder, name), message)
}

function withoutFolder(text: string, folder: string, name: string): string {
  if (folder === path.parse(folder).root) return text
  const escaped = folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  // Not in the middle of a longer path or of an address, but in `file:///folder`.
  const found = new RegExp(
    `(?<![\\w./-]|file:/)(?:file://)?${escaped}(?:([\\\\/](?=[\\w.]))|(?![\\w-]))`,
    'g',
  )
  return text.replace(found, (_, slash: string | undefined) => (slash ? '' : name))
}
