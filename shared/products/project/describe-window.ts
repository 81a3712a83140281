import { loadSeries } from '../catalogue/load-series'
import type { SeriesRecord } from '../catalogue/series-record'
import { describeDesign, type DesignLine } from '../design/describe'
import type { Design } from '../design/design'
import { DesignCodeError } from '../design/code/error'
import { problemsOf } from '../design/problems/problems'
import { readDesign } from '../design/code/read-design'
import type { Project, ProjectWindow } from './project'

/** A design with its record, its description and its problems. */
export type DescribedDesign = {
  design: Design
  record: SeriesRecord
  lines: readonly DesignLine[]
  /** The reasons why it is not made, one sentence each. */
  problems: readonly string[]
}

/**
 * A window of a project with its design. `made` is undefined if the row has no series, if the design code cannot be
 * read, and while its record is still loading (`isPending`).
 */
export type DescribedWindow = ProjectWindow & { made?: DescribedDesign; isPending?: true }

/**
 * Describes a design code. Resolves to undefined if the text is not a design code. Rejects if the record of the
 * series cannot be loaded.
 */
export async function describeCode(code: string): Promise<DescribedDesign | undefined> {
  const design = readDesign(code)
  if (design instanceof DesignCodeError) return undefined
  const record = await loadSeries(design.series)
  const problems = problemsOf(design, record).map(({ message }) => message)
  return { design, record, lines: describeDesign(design, record), problems }
}

/** Describes the windows of a project. Rejects if the record of a series cannot be loaded. */
export const describeWindows = ({ windows }: Pick<Project, 'windows'>): Promise<readonly DescribedWindow[]> =>
  Promise.all(windows.map(async (window) => ({ ...window, made: await describeCode(window.design) })))
