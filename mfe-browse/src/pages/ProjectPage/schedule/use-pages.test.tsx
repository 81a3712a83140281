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

it('answers the removal of a row first, and lets the next row enter the page a moment later', () => {
  const { page, renders } = show()
  const left = rows.filter((row) => row !== 3)
  renders.splice(0)
  act(() => page.setRows?.(left))
  expect(renders).toEqual([left.slice(0, rowsOfPage - 1), left.slice(0, rowsOfPage)])
})

it('shows all other changes of the rows at once', () => {
  const { page, renders } = show()
  renders.splice(0)
  act(() => page.setRows?.([-1, ...rows]))
  act(() => page.setRows?.(rows.slice(0, 30)))
  expect(renders.map(({ length }) => length)).not.toContain(rowsOfPage - 1)
})

it('puts all rows on paper', () => {
  const { page } = show()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(page.shown).toEqual(rows)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(page.shown).toHaveLength(rowsOfPage)
})
