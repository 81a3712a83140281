import { brokenReleases } from '@virida/shared/platform/release/gate/testing/broken-releases'
import { GatedReleases } from '@virida/shared/platform/release/gate/testing/gated-releases'

/** Publishes each broken release. @returns A table of the refusals, and whether all were refused as expected. */
export async function runBrokenReleases(): Promise<{ table: string; isComplete: boolean }> {
  const rows: string[] = []
  let isComplete = true
  for (const broken of brokenReleases) {
    const refusal = await new GatedReleases().refusalOf(broken)
    const codes = [...new Set(refusal?.codes)]
    isComplete &&= codes.length === 1 && codes[0] === broken.code
    const outcome = codes.map((code) => `\`${code}\``).join(', ') || 'was published'
    rows.push(`| ${broken.name} | ${outcome} | ${Math.round(refusal?.ms ?? 0)} ms |`)
  }
  return {
    table: ['| Release | Refused with | Time |', '| --- | --- | --- |', ...rows].join('\n'),
    isComplete,
  }
}
