import { loadSeries } from '../catalogue/load-series'
import type { SeriesRecord } from '../catalogue/series-record'
import { describeDesign, type DesignLine } from '../design/describe'
import type { Design } from '../design/design'
import { DesignCodeError } from '../design/error'
import { problemsOf } from '../design/problems'
import { readDesign } from '../design/read-design'
import type { Project, ProjectWindow } from './project'

/** Everything that can be said of a design. */
export type DescribedDesign = {
  design: Design
  record: SeriesRecord
  lines: readonly DesignLine[]
  /** Why it is not made, a sentence each. */
  problems: readonly string[]
}

/** A window of a project with its design; `made` is missing where the design cannot be read. */
export type DescribedWindow = ProjectWindow & { made?: DescribedDesign }

/** A design code described; nothing where it is none. Rejects when the texts of its series cannot be loaded. */
export async function describeCode(code: string): Promise<DescribedDesign | undefined> {
  const design = readDesign(code)
  if (design instanceof DesignCodeError) return undefined
  const record = await loadSeries(design.series)
  const problems = problemsOf(design, record).map(({ message }) => message)
  return { design, record, lines: describeDesign(design, record), problems }
}

/** The windows of a project, described. Rejects when the texts of a series cannot be loaded. */
export const describeWindows = ({ windows }: Pick<Project, 'windows'>): Promise<readonly DescribedWindow[]> =>
  Promise.all(windows.map(async (window) => ({ ...window, made: await describeCode(window.design) })))
