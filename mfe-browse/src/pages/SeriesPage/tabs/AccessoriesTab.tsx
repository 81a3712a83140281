import type { Accessory, SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { Swatch } from '@virida/shared/site/ui/Swatch'
import { pictureOf } from '../../../content/picture-of'
import { accessoriesContent } from '../content'
import styles from './AccessoriesTab.module.css'
import { BoldText } from './BoldText'

export function AccessoriesTab({ series }: { series: SeriesRecord }) {
  return (
    <Section title={accessoriesContent.title}>
      {series.accessories.types.map((accessory) => (
        <AccessoryRow key={accessory.title} accessory={accessory} />
      ))}
    </Section>
  )
}

function AccessoryRow({ accessory }: { accessory: Accessory }) {
  const { title, prefix, bulletPoints, suffix, colors, images } = accessory
  return (
    <div className={styles.Accessory}>
      <div className={styles.Head}>
        <h3 className={styles.Title}>{title}</h3>
        {colors && (
          <ul role="list" className={styles.Colors} aria-label={accessoriesContent.colors}>
            {colors.map((color) => (
              <li key={color.title}>
                <Swatch size="small" name={color.title} color={color.colorHex} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.Words}>
        {prefix && <p>{prefix}</p>}
        <ul className={styles.Points}>
          {bulletPoints.map((point) => (
            <li key={point}>
              <BoldText text={point} />
            </li>
          ))}
        </ul>
        {suffix && <p>{suffix}</p>}
        {images.length > 0 && (
          <ul role="list" className={styles.Pictures}>
            {images.map(({ title: name, image }) => (
              <li key={image}>
                <figure className={styles.Figure}>
                  <Picture
                    className={styles.Picture}
                    picture={pictureOf(image)}
                    sizes="(width >= 1024px) 20vw, 45vw"
                  />
                  <figcaption>{name}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
