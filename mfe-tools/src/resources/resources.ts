import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { frameTitles, frameUses } from '@virida/shared/products/catalogue/vocabulary/frames'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { egressWindowOf } from '@virida/shared/products/egress/formulas'
import { egressAddress } from '@virida/shared/site/addresses/egress'
import { elevationName } from '@virida/shared/site/addresses/resources'
import {
  minMaxName,
  resourceIdOf,
  sectionName,
  technicalFilePath,
} from '@virida/shared/products/documents/technical-files'
import { categoryOf } from './categories'
import type { Resource, Sheet } from './resource'

const windows = seriesSlugs.filter((slug) => seriesFacts[slug].type === 'window')
/** The window lines in the order of the menus: Platinum, Bellagio, Venetian. */
const lines = ['platinum-windows', 'bellagio-windows', 'venetian-windows']
const byLine = [...windows].sort(
  (a, b) => lines.indexOf(seriesFacts[a].product) - lines.indexOf(seriesFacts[b].product),
)

/** Four resources for five doors: both French doors share one. */
const doors: readonly { id: string; title: string }[] = [
  { id: 'bi-fold-door', title: 'Bi-Fold Glass Door' },
  { id: 'french-door', title: 'French Door' },
  { id: 'multi-slide-door', title: 'Multi-Slide Door' },
  { id: 'sliding-glass-door', title: 'Sliding Glass Door' },
]

function sheetsOf(slug: SeriesSlug, several: boolean): Sheet[] {
  const { title, frameKinds } = seriesFacts[slug]
  const of = several ? `${title}: ` : ''
  return [
    { kind: 'elevation', slug, name: elevationName(slug), title: `${of}Elevation` },
    ...frameKinds.map((frame): Sheet => ({
      kind: 'section',
      frame,
      slug,
      name: sectionName(slug, frame),
      title: `${of}Sections, ${frameTitles[frame]} (${frameUses[frame]})`,
    })),
  ]
}

/** Words that visitors may use for the files that every resource has. */
const fileWords = 'CAD AutoCAD DXF PDF SVG ZIP drawings sections elevations min max sizes'

function resourceOf(id: string, title: string, slugs: readonly SeriesSlug[]): Resource {
  const facts = slugs.map((slug) => seriesFacts[slug])
  const [first] = facts
  if (!first) throw new Error(`Cannot make the resource ${id}: it lists no series`)
  const { productType, style, type } = first
  const sheets = slugs.flatMap((slug) => sheetsOf(slug, slugs.length > 1))
  const hasEgress = type === 'window' && egressWindowOf(productType, style) !== undefined
  return {
    id,
    title,
    subtitle: facts.map(({ seriesNumber }) => seriesNumber).join(', '),
    productName: type === 'window' && !title.endsWith('Window') ? `${title} Window` : title,
    categories: facts.map((one) => categoryOf[one.style]),
    series: type === 'window' ? productType : undefined,
    slugs,
    sheets,
    drawings: sheets.map(({ name }) => technicalFilePath(id, `${name}.pdf`)),
    words: [
      ...facts.flatMap(({ seriesNumber }) => [seriesNumber, seriesNumber.replace('-', '')]),
      ...sheets.map((sheet) => sheet.title),
      fileWords,
    ].join(' '),
    ...(hasEgress && { egress: egressAddress({ series: productType, style }) }),
    minMax: technicalFilePath(id, minMaxName(id)),
    zip: technicalFilePath(id, `${id}.zip`),
  }
}

/** The twenty resources, in the order of the page. */
export const resources: readonly Resource[] = [
  ...byLine.map((slug) => resourceOf(slug, seriesFacts[slug].title, [slug])),
  ...doors.map(({ id, title }) =>
    resourceOf(
      id,
      title,
      seriesSlugs.filter((slug) => resourceIdOf(slug) === id),
    ),
  ),
]
