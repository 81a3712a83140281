import type { FrameType, SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { drawSection } from '@virida/shared/products/drawing/section/draw-section'
import { Picture } from '@virida/shared/site/ui/Picture'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { pictureOf } from '../../../../content/picture-of'
import { frameContent } from '../../content'
import styles from './FrameTypeRow.module.css'

type Props = { type: FrameType; series: SeriesRecord }

/** A frame type: description, pictures and cross section. */
export function FrameTypeRow({ type, series }: Props) {
  const { title, description, reverse, images, kind } = type
  return (
    <div className={styles.Row} data-reverse={reverse}>
      <div className={styles.Words}>
        <h3>{title}</h3>
        <p className={styles.Text}>{description}</p>
      </div>
      <div className={styles.Pictures}>
        {images.map(({ title: name, image }) => (
          <figure key={image} className={styles.Figure}>
            <Picture
              className={styles.Picture}
              picture={pictureOf(image)}
              sizes="(width >= 1024px) 28vw, 90vw"
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        <figure className={styles.Section}>
          <div className={styles.Sheet}>
            <DrawingView
              drawing={drawSection({
                style: series.style,
                productType: series.productType,
                frameType: kind,
                cut: 'horizontal',
              })}
              title={frameContent.section(title)}
              className={styles.Drawing}
            />
          </div>
          <figcaption>{frameContent.drawn}</figcaption>
        </figure>
      </div>
    </div>
  )
}
