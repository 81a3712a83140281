import { useSearchParams } from '@virida/shared/router'
import { Link } from '@virida/shared/site/ui/Link'
import { Section } from '@virida/shared/site/ui/Section'
import { CompanyFacts } from '../../components/CompanyFacts/CompanyFacts'
import { EnquiryForm } from '../../components/EnquiryForm/EnquiryForm'
import { FormLayout } from '../../components/FormLayout/FormLayout'
import { ThankYou } from '../../components/ThankYou/ThankYou'
import { useSent } from '../../components/ThankYou/use-sent'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { pictures } from '../../content/pictures'
import { readEnclosure } from '@virida/shared/site/addresses/contact'
import { contactEnquiry } from './contact-enquiry'
import { contactContent as content } from './content'

/**
 * Phone, mail, address, hours, and a form for everything else. If the link to the page brought a design or
 * project, the page shows the whole message again after sending.
 */
export function ContactPage() {
  const { service } = content
  const [query] = useSearchParams()
  const asked = readEnclosure(query)
  const { sent, thank } = useSent()
  if (sent) return <ThankYou sent={sent} />
  return (
    <>
      <PageHead
        crumbs={content.crumbs}
        title={content.title}
        intro={<p>{content.intro}</p>}
        picture={pictures.bedroomHungWindows}
      />
      <Section space="medium">
        <FormLayout
          aside={
            <>
              <CompanyFacts show={['phone', 'email', 'address', 'hours']} />
              <p>
                {service.before}
                <Link href={service.href}>{service.label}</Link>
                {service.after}
              </p>
            </>
          }
        >
          <EnquiryForm
            definition={contactEnquiry}
            title={content.formTitle}
            {...(asked && { enclosed: { ...asked, field: 'questions' }, onSent: thank })}
          />
        </FormLayout>
      </Section>
    </>
  )
}
