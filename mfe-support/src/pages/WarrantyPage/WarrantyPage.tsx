import { Accordion } from '@virida/shared/site/ui/Accordion'
import { Panes } from '@virida/shared/site/ui/Panes'
import { Section } from '@virida/shared/site/ui/Section'
import { CallBand } from '../../components/CallBand/CallBand'
import { DocumentBody } from '../../components/DocumentBody/DocumentBody'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { RichText } from '../../components/RichText/RichText'
import { CoverageMatrix } from './CoverageMatrix'
import { Exclusions } from './Exclusions'
import { WarrantyCard } from './WarrantyCard'
import { termsIdPrefix, warrantyContent as content } from './content'
import styles from './WarrantyPage.module.css'

const rows = content.documents.map((document) => ({
  id: document.id,
  title: document.title,
  content: <DocumentBody document={document} headingLevel={4} idPrefix={termsIdPrefix(document)} />,
}))

/**
 * How long each part is covered, then a summary and the PDF of each of the three warranties, then what they do not
 * cover, then their terms as text.
 */
export function WarrantyPage() {
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>} />
      <Section title={content.matrix.title} intro={<p>{content.matrix.intro}</p>} space="medium">
        <CoverageMatrix />
        <p className={styles.Ratings}>
          <RichText words={content.ratings} />
        </p>
      </Section>
      <Section title={content.list.title} intro={<p>{content.list.intro}</p>} space="medium">
        <Panes>
          {content.documents.map((document) => (
            <WarrantyCard key={document.id} document={document} />
          ))}
        </Panes>
      </Section>
      <Section
        title={content.exclusions.title}
        intro={<p>{content.exclusions.intro}</p>}
        ground="stone"
        space="medium"
      >
        <Exclusions />
      </Section>
      <Section title={content.read.title} intro={<p>{content.read.intro}</p>} ground="white" space="medium">
        <p className={styles.Note}>{content.read.note}</p>
        <Accordion items={rows} headingLevel={3} className={styles.Terms} />
      </Section>
      <CallBand title={content.call.title} text={content.call.text} action={content.service} />
    </>
  )
}
