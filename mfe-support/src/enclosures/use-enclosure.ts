import { useEffect, useRef, useState, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../forms/definition'
import type { AddressEnclosure } from '@virida/shared/site/addresses/contact'

export type Enclosure = {
  kind: AddressEnclosure['kind']
  state: 'writing' | 'written' | 'unread' | 'failed'
}

/**
 * Adds the text of a design or project from the link to a field of the form, below its value, once for each code.
 * @returns `writing` resolves when the text is in the field, or cannot be read.
 */
export function useEnclosure(
  form: UseFormReturn<FormValues>,
  asked?: AddressEnclosure & { field: string },
): { enclosure: Enclosure | undefined; writing: RefObject<Promise<void> | undefined> } {
  const { kind, code, dealer, field } = asked ?? {}
  const [settled, setSettled] = useState<{ code: string; state: Enclosure['state'] }>()
  const written = useRef<string>(undefined)
  const writing = useRef<Promise<void>>(undefined)

  useEffect(() => {
    if (!field || !kind || !code || written.current === code) return
    let isCurrent = true
    const settle = (state: Enclosure['state']) => {
      if (isCurrent) setSettled({ code, state })
    }
    writing.current = import(/* webpackChunkName: "enclosures" */ './write-enclosure')
      .then(({ writeEnclosure }) => writeEnclosure({ kind, code, ...(dealer && { dealer }) }))
      .then(
        (text) => {
          if (!isCurrent) return
          if (text !== undefined) enclose(form, field, text)
          written.current = code
          settle(text === undefined ? 'unread' : 'written')
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
