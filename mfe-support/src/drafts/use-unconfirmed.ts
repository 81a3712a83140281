import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'
import { newKey } from '../forms/new-key'
import { unconfirmedStore } from './draft-store'

/**
 * Keeps what is being sent until the service has confirmed it. A page that is loaded again meanwhile has the words
 * back in its fields and sends them under the same key, so that they arrive once, whatever became of the first try.
 */
export function useUnconfirmed(id: string, form: UseFormReturn<FormValues>) {
  const [isLeft, setLeft] = useState(false)
  const key = useRef('')
  const { getValues, setValue, reset } = form

  // After hydration: the server knows nothing of it. What stands in a field already is newer.
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
  /** Empties the form: what is written next is another message. */
  const discard = useCallback(() => {
    settle()
    reset()
  }, [settle, reset])

  return { isLeft, key, keep, settle, discard }
}
