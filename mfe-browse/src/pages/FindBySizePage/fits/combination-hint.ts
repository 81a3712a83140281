import type { Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts, type Size } from '@virida/shared/products/catalogue/facts'
import type { OperatingStyle } from '@virida/shared/products/catalogue/vocabulary/styles'
import { misfits } from '@virida/shared/products/catalogue/fit'
import {
  awningCombinations,
  casementCombinations,
  combinationsOf,
  hungCombinations,
  pictureCombinations,
  sliderCombinations,
} from '@virida/shared/products/catalogue/parts/combinations'
import type { CombinationRow } from '@virida/shared/products/catalogue/series-record'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'

/**
 * How a combination of windows reaches a size that a single window does not. Lengths are in sixteenths of an
 * inch, not rounded.
 */
export type CombinationHint =
  | { kind: 'side_by_side'; title: string; count: number; width: number }
  | { kind: 'fixed_above'; title: string; height: Sixteenths; above: Sixteenths }

/** Combinations of each style. `find-fits.test.ts` checks them against the records of the series. */
const byStyle: Partial<Record<OperatingStyle, Parameters<typeof combinationsOf>[0]>> = {
  single_hung: hungCombinations('single_hung'),
  double_hung: hungCombinations('double_hung'),
  horizontal_slider: sliderCombinations,
  casement: casementCombinations,
  awning: awningCombinations,
  picture: pictureCombinations,
}

/** Ids, titles and rows of the combinations of a style. Empty for a style without combinations. */
export const windowCombinations = (style: OperatingStyle) =>
  combinationsOf(byStyle[style] ?? []).flatMap((one) =>
    'rows' in one ? [{ id: one.id, title: one.title, rows: one.rows }] : [],
  )

/** Returns the first combination of a series that reaches the size, or undefined. */
export function combinationHint(slug: SeriesSlug, size: Size): CombinationHint | undefined {
  for (const { title, rows } of windowCombinations(seriesFacts[slug].style)) {
    const hint = sideBySide(slug, size, title, rows) ?? fixedAbove(slug, size, title, rows)
    if (hint) return hint
  }
  return undefined
}

function sideBySide(
  slug: SeriesSlug,
  size: Size,
  title: string,
  [row, ...others]: readonly CombinationRow[],
): CombinationHint | undefined {
  const { style, size: limits } = seriesFacts[slug]
  const count = row?.units.length ?? 0
  const isEven = row?.units.every((unit) => unit.style === style && unit.width === row.units[0]?.width)
  if (others.length > 0 || count < 2 || !isEven) return undefined
  const width = size.width / count
  const part = { width: width as Sixteenths, height: size.height }
  return misfits(limits, part).length === 0 ? { kind: 'side_by_side', title, count, width } : undefined
}

/** A window below a fixed lite. The window is as tall as possible, and the lite fills the rest. */
function fixedAbove(
  slug: SeriesSlug,
  size: Size,
  title: string,
  [top, main, ...others]: readonly CombinationRow[],
): CombinationHint | undefined {
  const { style, productType, size: limits } = seriesFacts[slug]
  const isOverOne = main?.units.length === 1 && main.units[0]?.style === style && style !== 'picture'
  const isFixed = top?.units.length === 1 && top.units[0]?.style === 'picture'
  const max = limits?.height.max
  const picture = seriesSlugs.find(
    (other) => seriesFacts[other].style === 'picture' && seriesFacts[other].productType === productType,
  )
  const lite = picture && seriesFacts[picture].size
  if (!isOverOne || !isFixed || others.length > 0 || max === undefined || !lite) return undefined
  if (size.height <= max) return undefined
  const above = Math.max(size.height - max, lite.height.min ?? 0) as Sixteenths
  const height = (size.height - above) as Sixteenths
  const fits =
    misfits(limits, { width: size.width, height }).length === 0 &&
    misfits(lite, { width: size.width, height: above }).length === 0
  return fits ? { kind: 'fixed_above', title, height, above } : undefined
}
