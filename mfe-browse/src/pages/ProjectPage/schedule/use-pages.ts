import { useState, useSyncExternalStore } from 'react'

/** A list of this length is edited without a noticeable delay on a phone. */
export const rowsOfPage = 25

let isPrinting = false

/**
 * Notes when printing starts and ends. React renders a change of an external store right after the event,
 * before the browser makes the sheets. A change of React state would be rendered too late.
 */
function subscribe(listener: () => void) {
  const note = (printing: boolean) => () => {
    isPrinting = printing
    listener()
  }
  const [start, end] = [note(true), note(false)]
  addEventListener('beforeprint', start)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', start)
    removeEventListener('afterprint', end)
  }
}

/** True while the page is printed, because the print shows all rows. */
const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )

/** Splits a long list into pages. The print shows the whole list. */
export function usePages<Row>(rows: readonly Row[]) {
  const [asked, setPage] = useState(0)
  const printing = usePrinting()
  const pages = Math.max(Math.ceil(rows.length / rowsOfPage), 1)
  const page = Math.min(asked, pages - 1)
  const shown = printing ? rows : rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage)
  return { page, pages, shown, setPage }
}
