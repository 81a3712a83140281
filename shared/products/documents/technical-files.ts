import type { SeriesSlug } from '../catalogue/slugs'
import type { FrameKind } from '../catalogue/vocabulary/frames'

/* The addresses of the technical files. They never change: a new revision of a drawing has the address of the old one. */

/** Series that share the files of one resource. */
const sharedResources: Partial<Record<SeriesSlug, string>> = {
  'french-sliding-door': 'french-door',
  'french-swing-door': 'french-door',
}

/** The id of the resource that has the files of a series. */
export const resourceIdOf = (slug: SeriesSlug): string => sharedResources[slug] ?? slug

/** The name of the section drawing of a series in a frame type, without an ending. */
export const sectionName = (slug: SeriesSlug, frame: FrameKind): string =>
  `${slug}-sections-${frame.replaceAll('_', '-')}`

/** The name of the sheet of smallest and largest sizes of a resource. */
export const minMaxName = (id: string): string => `${id}-min-max.pdf`

const folder = '/technical_resources'

/** The path of a file of a resource. The gateway serves it from the root of the site. */
export const technicalFilePath = (id: string, file: string): string => `${folder}/${id}/${file}`
