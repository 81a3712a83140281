import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { ReadingLayout } from '@virida/shared/site/ui/ReadingLayout'
import { Section } from '@virida/shared/site/ui/Section'
import { rulesContent as content } from './content'
import { rulesColumn } from './rules-column'
import styles from './Rules.module.css'

/** The rules of the code in short, with links. */
export function Rules() {
  return (
    <Section space="medium" title={content.title} intro={<p>{content.intro}</p>} className={styles.Section}>
      <ReadingLayout {...rulesColumn}>
        <dl className={styles.Rules}>
          {content.rules.map(({ id, title, text }) => (
            <div key={id} id={id} className={styles.Rule}>
              <dt className={styles.Term}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ArrowLinks className={styles.Links} links={content.links} />
      </ReadingLayout>
    </Section>
  )
}
