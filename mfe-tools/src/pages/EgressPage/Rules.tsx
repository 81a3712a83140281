import { Link } from '@virida/shared/site/ui/Link'
import { Section } from '@virida/shared/site/ui/Section'
import { rulesContent as content } from './content'
import styles from './Rules.module.css'

/** The rules of the code in short, with links. */
export function Rules() {
  return (
    <Section space="medium" title={content.title} intro={<p>{content.intro}</p>} className={styles.Section}>
      <dl className={styles.Rules}>
        {content.rules.map(({ title, text }) => (
          <div key={title} className={styles.Rule}>
            <dt className={styles.Term}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul role="list" className={styles.Links}>
        {content.links.map(({ label, href }) => (
          <li key={href}>
            <Link variant="arrow" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
