import { Section } from '@virida/shared/ui/Section'
import { useState } from 'react'
import { CompanyFacts } from '../../components/CompanyFacts/CompanyFacts'
import { EnquiryForm } from '../../components/EnquiryForm/EnquiryForm'
import { FormLayout } from '../../components/FormLayout/FormLayout'
import { PageHead } from '@virida/shared/ui/PageHead'
import { Steps } from '../../components/Steps/Steps'
import { ThankYou } from '../../components/ThankYou/ThankYou'
import { pictures } from '../../content/pictures'
import type { SentEnquiry } from '../../forms/use-enquiry'
import { dealerEnquiry } from './dealer-enquiry'
import { dealerContent as content } from './DealerPage.content'

/** The application to sell the company's products. */
export function DealerPage() {
  const [sent, setSent] = useState<SentEnquiry>()
  if (sent) return <ThankYou sent={sent} />
  return (
    <>
      <PageHead
        crumbs={content.crumbs}
        title={content.title}
        intro={<p>{content.intro}</p>}
        picture={pictures.patioDoorCedar}
      />
      <Section space="medium">
        <FormLayout
          aside={
            <>
              <CompanyFacts show={['phone', 'hours']} />
              <Steps title={content.next.title} steps={content.next.steps} />
            </>
          }
        >
          <EnquiryForm definition={dealerEnquiry} title={content.formTitle} onSent={setSent} />
        </FormLayout>
      </Section>
    </>
  )
}
