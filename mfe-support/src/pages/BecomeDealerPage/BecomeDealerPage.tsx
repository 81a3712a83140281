import { Section } from '@virida/shared/site/ui/Section'
import { CompanyFacts } from '../../components/CompanyFacts/CompanyFacts'
import { EnquiryForm } from '../../components/EnquiryForm/EnquiryForm'
import { FormLayout } from '../../components/FormLayout/FormLayout'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { Steps } from '../../components/Steps/Steps'
import { ThankYou } from '../../components/ThankYou/ThankYou'
import { useSent } from '../../components/ThankYou/use-sent'
import { pictures } from '../../content/pictures'
import { dealerEnquiry } from './dealer-enquiry'
import { becomeDealerContent as content } from './content'

/** The form with which a business applies to become a dealer. */
export function BecomeDealerPage() {
  const { sent, thank } = useSent()
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
          <EnquiryForm definition={dealerEnquiry} title={content.formTitle} onSent={thank} />
        </FormLayout>
      </Section>
    </>
  )
}
