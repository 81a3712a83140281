import { seriesFacts } from '@virida/shared/catalogue/facts'
import { lineSlugs, seriesSlugs } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import { mostCompared } from '../../components/CompareTray/compare-query'

/** All series by product line, for a list to choose from; one that is compared already cannot be chosen again. */
export const choicesBeside = (compared: readonly SeriesSlug[]) =>
  lineSlugs.map((line) => ({
    label: titleFromSlug(line),
    options: seriesSlugs
      .filter((slug) => seriesFacts[slug].product === line)
      .map((slug) => ({ value: slug, label: seriesFacts[slug].title, disabled: compared.includes(slug) })),
  }))

/**
 * What may be put beside the compared series: first those of the same operation in other lines, then those of
 * the same line. As many as there is room for, and one more.
 */
export function neighborsOf(compared: readonly SeriesSlug[]): readonly SeriesSlug[] {
  const facts = compared.map((slug) => seriesFacts[slug])
  const others = seriesSlugs.filter((slug) => !compared.includes(slug))
  const sameStyle = others.filter((slug) => facts.some(({ style }) => style === seriesFacts[slug].style))
  const sameLine = others.filter((slug) => facts.some(({ product }) => product === seriesFacts[slug].product))
  const room = mostCompared - compared.length
  return room > 0 ? [...new Set([...sameStyle, ...sameLine])].slice(0, Math.max(room + 1, 3)) : []
}
