import lighthouse from 'lighthouse'

/** Scores from 0 to 100. */
export type Scores = Record<string, number>

/**
 * Audits a page with Lighthouse for a mobile phone.
 * @param port Port at which the browser takes commands of its developer tools.
 * @returns The scores, and the titles of audits that a category lost points for.
 * @throws Error when Lighthouse cannot load the page.
 */
export async function audit(url: string, port: number): Promise<{ scores: Scores; failed: string[] }> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Cannot audit ${url}: ${result?.lhr.runtimeError?.message ?? 'there is no result'}`)
  const { categories, audits } = result.lhr
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
