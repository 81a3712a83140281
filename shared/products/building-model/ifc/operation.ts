import type { OperatingStyle } from '../../catalogue/vocabulary/styles'
import { drawingOf } from '../../design/drawing-of'
import type { Design } from '../../design/design'
import type { SeriesRecord } from '../../catalogue/series-record'
import { resolve } from '../../drawing/product/input'
import type { Leaf } from '../../drawing/product/operation'

/* IFC names panels as seen in the direction of the y axis, which points out of the house: as seen from inside. */

type PanelOperation = { operation: string; position: string }

/**
 * How a product opens, in the words of IFC: how a window is divided or how a door operates, and each panel. `own` is
 * the layout in our letters if IFC has no word for it.
 */
export type Operation = { type: string; own?: string; panels: readonly PanelOperation[] }

/** The panels from left to right seen from inside, without pockets. */
function leavesOf(design: Design, record: SeriesRecord): Leaf[] {
  const { leaves } = resolve({ ...drawingOf(design, record), view: 'inside' })
  return leaves.filter((leaf) => leaf !== 'pocket')
}

const windowWords: Record<Leaf, string> = {
  fixed: 'FIXEDCASEMENT',
  slide: 'SLIDINGHORIZONTAL',
  'hinge-left': 'SIDEHUNGLEFTHAND',
  'hinge-right': 'SIDEHUNGRIGHTHAND',
  'fold-left': 'OTHEROPERATION',
  'fold-right': 'OTHEROPERATION',
  pocket: 'NOTDEFINED',
}

const doorWords: Record<Leaf, string> = {
  fixed: 'FIXEDPANEL',
  slide: 'SLIDING',
  'hinge-left': 'SWINGING',
  'hinge-right': 'SWINGING',
  'fold-left': 'FOLDING',
  'fold-right': 'FOLDING',
  pocket: 'NOTDEFINED',
}

const position = (at: number, of: number) => {
  if (of === 1) return 'MIDDLE'
  return at === 0 ? 'LEFT' : at === of - 1 ? 'RIGHT' : 'MIDDLE'
}

const inRow = (words: readonly string[]): PanelOperation[] =>
  words.map((operation, at) => ({ operation, position: position(at, words.length) }))

const fixed = windowWords.fixed
const single = (operation: string): Operation => ({ type: 'SINGLE_PANEL', panels: inRow([operation]) })

/** Windows whose panels are always the same. */
const windows: Partial<Record<OperatingStyle, Operation>> = {
  single_hung: {
    type: 'DOUBLE_PANEL_HORIZONTAL',
    panels: [
      { operation: fixed, position: 'TOP' },
      { operation: 'SLIDINGVERTICAL', position: 'BOTTOM' },
    ],
  },
  double_hung: {
    type: 'DOUBLE_PANEL_HORIZONTAL',
    panels: [
      { operation: 'SLIDINGVERTICAL', position: 'TOP' },
      { operation: 'SLIDINGVERTICAL', position: 'BOTTOM' },
    ],
  },
  awning: single('TOPHUNG'),
  picture: single(fixed),
  round_top_specialty_shapes: single(fixed),
  bay: {
    type: 'TRIPLE_PANEL_VERTICAL',
    panels: inRow(['SLIDINGVERTICAL', fixed, 'SLIDINGVERTICAL']),
  },
}

const divisions: Record<number, string> = {
  1: 'SINGLE_PANEL',
  2: 'DOUBLE_PANEL_VERTICAL',
  3: 'TRIPLE_PANEL_VERTICAL',
}

/** The word for a door by its panels, seen from inside; other doors are user-defined. */
const doors: Readonly<Record<string, string>> = {
  'hinge-left': 'SINGLE_SWING_LEFT',
  'hinge-right': 'SINGLE_SWING_RIGHT',
  'hinge-left hinge-right': 'DOUBLE_DOOR_SINGLE_SWING',
  'hinge-left fixed': 'SWING_FIXED_LEFT',
  'fixed hinge-right': 'SWING_FIXED_RIGHT',
  'slide fixed': 'SLIDING_TO_RIGHT',
  'fixed slide': 'SLIDING_TO_LEFT',
  'fixed slide slide fixed': 'DOUBLE_DOOR_SLIDING',
  'fold-left': 'FOLDING_TO_LEFT',
  'fold-right': 'FOLDING_TO_RIGHT',
  'fold-left fold-right': 'DOUBLE_DOOR_FOLDING',
}

function doorType(leaves: readonly Leaf[]): string | undefined {
  // All panels that fold to one side are one word in IFC.
  const kinds = leaves.filter((leaf, at) => !leaf.startsWith('fold') || leaf !== leaves[at - 1])
  return doors[kinds.join(' ')]
}

/** How a design opens. `record` is the record of its series. */
export function operationOf(design: Design, record: SeriesRecord): Operation {
  const known = windows[record.style]
  if (known) return known
  const leaves = leavesOf(design, record)
  const words = record.type === 'door' ? doorWords : windowWords
  const panels = inRow(leaves.map((leaf) => words[leaf]))
  const type = record.type === 'door' ? doorType(leaves) : divisions[leaves.length]
  return type ? { type, panels } : { type: 'USERDEFINED', own: design.operation ?? '', panels }
}
