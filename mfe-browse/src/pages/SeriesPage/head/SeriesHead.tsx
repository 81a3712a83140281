import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Container } from '@virida/shared/site/ui/Container'
import { CrumbBar } from '@virida/shared/site/ui/CrumbBar'
import { UnbrokenWords } from '@virida/shared/site/ui/UnbrokenWords'
import type { PictureSet } from '../../../content/picture-set'
import { crumbsOf } from '../crumbs'
import { SeriesFacts } from './SeriesFacts'
import styles from './SeriesHead.module.css'
import { SeriesPictures } from './SeriesPictures'

type Props = {
  series: SeriesRecord
  /** The pictures of the carousel. */
  pictures: PictureSet
  /** Pauses the carousel while the open tab has a gallery that rotates. */
  resting: boolean
}

export function SeriesHead({ series, pictures, resting }: Props) {
  return (
    <>
      <CrumbBar crumbs={crumbsOf(series.slug)} />
      <Container className={styles.Head}>
        <div className={styles.Pictures}>
          <SeriesPictures series={series} pictures={pictures} resting={resting} />
        </div>
        <div className={styles.Words}>
          <h1 className={styles.Title}>
            <UnbrokenWords text={series.title} />
          </h1>
          <p className={styles.Text}>{series.description}</p>
          <SeriesFacts series={series} />
        </div>
      </Container>
    </>
  )
}
