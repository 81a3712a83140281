import { Button } from '@virida/shared/site/ui/Button'
import { Attachments } from '../../../components/Attachments/Attachments'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary'
import { fieldId, FormFields } from '../../../components/FormFields/FormFields'
import { NumberHelp } from '../../../components/NumberHelp/NumberHelp'
import { fieldsOf } from '../../../forms/definition'
import { serviceRequestContent } from '../content'
import styles from './RequestForm.module.css'
import { fileInputId, type ServiceRequest } from './use-service-request'

const content = serviceRequestContent.form

/** The first step: fields and files. */
export function RequestFields({ request: { definition, form, attachments } }: { request: ServiceRequest }) {
  const { errors, isSubmitted } = form.formState
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
        helpWith={(number) => <NumberHelp number={number} />}
      />
      <Attachments attachments={attachments} id={fileInputId(definition)} />
      <div className={styles.End}>
        <Button type="submit" arrow>
          {content.review}
        </Button>
        <p className={styles.Kept}>{content.kept}</p>
      </div>
    </>
  )
}
