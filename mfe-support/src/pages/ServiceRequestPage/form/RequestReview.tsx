import { Button } from '@virida/shared/site/ui/Button'
import { useState } from 'react'
import { EntryList } from '../../../components/EntryList/EntryList'
import { sentEntries } from '../../../components/SentCopy/sent-text'
import { SubmitRow } from '../../../components/SubmitRow/SubmitRow'
import { enteredFields } from '../../../sending/build-body'
import { fieldsOf, type FormValues } from '../../../forms/definition'
import type { EnquiryState } from '../../../sending/enquiry-state'
import { serviceRequestContent } from '../content'
import type { ServiceRequest } from './use-service-request'

const content = serviceRequestContent.review
const idle: EnquiryState = { status: 'idle' }

/** Shows what will be sent, with the buttons above and below it. The pressed button shows the progress. */
export function RequestReview({ request, values }: { request: ServiceRequest; values: FormValues }) {
  const { definition, attachments, enquiry, review } = request
  const [pressed, setPressed] = useState<'above' | 'below'>('below')
  const isSending = enquiry.state.status === 'submitting'
  const entries = sentEntries({
    subject: definition.subject(values),
    entries: enteredFields(fieldsOf(definition), values),
    files: attachments.items.map(({ file }) => file),
  })
  const buttons = (place: typeof pressed) => (
    <SubmitRow
      state={isSending && pressed === place ? enquiry.state : idle}
      busy={isSending}
      onCancel={enquiry.cancel}
      onPress={() => setPressed(place)}
      aside={
        <Button variant="ghost" onClick={review.close} disabled={isSending}>
          {content.change}
        </Button>
      }
    >
      {content.send}
    </SubmitRow>
  )
  return (
    <>
      {buttons('above')}
      <EntryList entries={entries} />
      {buttons('below')}
    </>
  )
}
