import { useEffect, useRef, useState, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { withTimeout } from '@virida/shared/platform/timeout'
import type { FormValues } from '../forms/definition'
import type { AddressEnclosure } from '@virida/shared/site/addresses/contact'

export type Enclosure = {
  kind: AddressEnclosure['kind']
  state: 'writing' | 'written' | 'unread' | 'failed'
}

/** A form waits for the text no longer than this when it is sent, in ms. */
const longestWait = 15_000

/**
 * Adds the text of a design or project from the link to a field of the form, below its value, once for each code.
 * @returns `writing` is set until the text is in the field. It resolves with false if the text cannot be loaded or read.
 */
export function useEnclosure(
  form: UseFormReturn<FormValues>,
  asked?: AddressEnclosure & { field: string },
): { enclosure: Enclosure | undefined; writing: RefObject<Promise<boolean> | undefined> } {
  const { kind, code, dealer, field } = asked ?? {}
  const [settled, setSettled] = useState<{ code: string; state: Enclosure['state'] }>()
  const written = useRef<string>(undefined)
  const writing = useRef<Promise<boolean>>(undefined)

  useEffect(() => {
    if (!field || !kind || !code || written.current === code) return
    let isCurrent = true
    const settle = (state: Enclosure['state']) => {
      if (isCurrent) {
        writing.current = undefined
        setSettled({ code, state })
      }
      return state === 'written'
    }
    const loading = import(/* webpackChunkName: "enclosures" */ './write-enclosure').then(
      ({ writeEnclosure }) => writeEnclosure({ kind, code, ...(dealer && { dealer }) }),
    )
    writing.current = withTimeout(longestWait, loading, 'The text of a design').then(
      (text) => {
        if (!isCurrent) return false
        if (text !== undefined) enclose(form, field, text)
        written.current = code
        return settle(text === undefined ? 'unread' : 'written')
      },
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [form, field, kind, code, dealer])

  const state = settled?.code === code ? settled?.state : undefined
  return { enclosure: kind && code ? { kind, state: state ?? 'writing' } : undefined, writing }
}

function enclose(form: UseFormReturn<FormValues>, field: string, text: string) {
  const before = form.getValues(field)?.trim() ?? ''
  if (before.includes(text)) return
  form.setValue(field, before ? `${before}\n\n${text}` : text)
}
