import { startTransition, useCallback, useState, useSyncExternalStore } from 'react'

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
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )

/**
 * Splits a long list into pages. The print shows the whole list. `setPage` marks the page at once and shows its rows as
 * soon as they are rendered, so that a click is answered without a wait. `showPage` shows the page at once, for a change
 * that moves the focus to one of its rows.
 */
export function usePages<Row>(rows: readonly Row[]) {
  const [asked, setAsked] = useState(0)
  const [rendered, setRendered] = useState(0)
  const printing = usePrinting()
  const pages = Math.max(Math.ceil(rows.length / rowsOfPage), 1)
  const first = Math.min(rendered, pages - 1) * rowsOfPage
  const setPage = useCallback((page: number) => {
    setAsked(page)
    startTransition(() => setRendered(page))
  }, [])
  const showPage = (page: number) => {
    setAsked(page)
    setRendered(page)
  }
  const shown = printing ? rows : rows.slice(first, first + rowsOfPage)
  return { page: Math.min(asked, pages - 1), pages, shown, setPage, showPage }
}
