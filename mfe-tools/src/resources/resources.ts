import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { FrameKind } from '@virida/shared/catalogue/series-record'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/catalogue/slugs'
import { openingOf } from '../egress/openings'
import { categoryOf } from './categories'
import { pathOf, type Resource, type Sheet } from './resource'

export const frameNames: Record<FrameKind, string> = {
  retrofit: 'Retrofit',
  block: 'Block',
  nail_on_3_coat: 'Nail-On 3-Coat',
  power_wall_1_coat: 'Power Wall 1-Coat',
}

const windows = seriesSlugs.filter((slug) => seriesFacts[slug].type === 'window')
/** Platinum, Bellagio, Venetian, as the menus have them. */
const lines = ['platinum-windows', 'bellagio-windows', 'venetian-windows']
const byLine = [...windows].sort(
  (a, b) => lines.indexOf(seriesFacts[a].product) - lines.indexOf(seriesFacts[b].product),
)

/** Both French doors share a resource (specification, visitor actions 3: sixteen windows, four doors). */
const doors: readonly { id: string; title: string; slugs: readonly SeriesSlug[] }[] = [
  { id: 'bi-fold-door', title: 'Bi-Fold Glass Door', slugs: ['bi-fold-door'] },
  { id: 'french-door', title: 'French Door', slugs: ['french-sliding-door', 'french-swing-door'] },
  { id: 'multi-slide-door', title: 'Multi-Slide Door', slugs: ['multi-slide-door'] },
  { id: 'sliding-glass-door', title: 'Sliding Glass Door', slugs: ['sliding-glass-door'] },
]

function sheetsOf(slug: SeriesSlug, several: boolean): Sheet[] {
  const { title, frameKinds } = seriesFacts[slug]
  const of = several ? `${title}: ` : ''
  return [
    { kind: 'elevation', slug, name: `${slug}-elevation`, title: `${of}Elevation` },
    ...frameKinds.map((frame): Sheet => ({
      kind: 'section',
      frame,
      slug,
      name: `${slug}-sections-${frame.replaceAll('_', '-')}`,
      title: `${of}Sections, ${frameNames[frame]} frame`,
    })),
  ]
}

function resourceOf(id: string, title: string, slugs: readonly SeriesSlug[]): Resource {
  const facts = slugs.map((slug) => seriesFacts[slug])
  const [first] = facts
  if (!first) throw new Error(`Made the resource ${id} of no series`)
  const { productType, style, type } = first
  const sheets = slugs.flatMap((slug) => sheetsOf(slug, slugs.length > 1))
  const hasEgress = type === 'window' && openingOf(productType, style) !== undefined
  return {
    id,
    title,
    subtitle: facts.map(({ seriesNumber }) => seriesNumber).join(', '),
    productName: type === 'window' && !title.endsWith('Window') ? `${title} Window` : title,
    categories: facts.map((one) => categoryOf[one.style]),
    series: type === 'window' ? productType : undefined,
    slugs,
    sheets,
    drawings: sheets.map(({ name }) => pathOf(id, `${name}.pdf`)),
    ...(hasEgress && { egress: `/egress-calculator?window_series=${productType}&window_style=${style}` }),
    minMax: pathOf(id, `${id}-min-max.pdf`),
    zip: pathOf(id, `${id}.zip`),
  }
}

/** The twenty resources, in the order of the page. */
export const resources: readonly Resource[] = [
  ...byLine.map((slug) => resourceOf(slug, seriesFacts[slug].title, [slug])),
  ...doors.map(({ id, title, slugs }) => resourceOf(id, title, slugs)),
]
