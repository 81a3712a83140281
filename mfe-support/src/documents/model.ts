import type { DrawingName } from './drawings'

/** A block of content. Pages and PDFs show the same blocks. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  /** The first column holds the row headers. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'figure'; drawing: DrawingName; caption: string }

export type DocumentSection = { title: string; blocks: readonly Block[] }

/** A document of the company: a PDF below `/warranties` and a part of a page. */
export type SupportDocument = {
  /** Name of its file without extension, and its fragment on the page. */
  id: string
  title: string
  /** Whom it is for, in one line. */
  audience: string
  summary: string
  sections: readonly DocumentSection[]
}

/** Id of a section's heading on a page, made from its title: `weep-holes`. */
export const sectionId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: string[]): Block => ({ kind: 'list', items })
export const steps = (...items: string[]): Block => ({ kind: 'list', items, ordered: true })
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block => ({ kind: 'table', caption, columns, rows })
export const figure = (drawing: DrawingName, caption: string): Block => ({ kind: 'figure', drawing, caption })
