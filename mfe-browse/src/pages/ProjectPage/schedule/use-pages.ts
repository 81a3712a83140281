import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A list of this length is edited without a noticeable delay on a phone. */
export const rowsOfPage = 100

/** True while the page is printed, because a sheet has all rows. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser makes the sheets right after the event, so the rows have to be there when it ends.
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Splits a long list into pages. On paper it is whole. */
export function usePages<Row>(rows: readonly Row[]) {
  const [asked, setPage] = useState(0)
  const isPrinting = usePrinting()
  const pages = Math.max(Math.ceil(rows.length / rowsOfPage), 1)
  const page = Math.min(asked, pages - 1)
  const shown = isPrinting ? rows : rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage)
  return { page, pages, shown, setPage }
}
