import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'
import { newKey } from '../forms/new-key'
import { draftStore, type Draft } from './draft-store'

/** Milliseconds of quiet after which what was typed is kept. */
const pause = 400

/**
 * Keeps what is entered on the device, and offers what was kept when the form is opened again. `key` is the
 * request's idempotency key: it belongs to the draft as long as there is one.
 */
export function useDraft(id: string, form: UseFormReturn<FormValues>) {
  const [offered, offer] = useState<Draft>()
  const key = useRef('')
  const { subscribe, getValues, setValue } = form

  // After hydration: the server knows no drafts.
  useEffect(() => offer(draftStore.read(id)), [id])

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
        // A form that is emptied as a whole has no field's name: that is no entry.
        if (!name) return
        clearTimeout(timer)
        timer = setTimeout(flush, pause)
      },
    })
    // A phone may end the page without another word.
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
    offer(undefined)
  }, [offered, setValue])

  const discard = useCallback(() => {
    draftStore.remove(id)
    key.current = ''
    offer(undefined)
  }, [id])

  return { offered, resume, discard, key }
}
