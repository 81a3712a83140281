import type { Composition } from '../contract/composition'
import type { PageOwner } from '../contract/page-owner'

/** What a render process is asked to do. `id` is in its answers. */
export type Order =
  | { kind: 'load'; id: number; release: string; shell?: string; file: string; code: string }
  | {
      kind: 'render'
      id: number
      url: string
      composition: Composition
      owner?: PageOwner
      /** Names of loaded releases. */
      shell: string
      section?: string
      /** Limit of the page in ms. Then it is the error box. */
      timeout: number
      /** Why the section cannot be used; the page is the error box then. */
      failure?: PlainError
    }

/** What a render process sends. */
export type Report =
  | { kind: 'up' }
  | { kind: 'started'; id: number }
  /** The page as JSON without its HTML, and the HTML. Memory in bytes. */
  | { kind: 'done'; id: number; text: string; html: string; heapUsed: number; rss: number }
  | { kind: 'failed'; id: number; error: PlainError }
  /** An error that no page has caught, such as one that a timer threw. */
  | { kind: 'fault'; error: PlainError }

/** An error on its way between two processes. A server file may have made it, so its fields may be of any type. */
export type PlainError = { name: string; message: string; stack: string; code?: unknown }

/** Longest stack that is kept, in characters. */
const longestStack = 4000

/** Makes an error of the data that arrived. */
export function errorOf(plain: PlainError): Error {
  const error = new Error(plain.message.slice(0, 1000))
  error.name = plain.name.slice(0, 100)
  error.stack = plain.stack.slice(0, longestStack)
  return typeof plain.code === 'string' ? Object.assign(error, { code: plain.code.slice(0, 100) }) : error
}

export const plainError = ({ name, message, stack = '' }: Error): PlainError => ({ name, message, stack })
