import { sampleNote } from '../../documents/common-terms'
import type { SupportDocument } from '../../documents/model'
import { Blocks } from '../Blocks/Blocks'
import styles from './DocumentBody.module.css'

export type DocumentBodyProps = {
  document: SupportDocument
  /** Level of the section headings in the outline of the page. */
  headingLevel: 2 | 3 | 4
}

/** A whole document as part of a page, so that nobody has to open its PDF. */
export function DocumentBody({ document, headingLevel }: DocumentBodyProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.DocumentBody}>
      <p className={styles.Note}>{sampleNote}</p>
      {document.sections.map(({ title, blocks }) => (
        <section key={title} className={styles.Section}>
          <Heading className={styles.Title}>{title}</Heading>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}
