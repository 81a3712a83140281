import { Notice } from '@virida/shared/ui/Notice'
import { useUnconfirmed } from '../../drafts/use-unconfirmed'
import type { AskedEnclosure } from '../../enclosures/asked-enclosure'
import { EnclosureNote } from '../../enclosures/EnclosureNote'
import { useEnclosure } from '../../enclosures/use-enclosure'
import type { EnquiryDefinition } from '../../forms/definition'
import { messages } from '../../forms/messages'
import { useEnquiry, type SentEnquiry } from '../../forms/use-enquiry'
import { FormFields } from '../FormFields/FormFields'
import { FormSheet } from '../FormSheet/FormSheet'
import { SubmitRow } from '../SubmitRow/SubmitRow'
import { TrapField } from '../TrapField/TrapField'
import { enquiryFormContent as content } from './EnquiryForm.content'
import { Unconfirmed } from './Unconfirmed'
import { useEnquiryForm } from './use-enquiry-form'

export type EnquiryFormProps = {
  definition: EnquiryDefinition
  title: string
  /** What the link to the form brings along, and the field that takes it. */
  enclosed?: AskedEnclosure & { field: string }
  /** Told what was sent, once the form has been emptied. */
  onSent?: (sent: SentEnquiry) => void
}

/** An enquiry of words alone: fill in, send, read how it went. */
export function EnquiryForm({ definition, title, enclosed, onSent }: EnquiryFormProps) {
  const form = useEnquiryForm(definition)
  const unconfirmed = useUnconfirmed(definition.id, form)
  const enclosure = useEnclosure(form, enclosed)
  const { state, trap, send, cancel } = useEnquiry(definition, unconfirmed.key)

  const submit = form.handleSubmit(async (values) => {
    unconfirmed.keep(values)
    const sent = await send(values)
    if (!sent) return
    unconfirmed.settle()
    form.reset()
    onSent?.(sent)
  })

  return (
    <FormSheet title={title} onSubmit={(event) => void submit(event)}>
      {unconfirmed.isLeft && state.status === 'idle' && <Unconfirmed onDiscard={unconfirmed.discard} />}
      {enclosure && state.status !== 'success' && <EnclosureNote enclosure={enclosure} />}
      <FormFields formId={definition.id} groups={definition.groups} form={form} />
      <TrapField ref={trap} />
      <SubmitRow state={state} onCancel={cancel}>
        {content.send}
      </SubmitRow>
      {state.status === 'success' && !onSent && (
        <Notice tone="success" title={messages.sent}>
          <p>{content.next}</p>
        </Notice>
      )}
    </FormSheet>
  )
}
