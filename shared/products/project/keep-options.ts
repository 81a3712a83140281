import { loadSeries } from '../catalogue/load-series'
import type { Design } from '../design/design'
import { problemsOf } from '../design/problems/problems'

/**
 * Gives a design of another series the colors, glass, grid and frame type of the design that it replaces, if the series
 * is made with all of them. Otherwise the design does not change. Rejects if the record of the series cannot be loaded.
 */
export async function keepOptions(design: Design, from: Design): Promise<Design> {
  if (design.series === from.series) return design
  const { exterior, interior, grid, panes, glass, obscure, frame } = from
  const kept = { ...design, exterior, interior, grid, panes, glass, obscure, frame }
  return problemsOf(kept, await loadSeries(design.series)).length === 0 ? kept : design
}
