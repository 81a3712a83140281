import { Container } from '@virida/shared/site/ui/Container'
import { Blocks } from '../../components/Blocks/Blocks'
import { CallBand } from '../../components/CallBand/CallBand'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { PdfLink } from '../../components/PdfLink/PdfLink'
import { TopicRow } from '../../components/TopicRow/TopicRow'
import { partsContent as content } from './content'

/** Replacement parts: which are free, their names, and how to get them. */
export function PartsPage() {
  const { conditions } = content
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>} />
      <Container>
        <TopicRow title={conditions.title}>
          <p>{conditions.text}</p>
          {conditions.documents.map((document) => (
            <PdfLink key={document.id} document={document} />
          ))}
        </TopicRow>
        {content.sections.map(({ title, blocks }) => (
          <TopicRow key={title} title={title}>
            <Blocks blocks={blocks} />
          </TopicRow>
        ))}
      </Container>
      <CallBand title={content.call.title} text={content.call.text} action={content.service} />
    </>
  )
}
