import {
  minMaxName,
  resourceIdOf,
  sectionName,
  technicalFilePath,
} from '@virida/shared/products/documents/technical-files'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Design } from '@virida/shared/products/design/design'
import { documentIds, documentPath } from '@virida/shared/site/addresses/documents'
import { brand } from '@virida/shared/site/brand'
import { filesContent } from './content'

const { published: content } = filesContent

/** Loads a file of this site. */
export type LoadFile = (path: string) => Promise<Uint8Array>

/** Rejects if the file cannot be loaded. The site answers an unknown address with a page, not with an error. */
export const loadFile: LoadFile = async (path) => {
  const response = await fetch(path)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!response.ok || isPage) throw new Error(`Cannot load ${path}: status ${response.status}. Try again.`)
  return new Uint8Array(await response.arrayBuffer())
}

const largeDoors: readonly Design['series'][] = ['bi-fold-door', 'multi-slide-door']

/** The warranty of a design. A design without a frame type may have either of two. */
function warrantiesOf({ series, frame }: Design): readonly string[] {
  if (largeDoors.includes(series)) return [documentIds.doorWarranty]
  if (frame === 'retrofit') return [documentIds.retrofitWarranty]
  const both = [documentIds.newConstructionWarranty, documentIds.retrofitWarranty]
  return frame === 'nail_on_3_coat' || frame === 'power_wall_1_coat' ? both.slice(0, 1) : both
}

function pathsOf(design: Design): string[] {
  const { series, frame } = design
  const id = resourceIdOf(series)
  // A design can have a frame type that its series lacks, such as one from a schedule. It has no drawings.
  const sections =
    frame && seriesFacts[series].frameKinds.includes(frame)
      ? ['pdf', 'dxf', 'svg'].map((ending) =>
          technicalFilePath(id, `${sectionName(series, frame)}.${ending}`),
        )
      : []
  return [
    ...sections,
    technicalFilePath(id, minMaxName(id)),
    ...[documentIds.care, ...warrantiesOf(design)].map(documentPath),
  ]
}

/** The paths of the published files that belong to some designs, each once. */
export const publishedPaths = (designs: readonly Design[]): readonly string[] => [
  ...new Set(designs.flatMap(pathsOf)),
]

/**
 * Published files for a ZIP file: section drawings of the frame types, sheets of sizes, warranties and care. Files that
 * cannot be loaded, such as without a network, are listed with their addresses in a text file.
 */
export async function publishedFiles(
  designs: readonly Design[],
  load: LoadFile,
): Promise<Record<string, Uint8Array>> {
  const paths = publishedPaths(designs)
  const loaded = await Promise.allSettled(paths.map(load))
  const missing = paths.filter((_, at) => loaded[at]?.status === 'rejected')
  const files = loaded.flatMap((result, at) => {
    const name = paths[at]?.split('/').at(-1) ?? ''
    return result.status === 'fulfilled' ? [[`documents/${name}`, result.value] as const] : []
  })
  const list = content.missing(missing.map((path) => brand.origin + path))
  return Object.fromEntries([
    ...files,
    ...(missing.length > 0 ? [[content.missingFile, new TextEncoder().encode(list)] as const] : []),
  ])
}
