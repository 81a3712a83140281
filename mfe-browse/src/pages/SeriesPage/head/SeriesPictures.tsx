import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { Segments } from '@virida/shared/ui/Segments'
import { useState } from 'react'
import { Carousel } from '../../../components/Carousel/Carousel'
import type { PictureSet } from '../../../content/picture-set'
import { seriesContent } from '../content'
import { carouselSets } from './carousel-sets'
import type { SetName } from './carousel-sets'
import styles from './SeriesPictures.module.css'
import { slidesOf } from './slides'

type Props = { series: SeriesRecord; pictures: PictureSet; resting: boolean }

/** The carousel and, where a series has pictures of both, the choice of how the window is installed. */
export function SeriesPictures({ series, pictures, resting }: Props) {
  const sets = carouselSets(series, pictures)
  const [chosen, choose] = useState<SetName>()
  const shown = sets.find(({ name }) => name === chosen) ?? sets[0]
  return (
    <>
      {sets.length > 0 && (
        <Segments
          className={styles.Sets}
          label={seriesContent.construction}
          options={sets.map(({ name }) => ({ value: name, label: seriesContent.sets[name] }))}
          value={shown?.name}
          onChange={choose}
        />
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
