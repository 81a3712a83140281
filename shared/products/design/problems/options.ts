import { frameTitles } from '../../catalogue/vocabulary/frames'
import type { SeriesRecord } from '../../catalogue/series-record'
import type { Design } from '../design'
import { problemWords as words } from './problem-words'
import type { Problem } from './problem'
import { takesGrid } from '../shape-rules'
import { shapeTitles } from '../../catalogue/vocabulary/shapes'

/** Grids, panes and frames that the series does not have. */
export const optionProblems = (design: Design, record: SeriesRecord): readonly Problem[] => [
  ...gridProblems(design, record),
  ...panesProblems(design, record),
  ...frameProblems(design, record),
]

function gridProblems(design: Design, { title, options }: SeriesRecord): readonly Problem[] {
  const { grid, shape, ...rest } = design
  if (!grid) return []
  const known = options.grids?.find(({ id }) => id === grid.id)
  const message = !options.grids?.length
    ? words.noGrids(title)
    : !known
      ? words.grid(title)
      : shape && !takesGrid(shape, known.pattern)
        ? words.gridCurve(known.title, shapeTitles[shape])
        : undefined
  if (!message) return []
  return [
    { field: 'grid', message, mend: { label: words.noGrid, design: { ...rest, ...(shape && { shape }) } } },
  ]
}

function panesProblems(design: Design, { title, glazing }: SeriesRecord): readonly Problem[] {
  if (glazing.some(({ panes }) => panes === design.panes)) return []
  return [
    {
      field: 'panes',
      message: words.panes(title),
      mend: { label: words.dualPanes, design: { ...design, panes: 'dual' } },
    },
  ]
}

function frameProblems(design: Design, { title, frameKinds }: SeriesRecord): readonly Problem[] {
  const { frame, ...rest } = design
  if (!frame || frameKinds.includes(frame)) return []
  const made = frameKinds.map((kind) => frameTitles[kind])
  return [
    {
      field: 'frame',
      message: words.frame(title, frameTitles[frame], made),
      mend: { label: words.noFrame, design: rest },
    },
  ]
}
