import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { lineSlugs } from '@virida/shared/products/catalogue/line-slugs'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { titleFromSlug } from '@virida/shared/products/catalogue/words'
import { mostCompared } from '../../../components/CompareTray/compare-query'
import { swapContent } from '../content'

/** All series grouped by line, as options of a list. Series that are compared already are disabled. */
export const choicesBeside = (compared: readonly SeriesSlug[]) =>
  lineSlugs.map((line) => ({
    label: titleFromSlug(line),
    options: seriesSlugs
      .filter((slug) => seriesFacts[slug].product === line)
      .map((slug) => ({ value: slug, label: seriesFacts[slug].title, disabled: compared.includes(slug) })),
  }))

const option = (slug: SeriesSlug) => ({ value: slug, label: seriesFacts[slug].title })

/**
 * The series that a column can be swapped for: first those that are compared already, with its own at the
 * top, then all others by line.
 */
export const choicesForSwap = (compared: readonly SeriesSlug[], own: SeriesSlug) => [
  { label: swapContent.compared, options: [own, ...compared.filter((slug) => slug !== own)].map(option) },
  ...lineSlugs.map((line) => ({
    label: titleFromSlug(line),
    options: seriesSlugs
      .filter((slug) => seriesFacts[slug].product === line && !compared.includes(slug))
      .map(option),
  })),
]

/**
 * Suggests series to compare with: first the same style in other lines, then other series of the same line.
 * Returns at most one more than there are free columns (at most 3 for one free column), and nothing if the
 * comparison is full.
 */
export function neighborsOf(compared: readonly SeriesSlug[]): readonly SeriesSlug[] {
  const facts = compared.map((slug) => seriesFacts[slug])
  const others = seriesSlugs.filter((slug) => !compared.includes(slug))
  const sameStyle = others.filter((slug) => facts.some(({ style }) => style === seriesFacts[slug].style))
  const sameLine = others.filter((slug) => facts.some(({ product }) => product === seriesFacts[slug].product))
  const room = mostCompared - compared.length
  return room > 0 ? [...new Set([...sameStyle, ...sameLine])].slice(0, Math.max(room + 1, 3)) : []
}
