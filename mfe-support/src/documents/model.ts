import type { DrawingName } from './drawings'

/** A piece of running content, the same on a page and in a PDF. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  /** The first column names the rows. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'figure'; drawing: DrawingName; caption: string }

export type DocumentSection = { title: string; blocks: readonly Block[] }

/** One document of the company: a PDF in the warranties folder and a part of a page. */
export type SupportDocument = {
  /** Name of its file without ending, and its place on the page. */
  id: string
  title: string
  /** For whom it is, in one line. */
  audience: string
  summary: string
  sections: readonly DocumentSection[]
}

/** Address of a document's PDF. */
export const pdfPath = (id: string) => `/warranties/${id}.pdf`

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: string[]): Block => ({ kind: 'list', items })
export const steps = (...items: string[]): Block => ({ kind: 'list', items, ordered: true })
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block => ({
  ...{ kind: 'table', caption, columns, rows },
})
export const figure = (drawing: DrawingName, caption: string): Block => ({ kind: 'figure', drawing, caption })
