import styles from './NumberHelp.module.css'

const columns = [0, 1, 2, 3]
const firstLot = 24
const marked = 26

/** A street with numbered lots, one of them marked. */
export function SitePlan() {
  return (
    <svg viewBox="0 0 240 150" className={styles.Sheet} aria-hidden="true" focusable="false">
      <path d="M8 75h224" className={styles.Street} />
      {[0, 1].flatMap((row) =>
        columns.map((column) => {
          const lot = firstLot + row * columns.length + column
          const x = 12.5 + column * 54
          const y = 8.5 + row * 82
          return (
            <g key={lot}>
              <rect
                x={x}
                y={y}
                width="52"
                height="51"
                className={lot === marked ? styles.Marked : styles.Paper}
              />
              <path d={`M${x + 12} ${y + 30}v14h28v-14l-14-9z`} className={styles.Glass} />
              <text
                x={x + 26}
                y={y + 15}
                textAnchor="middle"
                className={lot === marked ? styles.Strong : styles.Words}
              >
                {lot}
              </text>
            </g>
          )
        }),
      )}
    </svg>
  )
}
