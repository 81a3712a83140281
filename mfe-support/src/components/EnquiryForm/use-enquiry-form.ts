import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { EnquiryDefinition, FormValues } from '../../forms/definition'

/**
 * The fields of an enquiry form with its schema. There are no default values: what was typed before the script
 * arrived stands in the document, and is taken over. Errors show on submit, and go as soon as they are mended.
 */
export const useEnquiryForm = ({ schema }: Pick<EnquiryDefinition, 'schema'>) =>
  useForm<FormValues>({ resolver: zodResolver(schema), reValidateMode: 'onChange' })
