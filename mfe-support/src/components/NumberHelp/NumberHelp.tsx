import type { NumberName } from '../../forms/number-name'
import { numberHelpContent as content } from './content'
import styles from './NumberHelp.module.css'
import { OrderSheet } from './OrderSheet'
import { SitePlan } from './SitePlan'
import { WindowLabel } from './WindowLabel'

/** Shows with a drawing where a visitor finds a number. It opens without a script. */
export function NumberHelp({ number }: { number: NumberName }) {
  const { alt, text } = content.help[number]
  return (
    <details className={styles.NumberHelp}>
      <summary className={styles.Question}>{content.question}</summary>
      <figure className={styles.Figure}>
        <div role="img" aria-label={alt} className={styles.Drawing}>
          {(number === 'order' || number === 'line') && <OrderSheet mark={number} />}
          {number === 'productionLot' && <WindowLabel />}
          {number === 'lot' && <SitePlan />}
        </div>
        <figcaption className={styles.Text}>{text}</figcaption>
      </figure>
    </details>
  )
}
