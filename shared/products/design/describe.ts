import { formatInches, formatSize, type Sixteenths } from '../catalogue/dimension'
import { gridBars } from '../catalogue/vocabulary/grids'
import { frameTitles } from '../catalogue/vocabulary/frames'
import type { SeriesRecord } from '../catalogue/series-record'
import type { Design } from './design'
import { isThrough, paintOf } from './frame-colors'
import { layoutOf, layoutsOf, panelsOf } from './layouts'
import { shapeTitles } from '../catalogue/vocabulary/shapes'
import { titleFromSlug } from '../catalogue/words'

/** One row of a description, for tables, mails and print. */
export type DesignLine = { label: string; value: string }

/**
 * Describes a design, one row for each choice. Choices that the series does not offer are left out. `record` is the
 * record of the design's series.
 */
export function describeDesign(design: Design, record: SeriesRecord): readonly DesignLine[] {
  const { title, seriesNumber, options, glass, glazing } = record
  const obscure = glass.obscureTypes.find(({ key }) => key === design.obscure)
  const coating = glass.types.find(({ key }) => key === design.glass)
  const layout = layoutWords(design, record)
  return [
    { label: 'Series', value: `${title}, ${seriesNumber}` },
    { label: 'Size', value: `${formatSize(design.width, design.height)}, width × height` },
    ...(layout ? [{ label: design.shape ? 'Shape' : 'Layout', value: layout }] : []),
    { label: 'Frame color', value: colorWords(design) },
    ...(options.grids?.length || design.grid ? [{ label: 'Grid', value: gridWords(design, record) }] : []),
    { label: 'Glass', value: `${coating?.title ?? ''}, ${panesWords(design, glazing)}` },
    ...(obscure
      ? [{ label: obscure.group === 'tint' ? 'Tinted glass' : 'Obscure glass', value: obscure.title }]
      : []),
    { label: 'Frame type', value: design.frame ? frameTitles[design.frame] : 'Not decided yet' },
  ]
}

function layoutWords(design: Design, record: SeriesRecord): string | undefined {
  if (!design.operation && !design.shape) return undefined
  const layout = layoutOf(layoutsOf(record), design)
  const name = layout?.title ?? design.operation ?? (design.shape && shapeTitles[design.shape]) ?? ''
  if (design.shape) return name
  const panels = panelsOf(design)
  const each =
    record.type === 'door' && panels > 1
      ? `, panels about ${formatInches((Math.round(design.width / panels / 4) * 4) as Sixteenths)} wide`
      : ''
  return `${name}, seen from outside${each}`
}

/** `White, inside and out`; `Black outside, white inside`. */
export function colorWords({ exterior, interior }: Pick<Design, 'exterior' | 'interior'>): string {
  const [outside, inside] = [paintOf(exterior).title, paintOf(interior).title]
  if (exterior !== interior) return `${outside} outside, ${inside.toLowerCase()} inside`
  return isThrough(exterior) ? `${outside}, inside and out` : `${outside} all over, capstock inside and out`
}

function gridWords({ grid }: Design, { options }: SeriesRecord): string {
  if (!grid) return 'None'
  const title = options.grids?.find(({ id }) => id === grid.id)?.title ?? titleFromSlug(grid.id)
  const bar = gridBars.find(({ key }) => key === grid.bars)
  return bar ? `${title}, ${formatInches(bar.width)} ${bar.title.toLowerCase()} bars` : title
}

function panesWords({ panes }: Design, glazing: SeriesRecord['glazing']): string {
  const unit = glazing.find((one) => one.panes === panes)
  return unit ? `${panes} glazing, ${formatInches(unit.thickness)}` : `${panes} glazing`
}
