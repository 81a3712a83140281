import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { NumberHelp } from '../../../components/NumberHelp/NumberHelp'
import type { FormField, FormValues } from '../../../forms/definition'
import type { NumberName } from '../../../forms/number-name'
import { serviceRequestContent } from '../content'

const { notFound } = serviceRequestContent.form

export type NumberFinderProps = {
  field: FormField & { help: NumberName }
  form: UseFormReturn<FormValues>
}

/**
 * Where to find a required number, and a box for visitors who cannot find it. The mail then says so. Turning the box off
 * brings back what was typed before.
 */
export function NumberFinder({ field: { name, label, help }, form }: NumberFinderProps) {
  const value = useWatch({ control: form.control, name })
  const typed = useRef<FormValues[string]>('')
  const choose = (isMissing: boolean) => {
    if (isMissing) typed.current = value
    form.setValue(name, isMissing ? notFound : typed.current, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }
  return (
    <>
      <Checkbox
        label={notFound}
        aria-label={`${label}: ${notFound}`}
        checked={value === notFound}
        onChange={({ target }) => choose(target.checked)}
      />
      <NumberHelp number={help} />
    </>
  )
}
