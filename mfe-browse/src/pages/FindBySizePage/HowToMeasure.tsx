import { dimensions, draw } from '@virida/shared/drawing'
import { Link } from '@virida/shared/ui/Link'
import { Drawing } from '../../components/Drawing/Drawing'
import { measureContent as content } from './content'
import styles from './HowToMeasure.module.css'

const scene = draw({ style: 'single_hung', productType: 'venetian', width: 35.5, height: 59 }, [dimensions])

/** Nothing is asked yet: what the two numbers are, and sizes to try. */
export function HowToMeasure() {
  return (
    <div className={styles.Pane}>
      <Drawing scene={scene} title={content.drawn} className={styles.Drawing} />
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
        <ul role="list">
          {content.examples.sizes.map(({ label, href }) => (
            <li key={href}>
              <Link variant="arrow" href={href} preventScrollReset>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
