import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { draw } from '@virida/shared/products/drawing/draw'
import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { measureContent as content } from './content'
import styles from './HowToMeasure.module.css'

const drawing = draw({ style: 'single_hung', productType: 'venetian', width: 35.5, height: 59 }, [dimensions])

/** Shown before a size is entered: how to measure, and example sizes. */
export function HowToMeasure() {
  return (
    <div className={styles.Pane}>
      <DrawingView drawing={drawing} title={content.drawn} className={styles.Drawing} />
      <div>
        <h2 className={styles.Title}>{content.title}</h2>
        <dl className={styles.Steps}>
          {content.steps.map(({ title, text }) => (
            <div key={title}>
              <dt className={styles.Term}>{title}</dt>
              <dd className={styles.Text}>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.Term}>{content.examples.title}</h3>
        <ArrowLinks links={content.examples.sizes} preventScrollReset />
      </div>
    </div>
  )
}
