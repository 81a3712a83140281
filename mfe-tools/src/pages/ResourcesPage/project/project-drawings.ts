import { formatSize } from '@virida/shared/products/catalogue/dimension'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { frameKinds, type FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import { DesignCodeError } from '@virida/shared/products/design/code/error'
import { readDesign } from '@virida/shared/products/design/code/read-design'
import type { Design } from '@virida/shared/products/design/design'
import type { Resource, Sheet } from '../../../resources/resource'
import { resources } from '../../../resources/resources'

type Drawing = { resource: Resource; sheet: Sheet }

/** The drawings of one kind: the sections of a frame type, or the elevations. */
export type DrawingGroup = { id: FrameKind | 'elevations'; drawings: readonly Drawing[] }

type Found = {
  groups: readonly DrawingGroup[]
  /** The series and sizes in the list that get no section, because their frame type is not chosen or is not made. */
  undecided: readonly { slug: SeriesSlug; sizes: readonly string[] }[]
}

const all: readonly Drawing[] = resources.flatMap((resource) =>
  resource.sheets.map((sheet) => ({ resource, sheet })),
)
const groupOf = (sheet: Sheet): DrawingGroup['id'] => (sheet.kind === 'section' ? sheet.frame : 'elevations')
const sections = new Set(all.map(({ sheet }) => `${sheet.slug} ${groupOf(sheet)}`))
const sizesOf = (designs: readonly Design[]) => [
  ...new Set(designs.map(({ width, height }) => formatSize(width, height))),
]

/**
 * The drawings of some designs, in groups: the sections of each series in the frame types in which it is listed, and its
 * elevation. Codes that cannot be read are left out. Empty groups are left out.
 */
export function projectDrawings(codes: readonly string[]): Found {
  const designs = codes.map(readDesign).flatMap((read) => (read instanceof DesignCodeError ? [] : [read]))
  const used = new Set(
    designs.flatMap(({ series, frame }) => [
      `${series} elevations`,
      ...(frame ? [`${series} ${frame}`] : []),
    ]),
  )
  const drawings = all.filter(({ sheet }) => used.has(`${sheet.slug} ${groupOf(sheet)}`))
  const groups = [...frameKinds, 'elevations' as const].map((id) => ({
    id,
    drawings: drawings.filter(({ sheet }) => groupOf(sheet) === id),
  }))
  const undecided = seriesSlugs.map((slug) => ({
    slug,
    sizes: sizesOf(
      designs.filter((design) => design.series === slug && !sections.has(`${slug} ${design.frame}`)),
    ),
  }))
  return {
    groups: groups.filter((group) => group.drawings.length > 0),
    undecided: undecided.filter(({ sizes }) => sizes.length > 0),
  }
}
