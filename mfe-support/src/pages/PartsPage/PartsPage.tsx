import { ReadingLayout } from '@virida/shared/site/ui/ReadingLayout'
import { Section } from '@virida/shared/site/ui/Section'
import { Blocks } from '../../components/Blocks/Blocks'
import { CallBand } from '../../components/CallBand/CallBand'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { PdfLink } from '../../components/PdfLink/PdfLink'
import { TopicRow } from '../../components/TopicRow/TopicRow'
import { sectionId } from '../../documents/model'
import { partsContent as content } from './content'

/** Replacement parts: which are free, their names, and how to get them. */
export function PartsPage() {
  const { conditions } = content
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>} />
      <Section space="medium">
        <ReadingLayout contents={content.contents} contact={content.contact}>
          <TopicRow title={conditions.title} id={sectionId(conditions.title)}>
            <p>{conditions.text}</p>
            {conditions.documents.map((document) => (
              <PdfLink key={document.id} document={document} />
            ))}
          </TopicRow>
          {content.sections.map(({ title, blocks }) => (
            <TopicRow key={title} title={title} id={sectionId(title)}>
              <Blocks blocks={blocks} />
            </TopicRow>
          ))}
        </ReadingLayout>
      </Section>
      <CallBand title={content.call.title} text={content.call.text} action={content.service} narrowOnly />
    </>
  )
}
