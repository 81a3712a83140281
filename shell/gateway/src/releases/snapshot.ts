import path from 'node:path'
import {
  shellName,
  type Composition,
  type SectionRelease,
  type SectionTable,
} from '@virida/shared/platform/contract/composition'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { Canary, Preview, Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { releaseUrl } from '@virida/shared/platform/paths'
import { remoteEntryFile } from '@virida/shared/platform/webpack/federation'
import { ownerIndex } from './owner-index'
import { withPageFiles } from './page-files'
import type { ReleaseStore } from './release-store'
import type { SectionTables } from './section-tables'

/** The live releases at one moment. Made once for each change of the registry. */
export type Snapshot = {
  registry: Registry
  composition: Composition
  /** Identifies the version of the registry. */
  key: string
  /** Finds the section and route of a path by the router's ranking. Undefined if neither the path nor `/` has one. */
  ownerOf: (pathname: string) => PageOwner | undefined
  /** Names of the query parameters that a page reads, as the manifest of its release lists them. */
  queryOf: (owner: PageOwner) => readonly string[]
  /** The addresses that the live releases list. Others show the home page, or that something is not there. */
  addresses: ReadonlySet<string>
  /** The sections as a file for browsers. A preview and a canary have none: their documents name all sections. */
  table?: SectionTable
  /** The release that is shown although it is not live: to browsers that have opened it, or to a share of all. */
  preview?: Preview
  canary?: Canary
  /** Patterns of the pages that show the dealer map. */
  mapPatterns: readonly string[]
  /** Paths on disk of the files that live releases serve at the root of the site, by address: `/warranties/care.pdf`. */
  publicFiles: ReadonlyMap<string, string>
}

/** Identifies a version of the registry. */
export const keyOf = ({ revision, updatedAt }: Registry) => `${revision} ${updatedAt}`

/** @param tables Where the sections become a file for browsers. */
export function takeSnapshot(registry: Registry, store: ReleaseStore, tables?: SectionTables): Snapshot {
  const composition = compositionOf(registry, store)
  const routes = routesOf(registry, store)
  return {
    registry,
    composition,
    key: keyOf(registry),
    ...(tables ? { table: tables.add(registry.revision, withPageFiles(composition.sections, store)) } : {}),
    ownerOf: ownerIndex(composition),
    queryOf: queryFinder(routes),
    addresses: new Set(routes.flatMap(({ path, paths = [path] }) => paths)),
    mapPatterns: routes.flatMap(({ path, showsMap }) => (showsMap ? [path] : [])),
    publicFiles: publicFilesOf(registry, store),
  }
}

export function compositionOf({ apps }: Registry, store: ReleaseStore): Composition {
  const releaseOf = (name: string, version: string) => ({
    version,
    base: releaseUrl(name, version),
    entry: remoteEntryFile,
    integrity: store.find(name, version)?.manifest.files[remoteEntryFile]?.integrity,
  })
  const sections = Object.entries(apps).flatMap(([name, { active, previous, paths }]): SectionRelease[] =>
    name === shellName
      ? []
      : [
          {
            name,
            ...releaseOf(name, active),
            paths,
            ...(previous ? { previous: releaseOf(name, previous) } : {}),
          },
        ],
  )
  return { shell: apps[shellName]?.active ?? '', sections }
}

/** The routes of all live releases, as their manifests describe them. */
const routesOf = ({ apps }: Registry, store: ReleaseStore) =>
  Object.entries(apps).flatMap(([app, { active }]) => store.find(app, active)?.manifest.routes ?? [])

function queryFinder(routes: Manifest['routes']): Snapshot['queryOf'] {
  const queries = new Map(routes.map(({ path, query = [] }) => [path, query]))
  return ({ pattern }) => queries.get(pattern) ?? []
}

function publicFilesOf({ apps }: Registry, store: ReleaseStore): Map<string, string> {
  const files = new Map<string, string>()
  for (const [app, { active }] of Object.entries(apps)) {
    const release = store.find(app, active)
    for (const address of release?.manifest.public ?? []) {
      const name = `public${address}`
      // The app that was published first keeps an address that two apps serve.
      if (release && !files.has(address)) files.set(address, path.join(release.client, name))
    }
  }
  return files
}
