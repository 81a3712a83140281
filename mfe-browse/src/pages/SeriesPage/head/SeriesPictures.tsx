import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { useState } from 'react'
import { Carousel } from '../../../components/Carousel/Carousel'
import { seriesContent } from '../content'
import { pictureSets } from './picture-sets'
import type { SetName } from './picture-sets'
import styles from './SeriesPictures.module.css'
import { slidesOf } from './slides'

/** The carousel and, where a series has pictures of both, the choice of how the window is installed. */
export function SeriesPictures({ series, resting }: { series: SeriesRecord; resting: boolean }) {
  const sets = pictureSets(series)
  const [chosen, choose] = useState<SetName>()
  const shown = sets.find(({ name }) => name === chosen) ?? sets[0]
  return (
    <>
      {sets.length > 0 && (
        <div role="group" aria-label={seriesContent.construction} className={styles.Sets}>
          {sets.map(({ name }) => (
            <button
              key={name}
              type="button"
              className={styles.Set}
              aria-pressed={name === shown?.name}
              onClick={() => choose(name)}
            >
              {seriesContent.sets[name]}
            </button>
          ))}
        </div>
      )}
      <Carousel
        key={shown?.name ?? ''}
        label={seriesContent.pictures(series.title)}
        slides={slidesOf(series, shown)}
        resting={resting}
        captions={!shown}
      />
    </>
  )
}
