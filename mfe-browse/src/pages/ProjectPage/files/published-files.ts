import {
  minMaxName,
  resourceIdOf,
  sectionName,
  technicalFilePath,
} from '@virida/shared/products/documents/technical-files'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Design } from '@virida/shared/products/design/design'
import { documentIds, documentPath } from '@virida/shared/site/addresses/documents'

const largeDoors: readonly Design['series'][] = ['bi-fold-door', 'multi-slide-door']

/** The warranty of a design. A design without a frame type may have either of two. */
function warrantiesOf({ series, frame }: Design): readonly string[] {
  if (largeDoors.includes(series)) return [documentIds.doorWarranty]
  if (frame === 'retrofit') return [documentIds.retrofitWarranty]
  const both = [documentIds.newConstructionWarranty, documentIds.retrofitWarranty]
  return frame === 'nail_on_3_coat' || frame === 'power_wall_1_coat' ? both.slice(0, 1) : both
}

/**
 * Whether there are section drawings of a design. A design can have no frame type, or one that its series lacks, such as
 * one from a schedule.
 */
export const hasSections = ({ series, frame }: Design): boolean =>
  frame !== undefined && seriesFacts[series].frameKinds.includes(frame)

function pathsOf(design: Design): string[] {
  const { series, frame } = design
  const id = resourceIdOf(series)
  const sections =
    frame && hasSections(design)
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

/**
 * The paths of the published files that belong to some designs, each once: section drawings of the frame types, sheets
 * of sizes, warranties and care.
 */
export const publishedPaths = (designs: readonly Design[]): readonly string[] => [
  ...new Set(designs.flatMap(pathsOf)),
]
