import { Link } from '@virida/shared/site/ui/Link'
import { companyFacts } from './content'
import styles from './CompanyFacts.module.css'

export type CompanyFactsProps = {
  /** The facts to show, in this order. */
  show: readonly (keyof typeof companyFacts)[]
}

/** Phone, e-mail, address and hours of the company. */
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
