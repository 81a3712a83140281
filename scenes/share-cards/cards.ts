import { formatRange } from '../../shared/products/catalogue/dimension'
import { seriesFacts } from '../../shared/products/catalogue/facts'
import { productLines } from '../../shared/products/catalogue/lines/product-lines'
import { lineSlugs } from '../../shared/products/catalogue/line-slugs'
import { seriesSlugs, type SeriesSlug } from '../../shared/products/catalogue/slugs'

/** One card: its words, and the picture beside them. */
export type ShareCard = {
  name: string
  app: 'mfe-browse' | 'shell'
  picture: { set: 'home' | 'lines' | 'products'; key: string }
  /** `whole` shows all of a cut-out on white; `fill` crops a scene so that it fills its half of the card. */
  fit: 'whole' | 'fill'
  /** A short text above the title. */
  label?: string
  title: string
  facts: readonly string[]
}

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const measured = { unit: 'Width', panel: 'Panel width', bay_window: 'Width of a window' } as const

function sizeFacts(slug: SeriesSlug): string[] {
  const { size } = seriesFacts[slug]
  return size ? [`${measured[size.of]} ${formatRange(size.width)}`, `Height ${formatRange(size.height)}`] : []
}

const seriesCards = seriesSlugs.map((slug): ShareCard => {
  const { title, seriesNumber, material } = seriesFacts[slug]
  return {
    name: slug,
    app: 'mfe-browse',
    picture: { set: 'products', key: camelCase(slug) },
    fit: 'whole',
    label: `Series ${seriesNumber}`,
    title,
    facts: [material.replace('/', ' and '), ...sizeFacts(slug)],
  }
})

const lineCards = lineSlugs.map((slug): ShareCard => {
  const { title, subtitle, productSeries } = productLines[slug]
  return {
    name: slug,
    app: 'mfe-browse',
    picture: { set: 'lines', key: camelCase(`lines-${slug}-hero`) },
    fit: 'fill',
    label: `${productSeries.length} series`,
    title,
    facts: [subtitle],
  }
})

const siteCard: ShareCard = {
  name: 'site',
  app: 'shell',
  picture: { set: 'home', key: 'homeHero' },
  fit: 'fill',
  title: 'The Power of Green',
  facts: ['Vinyl windows and patio doors, made in Southern California'],
}

export const shareCards: readonly ShareCard[] = [...lineCards, ...seriesCards, siteCard]
