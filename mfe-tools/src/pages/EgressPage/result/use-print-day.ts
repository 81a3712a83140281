import { egressPath } from '@virida/shared/site/addresses/pages'
import { useEffect, useState } from 'react'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/**
 * The day on which the form was last changed or the page opened, and the address of the calculation, for the
 * printed sheet. Empty on the server and until hydration.
 */
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
