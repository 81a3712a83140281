import { useEffect, useRef, type FormEvent } from 'react'
import { useEnquiryForm } from '../../../components/EnquiryForm/use-enquiry-form'
import { useDraft } from '../../../drafts/use-draft'
import { useAttachments } from '../../../files/use-attachments'
import type { EnquiryDefinition, FormValues } from '../../../forms/definition'
import { useEnquiry, type SentEnquiry } from '../../../sending/use-enquiry'
import { useReview } from './use-review'

/**
 * The state of a service request: fields, files, draft, review and sending. `submit` sends, from the form and from the
 * review; `check` opens the review. After a failure the form is shown, with everything that was entered.
 */
export function useServiceRequest(definition: EnquiryDefinition, onSent: (sent: SentEnquiry) => void) {
  const form = useEnquiryForm(definition)
  const attachments = useAttachments()
  const draft = useDraft(definition.id, form)
  const enquiry = useEnquiry(definition, draft.key)
  const review = useReview()
  const hasFailedInReview = useRef(false)
  const { reviewed } = review

  // The pressed button of the review is gone, and the error is below the button of the form, so the button of
  // the form takes the focus.
  useEffect(() => {
    if (reviewed || !hasFailedInReview.current) return
    hasFailedInReview.current = false
    document.getElementById(sendButtonId(definition))?.focus()
  }, [reviewed, definition])

  /** Shows the form with the error. Without an open review, closing it would leave the page. */
  const leaveReview = () => {
    if (!reviewed) return
    hasFailedInReview.current = true
    review.close()
  }

  const filesToSend = async () => {
    const files = await attachments.settle()
    if (!files) document.getElementById(fileInputId(definition))?.focus()
    return files
  }

  const sendValues = async (values: FormValues) => {
    const files = await filesToSend()
    if (!files) {
      // The form shows the problem at its files, so the review is closed.
      if (reviewed) review.close()
      return
    }
    const result = await enquiry.send(values, files)
    if (result.kind === 'failed') leaveReview()
    if (result.kind !== 'sent') return
    form.reset()
    attachments.clear()
    draft.discard()
    onSent(result.sent)
  }

  const fail = (error: unknown) => {
    leaveReview()
    enquiry.fail(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (reviewed ? sendValues(reviewed) : form.handleSubmit(sendValues)(event)).catch(fail)
  }
  const check = () =>
    void form
      .handleSubmit(async (values) => {
        if (await filesToSend()) review.open(values)
      })()
      .catch(fail)

  return { definition, form, attachments, draft, enquiry, review, submit, check }
}

export type ServiceRequest = ReturnType<typeof useServiceRequest>

export const fileInputId = ({ id }: Pick<EnquiryDefinition, 'id'>) => `${id}-files`
export const sendButtonId = ({ id }: Pick<EnquiryDefinition, 'id'>) => `${id}-send`
