import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { isSeriesSlug, seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import type { Design } from '@virida/shared/products/design/design'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { Button } from '@virida/shared/site/ui/Button'
import { Select } from '@virida/shared/site/ui/Select'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useState } from 'react'
import { openContent as content, scheduleContent } from '../content'
import styles from './OpenRow.module.css'

type Props = {
  window: ProjectWindow
  at: number
  /** Gives the row a design. Without it, the row is only shown. */
  onSeries: ((design: Design) => void) | undefined
}

const options = seriesSlugs.map((slug) => ({ value: slug, label: seriesFacts[slug].title }))

/** A row of an imported schedule that has no series yet, with a list of series to choose from. */
export function OpenRow({ window: { asked, room }, at, onSeries }: Props) {
  const [slug, setSlug] = useState('')
  const use = () => {
    if (!isSeriesSlug(slug)) return
    const usual = usualDesign(slug)
    onSeries?.({
      ...usual,
      // Not `??`: a side of zero is not a size, so the usual size replaces it.
      width: asked?.width || usual.width,
      height: asked?.height || usual.height,
    })
  }
  return (
    <div className={styles.OpenRow}>
      <span className={styles.Title}>{content.title}</span>
      {onSeries && (
        <>
          <Select
            className={styles.Select}
            label={<VisuallyHidden>{content.series(scheduleContent.row(at, room))}</VisuallyHidden>}
            placeholder={content.choose}
            options={options}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          />
          <Button variant="ghost" aria-disabled={slug === '' || undefined} onClick={use}>
            {content.use} <VisuallyHidden>{scheduleContent.row(at, room)}</VisuallyHidden>
          </Button>
        </>
      )}
    </div>
  )
}
