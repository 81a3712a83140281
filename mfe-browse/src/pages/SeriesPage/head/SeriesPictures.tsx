import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Segments } from '@virida/shared/site/ui/Segments'
import { useState } from 'react'
import { Carousel } from '../../../components/Carousel/Carousel'
import type { PictureSet } from '../../../content/picture-set'
import { seriesContent } from '../content'
import { carouselSets, type SetName } from './carousel-sets'
import styles from './SeriesPictures.module.css'
import { slidesOf } from './slides'

type Props = { series: SeriesRecord; pictures: PictureSet; resting: boolean }

/**
 * The carousel, with a toggle between New Construction and Retrofit if there are pictures of both. If there
 * is only one set, its name is plain text.
 */
export function SeriesPictures({ series, pictures, resting }: Props) {
  const sets = carouselSets(series, pictures)
  const [chosen, setChosen] = useState<SetName>()
  const shown = sets.find(({ name }) => name === chosen) ?? sets[0]
  if (!shown) return null
  return (
    <>
      {sets.length > 1 ? (
        <Segments
          className={styles.Sets}
          label={seriesContent.construction}
          options={sets.map(({ name }) => ({ value: name, label: seriesContent.sets[name] }))}
          value={shown.name}
          onChange={setChosen}
        />
      ) : (
        <p className={styles.OnlySet}>{seriesContent.sets[shown.name]}</p>
      )}
      <Carousel
        key={shown.name}
        label={seriesContent.pictures(series.title)}
        slides={slidesOf(shown)}
        resting={resting}
        fill
      />
    </>
  )
}
