import styles from './EntryList.module.css'

export type EntryListProps = { entries: readonly { label: string; value: string }[] }

/** What was entered, field by field, with its line breaks. */
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
