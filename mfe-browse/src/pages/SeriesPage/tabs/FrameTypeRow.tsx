import type { FrameType, SeriesRecord } from '@virida/shared/catalogue/series-record'
import { drawSection } from '@virida/shared/drawing/sections'
import { Picture } from '@virida/shared/ui/Picture'
import { Drawing } from '../../../components/Drawing/Drawing'
import { pictureOf } from '../../../content/picture-of'
import { frameContent } from '../content'
import styles from './FrameTypeRow.module.css'

type Props = { type: FrameType; series: SeriesRecord }

/** A way to set the frame into the wall, in words, with its pictures and its section. */
export function FrameTypeRow({ type, series }: Props) {
  const { title, description, reverse, images, kind } = type
  return (
    <div className={styles.Row} data-reverse={reverse}>
      <div className={styles.Words}>
        <h3 className={styles.Title}>{title}</h3>
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
            <Drawing
              scene={drawSection({
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
