import { matchRoutes } from 'react-router-dom'
import { shellName, type Composition } from '../../contract/composition'
import { pageOwners, routePath, type PageOwner } from '../../contract/page-owner'
import { releaseUrl } from '../../paths'
import { remoteEntryFile } from '../../webpack/federation'
import type { Manifest } from '../manifest'
import { formsOf } from '../routes/route-forms'

/** A set of releases that are live together. */
export type Site = {
  /** Folder of all releases. */
  dir: string
  shell?: Manifest
  sections: readonly Manifest[]
  composition: Composition
  /** The section and route that show an address; undefined if no section has it. */
  ownerOf: (address: string) => PageOwner | undefined
  /** Names of the query parameters that the page at an address reads. */
  queryOf: (address: string) => readonly string[]
}

/** @param live The live manifests that can be read. A damaged release must not stop publications of other apps. */
export function siteOf(dir: string, live: readonly Manifest[]): Site {
  const shell = live.find(({ app }) => app === shellName)
  const sections = live.filter(({ app }) => app !== shellName)
  const composition = {
    shell: shell?.version ?? '',
    sections: sections.map(({ app, version, routes, files }) => ({
      name: app,
      version,
      base: releaseUrl(app, version),
      entry: remoteEntryFile,
      integrity: files[remoteEntryFile]?.integrity,
      paths: routes.map(({ path }) => path),
    })),
  }
  const ownerOf = ownerFinder(composition)
  const queryOf = (address: string) => {
    const owner = ownerOf(address)
    const routes = sections.find(({ app }) => app === owner?.section)?.routes
    return routes?.find(({ path }) => path === owner?.pattern)?.query ?? []
  }
  return { dir, shell, sections, composition, ownerOf, queryOf }
}

function ownerFinder(composition: Composition): Site['ownerOf'] {
  const routes = pageOwners(composition)
    .filter(({ isFallback }) => !isFallback)
    .map((owner) => ({ path: routePath(owner), handle: owner }))
  return (address) => matchRoutes(routes, address)?.at(-1)?.route.handle
}

/** The releases of a site: those of its sections, and that of its shell. */
export const allOf = ({ shell, sections }: Site): Manifest[] => (shell ? [shell, ...sections] : [...sections])

/** All addresses of a section's pages, with those of patterns whose optional parameters are left out. */
export const addressesOf = ({ routes }: Manifest): string[] => [
  ...new Set(
    routes.flatMap(({ path, paths }) =>
      paths ? [...paths, ...formsOf(path).filter((form) => form && !form.includes(':'))] : [path],
    ),
  ),
]
