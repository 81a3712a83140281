import styles from './EntryList.module.css'

export type EntryListProps = { entries: readonly { label: string; value: string }[] }

/** Labels and values of the filled fields; line breaks are kept. */
export function EntryList({ entries }: EntryListProps) {
  return (
    <dl className={styles.EntryList}>
      {entries.map(({ label, value }) => (
        <div key={label} className={styles.Entry}>
          <dt className={styles.Label}>{label}</dt>
          <dd className={styles.Value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
