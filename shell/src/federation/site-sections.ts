import type { Composition, DocumentData, SectionRelease } from '@virida/shared/platform/contract/composition'
import { loadOnce } from '@virida/shared/platform/load-once'

/** Limit for the table of sections, in ms. Then the next page is loaded as a document. */
const tableTimeout = 5000

/** The releases of a document: at first that of its own section, later those of all sections. */
export type SiteSections = {
  /** What is known now. */
  known: () => Composition
  /** Loads the table of all sections, once. After a failure the next call starts over. */
  all: () => Promise<Composition>
}

export function siteSections({ composition, table }: DocumentData): SiteSections {
  let known = composition
  const load = loadOnce(async () => {
    if (!table) return composition
    const { address, integrity } = table
    const response = await fetch(address, { integrity, signal: AbortSignal.timeout(tableTimeout) })
    if (!response.ok) throw new Error(`Cannot load ${address}: it answered ${response.status}`)
    const sections = (await response.json()) as SectionRelease[]
    // The document's section keeps the release that rendered it, even if that is not the live one.
    const ownOf = (name: string) => composition.sections.find((own) => own.name === name)
    known = { ...composition, sections: sections.map((section) => ownOf(section.name) ?? section) }
    return known
  })
  return { known: () => known, all: () => load() }
}
