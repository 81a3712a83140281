import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shellName } from '../../contract/composition'
import { integrityOf } from '../../integrity'
import { compressFile } from '../build/compress'
import { manifestFile, type Manifest } from '../manifest'
import { mediaListFile } from '../media-list'
import { initRegistry } from '../registry/registry-folder'

/** An empty releases folder with the registry of a new site. */
export function temporaryReleases(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'))
  initRegistry(dir)
  return dir
}

export type FixtureRelease = Partial<Manifest> & {
  app: string
  version: string
  /** Text of the server file. */
  serverCode?: string
  /** Text of browser files by name. */
  contents?: Record<string, string>
  /** Text of pictures and fonts by name. Without it, the release lists none. */
  mediaContents?: Record<string, string>
}

/** A shell that shows the page from the section's route table, or an error box when the page cannot be loaded. */
export const shellCode = `
exports.renderPage = async (url, composition, loadRoutes, owner) => {
  const page = { kind: 'page', status: 200, head: { title: 'Title', description: 'Description' }, tags: [] }
  try {
    const routes = await loadRoutes(composition.sections[0])
    return { ...page, ...(await routes.find(({ path }) => path === owner.pattern).load()) }
  } catch (error) {
    return { ...page, status: 503, html: '<h1>box</h1>', error }
  }
}
`

/** Writes a small release by hand, in the shape in which the build writes large ones. */
export async function writeRelease(dir: string, fixture: FixtureRelease): Promise<Manifest> {
  const {
    serverCode = fixture.app === shellName ? shellCode : 'module.exports = { default: [] }',
    contents = { 'remoteEntry.mjs': 'export {}' },
    mediaContents,
    ...given
  } = fixture
  const folder = path.join(dir, given.app, given.version)
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  writeFileSync(path.join(folder, 'server', 'server.cjs'), serverCode)
  const files: Manifest['files'] = {}
  for (const [name, text] of Object.entries(contents)) {
    const file = path.join(folder, 'client', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    const integrity = integrityOf(Buffer.from(text))
    files[name] = { bytes: text.length, integrity, ...(await compressFile(file)) }
  }
  const media = mediaContents && writeMedia(folder, mediaContents)
  const manifest: Manifest = {
    schema: 1,
    contentHash: 'content',
    entry: Object.keys(contents)[0] ?? '',
    server: 'server/server.cjs',
    serverIntegrity: integrityOf(Buffer.from(serverCode)),
    routes: [],
    chunks: {},
    files,
    public: [],
    preload: [],
    requires: {},
    provides: {},
    facts: { router: [], tokens: [] },
    ...(media ? { media } : {}),
    ...given,
  }
  writeFileSync(path.join(folder, manifestFile), JSON.stringify(manifest))
  return manifest
}

/** Writes media that are not there yet, as a build does, and the list of the release. */
function writeMedia(folder: string, contents: Record<string, string>): Manifest['media'] {
  const shared = path.join(path.dirname(folder), 'media')
  mkdirSync(shared, { recursive: true })
  const list: Record<string, string> = {}
  for (const [name, text] of Object.entries(contents)) {
    if (!existsSync(path.join(shared, name))) writeFileSync(path.join(shared, name), text)
    list[name] = integrityOf(Buffer.from(text))
  }
  const bytes = Buffer.from(JSON.stringify(list))
  writeFileSync(path.join(folder, mediaListFile), bytes)
  return { bytes: bytes.length, integrity: integrityOf(bytes) }
}
