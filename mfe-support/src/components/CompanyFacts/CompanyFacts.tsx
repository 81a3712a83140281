import { Link } from '@virida/shared/ui/Link'
import { companyFacts } from './CompanyFacts.content'
import styles from './CompanyFacts.module.css'

export type CompanyFactsProps = {
  /** Which facts, in which order. */
  show: readonly (keyof typeof companyFacts)[]
}

/** How to reach the company besides a form. */
export function CompanyFacts({ show }: CompanyFactsProps) {
  return (
    <dl className={styles.CompanyFacts}>
      {show.map((name) => {
        const fact = companyFacts[name]
        return (
          <div key={name} className={styles.Fact}>
            <dt className={styles.Label}>{fact.label}</dt>
            <dd className={styles.Value}>
              {'href' in fact ? (
                <Link href={fact.href} className={styles.Link}>
                  {fact.value}
                </Link>
              ) : (
                fact.lines.map((line) => (
                  <span key={line} className={styles.Line}>
                    {line}
                  </span>
                ))
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
