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
        <ul role="list" className={styles.Types}>
          {series.glass.types.map((type) => (
            <li key={type.key} className={styles.Type}>
              <Picture
                className={styles.Picture}
                picture={pictureOf(type.image)}
                sizes="(width >= 1024px) 20vw, 40vw"
              />
              <div>
                <h3 className={styles.Title}>{type.title}</h3>
                <p className={styles.Text}>{type.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ObscureGlass types={series.glass.obscureTypes} />
    </>
  )
}
