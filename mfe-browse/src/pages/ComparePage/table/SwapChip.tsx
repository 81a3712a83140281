import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { isSeriesSlug, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { choicesForSwap } from '../chooser/series-choices'
import { swapContent as content } from '../content'
import type { Compare } from '../use-compare'
import styles from './SwapChip.module.css'

type Props = { at: number; slug: SeriesSlug; compare: Compare }

/**
 * Swaps a column of the table on narrow screens. An invisible select covers the chip, so that pressing the
 * chip opens the browser's own list.
 */
export function SwapChip({ at, slug, compare: { chosen, swap } }: Props) {
  const { title } = seriesFacts[slug]
  return (
    <span className={styles.Chip}>
      {content.label}
      <select
        className={styles.List}
        aria-label={content.name(title)}
        value={slug}
        onChange={({ target: { value } }) => isSeriesSlug(value) && swap(at, value)}
      >
        {choicesForSwap(chosen, slug).map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </span>
  )
}
