import { act, render } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { rowsOfPage, usePages } from './use-pages'

const rows = Array.from({ length: 60 }, (_, at) => at)

/** Shows pages, and gives the rows that each render has put on the page. */
function show() {
  const renders: (readonly number[])[] = []
  const page: Partial<ReturnType<typeof usePages<number>>> & { setRows?: (rows: number[]) => void } = {}
  function Pages() {
    const [listed, setRows] = useState(rows)
    const pages = usePages(listed)
    useLayoutEffect(() => {
      Object.assign(page, pages, { setRows })
      renders.push(pages.shown)
    }, [pages])
    return null
  }
  render(<Pages />)
  return { page, renders }
}

it('shows a page of rows', () => {
  const { page } = show()
  act(() => page.setPage?.(1))
  expect(page.shown).toEqual(rows.slice(rowsOfPage, 2 * rowsOfPage))
})

it('puts all rows on paper', () => {
  const { page } = show()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(page.shown).toEqual(rows)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(page.shown).toHaveLength(rowsOfPage)
})
