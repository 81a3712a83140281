import { numberHelpContent } from './content'
import styles from './NumberHelp.module.css'

const { sheet, rows } = numberHelpContent

/** An order confirmation with its order number or its line numbers marked. */
export function OrderSheet({ mark }: { mark: 'order' | 'line' }) {
  return (
    <svg viewBox="0 0 240 150" className={styles.Sheet} aria-hidden="true" focusable="false">
      <rect x="8.5" y="6.5" width="223" height="143" className={styles.Paper} />
      <text x="20" y="29" className={styles.Strong}>
        {sheet.title}
      </text>
      {mark === 'order' && <rect x="136" y="15" width="88" height="21" className={styles.Marked} />}
      <text x="218" y="29" textAnchor="end" className={mark === 'order' ? styles.Strong : styles.Words}>
        {sheet.order}
      </text>
      <path d="M20 46h200M20 66h200M20 90h200M20 114h200M20 138h200" className={styles.Rule} />
      {mark === 'line' && <rect x="15" y="48" width="38" height="92" className={styles.Marked} />}
      <text x="21" y="60" className={styles.Words}>
        {sheet.line}
      </text>
      <text x="66" y="60" className={styles.Words}>
        {sheet.item}
      </text>
      <text x="218" y="60" textAnchor="end" className={styles.Words}>
        {sheet.qty}
      </text>
      {rows.map(({ line, item, qty }, at) => (
        <g key={line}>
          <text x="30" y={82 + at * 24} className={mark === 'line' ? styles.Strong : styles.Words}>
            {line}
          </text>
          <text x="66" y={82 + at * 24} className={styles.Words}>
            {item}
          </text>
          <text x="218" y={82 + at * 24} textAnchor="end" className={styles.Words}>
            {qty}
          </text>
        </g>
      ))}
    </svg>
  )
}
