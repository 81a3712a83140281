import { inParallel } from '../../platform/in-parallel'
import { brand } from '../brand'

/** Loads a file of this site. */
export type LoadFile = (path: string) => Promise<Uint8Array>

/** Milliseconds for one file on a slow phone. Without a limit, a network that stops answering would hold up all files. */
const timeout = 30_000

/** Rejects if the file cannot be loaded. The site answers an unknown address with a page, not with an error. */
export const loadFile: LoadFile = async (path) => {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeout) })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!response.ok || isPage) throw new Error(`Cannot load ${path}: status ${response.status}. Try again.`)
  return new Uint8Array(await response.arrayBuffer())
}

export type PublishedFiles = {
  /** The files that could be loaded, by their names. */
  files: Record<string, Uint8Array>
  /** The addresses of the files that could not be loaded, such as without a network. */
  missing: readonly string[]
}

/**
 * Loads published files for a ZIP file, a few at the same time. Never rejects: a file that cannot be loaded is listed.
 * @param paths The path of each file on the site, by its name in the ZIP file.
 */
export async function publishedFiles(
  paths: Readonly<Record<string, string>>,
  load: LoadFile = loadFile,
): Promise<PublishedFiles> {
  const named = Object.entries(paths)
  const loaded: Record<string, Uint8Array> = {}
  await inParallel(named, async ([name, path]) => {
    // What could not be loaded is in the result, and the caller tells the visitor.
    const bytes = await load(path).catch(() => undefined)
    if (bytes) loaded[name] = bytes
  })
  const isLoaded = ([name]: readonly [string, string]) => loaded[name] !== undefined
  // In the order of the names, not in that of the answers.
  const files = named.filter(isLoaded).map(([name]) => [name, loaded[name] as Uint8Array] as const)
  const missing = named.filter((entry) => !isLoaded(entry)).map(([, path]) => brand.origin + path)
  return { files: Object.fromEntries(files), missing }
}
