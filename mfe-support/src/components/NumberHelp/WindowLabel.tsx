import { numberHelpContent } from './content'
import styles from './NumberHelp.module.css'

const { label } = numberHelpContent

/** A window with the label in its frame, and the label enlarged with its lot marked. */
export function WindowLabel() {
  const rows = [
    [label.orderName, label.order],
    [label.lineName, label.line],
    [label.lotName, label.lot],
  ] as const
  return (
    <svg viewBox="0 0 240 150" className={styles.Sheet} aria-hidden="true" focusable="false">
      <rect x="8.5" y="8.5" width="88" height="134" className={styles.Paper} />
      <path d="M17.5 17.5h70v116h-70zM17.5 75.5h70" className={styles.Glass} />
      <rect x="74" y="10" width="14" height="6" className={styles.Marked} />
      <path d="M88 13 128 40" className={styles.Pointer} />
      <rect x="128.5" y="34.5" width="104" height="84" className={styles.Paper} />
      <rect x="133" y="90" width="95" height="23" className={styles.Marked} />
      {rows.map(([name, value], at) => (
        <g key={name}>
          <text x="139" y={55 + at * 25.5} className={styles.Words}>
            {name}
          </text>
          <text x="222" y={55 + at * 25.5} textAnchor="end" className={styles.Strong}>
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}
