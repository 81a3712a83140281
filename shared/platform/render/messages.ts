import { z } from 'zod'
import type { Composition } from '../contract/composition'
import type { PageOwner } from '../contract/page-owner'

/** The scripts of a release for browsers, with what they need to run. */
export type BrowserFiles = {
  /** Address of their folder. */
  base: string
  /** The file of the container. Without one, the files are parsed and not run. */
  entry?: string
  /** The module that the container exposes. */
  exposed: string
  /** Text by name. */
  files: Readonly<Record<string, string>>
  /** Versions of the libraries that the shell gives to sections, by name. */
  libraries: Readonly<Record<string, string>>
}

/** What a render process is asked to do. `id` is in its answers. */
export type Order =
  /** `code` is the file's bytes: reading and sending megabytes as text would keep the gateway busy. */
  | { kind: 'load'; id: number; release: string; shell?: string; file: string; code: Uint8Array }
  | ({ kind: 'load-browser'; id: number; release: string; shell?: string } & BrowserFiles)
  | {
      kind: 'render'
      id: number
      url: string
      composition: Composition
      owner?: PageOwner
      /** Names of loaded releases. */
      shell: string
      section?: string
      /** Time limit of the page in ms. A page that exceeds it becomes the error box. */
      timeout: number
      /** Why the section cannot be used; the page is the error box then. */
      failure?: PlainError
    }
  /** Asks for an answer and nothing else. */
  | { kind: 'ask'; id: number }

/** Longest parts of an answer, in characters. A render process that keeps to its program sends no longer ones. */
const longest = { text: 1_000_000, html: 8_000_000 }

const id = z.int()

/** What a render process sends. A server file may have taken control of the process, so each message is checked. */
const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('up') }),
  z.object({ kind: z.literal('started'), id }),
  /** The page as JSON without its HTML, and the HTML. Memory in bytes. */
  z.object({
    kind: z.literal('done'),
    id,
    text: z.string().max(longest.text),
    html: z.string().max(longest.html),
    heapUsed: z.number(),
    rss: z.number(),
  }),
  z.object({ kind: z.literal('failed'), id, error: z.unknown() }),
  /** An error that no page has caught, such as one that a timer threw. */
  z.object({ kind: z.literal('fault'), error: z.unknown() }),
])
export type Report = z.infer<typeof reportSchema>

/** Reads a message of a render process. Undefined for anything other than a report. */
export const reportOf = (message: unknown): Report | undefined => reportSchema.safeParse(message).data

/** An error on its way between two processes. A server file may have made it, so its fields may be of any type. */
export type PlainError = { name: string; message: string; stack: string; code?: unknown }

/** Longest stack that is kept, in characters. */
const longestStack = 4000

/** Makes an error of the data that arrived, which may be of any shape. */
export function errorOf(plain: unknown): Error {
  const fields = (typeof plain === 'object' && plain !== null ? plain : {}) as Record<string, unknown>
  const text = (name: string, longest: number) => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const error = new Error(text('message', 1000) || 'A server file threw a value that is no error')
  error.name = text('name', 100) || 'Error'
  error.stack = text('stack', longestStack)
  const code = text('code', 100)
  return code ? Object.assign(error, { code }) : error
}

export const plainError = ({ name, message, stack = '' }: Error): PlainError => ({ name, message, stack })
