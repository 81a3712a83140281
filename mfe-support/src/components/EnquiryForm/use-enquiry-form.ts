import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { EnquiryDefinition, FormValues } from '../../forms/definition'

/**
 * The form state of an enquiry, checked by its schema. Errors appear on submit and disappear once they are corrected.
 * There are no default values: they would replace what a visitor typed before the script was loaded.
 */
export const useEnquiryForm = ({ schema }: Pick<EnquiryDefinition, 'schema'>) =>
  useForm<FormValues>({ resolver: zodResolver(schema), reValidateMode: 'onChange' })
