import { useState, type FormEvent } from 'react'
import { Notice } from '@virida/shared/site/ui/Notice'
import { useLeftValues } from '../../drafts/use-left-values'
import { useUnconfirmed } from '../../drafts/use-unconfirmed'
import type { AddressEnclosure } from '@virida/shared/site/addresses/contact'
import { EnclosureNote } from '../../enclosures/EnclosureNote'
import { useEnclosure } from '../../enclosures/use-enclosure'
import type { EnquiryDefinition } from '../../forms/definition'
import { messages } from '../../content/messages'
import { useEnquiry, type SentEnquiry } from '../../sending/use-enquiry'
import { FormFields } from '../FormFields/FormFields'
import { FormSheet } from '../FormSheet/FormSheet'
import { SubmitRow } from '../SubmitRow/SubmitRow'
import { TrapField } from '../TrapField/TrapField'
import { enquiryFormContent as content } from './content'
import { Unconfirmed } from './Unconfirmed'
import { useEnquiryForm } from './use-enquiry-form'

export type EnquiryFormProps = {
  definition: EnquiryDefinition
  title: string
  /** A design or project from the link to the form, and the field that takes its text. */
  enclosed?: AddressEnclosure & { field: string }
  /** Called after a success, when the form is empty again. Without it the form shows the success message itself. */
  onSent?: (sent: SentEnquiry) => void
}

/** An enquiry form without files: fields, submit button and result. */
export function EnquiryForm({ definition, title, enclosed, onSent }: EnquiryFormProps) {
  const form = useEnquiryForm(definition)
  // First, because what was entered last is newer than what was sent before.
  useLeftValues(definition.id, form, enclosed?.field)
  const unconfirmed = useUnconfirmed(definition.id, form)
  const { enclosure, writing } = useEnclosure(form, enclosed)
  const [isWaiting, setWaiting] = useState(false)
  const { state, trap, send, cancel, fail } = useEnquiry(definition, unconfirmed.key)

  const sendValues = form.handleSubmit(async (values) => {
    unconfirmed.keep(values)
    const result = await send(values)
    if (result.kind !== 'sent') return
    unconfirmed.settle()
    form.reset()
    onSent?.(result.sent)
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWaiting(true)
    // The form says that the design is included. If it cannot be, the visitor reads so and sends the form again.
    const mayBeSent = (await writing.current) ?? true
    setWaiting(false)
    if (mayBeSent) await sendValues(event)
  }

  return (
    <FormSheet title={title} onSubmit={(event) => void submit(event).catch(fail)}>
      {unconfirmed.isLeft && state.status === 'idle' && <Unconfirmed onDiscard={unconfirmed.discard} />}
      {enclosure && state.status !== 'success' && <EnclosureNote enclosure={enclosure} />}
      <FormFields formId={definition.id} groups={definition.groups} form={form} />
      <TrapField ref={trap} />
      <SubmitRow state={state} onCancel={cancel} busy={isWaiting}>
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
