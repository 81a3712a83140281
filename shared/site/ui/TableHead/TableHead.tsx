import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export type TableHeadProps = {
  /** The name of the table, for screen readers. */
  caption: string
  /** Labels of the columns by their keys, in their order. */
  columns: Readonly<Record<string, string>>
  /** More headings, after those of `columns`. */
  children?: ReactNode
}

/** The caption and the column headings of a table. */
export function TableHead({ caption, columns, children }: TableHeadProps) {
  return (
    <>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          {children}
        </tr>
      </thead>
    </>
  )
}
