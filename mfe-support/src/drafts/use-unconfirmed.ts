import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'
import { newKey } from '../sending/new-key'
import { unconfirmedStore } from './draft-store'

/**
 * Saves an enquiry from the start of sending until the service confirms it. If the page is reloaded in
 * between, the values are put back into the fields. When the visitor sends them again, they have the same
 * key, so that the enquiry is delivered once.
 */
export function useUnconfirmed(id: string, form: UseFormReturn<FormValues>) {
  const [isLeft, setLeft] = useState(false)
  const key = useRef('')
  const { getValues, setValue, reset } = form

  // In an effect, after hydration: the server does not have the values. A value that is already in a field is newer.
  useEffect(() => {
    const left = unconfirmedStore.read(id)
    if (!left) return
    key.current = left.key
    for (const [name, value] of Object.entries(left.values))
      if (value && !getValues(name)) setValue(name, value)
    setLeft(true)
  }, [id, getValues, setValue])

  const keep = useCallback(
    (values: FormValues) => {
      key.current ||= newKey()
      unconfirmedStore.write(id, { values, savedAt: Date.now(), key: key.current })
    },
    [id],
  )
  const settle = useCallback(() => {
    unconfirmedStore.remove(id)
    key.current = ''
    setLeft(false)
  }, [id])
  /** Empties the form. The next message gets a new key. */
  const discard = useCallback(() => {
    settle()
    reset()
  }, [settle, reset])

  return { isLeft, key, keep, settle, discard }
}
