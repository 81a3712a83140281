import { sectionId, type SupportDocument } from '../../documents/model'
import { Blocks } from '../Blocks/Blocks'
import styles from './DocumentBody.module.css'

export type DocumentBodyProps = {
  document: SupportDocument
  /** Level of the section headings in the outline of the page. */
  headingLevel: 2 | 3 | 4
  /** Put before the ids of the sections, on a page with several documents. */
  idPrefix?: string
}

/** A whole document as part of a page, so that nobody has to open its PDF. Each section can be linked to. */
export function DocumentBody({ document, headingLevel, idPrefix = '' }: DocumentBodyProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.DocumentBody}>
      {document.sections.map(({ title, blocks }) => (
        <section key={title} id={idPrefix + sectionId(title)} className={styles.Section}>
          <Heading className={styles.Title}>{title}</Heading>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}
