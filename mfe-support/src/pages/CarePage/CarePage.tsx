import { ReadingLayout } from '@virida/shared/site/ui/ReadingLayout'
import { Section } from '@virida/shared/site/ui/Section'
import { CallBand } from '../../components/CallBand/CallBand'
import { DocumentBody } from '../../components/DocumentBody/DocumentBody'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { PdfLink } from '../../components/PdfLink/PdfLink'
import { careContent as content } from './content'

/** The care instructions, as a PDF and as text of the page. */
export function CarePage() {
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>}>
        <PdfLink document={content.document} />
      </PageHead>
      <Section space="medium">
        <ReadingLayout contents={content.contents} contact={content.contact}>
          <DocumentBody document={content.document} headingLevel={2} />
        </ReadingLayout>
      </Section>
      <CallBand title={content.call.title} text={content.call.text} narrowOnly />
    </>
  )
}
