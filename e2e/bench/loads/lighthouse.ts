import lighthouse, { type Result } from 'lighthouse'

/** Scores from 0 to 100. */
export type Scores = Record<string, number>

/** The scores of a page, and the titles of audits that a category lost points for. */
export type Audit = { scores: Scores; failed: string[] } | { error: string }

/** Lighthouse sometimes records nothing of a page, so it gets this many attempts. */
const attempts = 3

/**
 * Audits a page with Lighthouse for a mobile phone. A page that cannot be audited gives the reason instead of scores, because
 * the measurements before it took half an hour.
 * @param port Port at which the browser takes commands of its developer tools.
 */
export async function audit(url: string, port: number): Promise<Audit> {
  let error = ''
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
    if (result && !result.lhr.runtimeError) return auditOf(result.lhr)
    error = result?.lhr.runtimeError?.message ?? 'there is no result'
    console.error(`Cannot audit ${url} (attempt ${attempt} of ${attempts}): ${error}`)
  }
  return { error }
}

function auditOf({ categories, audits }: Result): Audit {
  const scores = Object.fromEntries(
    Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
  )
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id),
  )
  return { scores, failed }
}
