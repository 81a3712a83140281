import { Section } from '@virida/shared/site/ui/Section'
import { FormLayout } from '../../../components/FormLayout/FormLayout'
import { CompanyFacts } from '../../../components/CompanyFacts/CompanyFacts'
import { FormSheet } from '../../../components/FormSheet/FormSheet'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { Steps } from '../../../components/Steps/Steps'
import { TrapField } from '../../../components/TrapField/TrapField'
import type { SentEnquiry } from '../../../sending/use-enquiry'
import { BackLink } from '../BackLink'
import { DraftOffer } from './DraftOffer'
import { RequestFields } from './RequestFields'
import { RequestReview } from './RequestReview'
import { requestTypes, type RequestType } from '../request-type'
import { serviceRequestContent as content } from '../content'
import { useServiceRequest } from './use-service-request'

export type RequestFormProps = { type: RequestType; onSent: (sent: SentEnquiry) => void }

/** A service request form with its review. */
export function RequestForm({ type, onSent }: RequestFormProps) {
  const definition = requestTypes[type]
  const request = useServiceRequest(definition, onSent)
  const { reviewed, draft, enquiry } = request
  const { haveReady, intro } = content.form
  return (
    <>
      <PageHead
        crumbs={content.crumbs}
        title={definition.title}
        intro={<p>{reviewed ? content.review.intro : intro[type]}</p>}
      />
      <Section space="medium">
        <FormLayout
          aside={
            <>
              <BackLink />
              <Steps title={haveReady.title} steps={haveReady.steps} />
              <CompanyFacts show={['phone', 'email', 'hours']} />
            </>
          }
        >
          <FormSheet
            title={reviewed ? content.review.title : content.form.title}
            legend={!reviewed}
            onSubmit={request.submit}
          >
            {draft.offered && !reviewed && <DraftOffer draft={draft} />}
            {reviewed ? (
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
