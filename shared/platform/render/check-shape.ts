import { z } from 'zod'
import type { RenderedPage } from '../contract/shell-server'
import { ReleaseError } from '../release-error'

/** Statuses whose answer has no body. */
const withoutBody = [204, 205, 304]

/** A value of the header `Location`. Node refuses other characters. */
const location = z.string().regex(/^[\t\x20-\x7e\x80-\xff]+$/)

/** What the gateway makes a document of. It does not read the other fields. */
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), location }),
  z.object({
    kind: z.literal('page'),
    status: z
      .int()
      .min(200)
      .max(599)
      .refine((status) => !withoutBody.includes(status)),
    head: z.object({
      title: z.string(),
      description: z.string(),
      jsonLd: z.array(z.looseObject({})).optional(),
    }),
    tags: z.array(
      z.object({
        tag: z.enum(['meta', 'link']),
        attributes: z.record(z.string().regex(/^[a-z][\w-]*$/i), z.string()),
      }),
    ),
  }),
])

/** @throws ReleaseError `release_invalid` when a server file has made something other than a page. */
export function checkShape(page: RenderedPage) {
  const { error } = shape.safeParse(page)
  if (error)
    throw new ReleaseError(
      'release_invalid',
      `Cannot show a page: its server file gave something else. ${z.prettifyError(error).slice(0, 300)}`,
    )
}
