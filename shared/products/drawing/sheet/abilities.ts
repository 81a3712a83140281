import { dimensions } from '../annotations/dimensions'
import { openingShade, requiredOpenings } from '../annotations/openings'
import { operationMarks } from '../annotations/operation-marks'
import { sectionMarks } from '../annotations/section-marks'
import { coatings, obscureGlasses, type GlassKind } from '../../catalogue/vocabulary/glass'
import type { GridPattern } from '../../catalogue/vocabulary/grids'
import type { SpecialtyShape } from '../../catalogue/vocabulary/shapes'
import { doorStyles, windowStyles, type OperatingStyle } from '../../catalogue/vocabulary/styles'
import { cell, finishOf, usual, type Part } from './cell'

const styles: readonly OperatingStyle[] = [...windowStyles, ...doorStyles]
const grids: readonly GridPattern[] = [
  { kind: 'colonial', columns: 2, rows: 2 },
  { kind: 'colonial', columns: 3, rows: 4 },
  { kind: 'marginal' },
  { kind: 'perimeter' },
  { kind: 'prairie' },
  { kind: 'queen_anne' },
]
const glasses: readonly GlassKind[] = ['clear', ...coatings, ...obscureGlasses]
const shapes: readonly (readonly [SpecialtyShape, number, number])[] = [
  ['arch', 48, 60],
  ['arch', 60, 24],
  ['round', 36, 36],
  ['half_round', 60, 30],
  ['quarter_round', 36, 36],
  ['trapezoid', 48, 42],
  ['octagon', 30, 30],
  ['hexagon', 36, 32],
  ['pentagon', 36, 42],
]

/** Samples of everything that the library can draw. */
export const abilities: readonly Part[] = [
  [
    'Thirteen styles, outside',
    styles.map((style, index) => cell(style, { ...usual(style), finish: finishOf(index % 5 === 4 ? 2 : 0) })),
  ],
  [
    'In dark and colored finishes',
    styles.map((style, index) => cell(style, { ...usual(style), finish: finishOf(index + 1) })),
  ],
  ['Open, outside', styles.map((style) => cell(style, { ...usual(style), open: 1 }))],
  [
    'Half open, inside, with operation',
    styles.map((style) => cell(style, { ...usual(style), open: 0.5, view: 'inside' }, [operationMarks])),
  ],
  [
    'Inside, shut',
    styles.map((style, index) =>
      cell(style, { ...usual(style), view: 'inside', finish: finishOf(index % 3 === 1 ? 2 : 0) }),
    ),
  ],
  [
    'Dimensions, openings, section marks',
    [
      cell(
        'egress',
        {
          style: 'single_hung',
          productType: 'platinum',
          width: 36,
          height: 60,
          open: 1,
          view: 'inside',
        },
        [dimensions, openingShade, requiredOpenings([{ width: 20, height: 24 }])],
      ),
      cell(
        'egress, too small',
        {
          style: 'horizontal_slider',
          productType: 'platinum',
          width: 48,
          height: 36,
          open: 1,
          view: 'inside',
        },
        [dimensions, openingShade, requiredOpenings([{ width: 20, height: 24 }])],
      ),
      cell(
        'egress, casement',
        {
          style: 'casement',
          width: 28,
          height: 48,
          open: 1,
          view: 'inside',
        },
        [dimensions, openingShade],
      ),
      cell('section marks', usual('double_hung'), [dimensions, sectionMarks, operationMarks]),
    ],
  ],
  [
    'Grids, flat and sculptured',
    grids.flatMap((grid, index) => [
      cell(grid.kind, { style: 'picture', width: 34, height: 42, grid, barWidth: index % 2 ? 1 : 0.625 }),
      cell(grid.kind, {
        style: 'single_hung',
        width: 34,
        height: 58,
        grid,
        barWidth: 1,
        finish: finishOf(index),
      }),
    ]),
  ],
  ['Glass', glasses.map((glass) => cell(glass, { style: 'single_hung', width: 28, height: 44, glass }))],
  [
    'Shapes',
    shapes.flatMap(([shape, width, height], index) => [
      cell(shape, { style: 'round_top_specialty_shapes', shape, width, height, finish: finishOf(index) }),
      cell(shape, {
        style: 'round_top_specialty_shapes',
        shape,
        width,
        height,
        flip: true,
        grid: index % 2 ? { kind: 'fan', rays: 5 } : { kind: 'palladian' },
      }),
    ]),
  ],
  [
    'Panel layouts',
    [
      ...['XO', 'OX', 'XOX'].map((operation) =>
        cell(operation, { style: 'horizontal_slider', width: 90, height: 48, operation, open: 0.5 }),
      ),
      ...['OXO', 'OXXO'].map((operation) =>
        cell(operation, { style: 'sliding_glass', width: 140, height: 80, operation, open: 0.7 }),
      ),
      ...['OXX', 'PXXX', 'PXXXXP', 'OXXXXO', 'XXXO'].map((operation) =>
        cell(operation, { style: 'multi_slide', width: 180, height: 96, operation, open: 0.6 }),
      ),
      ...['XL', 'XR', 'OXLXRO', 'XLO', 'OXLXROO'].map((operation) =>
        cell(operation, {
          style: 'french_swing',
          width: 36 * operation.replace(/[LR]/g, '').length,
          height: 80,
          operation,
          open: 0.6,
        }),
      ),
      ...['2L', '3R', '3L1R', '4L', '3L3R', '7L'].map((operation) =>
        cell(operation, { style: 'bi_fold', width: 160, height: 96, operation, open: 0.5 }),
      ),
    ],
  ],
]
