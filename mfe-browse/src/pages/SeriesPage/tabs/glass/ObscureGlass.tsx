import type { ObscureType } from '@virida/shared/products/catalogue/series-record'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { useId, useState } from 'react'
import { pictureOf } from '../../../../content/picture-of'
import { glassContent } from '../../content'
import styles from './ObscureGlass.module.css'

/** Swatches of the obscure glasses and a large preview of the chosen one. The first is chosen by default. */
export function ObscureGlass({ types }: { types: readonly ObscureType[] }) {
  const name = useId()
  const [chosen, setChosen] = useState(types[0]?.key)
  const glass = types.find(({ key }) => key === chosen)
  if (!glass) return null
  return (
    <Section ground="stone" title={glassContent.obscure} intro={glassContent.obscureText}>
      <div className={styles.Obscure}>
        <fieldset>
          <legend className={styles.Legend}>{glassContent.choose}</legend>
          <div className={styles.Swatches}>
            {types.map((type) => (
              <label key={type.key} className={styles.Swatch}>
                <input
                  type="radio"
                  name={name}
                  value={type.key}
                  checked={type.key === chosen}
                  onChange={() => setChosen(type.key)}
                  className={styles.Radio}
                />
                <Picture className={styles.Thumbnail} picture={pictureOf(type.image)} sizes="75px" alt="" />
                <span className={styles.Name}>{type.title}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.Preview} aria-live="polite">
          <Picture
            className={styles.Large}
            picture={pictureOf(glass.image)}
            sizes="(width >= 1024px) 35vw, 90vw"
          />
          <p className={styles.Group}>{glassContent.groups[glass.group]}</p>
          <h3 className={styles.Title}>{glass.title}</h3>
          <p className={styles.Text}>{glass.description}</p>
        </div>
        <noscript>
          <dl>
            {types.map((type) => (
              <div key={type.key} className={styles.Description}>
                <dt>{type.title}</dt>
                <dd>{type.description}</dd>
              </div>
            ))}
          </dl>
        </noscript>
      </div>
    </Section>
  )
}
