import { Button } from '@virida/shared/site/ui/Button'
import { Attachments } from '../../../components/Attachments/Attachments'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary'
import { fieldId, FormFields } from '../../../components/FormFields/FormFields'
import { SubmitRow } from '../../../components/SubmitRow/SubmitRow'
import { fieldsOf } from '../../../forms/definition'
import { serviceRequestContent } from '../content'
import { NumberFinder } from './NumberFinder'
import styles from './RequestForm.module.css'
import { fileInputId, sendButtonId, type ServiceRequest } from './use-service-request'

const content = serviceRequestContent.form

/** Fields and files, and the buttons that send the request or show it for review first. */
export function RequestFields({ request }: { request: ServiceRequest }) {
  const { definition, form, attachments, enquiry, check } = request
  const { errors, isSubmitted, isSubmitting } = form.formState
  const wrong = fieldsOf(definition).flatMap(({ name, label }) => {
    const message = errors[name]?.message
    return message ? [{ id: fieldId(definition.id, name), label, message }] : []
  })
  return (
    <>
      {isSubmitted && <ErrorSummary errors={wrong} />}
      <FormFields
        formId={definition.id}
        groups={definition.groups}
        form={form}
        helpWith={(field) => <NumberFinder field={field} form={form} />}
      />
      <Attachments attachments={attachments} id={fileInputId(definition)} />
      <div className={styles.End}>
        <SubmitRow
          id={sendButtonId(definition)}
          state={enquiry.state}
          busy={isSubmitting}
          onCancel={enquiry.cancel}
          aside={
            <Button variant="ghost" onClick={check} disabled={enquiry.state.status === 'submitting'}>
              {content.review}
            </Button>
          }
        >
          {content.send}
        </SubmitRow>
        <p className={styles.Kept}>{content.kept}</p>
      </div>
    </>
  )
}
