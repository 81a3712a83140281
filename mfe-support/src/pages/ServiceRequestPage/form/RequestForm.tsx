import { serviceRequestAddress } from '@virida/shared/site/addresses/service-request'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { Section } from '@virida/shared/site/ui/Section'
import { useEffect, useRef } from 'react'
import { CompanyFacts } from '../../../components/CompanyFacts/CompanyFacts'
import { FormLayout } from '../../../components/FormLayout/FormLayout'
import { FormSheet } from '../../../components/FormSheet/FormSheet'
import { Steps } from '../../../components/Steps/Steps'
import { TrapField } from '../../../components/TrapField/TrapField'
import { supportCrumbs } from '../../../content/crumbs'
import type { SentEnquiry } from '../../../sending/use-enquiry'
import { BackLink } from '../BackLink'
import { serviceRequestContent as content } from '../content'
import { requestTypes, type RequestType } from '../request-type'
import { DraftOffer } from './DraftOffer'
import { RequestFields } from './RequestFields'
import { RequestReview } from './RequestReview'
import { useServiceRequest } from './use-service-request'

export type RequestFormProps = { type: RequestType; onSent: (sent: SentEnquiry) => void }

/** A service request form with its review. The review has a heading of its own, which takes the focus. */
export function RequestForm({ type, onSent }: RequestFormProps) {
  const definition = requestTypes[type]
  const request = useServiceRequest(definition, onSent)
  const { draft, enquiry, submit } = request
  const { reviewed } = request.review
  const heading = useRef<HTMLHeadingElement>(null)
  const isReview = reviewed !== undefined
  useEffect(() => {
    if (isReview) heading.current?.focus({ preventScroll: true })
  }, [isReview])

  // The crumbs are Home, Support and this form. The page that asks for the type is left out.
  const crumbs = supportCrumbs({ label: definition.title, href: serviceRequestAddress(type) })
  const aside = (
    <>
      <BackLink />
      <Steps title={content.form.haveReady.title} steps={content.form.haveReady.steps} />
      <CompanyFacts show={['phone', 'email', 'hours']} />
    </>
  )
  return (
    <>
      {isReview ? (
        <PageHead
          crumbs={crumbs}
          title={content.review.title}
          titleRef={heading}
          intro={<p>{content.review.intro}</p>}
        />
      ) : (
        <PageHead crumbs={crumbs} title={definition.title} intro={<p>{content.form.intro[type]}</p>} />
      )}
      <Section space="medium">
        <FormLayout aside={!isReview && aside}>
          <FormSheet
            title={isReview ? definition.title : content.form.title}
            legend={!isReview}
            onSubmit={submit}
          >
            {draft.offered && !isReview && <DraftOffer draft={draft} />}
            {isReview ? (
              <RequestReview request={request} values={reviewed} />
            ) : (
              <RequestFields request={request} />
            )}
            <TrapField ref={enquiry.trap} />
          </FormSheet>
        </FormLayout>
      </Section>
    </>
  )
}
