import { describeDesign, type DesignLine } from '../design/describe'
import type { Design } from '../design/design'
import { problemsOf } from '../design/problems'
import { readDesign } from '../design/read-design'
import { DesignCodeError } from '../design/error'
import { loadSeries } from '../catalogue/load-series'
import type { SeriesRecord } from '../catalogue/series-record'
import type { Project, ProjectWindow } from './project'

/** A window of a project with everything that can be said of its design. */
export type DescribedWindow = ProjectWindow & {
  /** Nothing where the design cannot be read. */
  made?: { design: Design; record: SeriesRecord; lines: readonly DesignLine[]; problems: readonly string[] }
}

async function describe(window: ProjectWindow): Promise<DescribedWindow> {
  const design = readDesign(window.design)
  if (design instanceof DesignCodeError) return window
  const record = await loadSeries(design.series)
  const problems = problemsOf(design, record).map(({ message }) => message)
  return { ...window, made: { design, record, lines: describeDesign(design, record), problems } }
}

/** The windows of a project, described. Rejects when the texts of a series cannot be loaded. */
export const describeWindows = ({ windows }: Pick<Project, 'windows'>): Promise<readonly DescribedWindow[]> =>
  Promise.all(windows.map(describe))
