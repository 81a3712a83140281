import { anyDoor } from '@virida/shared/products/catalogue/listing/filters'
import { useEffect, useRef, type RefObject } from 'react'
import { filters } from './filter-query'
import type { Catalog } from '../use-catalog'

/** Applies the checkboxes that the visitor changed before the page was hydrated. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, { enabled, show }: Catalog) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    const isOn = (value: string) => boxes.some((box) => box.value === value && box.checked)
    const isEnabled = (value: string) => enabled.some((filter) => filter.value === value)
    const chosen = filters.filter(({ value }) => (value === anyDoor.value ? isEnabled(value) : isOn(value)))
    if (chosen.length !== enabled.length || chosen.some((one) => !enabled.includes(one))) show(chosen)
  }, [form, enabled, show])
}
