import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'

/** What was entered in forms that the visitor has left, by the id of the form. Kept in memory, until the document is closed. */
export const leftValues = new Map<string, FormValues>()

/**
 * Puts back what a visitor entered before following a link inside the site, as a browser does after Back between two documents.
 * A value that is already in a field is newer.
 * @param enclosed Name of a field with the text of a design or project from the link. The link brings it again.
 */
export function useLeftValues(
  id: string,
  { getValues, setValue }: UseFormReturn<FormValues>,
  enclosed?: string,
) {
  useEffect(() => {
    for (const [name, value] of Object.entries(leftValues.get(id) ?? {}))
      if (value && !getValues(name)) setValue(name, value)
    return () => {
      const left = { ...getValues() }
      if (enclosed) delete left[enclosed]
      leftValues.set(id, left)
    }
  }, [id, getValues, setValue, enclosed])
}
