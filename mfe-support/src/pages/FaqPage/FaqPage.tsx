import { Accordion } from '@virida/shared/site/ui/Accordion'
import { Link } from '@virida/shared/site/ui/Link'
import { ReadingLayout } from '@virida/shared/site/ui/ReadingLayout'
import { Section } from '@virida/shared/site/ui/Section'
import { Blocks } from '../../components/Blocks/Blocks'
import { CallBand } from '../../components/CallBand/CallBand'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { faq, type FaqItem } from './faq'
import { faqContent as content } from './content'
import styles from './FaqPage.module.css'

const rows = faq.map((item) => ({ id: item.id, title: item.question, content: <Answer item={item} /> }))

/** Seven questions in an accordion. Each has an address of its own. */
export function FaqPage() {
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>} />
      <Section space="medium">
        <ReadingLayout contents={content.contents} contact={content.contact} wideOnly>
          <Accordion items={rows} headingLevel={2} />
        </ReadingLayout>
      </Section>
      <CallBand title={content.call.title} text={content.call.text} narrowOnly />
    </>
  )
}

function Answer({ item: { id, answer } }: { item: FaqItem }) {
  return (
    <div className={styles.Answer}>
      <Blocks blocks={answer} />
      <Link href={`#${id}`} variant="plain" className={styles.Permalink}>
        {content.permalink}
      </Link>
    </div>
  )
}
