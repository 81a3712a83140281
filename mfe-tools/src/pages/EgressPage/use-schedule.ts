import { useSearchParams } from '@virida/shared/router'
import { useState } from 'react'
import { openingsParameter } from './query'

/** Longest list that goes into the address: with the form's fields well below what servers and mail programs take. */
const longestShared = 3000

/** The list of openings that was checked: in the address where it fits, otherwise on this page alone. */
export function useSchedule(query: URLSearchParams) {
  const [, setParams] = useSearchParams()
  const shared = query.get(openingsParameter) ?? ''
  const [long, setLong] = useState<string>()

  const check = (text: string) => {
    const tooLong = text.length > longestShared
    setLong(tooLong ? text : undefined)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (text.trim() === '' || tooLong) next.delete(openingsParameter)
        else next.set(openingsParameter, text)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return { checked: long ?? shared, check, isShared: long === undefined }
}
