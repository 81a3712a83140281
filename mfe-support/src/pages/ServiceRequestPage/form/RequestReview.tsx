import { Button } from '@virida/shared/site/ui/Button'
import { useEffect, useRef } from 'react'
import { EntryList } from '../../../components/EntryList/EntryList'
import { sentEntries } from '../../../components/SentCopy/sent-text'
import { SubmitRow } from '../../../components/SubmitRow/SubmitRow'
import { enteredFields } from '../../../sending/build-body'
import { fieldsOf, type FormValues } from '../../../forms/definition'
import { serviceRequestContent } from '../content'
import styles from './RequestForm.module.css'
import type { ServiceRequest } from './use-service-request'

const content = serviceRequestContent.review

/** Shows what will be sent, before it is sent. It takes the focus, so that screen readers announce it. */
export function RequestReview({ request, values }: { request: ServiceRequest; values: FormValues }) {
  const { definition, attachments, enquiry, close } = request
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  const entries = sentEntries({
    subject: definition.subject(values),
    entries: enteredFields(fieldsOf(definition), values),
    files: attachments.items.map(({ file }) => file),
  })
  return (
    <>
      <div ref={list} role="group" aria-label={content.title} tabIndex={-1} className={styles.Reviewed}>
        <EntryList entries={entries} />
      </div>
      <SubmitRow
        state={enquiry.state}
        onCancel={enquiry.cancel}
        aside={
          <Button variant="ghost" onClick={close} disabled={enquiry.state.status === 'submitting'}>
            {content.change}
          </Button>
        }
      >
        {content.send}
      </SubmitRow>
    </>
  )
}
