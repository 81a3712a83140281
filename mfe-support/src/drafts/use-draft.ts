import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'
import { newKey } from '../sending/new-key'
import { draftStore, type Draft } from './draft-store'

/** A draft is saved this many milliseconds after the last keystroke. */
const saveDelayMs = 400

/**
 * Saves a form as a draft while the visitor types, and offers the saved draft when the form is opened again. `key` is
 * the idempotency key of the request, saved with the draft.
 */
export function useDraft(id: string, form: UseFormReturn<FormValues>) {
  const [offered, setOffered] = useState<Draft>()
  const key = useRef('')
  const { subscribe, getValues, setValue } = form

  // In an effect, after hydration: the server has no drafts.
  useEffect(() => setOffered(draftStore.read(id)), [id])

  const save = useCallback(() => {
    key.current ||= newKey()
    draftStore.write(id, { values: getValues(), savedAt: Date.now(), key: key.current })
  }, [id, getValues])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      save()
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // There is no name when the whole form is reset: nothing was typed.
        if (!name) return
        clearTimeout(timer)
        timer = setTimeout(flush, saveDelayMs)
      },
    })
    // Mobile browsers may close the page without an unload event.
    addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [subscribe, save])

  const resume = useCallback(() => {
    if (!offered) return
    key.current = offered.key
    for (const [name, value] of Object.entries(offered.values)) if (value) setValue(name, value)
    setOffered(undefined)
  }, [offered, setValue])

  const discard = useCallback(() => {
    draftStore.remove(id)
    key.current = ''
    setOffered(undefined)
  }, [id])

  return { offered, resume, discard, key }
}
