import styles from './EntryList.module.css'

export type EntryListProps = { entries: readonly { label: string; value: string }[] }

/** A list of entries, each with its label and its value. Line breaks in a value are kept. */
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
