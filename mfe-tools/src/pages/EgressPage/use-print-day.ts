import { useEffect, useState } from 'react'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Day and address of a calculation, for paper. Before the page runs they are unknown, as they are on the server. */
export function usePrintDay(search: string) {
  const [printed, setPrinted] = useState({ day: '', address: '' })
  useEffect(() => {
    setPrinted({
      day: dayFormat.format(new Date()),
      address: `${location.origin}/egress-calculator?${search}`,
    })
  }, [search])
  return printed
}
