import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { ReleaseStore } from './release-store'

/** Adds the files of each page to the sections, as their manifests name them. */
export const withPageFiles = (sections: readonly SectionRelease[], store: ReleaseStore): SectionRelease[] =>
  sections.map((section) => {
    const manifest = store.find(section.name, section.version)?.manifest
    return manifest ? { ...section, files: pageFiles(manifest) } : section
  })

/** Scripts and style sheets of each page without the entry, by the pattern of its route. */
function pageFiles({ entry, routes, chunks }: Manifest): Record<string, string[]> {
  const filesOf = (name: string) => [...(chunks[name]?.js ?? []), ...(chunks[name]?.css ?? [])]
  return Object.fromEntries(
    routes.map(({ path, chunk }) => {
      // The route table is a chunk, too.
      const names = new Set(['routes', chunk].flat().flatMap(filesOf))
      names.delete(entry)
      return [path, [...names]]
    }),
  )
}
