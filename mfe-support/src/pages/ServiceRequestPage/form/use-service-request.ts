import { useCallback, type FormEvent } from 'react'
import { useEnquiryForm } from '../../../components/EnquiryForm/use-enquiry-form'
import { useDraft } from '../../../drafts/use-draft'
import { useAttachments } from '../../../files/use-attachments'
import type { EnquiryDefinition } from '../../../forms/definition'
import { useEnquiry, type SentEnquiry } from '../../../sending/use-enquiry'
import { useReview } from './use-review'

/** The state of a service request: fields, files, draft, review and sending. `submit` opens the review, then sends. */
export function useServiceRequest(definition: EnquiryDefinition, onSent: (sent: SentEnquiry) => void) {
  const form = useEnquiryForm(definition)
  const attachments = useAttachments()
  const draft = useDraft(definition.id, form)
  const enquiry = useEnquiry(definition, draft.key)
  const review = useReview()

  const { reviewed, open } = review
  const { items, problems, preparing, clear } = attachments
  const { send } = enquiry
  const { discard } = draft

  const sendReviewed = useCallback(async () => {
    if (!reviewed) return
    const sent = await send(
      reviewed,
      items.map(({ file }) => file),
    )
    if (!sent) return
    form.reset()
    clear()
    discard()
    onSent(sent)
  }, [reviewed, send, items, form, clear, discard, onSent])

  const submit = (event: FormEvent) => {
    if (reviewed) {
      event.preventDefault()
      void sendReviewed()
      return
    }
    void form.handleSubmit((values) => {
      if (problems.length || preparing) document.getElementById(fileInputId(definition))?.focus()
      else open(values)
    })(event)
  }

  return { definition, form, attachments, draft, enquiry, submit, ...review }
}

export type ServiceRequest = ReturnType<typeof useServiceRequest>

export const fileInputId = ({ id }: Pick<EnquiryDefinition, 'id'>) => `${id}-files`
