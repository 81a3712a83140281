import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'

/** What was entered in forms that the visitor has left, by the id of the form. Kept in memory, until the document is closed. */
export const leftValues = new Map<string, FormValues>()

/**
 * Puts back what a visitor entered before following a link inside the site, as a browser does after Back between two documents.
 * A value that is already in a field is newer.
 */
export function useLeftValues(id: string, { getValues, setValue }: UseFormReturn<FormValues>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(leftValues.get(id) ?? {}))
      if (value && !getValues(name)) setValue(name, value)
    return () => void leftValues.set(id, { ...getValues() })
  }, [id, getValues, setValue])
}
