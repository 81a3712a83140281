import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { pictureOf } from '../../../../content/picture-of'
import { glassContent } from '../../content'
import styles from './GlassTab.module.css'
import { ObscureGlass } from './ObscureGlass'

export function GlassTab({ series }: { series: SeriesRecord }) {
  return (
    <>
      <Section title={glassContent.types}>
        <div className={styles.Types}>
          <figure className={styles.Figure}>
            <div className={styles.Split}>
              {series.glass.types.map((type) => (
                <div key={type.key} className={styles.Half}>
                  <Picture
                    className={styles.Picture}
                    picture={pictureOf(type.image)}
                    sizes="(width >= 1024px) 44vw, 92vw"
                  />
                  <span className={styles.Name}>{type.title}</span>
                </div>
              ))}
            </div>
            <figcaption>{glassContent.split}</figcaption>
          </figure>
          <ul role="list" className={styles.List}>
            {series.glass.types.map((type) => (
              <li key={type.key} className={styles.Type}>
                <h3 className={styles.Title}>{type.title}</h3>
                <p className={styles.Text}>{type.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <ObscureGlass types={series.glass.obscureTypes} />
    </>
  )
}
