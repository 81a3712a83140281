import { Link } from '@virida/shared/site/ui/Link'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { UnbrokenWords } from '@virida/shared/site/ui/UnbrokenWords'
import { useId } from 'react'
import styles from './AboutSection.module.css'
import type { AboutSection as Content } from './content'

/** A part of the company's story: text and facts beside pictures. The sides alternate from one part to the next. */
export function AboutSection({ section, reverse }: { section: Content; reverse: boolean }) {
  const titleId = useId()
  const { title, paragraphs, facts, pictures, action } = section
  return (
    <Section aria-labelledby={titleId} ground={reverse ? 'stone' : 'paper'}>
      <div className={styles.Row} data-reverse={reverse || undefined}>
        <div className={styles.Words}>
          <h2 id={titleId}>
            <UnbrokenWords text={title} />
          </h2>
          {paragraphs.map((text) => (
            <p key={text} className={styles.Text}>
              {text}
            </p>
          ))}
          <dl className={styles.Facts}>
            {facts.map((fact) => (
              <div key={fact.title} className={styles.Fact}>
                <dt className={styles.Term}>{fact.title}</dt>
                <dd className={styles.Value}>{fact.text}</dd>
              </div>
            ))}
          </dl>
          <Link variant="arrow" href={action.href}>
            {action.label}
          </Link>
        </div>
        <div className={styles.Pictures}>
          {pictures.map((picture) => (
            <Picture
              key={picture.src}
              className={styles.Picture}
              picture={picture}
              sizes="(width >= 1024px) 60vw, 100vw"
            />
          ))}
        </div>
      </div>
    </Section>
  )
}
