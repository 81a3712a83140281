import { brand } from '../brand'
import { filesContent as content } from './content'

/** Loads a file of this site. */
export type LoadFile = (path: string) => Promise<Uint8Array>

/** Rejects if the file cannot be loaded. The site answers an unknown address with a page, not with an error. */
export const loadFile: LoadFile = async (path) => {
  const response = await fetch(path)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!response.ok || isPage) throw new Error(`Cannot load ${path}: status ${response.status}. Try again.`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Published files for a ZIP file. Files that cannot be loaded, such as without a network, are listed with their
 * addresses in a text file.
 * @param paths The path of each file on the site, by its name in the ZIP file.
 */
export async function publishedFiles(
  paths: Readonly<Record<string, string>>,
  load: LoadFile = loadFile,
): Promise<Record<string, Uint8Array>> {
  const named = Object.entries(paths)
  const loaded = await Promise.allSettled(named.map(([, path]) => load(path)))
  const missing = named.filter((_, at) => loaded[at]?.status === 'rejected')
  const files = named.flatMap(([name], at) => {
    const result = loaded[at]
    return result?.status === 'fulfilled' ? [[name, result.value] as const] : []
  })
  const list = content.missing(missing.map(([, path]) => brand.origin + path))
  return Object.fromEntries([
    ...files,
    ...(missing.length > 0 ? [[content.missingFile, new TextEncoder().encode(list)] as const] : []),
  ])
}
