import { z } from 'zod'
import { parseJson } from './parse-json'

/** What a browser reports about one violation. Only `directive` and `blocked` are safe to log. */
export type PolicyReport = {
  /** Path of the document. It may contain text of the visitor. */
  path: string
  /** The directive of the policy, such as `script-src-elem`. */
  directive: string
  /** The origin of what was blocked, or a keyword such as `inline`. */
  blocked: string
}

const text = z.string().max(8192)

/** A report by `report-uri` (CSP Level 2). */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.optional(),
  }),
})

/** Reports by `report-to` (Reporting API). */
const list = z
  .array(
    z.object({
      type: text,
      body: z.looseObject({
        documentURL: text.optional(),
        effectiveDirective: text.optional(),
        blockedURL: text.nullish(),
        sourceFile: text.nullish(),
      }),
    }),
  )
  .max(20)

type Given = { document?: string; directive?: string; blocked?: string | null; source?: string | null }

/** Schemes of what browser extensions and the browser itself put into pages. */
const foreign = /^(?:[a-z-]*extension|about|chrome|resource|moz|safari|webkit)(?::|$)/i

/**
 * Reads the body of a report. Reports about browser extensions are left out.
 * @returns undefined if it is no report.
 */
export function readReports(contentType: string | undefined, body: string): PolicyReport[] | undefined {
  const content = parseJson(body)
  const given = contentType?.startsWith('application/csp-report')
    ? fromSingle(content)
    : contentType?.startsWith('application/reports+json')
      ? fromList(content)
      : undefined
  return given?.flatMap((report) => described(report) ?? [])
}

function fromSingle(content: unknown): Given[] | undefined {
  const report = single.safeParse(content).data?.['csp-report']
  return (
    report && [
      {
        document: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'],
      },
    ]
  )
}

function fromList(content: unknown): Given[] | undefined {
  return list.safeParse(content).data?.flatMap(({ type, body }) =>
    type === 'csp-violation'
      ? [
          {
            document: body.documentURL,
            directive: body.effectiveDirective,
            blocked: body.blockedURL,
            source: body.sourceFile,
          },
        ]
      : [],
  )
}

function described({ document = '', directive = '', blocked, source }: Given): PolicyReport | undefined {
  if (foreign.test(blocked ?? '') || foreign.test(source ?? '')) return undefined
  const name = /^[a-z-]{1,40}/.exec(directive)?.[0]
  if (!name || !URL.canParse(document)) return undefined
  return { path: new URL(document).pathname, directive: name, blocked: blockedOrigin(blocked || 'inline') }
}

function blockedOrigin(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unreadable'
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}
