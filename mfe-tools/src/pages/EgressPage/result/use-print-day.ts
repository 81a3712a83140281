import { egressPath } from '@virida/shared/site/addresses/pages'
import { useEffect, useState } from 'react'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day and address of a calculation, for the printed sheet. Empty on the server and until hydration. */
export function usePrintDay(search: string) {
  const [printed, setPrinted] = useState({ day: '', address: '' })
  useEffect(() => {
    setPrinted({
      day: dayFormat.format(new Date()),
      address: `${location.origin}${egressPath}?${search}`,
    })
  }, [search])
  return printed
}
