import { useSearchParams } from '@virida/shared/router'
import { useState } from 'react'
import { openingsParameter } from '../form/query'

/**
 * The most characters of a list in the address. Longer lists stay out of it, because servers and mail
 * programs cut long addresses.
 */
const longestInAddress = 3000

/** The list of openings that was checked. It is in the address when it fits, otherwise in the state of this hook. */
export function useSchedule(query: URLSearchParams) {
  const [, setParams] = useSearchParams()
  const shared = query.get(openingsParameter) ?? ''
  const [unshared, setUnshared] = useState<string>()

  const check = (text: string) => {
    const tooLong = text.length > longestInAddress
    setUnshared(tooLong ? text : undefined)
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
  return { checked: unshared ?? shared, check, isShared: unshared === undefined }
}
