import { z } from 'zod'
import { pageFaults, type PageReport } from '@virida/shared/platform/contract/page-report'
import { parseJson } from '../http/parse-json'

const name = z.string().min(1).max(100)
const page = { shell: name, app: name, version: name }
/** Ten minutes: a page that takes longer is no measurement. */
const milliseconds = z.number().min(0).max(600_000).optional()

const reportSchema: z.ZodType<PageReport> = z.union([
  z.strictObject({ ...page, fault: z.enum(pageFaults) }),
  z.strictObject({
    ...page,
    vitals: z.strictObject({
      LCP: milliseconds,
      INP: milliseconds,
      FCP: milliseconds,
      TTFB: milliseconds,
      CLS: z.number().min(0).max(1000).optional(),
    }),
  }),
])

/** Reads the report of a browser about a page; undefined if it is none. */
export const readPageReport = (text: string): PageReport | undefined =>
  reportSchema.safeParse(parseJson(text)).data
